extension Catalogue {
  /// How changes are animated. A still picture shows none of it.
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
  }
}
