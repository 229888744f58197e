import Combine
import SwiftUI
import UIKit
import WatchKit

extension Notification.Name {
  static let refuelled = Notification.Name("refuelled")
  static let emptied = Notification.Name(rawValue: "emptied")
}

struct DeviceBattery: View {
  @State private var level = max(UIDevice.current.batteryLevel, 0)
  @State private var state = UIDevice.current.batteryState
  private let knock = UIImpactFeedbackGenerator(style: .medium)
  private let knocks: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .heavy, .soft, .rigid]

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(value: level) { Text("Battery") }
        .frame(width: UIScreen.main.bounds.width * 0.8)
      Text(state == .unknown ? "unknown" : state == .charging ? "charging" : "in use")
      Text("\([UIDevice.BatteryState.full, .unplugged, .charging].count) \(knocks.count)")
      Text("\(UIDevice.current.name), \(UIDevice.current.model), \(UIDevice.current.systemName)")
      Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "other")
      Text("\(Int(UIScreen.main.scale)) \(Int(WKInterfaceDevice.current().screenBounds.width))")
    }
    .onAppear {
      UIDevice.current.isBatteryMonitoringEnabled = true
      if !UIDevice.current.isBatteryMonitoringEnabled { level = 0.25 }
      knock.prepare()
      knock.impactOccurred()
      WKInterfaceDevice.current().play(.click)
      NotificationCenter.default.post(name: level > 0.5 ? .refuelled : .emptied, object: nil)
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)
    ) { note in level = note.name == .emptied ? 0 : 1 }
    .onReceive(
      NotificationCenter.default.publisher(for: UIDevice.batteryStateDidChangeNotification)
    ) { _ in level = 1 }
    .onReceive(
      NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
        .merge(
          with: NotificationCenter.default.publisher(
            for: UIDevice.proximityStateDidChangeNotification))
    ) { _ in level = 1 }
  }
}

#Preview("Battery") { DeviceBattery() }
