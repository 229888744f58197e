/// A view for each element of a collection, as SwiftUI's `ForEach`. In a stack they count one by one.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline let id: (Data.Element) -> ID

  @inlinable init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard !context.environment.isChoosing else { return resolveChoices(in: context, into: &nodes) }
    context.withCurrentEnvironment {
      for element in data {
        content(element)._resolve(in: context.child(step(to: id(element))), into: &nodes)
      }
    }
  }

  /// Each view says besides which choice it is.
  @MainActor @usableFromInline func resolveChoices(
    in context: _ViewContext, into nodes: inout _NodeList
  ) {
    for element in data {
      let id = id(element)
      let inner = context.child(step(to: id))
      inner.withCurrentEnvironment { content(element) }.impliedTag(AnyHashable(id))
        ._resolve(in: inner, into: &nodes)
    }
  }

  /// Whole numbers tell themselves apart; hashing them takes longer than skipping a row that is the same as before.
  @inlinable func step(to id: ID) -> Int { (id as? Int) ?? id.hashValue }
}

extension ForEach where Content: View {
  /// - Parameter id: What tells one element from another.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// - Parameter id: What tells one element from another.
  public init<Element>(
    _ data: Binding<[Element]>, id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data == [Binding<Element>] {
    self.init(data: data.elements(), content: content, id: { $0.wrappedValue[keyPath: id] })
  }

  public init<Element: Identifiable>(
    _ data: Binding<[Element]>, @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data == [Binding<Element>], ID == Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension Binding {
  /// A binding to each element; one that is gone by then is what it was, and is not set.
  fileprivate func elements<Element>() -> [Binding<Element>] where Value == [Element] {
    wrappedValue.enumerated().map { index, element in
      Binding<Element>(
        get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : element },
        set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } })
    }
  }
}
