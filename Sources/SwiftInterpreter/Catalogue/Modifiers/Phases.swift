import GaugeUI

extension Catalogue {
  /// Changes that run by themselves: a picture shows where they begin.
  @RowBuilder static var phases: [Row] {
    Rows.members(of: "View") {
      for trigger in ["", ", trigger: Trigger"] {
        for animation in ["", ", animation: (Phase) -> Animation?"] {
          let generics = trigger.isEmpty ? "" : ", Trigger: Equatable"
          Row(
            "func phaseAnimator<Phase: Equatable, Content: View\(generics)>(_ phases: [Phase]\(trigger), @ViewBuilder content: (PlaceholderContentView, Phase) -> Content\(animation)) -> some View",
            summary: "The view in the first of some phases.",
            body: .function { values in
              // Behind the view and the phases stand the trigger and the animation, where there are any.
              let content = try FunctionValue.from(values[trigger.isEmpty ? 2 : 3])
              guard let first = try [Value].from(values[1]).first else { return values[0] }
              return AnyView(try AnyView.from(content(values[0], first))).scriptValue
            })
        }
      }
      Row.view(
        "func animation<Content: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView) -> Content) -> some View",
        "The view as a closure has it."
      ) { (view: AnyView, _: Value, body: FunctionValue) in
        try AnyView.from(body(view.scriptValue))
      }
      Row.accepted(
        "func scrollTransition<Content: View>(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: (PlaceholderContentView, ScrollTransitionPhase) -> Content) -> some View",
        "As it is: nothing scrolls, so that each view is where it belongs.")
      Row.view(
        "func visualEffect<Content: View>(_ effect: (PlaceholderContentView, GeometryProxy) -> Content) -> some View",
        "The view as a closure has it, which is told the room that it has."
      ) { (view: AnyView, effect: FunctionValue) in
        view.visualEffect { _, room in
          Runtime.current?.view { try AnyView.from(effect(view.scriptValue, room.scriptValue)) }
        }
      }
      Row.view("func badge(_ count: Int) -> some View", "A number behind a row; 0 for none.") {
        (view: AnyView, count: Int) in view.badge(count)
      }
      Row.view("func badge(_ label: Text?) -> some View", "Words behind a row.") {
        (view: AnyView, label: Text?) in view.badge(label)
      }
    }
    Rows.type("struct PhaseAnimator: View", "A view that goes through phases: the first.") {
      for trigger in ["", ", trigger: Trigger"] {
        for animation in ["", ", animation: (Phase) -> Animation?"] {
          Row(
            "init<Phase: Equatable, Content: View\(trigger.isEmpty ? "" : ", Trigger: Equatable")>(_ phases: [Phase]\(trigger), @ViewBuilder content: (Phase) -> Content\(animation))",
            summary: "The view in the first of some phases.",
            body: .function { values in
              let content = try FunctionValue.from(values[trigger.isEmpty ? 1 : 2])
              guard let first = try [Value].from(values[0]).first else {
                return AnyView(EmptyView()).scriptValue
              }
              return try AnyView.from(content(first)).scriptValue
            })
        }
      }
    }
    Rows.names(
      "enum ScrollTransitionConfiguration: Hashable", "How a view follows the scrolling.",
      ["interactive", "animated", "identity"])
    Rows.type("enum ScrollTransitionPhase: Hashable", "Where a view is as it scrolls.") {
      for name in ["topLeading", "identity", "bottomTrailing"] {
        Row.enumCase(name, "One of the places.", Value.string(name))
      }
      Row("var isIdentity: Bool", "Whether it is where it belongs.") { (_: Value) in true }
      Row("var value: Double", "How far it is from where it belongs.") { (_: Value) in 0.0 }
    }
    Rows.type("struct PlaceholderContentView: View", "The view that is changed.")
  }
}
