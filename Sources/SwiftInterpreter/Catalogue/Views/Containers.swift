import GaugeUI

extension Catalogue {
  /// Stacks and other views that hold views.
  @RowBuilder static var containers: [Row] {
    Rows.type("protocol View", "A piece of user interface.") {
      Row.requirement("@ViewBuilder var body: Body { get }", "What a view consists of.")
    }
    Rows.type("protocol PreviewProvider", "What Xcode's canvas shows.") {
      Row.requirement("@ViewBuilder static var previews: Previews { get }", "The views to show.")
    }
    Rows.type("struct EmptyView: View", "Nothing.") {
      Row("init()", "Makes an empty view.") { EmptyView() }
    }
    Rows.type("struct TupleView<Content>: View", "Several views in a row.")
    Rows.type("struct _ConditionalContent<First: View, Second: View>: View", "One of two views.")
    Rows.type("struct AnyView: View", "Any view, its type forgotten.") {
      Row("init<V: View>(_ view: V)", "Takes a view.") { (view: AnyView) in view }
      Row("init<V: View>(erasing view: V)", "Takes a view.") { (view: AnyView) in view }
    }
    Rows.type("struct HStack: View", "Views side by side.") {
      Row.view(
        "init<Content: View>(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
        "Views side by side, spaced in points."
      ) {
        (alignment: VerticalAlignment, spacing: CGFloat?, content: AnyView) in
        HStack(alignment: alignment, spacing: spacing) { content }
      }
    }
    Rows.type("struct VStack: View", "Views one under another.") {
      Row.view(
        "init<Content: View>(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
        "Views one under another, spaced in points."
      ) {
        (alignment: HorizontalAlignment, spacing: CGFloat?, content: AnyView) in
        VStack(alignment: alignment, spacing: spacing) { content }
      }
    }
    Rows.type("struct ZStack: View", "Views one upon another.") {
      Row.view(
        "init<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content)",
        "Views one upon another."
      ) {
        (alignment: Alignment, content: AnyView) in ZStack(alignment: alignment) { content }
      }
    }
    Rows.type("struct Group: View", "Views that are modified together.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes views.") {
        (content: AnyView) in Group { content }
      }
    }
    Rows.type("struct Spacer: View", "Room that takes what is left.") {
      Row("init(minLength: CGFloat? = nil)", "Room of at least a length, in points.") {
        (minLength: CGFloat?) in Spacer(minLength: minLength)
      }
    }
    Rows.type("struct Divider: View", "A line between views.") {
      Row("init()", "Makes a line.") { Divider() }
    }
    repetition
    Rows.type("struct ScrollViewReader: View", "A view that could scroll to others inside it.") {
      Row.view(
        "init<Content: View>(@ViewBuilder content: (ScrollViewProxy) -> Content)",
        "Takes a closure that is given what scrolls; nothing does."
      ) { (content: FunctionValue) in try AnyView.from(try content(.void)) }
    }
    Rows.type("struct ScrollViewProxy", "What scrolls; nothing here.") {
      Row(
        "func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)", "Does nothing."
      ) { (_: Value, _: Value, _: Value) in Value.void }
    }
    Rows.type("struct GeometryReader: View", "A view made for the room there is.") {
      Row.view(
        "init<Content: View>(@ViewBuilder content: (GeometryProxy) -> Content)",
        "Takes a closure that is given the size."
      ) { (content: FunctionValue) in
        GeometryReader { room in
          Runtime.current?.view { try AnyView.from(content(room.scriptValue)) }
            ?? AnyView(EmptyView())
        }
      }
    }
  }

  @RowBuilder private static var repetition: [Row] {
    Rows.type("protocol DynamicViewContent: View", "Views made from a collection.") {
      for action in [
        "onDelete(perform action: ((IndexSet) -> Void)?)",
        "onMove(perform action: ((IndexSet, Int) -> Void)?)",
      ] {
        Row.accepted(
          "func \(action) -> some DynamicViewContent", "Not run: nobody touches a row of a preview."
        )
      }
    }
    Rows.type("struct ForEach: DynamicViewContent", "A view for each element.") {
      Row.view(
        "init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content)",
        "A view for each number."
      ) {
        (range: Range<Int>, content: FunctionValue) in
        try Repetition(Budget.elements(of: range).map { .int($0) }, content: content)
      }
      Row.view(
        "init<Data: RandomAccessCollection, ID: Hashable, Content: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content)",
        "A view for each element, told apart by `id`."
      ) {
        (elements: Elements, id: FunctionValue, content: FunctionValue) in
        try Repetition(elements.values, id: id, content: content)
      }
      Row.view(
        "init<Data: RandomAccessCollection, Content: View>(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) where Data.Element: Identifiable",
        "A view for each element."
      ) {
        (elements: Elements, content: FunctionValue) in
        try Repetition(elements.values, content: content)
      }
      Row.view(
        "init<Element: Identifiable, Content: View>(_ data: Binding<[Element]>, @ViewBuilder content: (Binding<Element>) -> Content)",
        "A view for each element, which it can change."
      ) {
        (data: ScriptBinding, content: FunctionValue) in
        try Repetition(data.elements(), content: content)
      }
      Row.view(
        "init<Element, ID: Hashable, Content: View>(_ data: Binding<[Element]>, id: KeyPath<Element, ID>, @ViewBuilder content: (Binding<Element>) -> Content)",
        "A view for each element, which it can change, told apart by `id`."
      ) {
        (data: ScriptBinding, _: FunctionValue, content: FunctionValue) in
        try Repetition(data.elements(), content: content)
      }
    }
  }
}

extension ScriptBinding {
  /// A binding to each element of the array that it stands for.
  func elements() throws -> [Value] {
    try [Value].from(get()).indices.map { index in
      ScriptBinding(
        get: {
          let elements = try [Value].from(get())
          guard elements.indices.contains(index) else { throw ScriptFailure("index out of range") }
          return elements[index]
        },
        set: { new in
          var elements = try [Value].from(get())
          guard elements.indices.contains(index) else { throw ScriptFailure("index out of range") }
          elements[index] = new
          try set(.array(elements))
        }
      ).scriptValue
    }
  }
}

/// The views of a `ForEach`, each at a place of its own.
struct Repetition: View {
  private struct Item: Identifiable {
    let id: HashableValue
    let view: AnyView
  }

  private let items: [Item]

  /// Makes every view at once, so that what goes wrong in one is said.
  init(_ elements: [Value], id: FunctionValue? = nil, content: FunctionValue) throws {
    items = try elements.enumerated().map { index, element in
      Item(
        id: HashableValue(try id.map { try $0(element) } ?? element.property("id") ?? .int(index)),
        view: try AnyView.from(try content(element)))
    }
  }

  var body: some View { ForEach(items) { $0.view } }
}

extension EmptyView: NativeValue {}
extension Spacer: NativeValue {}
extension Divider: NativeValue {}
