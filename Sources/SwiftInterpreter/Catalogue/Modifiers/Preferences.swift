import GaugeUI

extension Catalogue {
  /// What views hand up to the views around them, and what these make of it.
  @RowBuilder static var preferences: [Row] {
    Rows.type("protocol PreferenceKey", "A value that views hand up.") {
      Row.alias("associatedtype Value")
      Row.requirement(
        "static func reduce(value: inout Value, nextValue: () -> Value)",
        "Makes what several views hand up one.")
    }
    Rows.members(of: "View") {
      Row.view(
        "func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View",
        "Hands a value up to the views around it."
      ) { (view: AnyView, key: Value, value: Value) in
        view.handing(try AnyPreferenceKey(key), replaces: true) { handed, _ in handed = value }
      }
      Row.view(
        "func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: (inout K.Value) -> Void) -> some View",
        "Changes what the views inside hand up."
      ) { (view: AnyView, key: Value, change: FunctionValue) in
        view.handing(try AnyPreferenceKey(key), replaces: false) { handed, _ in
          handed = attempted(handed) { _ = try change.modify(&$0) }
        }
      }
      Row.view(
        "func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: (K.Value) -> Void) -> some View",
        "Does something with what the views inside hand up, when it is another than before."
      ) { (view: AnyView, key: Value, action: FunctionValue) in
        let key = try AnyPreferenceKey(key)
        return LateEventView { tell in
          view.reading(key) { tell($0 as? Value ?? .void) }
        } event: {
          .change(of: $0, isInitial: true, action)
        }
      }
      for (name, side, isBehind) in [("overlay", "before", false), ("background", "behind", true)] {
        Row.view(
          "func \(name)PreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> V) -> some View",
          "A view \(side) it, made of what the views inside hand up."
        ) { (view: AnyView, key: Value, alignment: Alignment, content: FunctionValue) in
          view.layer(
            of: try AnyPreferenceKey(key), alignment: alignment, isBehind: isBehind
          ) { handed in
            Runtime.current?.view { try AnyView.from(content(handed as? Value ?? .void)) }
          }
        }
      }
      anchorPreferences
    }
    anchors
  }

  @RowBuilder private static var anchorPreferences: [Row] {
    Row.view(
      "func anchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor.Source<A>, transform: (Anchor<A>) -> K.Value) -> some View",
      "Hands up where it is."
    ) { (view: AnyView, key: Value, source: AnchorSource, transform: FunctionValue) in
      view.handing(try AnyPreferenceKey(key), replaces: true) { handed, room in
        let anchor = source.anchor(in: room).scriptValue
        handed = attempted(handed) { $0 = try transform(anchor) }
      }
    }
    Row.view(
      "func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor.Source<A>, transform: (inout K.Value, Anchor<A>) -> Void) -> some View",
      "Changes what the views inside hand up, given where it is."
    ) { (view: AnyView, key: Value, source: AnchorSource, change: FunctionValue) in
      view.handing(try AnyPreferenceKey(key), replaces: false) { handed, room in
        let anchor = source.anchor(in: room).scriptValue
        handed = attempted(handed) { _ = try change.modify(&$0, anchor) }
      }
    }
  }

  /// What `change` makes of a value that is handed up; the value itself where it fails.
  private static func attempted(_ handed: Any, _ change: (inout Value) throws -> Void) -> Any {
    guard var value = handed as? Value else { return handed }
    Runtime.current?.attempt(otherwise: ()) { try change(&value) }
    return value
  }
}

extension Catalogue {
  /// Places of views that other views are told.
  @RowBuilder private static var anchors: [Row] {
    Rows.type("struct Anchor<Value>", "A place of a view, which others are told in their points.")
    Rows.conformance("extension Anchor: Equatable where Value: Equatable")
    Rows.type("struct Anchor.Source<Value>", "What of a view an anchor is of.") {
      Row("static var bounds: Anchor.Source<CGRect>", "All of it.") { AnchorSource.rect(.bounds) }
      Row("static func rect(_ r: CGRect) -> Anchor.Source<CGRect>", "A rectangle in its points.") {
        (rect: CGRect) in AnchorSource.rect(.rect(rect))
      }
      Row("static func point(_ p: CGPoint) -> Anchor.Source<CGPoint>", "A place in its points.") {
        (point: CGPoint) in AnchorSource.point(.point(point))
      }
      Row(
        "static func unitPoint(_ p: UnitPoint) -> Anchor.Source<CGPoint>",
        "A place as a part of its width and height."
      ) { (point: UnitPoint) in AnchorSource.point(.unitPoint(point)) }
      for (name, point) in corners {
        Row("static var \(name): Anchor.Source<CGPoint>", "A place of it.") {
          AnchorSource.point(.unitPoint(point))
        }
      }
    }
    Rows.members(of: "GeometryProxy") {
      Row("subscript<T>(anchor: Anchor<T>) -> T { get }", "A place of another view, in its points.")
      { (room: GeometryProxy, anchor: PlacedAnchor) in
        switch anchor {
        case .rect(let anchor): room[anchor].scriptValue
        case .point(let anchor): room[anchor].scriptValue
        }
      }
    }
  }

  private static let corners: [(String, UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]
}

/// What of a view an anchor is of.
private enum AnchorSource: NativeValue {
  case rect(Anchor<CGRect>.Source)
  case point(Anchor<CGPoint>.Source)

  func anchor(in room: GeometryProxy) -> PlacedAnchor {
    switch self {
    case .rect(let source): .rect(source.anchor(in: room))
    case .point(let source): .point(source.anchor(in: room))
    }
  }
}

private enum PlacedAnchor: NativeValue, @MainActor Equatable {
  case rect(Anchor<CGRect>)
  case point(Anchor<CGPoint>)
}

extension AnyPreferenceKey {
  /// The key that a script's type is.
  init(_ key: Value) throws {
    guard case .type(.nominal(let nominal, _)) = key, let script = nominal.script else {
      throw ScriptFailure("'\(key.described())' cannot be used as a key")
    }
    self.init(name: key.described()) {
      // Nothing is what a key has whose value is an optional.
      Runtime.current?.attempt(otherwise: Value.none) { try script.defaultValue() ?? .none }
        ?? Value.none
    } reduce: { value, next in
      guard let runtime = Runtime.current, let reduce = script.members["reduce"]?.first?.body,
        let first = value as? Value, let second = next() as? Value
      else { return }
      value = runtime.attempt(otherwise: first) {
        var arguments = [first, FunctionValue { _ in second }.scriptValue]
        _ = try reduce.call(&arguments, in: runtime)
        return arguments[0]
      }
    }
  }
}
