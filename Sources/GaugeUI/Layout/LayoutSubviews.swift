/// The views that a layout places, in their order, as SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview]

  @MainActor init(_ nodes: [LayoutNode]) { views = nodes.map(LayoutSubview.init) }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// One of the views that a layout places, as SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode
  let place: Place

  @MainActor init(_ node: LayoutNode) {
    self.node = node
    place = Place()
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }

  /// Where the view was placed.
  @MainActor final class Place {
    var isSet = false
    private(set) var point = CGPoint.zero
    private(set) var anchor = UnitPoint.topLeading
    private(set) var proposal = ProposedViewSize.unspecified

    func set(_ point: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
      self.point = CGPoint(
        x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
      (self.anchor, self.proposal, isSet) = (anchor, proposal, true)
    }
  }
}

// What a layout asks of a view, and tells it.
extension LayoutSubview {
  /// The size, in points, that the view takes of what is proposed.
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.size(for: proposal)
  }

  /// Its size and where its guides lie.
  @MainActor @preconcurrency public func dimensions(
    in proposal: ProposedViewSize
  ) -> ViewDimensions {
    node.dimensions(for: proposal)
  }

  /// Which views are given room first: higher first.
  @MainActor @preconcurrency public var priority: Double { node.layoutPriority }

  /// What it wants between itself and others.
  @MainActor @preconcurrency public var spacing: ViewSpacing {
    ViewSpacing(node.spacingPreference)
  }

  /// What `layoutValue(key:value:)` gave it under a key, else the key's default.
  @MainActor @preconcurrency public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// What the view says of itself under a key; `nil` where it says nothing.
  @MainActor package func layoutValue(_ key: AnyHashable) -> Any? { node.traits.layoutValues[key] }

  /// Places the view with its `anchor` at `position`, in points.
  @MainActor @preconcurrency public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    place.set(position, anchor, proposal)
  }
}

/// What a view says of itself to the layout that it stands in, as SwiftUI's `LayoutValueKey`.
@MainActor @preconcurrency
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  /// Says something of this view to the layout that it stands in.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    layoutValue(under: ObjectIdentifier(key), value)
  }

  package nonisolated func layoutValue(under key: AnyHashable, _ value: Any) -> some View {
    modifier(TraitModifier { $0.layoutValues[key] = value })
  }
}

/// What a view wants between itself and others, as SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Sendable {
  let preference: SpacingPreference

  /// What views want that say nothing else: eight points.
  public init() { self.init(.standard) }

  init(_ preference: SpacingPreference) { self.preference = preference }

  public static let zero = ViewSpacing(.zero)

  /// The points between the view and the next along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    SpacingPreference.distance(preference, next.preference, along: axis)
  }
}
