import SwiftUI

// What views hand up to those around them, and what these are told of places.

struct Bounds: PreferenceKey {
  typealias Value = [Int: Anchor<CGRect>]
  static var defaultValue: Value { [:] }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

struct Corners: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Title: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct Widest: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Tabs: View {
  @State private var selected = 1

  var body: some View {
    HStack(spacing: 24) {
      ForEach(0..<3, id: \.self) { tab in
        Text("Tab \(tab)").padding(8)
          .anchorPreference(key: Bounds.self, value: .bounds) { [tab: $0] }
          .transformAnchorPreference(key: Bounds.self, value: .rect(CGRect.zero)) { all, place in
            all[tab + 10] = place
          }
      }
    }
    .overlayPreferenceValue(Bounds.self) { places in
      GeometryReader { room in
        if let place = places[selected] {
          Rectangle().stroke(.red, lineWidth: 2)
            .frame(width: room[place].width, height: room[place].height)
            .offset(x: room[place].minX, y: room[place].minY)
        }
      }
    }
    .backgroundPreferenceValue(Bounds.self, alignment: .bottom) { places in
      Text("\(places.count)")
    }
  }
}

#Preview("Tabs") { Tabs() }

#Preview("Corners") {
  VStack(spacing: 32) {
    Text("First")
      .anchorPreference(key: Corners.self, value: .bottom) { [$0] }
    Text("Second")
      .anchorPreference(key: Corners.self, value: .top) { [$0] }
    HStack {
      Text("top left").anchorPreference(key: Places.self, value: .topLeading) { [$0] }
      Text("top right").anchorPreference(key: Places.self, value: .topTrailing) { [$0] }
      Text("left").anchorPreference(key: Places.self, value: .leading) { [$0] }
      Text("right").anchorPreference(key: Places.self, value: .trailing) { [$0] }
    }
    HStack {
      Text("lower left").anchorPreference(key: Places.self, value: .bottomLeading) { [$0] }
      Text("lower right").anchorPreference(key: Places.self, value: .bottomTrailing) { [$0] }
      Text("middle").anchorPreference(key: Places.self, value: .center) { [$0] }
      Text("part").anchorPreference(key: Places.self, value: .unitPoint(.bottom)) { [$0] }
      Text("point").anchorPreference(key: Places.self, value: .point(CGPoint(x: 8, y: 8))) { [$0] }
    }
  }
  .overlayPreferenceValue(Places.self) { places in
    GeometryReader { room in
      ForEach(places.indices, id: \.self) {
        Color.red.frame(width: 8, height: 16).position(room[places[$0]])
      }
    }
  }
  .overlayPreferenceValue(Corners.self) { corners in
    GeometryReader { room in
      Path { path in
        guard let start = corners.first, let end = corners.last else { return }
        path.move(to: room[start])
        path.addLine(to: room[end])
      }
      .stroke(.blue, lineWidth: 8)
    }
  }
}

struct Sums: View {
  @State private var total = 0
  @State private var title: String?
  @State private var widest: CGFloat?
  @State private var size = CGSize.zero
  @State private var steps: [CGFloat] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(title ?? "none"): \(total), \(Int(widest ?? 0)), \(Int(size.height))")
      HStack {
        Text("2").preference(key: Total.self, value: 2)
        Text("3").preference(key: Total.self, value: 3).preference(key: Title.self, value: "sum")
        Text("nothing").hidden().preference(key: Total.self, value: 1)
      }
      .transformPreference(Total.self) { $0 *= 10 }
      ForEach(["Oil", "Temperature"], id: \.self) { name in
        Text(name)
          .background(
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
          )
          .frame(width: widest, alignment: .trailing)
      }
      Text("widths \(steps.map { "\(Int($0))" }.joined(separator: " to "))")
    }
    .onPreferenceChange(Total.self) { total = $0 }
    .onPreferenceChange(Title.self) { title = $0 }
    .onPreferenceChange(Widest.self) { widest = $0 }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    .onGeometryChange(for: CGFloat.self) { room in
      room.frame(in: .global).width
    } action: { old, new in
      if old != new { steps = [old, new] }
    }
  }
}

#Preview("Sums") { Sums() }
