/// A view for each element of a collection, as SwiftUI's `ForEach`. In a stack they count one by one.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    for element in data {
      let id = id(element)
      let inner = context.child(step(to: id))
      let view = inner.withCurrentEnvironment { content(element) }
      if context.environment.isChoosing {
        view.impliedTag(AnyHashable(id))._resolve(in: inner, into: &nodes)
      } else {
        view._resolve(in: inner, into: &nodes)
      }
    }
  }

  /// Whole numbers tell themselves apart; hashing them takes longer than skipping a row that is the same as before.
  private func step(to id: ID) -> Int { (id as? Int) ?? id.hashValue }
}

extension ForEach where Content: View {
  /// - Parameter id: What tells one element from another.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
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
