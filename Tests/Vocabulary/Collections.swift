import SwiftUI

struct Item: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var value: Double
}
let items = [Item(name: "One", value: 0.2), Item(name: "Two", value: 0.6)]
struct Progresses: View {
  @State var p = 0.4
  let start = Date(timeIntervalSinceReferenceDate: 0)
  var body: some View {
    VStack {
      ProgressView()
      ProgressView("Loading")
      ProgressView("Loading…", value: p)
      ProgressView(value: p)
      ProgressView(value: 30, total: 100)
      ProgressView("Loading", value: 30, total: 100)
      ProgressView(value: p) { Text("L") }
      ProgressView(value: p, total: 1) {
        Text("L")
      } currentValueLabel: {
        Text("\(p)")
      }
      ProgressView(value: p, label: { Text("L") }, currentValueLabel: { Text("40%") })
      ProgressView { Text("Label") }
      ProgressView(value: p).progressViewStyle(.linear).tint(.red)
      ProgressView(value: p).progressViewStyle(.circular)
      ProgressView(value: p).progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView(value: p).progressViewStyle(LinearProgressViewStyle(tint: .red))
      ProgressView().progressViewStyle(CircularProgressViewStyle())
      ProgressView(value: nil as Double?)
      ProgressView(timerInterval: start...start.addingTimeInterval(60))
      ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false) {
        Text("x")
      } currentValueLabel: {
        Text("y")
      }
      ProgressView(value: p).scaleEffect(x: 1, y: 2, anchor: .center)
      ProgressView("Custom", value: p).progressViewStyle(Own())
    }
  }
}
struct Own: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let f = configuration.fractionCompleted ?? 0
    return VStack {
      configuration.label
      ZStack {
        Circle().stroke(.gray.opacity(0.3), lineWidth: 8)
        Circle().trim(from: 0, to: CGFloat(f)).stroke(
          .blue, style: StrokeStyle(lineWidth: 8, lineCap: .round)
        ).rotationEffect(.degrees(-90))
      }.frame(width: 64, height: 64)
      configuration.currentValueLabel
    }
  }
}
#Preview("progress") { Progresses() }
#Preview("labels") {
  VStack {
    Label("Heart", systemImage: "heart.fill")
    Label("Heart", image: "asset")
    Label {
      Text("T")
    } icon: {
      Image(systemName: "bolt")
    }
    Label(title: { Text("T") }, icon: { Circle().fill(.red).frame(width: 16, height: 16) })
    Label("Heart", systemImage: "heart").labelStyle(.iconOnly)
    Label("Heart", systemImage: "heart").labelStyle(.titleOnly)
    Label("Heart", systemImage: "heart").labelStyle(.titleAndIcon)
    Label("Heart", systemImage: "heart").labelStyle(IconOnlyLabelStyle())
    LabeledContent("Key", value: "Value")
    LabeledContent("Key", value: 3.5, format: .number)
    LabeledContent("Key") { Text("v") }
    LabeledContent {
      Text("v")
    } label: {
      Text("k")
      Text("sub")
    }
    GroupBox("Box") { Text("in") }
    GroupBox(label: Label("Box", systemImage: "heart")) { Text("in") }
    GroupBox {
      Text("in")
    } label: {
      Text("l")
    }
    GroupBox { Text("x") }
    DisclosureGroup("More") { Text("in") }
    DisclosureGroup("More", isExpanded: .constant(true)) { Text("in") }
    DisclosureGroup(isExpanded: .constant(true)) {
      Text("in")
    } label: {
      Text("More")
    }
    Menu("Menu") {
      Button("A") {}
      Divider()
      Menu("Sub") { Button("B") {} }
    }
    Menu {
      Button("A") {}
    } label: {
      Label("Menu", systemImage: "ellipsis.circle")
    }
    Menu("Menu", systemImage: "gear") { Button("A") {} }
    let title = "Named" + " menu"
    Menu(title, systemImage: "gear") { Button("A") {} }
    Menu("Menu") {
      Button("A") {}
    } primaryAction: {
    }
    Menu(title) {
      Button("A") {}
    } primaryAction: {
    }
    Menu("Menu", systemImage: "gear") {
      Button("A") {}
    } primaryAction: {
    }
    Menu(title, systemImage: "gear") {
      Button("A") {}
    } primaryAction: {
    }
    Menu {
      Button("A") {}
    } label: {
      Text("x")
    } primaryAction: {
    }
    ContentUnavailableView("None", systemImage: "tray")
    ContentUnavailableView("None", systemImage: "tray", description: Text("Nothing here"))
    ContentUnavailableView {
      Label("None", systemImage: "tray")
    } description: {
      Text("d")
    } actions: {
      Button("Again") {}
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "abc")
    ControlGroup {
      Button("A") {}
      Button("B") {}
    }
    ViewThatFits {
      Text("a long line that is much too long for the window, it is")
      Text("short")
    }
    ViewThatFits(in: .horizontal) { Text("x") }
    AnyView(Text("any"))
    EmptyView()
    Divider()
    Group {
      Text("a")
      Text("b")
    }.font(.caption)
    Spacer(minLength: 0)
    Spacer().frame(height: 10)
  }
}
#Preview("foreach") {
  VStack {
    ForEach(items) { item in Text(item.name) }
    ForEach(items) { Text($0.name) }
    ForEach(items, id: \.id) { item in Text(item.name) }
    ForEach(items, id: \.self) { item in Text(item.name) }
    ForEach(0..<3) { i in Text("\(i)") }
    ForEach(0..<3, id: \.self) { Text("\($0)") }
    ForEach(["a", "b"], id: \.self) { s in Text(s) }
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index) \(item.name)")
    }
    ForEach(Array(items.enumerated()), id: \.element.id) { (i, x) in Text("\(i) \(x.name)") }
    ForEach(items.indices, id: \.self) { i in Text(items[i].name) }
    ForEach(Array(zip(items.indices, items)), id: \.0) { i, item in Text("\(i)\(item.name)") }
    ForEach(Array(stride(from: 0, to: 1, by: 0.25)), id: \.self) { v in
      Text("\(v, specifier: "%.2f")")
    }
    ForEach(["k": 1, "m": 2].sorted(by: { $0.key < $1.key }), id: \.key) { key, value in
      Text("\(key): \(value)")
    }
  }
}
struct Bound: View {
  @State var list = items
  var body: some View {
    VStack {
      ForEach($list) { $item in
        Slider(value: $item.value)
        Text(item.name)
      }
      ForEach($list, id: \.id) { $item in TextField("x", text: $item.name) }
      List($list) { $item in Text(item.name) }.frame(height: 64)
    }
  }
}
#Preview("bound") { Bound() }
#Preview("lists") {
  VStack {
    List {
      Text("a")
      Text("b")
    }
    List(items) { item in Text(item.name) }
    List(items, id: \.name) { Text($0.name) }
    List(0..<3) { Text("\($0)") }
    List(0..<3, id: \.self) { Text("\($0)") }
    List { ForEach(items) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } }
    List {
      Section("Head") { Text("a") }
      Section(header: Text("H"), footer: Text("F")) { Text("a") }
      Section(header: Text("H")) { Text("a") }
      Section(footer: Text("F")) { Text("a") }
      Section {
        Text("a")
      } header: {
        Text("H")
      } footer: {
        Text("F")
      }
      Section {
        Text("a")
      } header: {
        Text("H")
      }
      Section {
        Text("a")
      } footer: {
        Text("F")
      }
      Section { Text("a") }
      Section("Head", isExpanded: .constant(true)) { Text("a") }
    }.listStyle(.insetGrouped)
    Form {
      Section("S") {
        Toggle("x", isOn: .constant(true))
        LabeledContent("k", value: "v")
      }
    }.formStyle(.grouped)
    List(items, selection: .constant(nil as UUID?)) { Text($0.name) }
    List(items, selection: .constant(Set<UUID>())) { Text($0.name) }
  }
}
#Preview("scroll") {
  VStack {
    ScrollView { VStack { Text("a") } }
    ScrollView(.horizontal) { HStack { Text("a") } }
    ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("a") } }
    ScrollView([.horizontal, .vertical]) { Text("a") }.scrollIndicators(.hidden)
    ScrollViewReader { proxy in
      ScrollView { Text("a").id(3) }.onAppear { proxy.scrollTo(3, anchor: .top) }
    }
    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("a") }
    LazyVStack { ForEach(0..<2) { Text("\($0)") } }
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<4) { Text("\($0)") }
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10) {
      ForEach(0..<4) { Text("\($0)") }
    }
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), alignment: .leading,
      spacing: 8
    ) { ForEach(0..<4) { Text("\($0)") } }
    LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 2)) {
      ForEach(0..<4) { Text("\($0)") }
    }
    LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))], spacing: 8) {
      ForEach(0..<4) { Text("\($0)") }
    }
    LazyVGrid(columns: [
      GridItem(.flexible(minimum: 20, maximum: 200), spacing: 4, alignment: .leading)
    ]) { Text("x") }
    Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow {
        Text("c")
        Text("d")
      }
    }
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow { Text("a").gridCellColumns(2) }
      GridRow(alignment: .top) {
        Text("a")
        Text("b").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("z").gridCellAnchor(.center)
      }
    }
  }
}
