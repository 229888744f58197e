import Foundation

extension Catalogue {
  /// How changes are animated, and what names moments and things. A still picture shows none of it.
  @RowBuilder static var animations: [Row] {
    Rows.type("struct Animation: Hashable", "How a change takes its time.") {
      for name in ["linear", "easeIn", "easeOut", "easeInOut"] {
        Row("static var \(name): Animation", "One of the curves.") { Value.string(name) }
        Row("static func \(name)(duration: Double) -> Animation", "A curve over some seconds.") {
          (_: Double) in Value.string(name)
        }
      }
      for name in ["default", "spring", "bouncy", "smooth", "snappy", "interactiveSpring"] {
        Row("static var \(name): Animation", "One of the curves.") { Value.string(name) }
      }
      Row(
        "static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation",
        "Swings to its end."
      ) { (_: Double, _: Double, _: Double) in Value.string("spring") }
      for text in ["delay(_ delay: Double)", "speed(_ speed: Double)"] {
        Row("func \(text) -> Animation", "Later, or faster.") { (whole: Value, _: Double) in whole }
      }
      Row("func repeatForever(autoreverses: Bool = true) -> Animation", "Again and again.") {
        (whole: Value, _: Bool) in whole
      }
      Row("func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation", "Again.")
      {
        (whole: Value, _: Int, _: Bool) in whole
      }
    }
    Row(
      "@discardableResult func withAnimation<R>(_ animation: Animation? = nil, _ body: () throws -> R) rethrows -> R",
      "Makes a change, here at once."
    ) { (_: Value, body: FunctionValue) in try body() }
    Rows.type("struct UUID: Hashable, CustomStringConvertible", "A name that no other thing has.") {
      Row("init()", "A new name.") { UUID() }
      Row("var uuidString: String", "The name as text.") { (id: UUID) in id.uuidString }
    }
    Rows.type("struct Date: Hashable, Comparable", "A moment.") {
      Row("init()", "This moment.") { Date() }
      Row("init(timeIntervalSince1970: Double)", "The moment some seconds after 1970 began.") {
        (seconds: Double) in Date(timeIntervalSince1970: seconds)
      }
      Row("static var now: Date", "This moment.") { Date() }
      Row("var timeIntervalSince1970: Double", "Seconds since 1970 began.") { (date: Date) in
        date.timeIntervalSince1970
      }
      Row("func timeIntervalSince(_ date: Date) -> Double", "Seconds since another moment.") {
        (date: Date, other: Date) in date.timeIntervalSince(other)
      }
      Row("func addingTimeInterval(_ timeInterval: Double) -> Date", "A moment some seconds later.")
      { (date: Date, seconds: Double) in date.addingTimeInterval(seconds) }
    }
  }
}

extension UUID: NativeValue {}
extension Date: NativeValue {}
