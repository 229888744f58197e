import GaugeUI

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
      for name in [
        "default", "spring", "bouncy", "smooth", "snappy", "interactiveSpring",
        "interpolatingSpring",
      ] {
        Row("static var \(name): Animation", "One of the curves.") { Value.string(name) }
      }
      for text in springs {
        let isDisfavored = text.hasPrefix("spring") || text.contains("extraBounce")
        Row(
          "\(isDisfavored ? "@_disfavoredOverload " : "")static func \(text) -> Animation",
          "Swings to its end."
        ) {
          (_: Double, _: Double, _: Double) in Value.string("spring")
        }
      }
      for name in ["smooth", "snappy", "bouncy"] {
        Row(
          "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation",
          "A spring over some seconds."
        ) { (_: Double, _: Double) in Value.string(name) }
      }
      Row(
        "static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation",
        "Swings to its end."
      ) { (_: Spring, _: Double) in Value.string("spring") }
      Row(
        "static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation",
        "Swings to its end."
      ) { (_: Spring, _: Double) in Value.string("spring") }
      Row(
        "static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation",
        "Swings to its end."
      ) { (_: Double, _: Double, _: Double, _: Double) in Value.string("spring") }
      Row("static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation", "A curve.")
      {
        (_: Value, _: Double) in Value.string("curve")
      }
      Row(
        "static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35) -> Animation",
        "A Bézier curve."
      ) { (_: Double, _: Double, _: Double, _: Double, _: Double) in Value.string("curve") }
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
    springTypes
    Rows.names(
      "struct UnitCurve: Hashable", "The course of a change.",
      ["linear", "easeIn", "easeOut", "easeInOut"])
    Rows.members(of: "UnitCurve") {
      Row(
        "static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve",
        "A Bézier curve."
      ) { (_: UnitPoint, _: UnitPoint) in Value.string("curve") }
    }
    animatableTypes
    Row(
      "@discardableResult func withAnimation<R>(_ animation: Animation? = nil, _ body: () throws -> R) rethrows -> R",
      "Makes a change, here at once."
    ) { (_: Value, body: FunctionValue) in try body() }
    Row(
      "@discardableResult func withAnimation<R>(_ animation: Animation? = nil, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> R, completion: () -> Void) rethrows -> R",
      "Makes a change, here at once, then does what comes behind it."
    ) { (_: Value, _: Value, body: FunctionValue, completion: FunctionValue) in
      let result = try body()
      _ = try completion()
      return result
    }
    Rows.names(
      "struct AnimationCompletionCriteria: Hashable", "When an animation counts as over.",
      ["logicallyComplete", "removed"])
    transactions
  }

  @RowBuilder private static var transactions: [Row] {
    Rows.type("struct Transaction", "How a change is made.") {
      Row("init()", "As usual.") { TransactionValue() }
      Row("init(animation: Animation?)", "At a pace.") { (animation: Value?) in
        TransactionValue(animation: animation)
      }
      Row.field("animation", "Animation?", "At what pace.", \TransactionValue.animation)
      Row.field(
        "disablesAnimations", "Bool", "Whether at once.", \TransactionValue.disablesAnimations)
      Row.field(
        "isContinuous", "Bool", "Whether it is one of many.", \TransactionValue.isContinuous)
      Row.mutating(
        "mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: () -> Void)",
        "Accepted: a picture shows where changes end."
      ) { (_: inout TransactionValue, _: Value, _: FunctionValue) in Value.void }
    }
    Row(
      "func withTransaction<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R",
      "Makes a change, here at once."
    ) { (_: Value, body: FunctionValue) in try body() }
    Row(
      "func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R",
      "Makes a change, here at once."
    ) { (_: Value, _: Value, body: FunctionValue) in try body() }
    Rows.members(of: "View") {
      for value in ["", "value: T, "] {
        Row.accepted(
          "func transaction\(value.isEmpty ? "" : "<T: Equatable>")(\(value)_ transform: (inout Transaction) -> Void) -> some View",
          "As it is: a preview stands still.")
      }
    }
  }

  private static let springs = [
    "spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)",
    "interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25)",
    "interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25)",
    "interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)",
  ]

  @RowBuilder private static var springTypes: [Row] {
    Rows.type("struct Spring: Hashable", "A spring by its length and how far it overshoots.") {
      Row("init(duration: Double = 0.5, bounce: Double = 0)", "A spring over some seconds.") {
        (duration: Double, bounce: Double) in Spring(duration: duration, bounce: bounce)
      }
      Row("init(response: Double, dampingRatio: Double)", "A spring by how it answers.") {
        (response: Double, ratio: Double) in Spring(response: response, dampingRatio: ratio)
      }
      Row(
        "init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)",
        "A spring by its physics."
      ) { (mass: Double, stiffness: Double, damping: Double, _: Bool) in
        Spring(mass: mass, stiffness: stiffness, damping: damping)
      }
      for (name, least) in [("smooth", 0), ("snappy", 0.15), ("bouncy", 0.3)] {
        Row(
          "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Spring",
          "A spring over some seconds."
        ) { (duration: Double, bounce: Double) in
          Spring(duration: duration, bounce: least + bounce)
        }
      }
      Row.constant("smooth", "Spring", "One that does not overshoot.", Spring.smooth)
      Row.constant("snappy", "Spring", "One that overshoots a little.", Spring.snappy)
      Row.constant("bouncy", "Spring", "One that overshoots.", Spring.bouncy)
      Row("var duration: Double", "In seconds.") { (spring: Spring) in spring.duration }
      Row("var bounce: Double", "How far it overshoots.") { (spring: Spring) in spring.bounce }
    }
  }

  /// What changes in steps. A still picture asks for no steps between.
  @RowBuilder private static var animatableTypes: [Row] {
    Rows.type("protocol Animatable", "What changes in many small steps.") {
      Row.alias("associatedtype AnimatableData")
    }
    Rows.type("protocol AnimatableModifier: Animatable, ViewModifier", "A change in steps.")
    Rows.type("protocol VectorArithmetic: AdditiveArithmetic", "Numbers that can be scaled.")
    for type in ["Double", "CGFloat", "Float"] {
      Rows.conformance("extension \(type): VectorArithmetic")
    }
    Rows.type("struct EmptyAnimatableData: VectorArithmetic", "Nothing that changes.") {
      Row("init()", "Nothing that changes.") { EmptyAnimatableData() }
    }
    Rows.type(
      "struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic",
      "Two that change together."
    ) {
      Row("init(_ first: First, _ second: Second)", "Two that change together.") {
        (first: Value, second: Value) in Value.tuple([first, second])
      }
      for (index, name) in ["first", "second"].enumerated() {
        Row(
          "var \(name): \(name.capitalized) { get set }", "One of both.",
          get: { (pair: Value) -> Value in
            guard case .tuple(let parts) = pair else { return .void }
            return parts[index]
          },
          set: { (pair: inout Value, part: Value) in
            guard case .tuple(var parts) = pair else { return }
            parts[index] = part
            pair = .tuple(parts)
          })
      }
    }
  }
}

extension Spring: NativeValue {}
extension EmptyAnimatableData: NativeValue {}

extension AnimatablePair: NativeValue where First: NativeValue, Second: NativeValue {
  static func from(_ value: Value) throws -> AnimatablePair {
    guard case .tuple(let parts) = value, parts.count == 2 else {
      throw BridgingError(expected: "AnimatablePair", found: value)
    }
    return AnimatablePair(try First.from(parts[0]), try Second.from(parts[1]))
  }

  var scriptValue: Value { .tuple([first.scriptValue, second.scriptValue]) }
}
