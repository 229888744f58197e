import Foundation
import GaugeUI

extension Catalogue {
  /// What apps ask of the device, and hear from it. A script learns nothing of the machine that it runs on: the device is
  /// always the same, as Xcode's simulator has it.
  @RowBuilder static var devices: [Row] {
    Rows.type("class NotificationCenter", "Where apps hear of what happens.") {
      Row("static var default: NotificationCenter", "The usual one.") { Value.void }
      Row(
        "func publisher(for name: Notification.Name, object: Any? = nil) -> AnyPublisher<Notification, Never>",
        "Tells of what happens; a still picture never hears it."
      ) { (_: Value, _: Value, _: Value) in PublisherValue(Relay()) }
      Row("func post(name: Notification.Name, object: Any?)", "Tells; nobody hears it.") {
        (_: Value, _: Value, _: Value) in Value.void
      }
    }
    Rows.type("struct Notification", "That something happened.") {
      Row("var name: Notification.Name", "What.") { (_: Value) in Value.string("") }
    }
    Rows.type("struct Notification.Name: Hashable", "What can happen.") {
      for label in ["_ rawValue", "rawValue"] {
        Row("init(\(label): String)", "By its name.") { (name: String) in Value.string(name) }
      }
    }
    device
    screen
    application
    feedback
  }

  @RowBuilder private static var device: [Row] {
    Rows.type("class UIDevice", "The device.") {
      Row("static var current: UIDevice", "The only one.") { Value.string("device") }
      for name in [
        "batteryLevelDidChange", "batteryStateDidChange", "orientationDidChange",
        "proximityStateDidChange",
      ] {
        Row("static var \(name)Notification: Notification.Name", "That it changed.") {
          Value.string(name)
        }
      }
      Row("var batteryLevel: Float", "-1: it has no battery, as the simulator has none.") {
        (_: Value) in Float(-1)
      }
      Row("var batteryState: UIDevice.BatteryState", "Unknown, as in the simulator.") {
        (_: Value) in Value.string("unknown")
      }
      Row(
        "var isBatteryMonitoringEnabled: Bool { get nonmutating set }", "Whether it is watched.",
        get: { (_: Value) in false }, set: { (_: inout Value, _: Bool) in })
      for (name, text) in [("name", "iPhone"), ("model", "iPhone"), ("systemName", "iOS")] {
        Row("var \(name): String", "\(text).") { (_: Value) in text }
      }
      Row("var userInterfaceIdiom: UIUserInterfaceIdiom", "A telephone.") { (_: Value) in
        Value.string("phone")
      }
    }
    Rows.names(
      "enum UIDevice.BatteryState: Hashable", "Whether a battery is being charged.",
      ["unknown", "unplugged", "charging", "full"])
    Rows.names(
      "enum UIUserInterfaceIdiom: Hashable", "What kind of device it is.",
      ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"])
  }

  @RowBuilder private static var screen: [Row] {
    Rows.type("class UIScreen", "What the device shows.") {
      Row("static var main: UIScreen", "The only one.") { Value.string("screen") }
      Row("var bounds: CGRect", "The size of an iPhone's screen: 390 by 844 points.") {
        (_: Value) in CGRect(x: 0, y: 0, width: 390, height: 844)
      }
      Row("var scale: CGFloat", "Pixels for each point.") { (_: Value) in CGFloat(3) }
    }
    Rows.type("class WKInterfaceDevice", "The watch.") {
      Row("static func current() -> WKInterfaceDevice", "The only one.") { Value.string("watch") }
      Row("var screenBounds: CGRect", "The size of a watch's screen: 198 by 242 points.") {
        (_: Value) in CGRect(x: 0, y: 0, width: 198, height: 242)
      }
      Row("func play(_ type: WKHapticType)", "Nothing is felt.") { (_: Value, _: Value) in
        Value.void
      }
    }
    Rows.names(
      "enum WKHapticType: Hashable", "What is felt.",
      [
        "notification", "directionUp", "directionDown", "success", "failure", "retry", "start",
        "stop", "click",
      ])
  }

  /// What code asks of its app around a picture, such as to put the keyboard away: nothing comes of it.
  @RowBuilder private static var application: [Row] {
    Rows.type("class UIApplication", "The app.") {
      Row("static var shared: UIApplication", "The only one.") { Value.string("app") }
      Row(
        "@discardableResult func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool",
        "Nobody hears it."
      ) { (_: Value, _: Value, _: Value, _: Value, _: Value) in false }
      Row("func canOpenURL(_ url: URL) -> Bool", "No.") { (_: Value, _: Value) in false }
      Row("func open(_ url: URL)", "Nothing is opened.") { (_: Value, _: Value) in Value.void }
      Row(
        "var isIdleTimerDisabled: Bool { get nonmutating set }", "Whether the screen stays on.",
        get: { (_: Value) in false }, set: { (_: inout Value, _: Bool) in })
    }
    Rows.type("class UIEvent", "A touch.")
    Rows.type("class UIResponder", "What hears of touches.") {
      Row("init()", "One that hears nothing.") { Value.string("responder") }
      Row("@discardableResult func resignFirstResponder() -> Bool", "Nothing was typed.") {
        (_: Value) in false
      }
    }
    Rows.type("struct Selector: Hashable", "The name of a method.") {
      Row("init(_ name: String)", "By its name.") { (name: String) in Value.string(name) }
    }
  }

  @RowBuilder private static var feedback: [Row] {
    Rows.type("class UIImpactFeedbackGenerator", "A knock; nothing is felt.") {
      Row("init(style: UIImpactFeedbackGenerator.FeedbackStyle)", "So heavy.") {
        (_: Value) in Value.string("impact")
      }
      for text in ["impactOccurred()", "prepare()"] {
        Row("func \(text)", "Nothing is felt.") { (_: Value) in Value.void }
      }
      Row("init()", "As heavy as usual.") { Value.string("impact") }
      Row("func impactOccurred(intensity: CGFloat)", "Nothing is felt.") {
        (_: Value, _: CGFloat) in Value.void
      }
    }
    Rows.type("class UINotificationFeedbackGenerator", "A knock that tells; nothing is felt.") {
      Row("init()", "Makes one.") { Value.string("notification") }
      Row(
        "func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType)",
        "Nothing is felt."
      ) { (_: Value, _: Value) in Value.void }
      Row("func prepare()", "Nothing is felt.") { (_: Value) in Value.void }
    }
    Rows.names(
      "enum UINotificationFeedbackGenerator.FeedbackType: Hashable", "What it tells.",
      ["success", "warning", "error"])
    Rows.type("class UISelectionFeedbackGenerator", "A knock at a choice; nothing is felt.") {
      Row("init()", "Makes one.") { Value.string("selection") }
      for text in ["selectionChanged()", "prepare()"] {
        Row("func \(text)", "Nothing is felt.") { (_: Value) in Value.void }
      }
    }
    Rows.names(
      "enum UIImpactFeedbackGenerator.FeedbackStyle: Hashable", "How heavy.",
      ["light", "medium", "heavy", "soft", "rigid"])
  }
}
