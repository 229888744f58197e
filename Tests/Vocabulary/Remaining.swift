import SwiftUI
import UIKit

// What is seldom written out.

final class Delegate: NSObject {
  var name = "delegate"
}

typealias Older = NSCalendar

// Names that only the types of other views have.
typealias Pair = TupleView<(Text, Text)>
typealias Either = _ConditionalContent<Text, Image>
typealias Changed = PlaceholderContentView<Text>

struct Kept: View {
  private let precision: NumberFormatStyleConfiguration.Precision = .fractionLength(1)
  private let none: Int? = nil
  private let some: Int? = 3
  private let plain: Plain? = nil

  private struct Plain {}

  private func halves<U: Dimension>(_ amount: Measurement<U>) -> Measurement<U> { amount }

  var body: some View {
    VStack(alignment: .leading) {
      Text(Delegate().name)
      Text(1.25.formatted(.number.precision(precision)))
      Text("\(nil == none) \(nil != some) \(none != some) \(some == nil)")
      Text("\(nil == plain) \(nil != plain)")
      Text(String(CGFloat(1.5)))
      Text("\(Duration.nanoseconds(1.5) == .zero)")
      Text("\(Duration.nanoseconds(2_500.0) > .zero)")
      Text("\(NSObject() === NSObject())")
      Text("\(halves(Measurement(value: 3, unit: UnitLength.meters)).value)")
    }
  }
}

struct Windows: App {
  var body: some Scene {
    WindowGroup { Kept() }
    WindowGroup("Named") { Kept() }
    Settings { Text("Settings") }
  }
}

#Preview("Kept") { Kept() }
