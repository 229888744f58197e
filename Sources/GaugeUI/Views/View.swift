/// A piece of user interface, as SwiftUI's `View`.
@MainActor @preconcurrency
public protocol View {
  /// The type of what this view consists of.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder var body: Body { get }

  /// Adds what this view comes to, in `context`, to `nodes`. A view of your own leaves this to its `body`.
  func _resolve(in context: _ViewContext, into nodes: inout _NodeList)

  /// Whether this view is `EmptyView` or wraps nothing else: such a label counts as not given.
  var _isEmpty: Bool { get }

  /// Whether `other` surely shows what this view shows, so that its `body` need not be asked again. Not to be written by
  /// hand: plain data is compared as such, what is `Equatable` by `==`.
  func _isSameView(as other: Self) -> Bool

  /// Whether `_isSameView(as:)` can ever say yes.
  static var _canBeSame: Bool { get }
}

extension View {
  @inlinable public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let context = context.entered(Self.self) else { return }
    guard Self._canBeSame else {
      return context.withCurrentEnvironment { body }._resolve(in: context, into: &nodes)
    }
    let memo = nodes.memo(ViewMemo<Self>.self, in: context)
    if let memo, memo.holds(self, in: context) { return nodes.keep(memo) }
    let first = nodes.count
    context.withCurrentEnvironment { body }._resolve(in: context, into: &nodes)
    memo?.update(self, in: context)
    nodes.remember(memo ?? ViewMemo(self, in: context), from: first)
  }

  @inlinable public var _isEmpty: Bool { false }
}

/// A view that has no body can still name one.
extension Never: View {
  public var body: Never { fatalError("Never is no view") }
}

/// A view that resolves itself instead of through a body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked for: `_resolve` says what this view comes to.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
