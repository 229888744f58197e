/// Makes one view of several statements, as SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @inlinable public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> TupleView<(A, B)> {
    TupleView(a, b)
  }

  @inlinable public static func buildBlock<A: View, B: View, C: View>(
    _ a: A, _ b: B, _ c: C
  ) -> TupleView<(A, B, C)> {
    TupleView(a, b, c)
  }

  @_disfavoredOverload @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}
