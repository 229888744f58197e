/// Rows with rows inside them, as SwiftUI's `OutlineGroup`: folded, so that those inside do not show.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  View
{
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let isFolder: (Data.Element) -> Bool
  private let content: (Data.Element) -> Content

  /// - Parameter children: What leads to the elements inside one; `nil` of one that has none.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    isFolder = { $0[keyPath: children] != nil }
    self.content = content
  }

  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if isFolder(element) {
        DisclosureGroup {
          EmptyView()
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

}

extension OutlineGroup {
  /// An element, with those inside it.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where Data == [DataElement], ID == DataElement.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

// Lists of such rows.
extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
