import GaugeUI
import Testing

@MainActor
@Suite("Lists, forms, sections and scroll views show their content")
struct ContainerTests {
  private func gauge(_ name: String) -> some View {
    Gauge(value: 0.5) { Text(verbatim: name) }
  }

  @Test("A list's rows are as wide as the list; text stands closely, gauges a row apart")
  func list() {
    let list = List {
      Text("a")
      Text("b")
      gauge("c")
      gauge("d")
    }
    #expect(
      boxes(list, width: 80) == [
        "\"a\" at 0 0", "\"b\" at 0 16", "\"c\" at 32 48", "fill 0 64 80×16", "fill 0 64 40×16",
        "\"d\" at 32 96", "fill 0 112 80×16", "fill 0 112 40×16",
      ])
    #expect(size(List(0..<3) { Text("\($0)") }) == CGSize(width: 480, height: 48))
    #expect(size(List(["x", "y"], id: \.self) { Text($0) }.listStyle(.plain)).height == 32)
  }

  @Test("Sections stand a row apart in a form, under their headers; elsewhere they are their views")
  func sections() {
    let sections = Group {
      Section("One") { Text("a") }
      Section {
        Text("b")
        LabeledContent("Speed", value: "140")
      } header: {
        Text("Two")
      } footer: {
        Text("End")
      }
    }
    #expect(
      boxes(Form { sections }.formStyle(.grouped), width: 160) == [
        "\"One\" at 0 0", "\"a\" at 0 16", "\"Two\" at 0 48", "\"b\" at 0 64", "\"Speed\" at 0 80",
        "\"140\" at 136 80", "\"End\" at 0 96",
      ])
    #expect(
      boxes(VStack(alignment: .leading) { sections }, width: 160).map { $0.prefix(5) } == [
        "\"One\"", "\"a\" a", "\"Two\"", "\"b\" a", "\"Spee", "\"140\"", "\"End\"",
      ])
  }

  @Test("A scroll view shows all of its content, however little room there is")
  func scrollView() {
    let column = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<10) { Text(verbatim: "\($0)") } }
    }
    #expect(size(column, width: 80, height: 32).height == 160)
    let row = ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) { Text("one two") }
    }
    #expect(size(row, width: 16, height: 32).width == 56)
  }

  @Test("Of several views the first that fits is shown, or else the last")
  func viewThatFits() {
    let label = ViewThatFits {
      Text("Temperature")
      Text("Temp")
      Text("T")
    }
    #expect(boxes(label, width: 88) == ["\"Temperature\" at 0 0"])
    #expect(boxes(label, width: 80) == ["\"Temp\" at 0 0"])
    #expect(boxes(label, width: 8) == ["\"T\" at 0 0"])
    #expect(boxes(label, width: 4) == ["\"T\" at 0 0"])
    #expect(boxes(label, width: nil) == ["\"Temperature\" at 0 0"])
    let tall = ViewThatFits(in: .vertical) {
      Text("one two")
      Text("x")
    }
    #expect(boxes(tall, width: 24, height: 16) == ["\"x\" at 0 0"])
    #expect(boxes(tall, width: 24, height: 32) == ["\"one\" at 0 0", "\"two\" at 0 16"])
    #expect(boxes(ViewThatFits {}) == [])
  }

  @Test("A group box has its content between two lines, under its label")
  func groupBox() {
    #expect(
      boxes(GroupBox("Engine") { Text("ok") }) == [
        "\"Engine\" at 0 0 bold", "\"ok\" at 0 32", "fill 0 24 16×1", "fill 0 55 16×1",
      ])
    #expect(
      boxes(GroupBox { Text("ok") })
        == ["\"ok\" at 0 16", "fill 0 8 16×1", "fill 0 39 16×1"])
  }
}

@MainActor
@Suite("Grids stand in rows and columns")
struct GridTests {
  @Test("A column is as wide as its widest view, a row as high as its highest")
  func table() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("long")
      }
      GridRow {
        Text("bb")
        Text("c")
      }
      GridRow {
        Text("d")
        Color.red.frame(width: 16, height: 32)
      }
    }
    #expect(
      boxes(grid) == [
        "\"a\" at 0 0", "\"long\" at 24 0", "\"bb\" at 0 16", "\"c\" at 24 16", "\"d\" at 0 32",
        "fill 24 32 16×32",
      ])
    #expect(size(grid) == CGSize(width: 56, height: 64))
  }

  @Test("Views that grow share what the others leave")
  func flexible() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("CPU")
        Color.red.frame(height: 16)
      }
      GridRow {
        Text("Memory")
        Color.blue.frame(height: 16)
      }
    }
    #expect(
      boxes(grid, width: 128) == [
        "\"CPU\" at 8 0", "fill 48 0 80×16", "\"Memory\" at 0 16", "fill 48 16 80×16",
      ])
  }

  @Test("A view outside of rows spans the grid; cells span, stand and align as they are told")
  func traits() {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("a").gridColumnAlignment(.trailing)
        Text("b")
        Text("c").gridCellAnchor(.trailing)
      }
      GridRow {
        Text("wide one").gridCellColumns(2)
        Text("three")
      }
      GridRow {
        Text("xx")
        Text("yy")
      }
    }
    #expect(
      boxes(grid) == [
        "fill 0 0 112×1", "\"a\" at 8 16", "\"b\" at 40 16", "\"c\" at 104 16",
        "\"wide one\" at 0 32", "\"three\" at 72 32", "\"xx\" at 0 48", "\"yy\" at 32 48",
      ])
    #expect(size(Text("a").gridCellColumns(.max).padding(8)).width == 24)
    #expect(boxes(GridRow { Text("a") }) == ["\"a\" at 0 0"])
    #expect(boxes(Grid {}) == [])
  }

  @Test("A lazy grid fills its columns row after row")
  func lazy() {
    func grid(_ columns: [GridItem], width: CGFloat? = 88) -> [String] {
      boxes(
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<3) { Text(verbatim: "\($0)") }
        }, width: width)
    }
    #expect(
      grid([GridItem(.flexible()), GridItem(.fixed(16))])
        == ["\"0\" at 24 0", "\"1\" at 72 0", "\"2\" at 24 16"])
    #expect(
      grid([GridItem(.adaptive(minimum: 40), alignment: .leading)])
        == ["\"0\" at 0 0", "\"1\" at 48 0", "\"2\" at 0 16"])
    #expect(
      grid([GridItem(.fixed(40), spacing: 0, alignment: .trailing), GridItem(.fixed(40))])
        == ["\"0\" at 32 0", "\"1\" at 56 0", "\"2\" at 32 16"])
    #expect(grid([], width: nil) == [])
    #expect(grid([GridItem(.adaptive(minimum: .nan))], width: .infinity).count == 3)
    let tall = LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16), spacing: 0)]) {
      ForEach(0..<3) { Text(verbatim: "\($0)") }
    }
    #expect(
      boxes(tall, width: nil, height: 48) == ["\"0\" at 0 0", "\"1\" at 0 32", "\"2\" at 16 0"])
  }
}
