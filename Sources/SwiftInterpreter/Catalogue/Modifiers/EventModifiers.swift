import GaugeUI

extension Catalogue {
  /// What is done when views are first seen, and when values change. It is done before the picture is shown, which is
  /// drawn again with the states that it sets.
  @RowBuilder static var eventModifiers: [Row] {
    Rows.members(of: "View") {
      Row.view(
        "func onAppear(perform action: (() -> Void)? = nil) -> some View",
        "Does something when the view is first seen."
      ) { (view: AnyView, action: FunctionValue?) in
        action.map { AnyView(EventView(content: view, event: .appearance($0))) } ?? view
      }
      Row.view(
        "func task(priority: TaskPriority = .userInitiated, _ action: () async -> Void) -> some View",
        "Starts work when the view is first seen, after all that `onAppear` does."
      ) { (view: AnyView, _: Value, action: FunctionValue) in
        EventView(content: view, event: .task(action, id: .void))
      }
      Row.view(
        "func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: () async -> Void) -> some View",
        "Starts work when the view is first seen, and when a value changes."
      ) { (view: AnyView, id: Value, _: Value, action: FunctionValue) in
        EventView(content: view, event: .task(action, id: id))
      }
      for action in ["_ action: () -> Void", "_ action: (V, V) -> Void"] {
        Row.view(
          "func onChange<V: Equatable>(of value: V, initial: Bool = false, \(action)) -> some View",
          "Does something when a value is another than in the drawing before."
        ) { (view: AnyView, value: Value, isInitial: Bool, action: FunctionValue) in
          EventView(
            content: view, event: .change(of: value, isInitial: isInitial, action))
        }
      }
      for action in ["action: (T) -> Void", "action: (T, T) -> Void"] {
        Row.view(
          "func onGeometryChange<T: Equatable>(for type: T.Type, of transform: (GeometryProxy) -> T, \(action)) -> some View",
          "Does something with what its room tells, when that is another than before."
        ) { (view: AnyView, _: Value, transform: FunctionValue, action: FunctionValue) in
          LateEventView { tell in
            view.placing { room in
              Runtime.current?.attempt(otherwise: ()) { tell(try transform(room.scriptValue)) }
            }
          } event: {
            .change(of: $0, isInitial: true, action)
          }
        }
      }
      Row.view(
        "func onChange<V: Equatable>(of value: V, perform action: (V) -> Void) -> some View",
        "Does something when a value is another than in the drawing before."
      ) { (view: AnyView, value: Value, action: FunctionValue) in
        EventView(content: view, event: .change(of: value, isInitial: false, action))
      }
    }
  }
}
