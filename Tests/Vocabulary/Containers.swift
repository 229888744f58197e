import SwiftUI

// Every way to make containers, controls with values, and what leads elsewhere.

struct Item: Identifiable {
  let id: Int
  var name: String
}

#Preview("Lists") {
  VStack {
    List(0..<2) { Text("Row \($0)") }
    List(["a", "b"], id: \.self) { Text($0) }
    List {
      Section { Text("Alone") }
      Section("Title") { Text("Content") }
      Section(String("Text")) { Text("Content") }
      Section {
        Text("Content")
      } header: {
        Text("Header")
      }
      Section {
        Text("Content")
      } footer: {
        Text("Footer")
      }
      Section(header: Text("Older")) { Text("Content") }
      Section(footer: Text("Older")) { Text("Content") }
    }
  }
  .frame(height: 600)
}

struct Names: View {
  @State private var items = [Item(id: 1, name: "Ada"), Item(id: 2, name: "Bob")]
  @State private var letters = ["x", "y"]

  var body: some View {
    VStack {
      ForEach($items) { $item in Text(item.name) }
      ForEach($letters, id: \.self) { $word in Text(word) }
      Divider()
      AnyView(erasing: Text("Erased"))
      AnyView(Text("Any"))
    }
  }
}

#Preview("Names") { Names() }

#Preview("Values") {
  let words = String("Words")
  return VStack {
    LabeledContent("Title", value: "Value")
    LabeledContent(words, value: "Value")
    LabeledContent("Count", value: 1234, format: .number)
    LabeledContent(words, value: 1234, format: .number)
    LabeledContent("Count", value: 12, format: .percent)
    LabeledContent(words, value: 12, format: .percent)
    LabeledContent("Count", value: 12, format: .currency(code: "EUR"))
    LabeledContent(words, value: 12, format: .currency(code: "EUR"))
    LabeledContent("Share", value: 0.5, format: .number)
    LabeledContent(words, value: 0.5, format: .number)
    LabeledContent("Share", value: 0.5, format: .percent)
    LabeledContent(words, value: 0.5, format: .percent)
    LabeledContent("Share", value: 0.5, format: .currency(code: "EUR"))
    LabeledContent(words, value: 0.5, format: .currency(code: "EUR"))
    LabeledContent(words) { Text("Content") }
    LabeledContent {
      Text("Content")
    } label: {
      Text("Label")
    }
  }
}

struct Folds: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      DisclosureGroup("Closed") { Text("Content") }
      DisclosureGroup(String("Text")) { Text("Content") }
      DisclosureGroup("Open", isExpanded: $isOpen) { Text("Content") }
      DisclosureGroup(String("Text"), isExpanded: $isOpen) { Text("Content") }
      DisclosureGroup(isExpanded: $isOpen) {
        Text("Content")
      } label: {
        Text("Label")
      }
      DisclosureGroup {
        Text("Content")
      } label: {
        Text("Label")
      }
    }
  }
}

#Preview("Folds") { Folds() }

#Preview("Grids") {
  VStack {
    LazyVStack(alignment: .trailing, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("Lazy") }
    LazyHStack(spacing: 4, pinnedViews: [.sectionFooters]) { Text("Lazy") }
    LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.adaptive(minimum: 20))]) {
      Text("A")
      Text("B")
    }
    Grid {
      GridRow {
        Text("Wide").gridCellColumns(2)
      }
      GridRow {
        Text("Left").gridColumnAlignment(.trailing)
        Text("Right").gridCellAnchor(.topTrailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
  }
}

struct Steps: View {
  @State private var count = 3
  @State private var level = 0.5
  @State private var hue = Color.red

  var body: some View {
    VStack {
      Stepper("Count", value: $count)
      Stepper(String("Count"), value: $count)
      Stepper(value: $count) { Text("Label") }
      Stepper(String("Count"), value: $count, in: 0...9)
      Stepper(value: $count, in: 0...9) { Text("Label") }
      Stepper("Level", value: $level)
      Stepper(String("Level"), value: $level, step: 0.1)
      Stepper(value: $level) { Text("Label") }
      Stepper("Level", value: $level, in: 0...1)
      Stepper(String("Level"), value: $level, in: 0...1)
      Stepper(value: $level, in: 0...1, step: 0.1) { Text("Label") }
      Stepper("By hand", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper(String("By hand"), onIncrement: { count += 1 }, onDecrement: nil)
      Stepper {
        Text("Label")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      ColorPicker(String("Colour"), selection: $hue)
      ColorPicker(selection: $hue) { Text("Label") }
    }
  }
}

#Preview("Steps") { Steps() }

struct Slides: View {
  @State private var level = 0.5

  var body: some View {
    VStack {
      Slider(value: $level) { Text("Level") }
      Slider(value: $level, in: 0...1) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
      Slider(value: $level, in: 0...1, step: 0.1) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
  }
}

#Preview("Slides") { Slides() }

#Preview("Elsewhere") {
  let words = String("Words")
  return VStack {
    Menu("Menu") { Button("One") {} }
    Menu(words) { Button("One") {} }
    Menu {
      Button("One") {}
    } label: {
      Text("Label")
    }
    if let page = URL(string: "https://example.com") {
      Link("Link", destination: page)
      Link(words, destination: page)
      Link(destination: page) { Text(page.absoluteString) }
      ShareLink(item: page)
      AsyncImage(url: page).frame(height: 16)
      AsyncImage(url: page) { image in
        image.resizable()
      } placeholder: {
        Text("Later")
      }
      Text("Page").widgetURL(page)
    }
    ShareLink(item: "text")
    ShareLink("Title", item: "text")
    ShareLink(item: "text") { Text("Label") }
    ContentUnavailableView(words, systemImage: "star")
    ContentUnavailableView { Text("Label") }
    ContentUnavailableView {
      Text("Label")
    } description: {
      Text("Why")
    }
    ContentUnavailableView {
      Text("Label")
    } description: {
      Text("Why")
    } actions: {
      Button("Act") {}
    }
  }
}
