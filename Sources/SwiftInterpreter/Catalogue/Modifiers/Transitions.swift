import GaugeUI

extension Catalogue {
  /// How views come and go. In a picture each is there, as a script's own transitions have it between both.
  @RowBuilder static var transitionTypes: [Row] {
    Rows.type("protocol Transition", "How a view comes and goes.") {
      Row.requirement(
        "@ViewBuilder func body(content: PlaceholderContentView, phase: TransitionPhase) -> some View",
        "The view in a phase of its coming and going.")
      Row.alias("typealias Content = PlaceholderContentView")
      for (text, type) in implicit {
        Row(
          "static \(text) -> \(type) where Self == \(type)", summary: "One of the ways.",
          body: .function { _ in .string(type) })
      }
      for name in ["identity", "opacity", "slide", "scale", "blurReplace"] {
        let type = "\(name.prefix(1).uppercased() + name.dropFirst())Transition"
        Row.implicit(name, type, "One of the ways.", Value.string(type))
      }
      Row("func combined<T: Transition>(with other: T) -> some Transition", "Two at once.") {
        (first: Value, second: Value) in CombinedTransitions(parts: [first, second])
      }
      Row("func animation(_ animation: Animation?) -> some Transition", "At a pace.") {
        (transition: Value, _: Value) in transition
      }
    }
    for (type, parameters) in types {
      Rows.type("struct \(type): Transition", "One of the ways to come and go.") {
        Row(
          "init(\(parameters))", summary: "One of the ways.",
          body: .function { _ in .string(type) })
      }
    }
    Rows.names(
      "enum BlurReplaceTransition.Configuration: Hashable", "Which way blurred views go.",
      ["downUp", "upUp"])
    Rows.type(
      "struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition",
      "In one way, and out another."
    ) {
      Row("init(insertion: Insertion, removal: Removal)", "In one way, and out another.") {
        (insertion: Value, _: Value) in insertion
      }
    }
    Rows.type("enum TransitionPhase: Hashable", "Where a view is between coming and going.") {
      for (name, phase) in transitionPhases { Row.enumCase(name, "One of the phases.", phase) }
      Row("var isIdentity: Bool", "Whether it is there.") { (phase: TransitionPhase) in
        phase.isIdentity
      }
      Row("var value: Double", "-1 before, 0, 1 after.") { (phase: TransitionPhase) in
        phase.value
      }
    }
    Rows.members(of: "View") {
      Row.view(
        "func transition<T: Transition>(_ transition: T) -> some View",
        "As it is; as a transition of a script's own has it while it is there."
      ) { (view: AnyView, transition: Value) in CombinedTransitions.view(view, under: transition) }
    }
  }

  private static let transitionPhases: [(String, TransitionPhase)] = [
    ("willAppear", .willAppear), ("identity", .identity), ("didDisappear", .didDisappear),
  ]

  private static let implicit = [
    ("func scale(_ scale: Double, anchor: UnitPoint = .center)", "ScaleTransition"),
    ("func move(edge: Edge)", "MoveTransition"), ("func push(from edge: Edge)", "PushTransition"),
    ("func offset(_ offset: CGSize)", "OffsetTransition"),
    ("func offset(x: CGFloat = 0, y: CGFloat = 0)", "OffsetTransition"),
    (
      "func blurReplace(_ configuration: BlurReplaceTransition.Configuration)",
      "BlurReplaceTransition"
    ),
  ]

  private static let types = [
    ("IdentityTransition", ""), ("OpacityTransition", ""), ("SlideTransition", ""),
    ("ScaleTransition", "_ scale: Double, anchor: UnitPoint = .center"),
    ("MoveTransition", "edge: Edge"), ("PushTransition", "edge: Edge"),
    ("OffsetTransition", "_ offset: CGSize"),
    ("BlurReplaceTransition", "configuration: BlurReplaceTransition.Configuration"),
  ]
}

extension TransitionPhase: NativeValue {}

/// Transitions at once: a script's own, and the library's, which leave a view that is there as it is.
struct CombinedTransitions: NativeValue {
  let parts: [Value]

  static func view(_ view: AnyView, under transition: Value) -> AnyView {
    switch transition {
    case .instance(let instance):
      let phase = TransitionPhase.identity.scriptValue
      return AnyView(ScriptBody(instance: instance, method: ("body", [.native(view), phase])))
    case .native(let combined as CombinedTransitions):
      return combined.parts.reduce(view) { Self.view($0, under: $1) }
    default: return view
    }
  }
}
