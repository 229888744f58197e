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
      Row(
        "func visualEffect<Content: View>(_ effect: (PlaceholderContentView, GeometryProxy) -> Content) -> some View",
        "As it is: what a place does to a view is not asked."
      ) { (view: AnyView, _: FunctionValue) in view }
      Row.view("func badge(_ count: Int) -> some View", "A number behind a row; 0 for none.") {
        (view: AnyView, count: Int) in view.badge(count)
      }
      Row.view("func badge(_ label: Text?) -> some View", "Words behind a row.") {
        (view: AnyView, label: Text?) in view.badge(label)
      }
    }
    Rows.type("struct PlaceholderContentView: View", "The view that is changed.")
  }
}
