// Changes in time. A still picture shows where they end; each is accepted.
extension View {
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

extension View {
  /// Tells this view from others.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
}
