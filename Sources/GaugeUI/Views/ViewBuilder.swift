/// Makes one view of several statements, as SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  // What is handed on is moved on: labels would be copied several times on their way into a gauge.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable public static func buildBlock<A: View, B: View>(
    _ a: consuming A, _ b: consuming B
  ) -> TupleView<(A, B)> {
    TupleView(a, b)
  }

  @inlinable public static func buildBlock<A: View, B: View, C: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C
  ) -> TupleView<(A, B, C)> {
    TupleView(a, b, c)
  }

  @_disfavoredOverload @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }

  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}
