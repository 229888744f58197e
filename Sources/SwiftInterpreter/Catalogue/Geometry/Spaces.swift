import GaugeUI

extension Catalogue {
  /// The room that views have, and what positions in it are told from.
  @RowBuilder static var spaces: [Row] {
    Rows.type("struct GeometryProxy", "The room that a view has.") {
      Row("var size: CGSize", "Its width and height, in points.") { (room: GeometryProxy) in
        room.size
      }
      Row("var safeAreaInsets: EdgeInsets", "What covers its edges: nothing in a terminal.") {
        (room: GeometryProxy) in room.safeAreaInsets
      }
      Row(
        "func frame(in coordinateSpace: CoordinateSpace) -> CGRect",
        "Where it is, in points from the corner of something."
      ) { (room: GeometryProxy, space: SpaceValue) in room.frame(in: space.space) }
    }
    Rows.type("enum CoordinateSpace: Hashable", "What positions are told from.") {
      Row("static var global: CoordinateSpace", "The whole drawing.") { SpaceValue(space: .global) }
      Row("static var local: CoordinateSpace", "The view itself.") { SpaceValue(space: .local) }
      Row(
        "static func named<ID: Hashable>(_ name: ID) -> CoordinateSpace",
        "The view around that has the name."
      ) { (name: Value) in SpaceValue(space: .named(HashableValue(name))) }
    }
    Rows.type("struct NamedCoordinateSpace: Hashable", "A view that positions are told from.") {
      Row(
        "static func named<ID: Hashable>(_ name: ID) -> NamedCoordinateSpace",
        "The view that has the name."
      ) { (name: Value) in NamedSpaceValue(name: HashableValue(name)) }
    }
    Rows.members(of: "View") {
      Row.view(
        "func coordinateSpace<T: Hashable>(name: T) -> some View",
        "Lets positions be told from its corner."
      ) { (view: AnyView, name: Value) in view.coordinateSpace(name: HashableValue(name)) }
      Row.view(
        "func coordinateSpace(_ name: NamedCoordinateSpace) -> some View",
        "Lets positions be told from its corner."
      ) { (view: AnyView, space: NamedSpaceValue) in view.coordinateSpace(name: space.name) }
      Row.view(
        "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View",
        "Draws it turned in space, seen without perspective."
      ) {
        (view: AnyView, angle: Angle, axis: Value, anchor: UnitPoint, _: CGFloat, _: CGFloat) in
        guard case .tuple(let parts) = axis, parts.count == 3 else {
          throw BridgingError(expected: "an axis", found: axis)
        }
        let (x, y, z) = (
          try CGFloat.from(parts[0]), try CGFloat.from(parts[1]), try CGFloat.from(parts[2])
        )
        return view.rotation3DEffect(angle, axis: (x, y, z), anchor: anchor)
      }
      Row.view(
        "func transformEffect(_ transform: CGAffineTransform) -> some View",
        "Draws it moved, turned and stretched about its corner."
      ) { (view: AnyView, transform: CGAffineTransform) in view.transformEffect(transform) }
    }
  }
}

private struct SpaceValue: NativeValue {
  let space: CoordinateSpace
}

private struct NamedSpaceValue: NativeValue {
  let name: HashableValue
}

extension GeometryProxy: NativeValue {}
