import SwiftUI

/// Puts views around a circle.
struct Dial: Layout {
  var radius: CGFloat
  var turn = Angle.zero

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let side = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 96, height: 96))
    return CGSize(width: min(side.width, radius * 3), height: min(side.height, radius * 3))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = turn + .degrees(360 * Double(index) / Double(subviews.count))
      let point = CGPoint(
        x: bounds.midX + radius * sin(angle.radians), y: bounds.midY - radius * cos(angle.radians))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Shares a width by weights, which it works out once.
struct Shares: Layout {
  struct Cache {
    var weights: [CGFloat] = []
    var total: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    let weights = subviews.map { $0[Weight.self] }
    return Cache(weights: weights, total: weights.reduce(0, +))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    let tallest = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 160, height: tallest)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (subview, weight) in zip(subviews, cache.weights) {
      let width = bounds.width * weight / cache.total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Says what it is told.
struct Told: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var offered = ProposedViewSize.zero
    offered.width = proposal.width
    offered.height = ProposedViewSize.infinity.height == .infinity ? nil : 1
    let first = subviews.first?.dimensions(in: offered)
    let gap = subviews.first?.spacing.distance(to: ViewSpacing.zero, along: .horizontal) ?? 0
    let usual = ViewSpacing().distance(to: ViewSpacing(), along: .vertical)
    return CGSize(width: (first?.width ?? 0) + gap, height: (first?.height ?? 0) + usual)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let order = subviews.sorted { $0.priority > $1.priority }
    let isSame = order.first == subviews.last
    order.last?.place(
      at: CGPoint(x: isSame ? bounds.minX : bounds.maxX, y: bounds.minY),
      anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
}

#Preview {
  VStack(spacing: 16) {
    Dial(radius: 40, turn: .degrees(30)) {
      ForEach(1..<13) { hour in Text("\(hour)") }
    }
    Dial(radius: 24) {
      Circle().frame(width: 8, height: 8)
      Rectangle().fill(.orange).frame(width: 16, height: 8)
    }
    .frame(width: 80, height: 80)
    Shares {
      Color.green.frame(height: 16)
      Color.yellow.frame(height: 16).layoutValue(key: Weight.self, value: 2)
      Color.red.frame(height: 16)
    }
    .frame(width: 160)
    Told {
      Text("told")
      Text("first").layoutPriority(1)
    }
  }
}

/// Goes from one frame to another.
struct Moving: Shape {
  var from: CGRect
  var to: CGRect
  var turn = Angle.zero
  var middle = UnitPoint()

  var animatableData:
    AnimatablePair<CGRect.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        from.animatableData, AnimatablePair(turn.animatableData, middle.animatableData))
    }
    set {
      from.animatableData = newValue.first
      turn.animatableData = newValue.second.first
      middle.animatableData = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var other = self
    other.animatableData = AnimatablePair(
      to.animatableData, AnimatablePair(0.5, UnitPoint.center.animatableData))
    var start = CGPoint.zero
    var size = CGSize.zero
    start.animatableData = AnimatablePair(8, 0)
    (start.animatableData, size.animatableData) = (
      start.animatableData, AnimatablePair(CGFloat(16), CGFloat(8))
    )
    let outline = CGRect(origin: start, size: size)
    return Path { path in
      path.addRect(rect.contains(outline) && !rect.contains(CGRect()) ? .zero : outline)
      path.addRect(other.from)
    }
  }
}

#Preview("on the way") {
  Moving(
    from: CGRect(x: 0, y: 0, width: 8, height: 8), to: CGRect(x: 40, y: 0, width: 40, height: 16)
  )
  .frame(width: 80, height: 16)
}

struct Arranged: View {
  var isWide: Bool
  var isLoose = false

  private var layout: AnyLayout {
    isWide ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading))
  }

  var body: some View {
    let other = isLoose ? AnyLayout(Dial(radius: 32)) : AnyLayout(ZStackLayout(alignment: .bottom))
    layout {
      Gauge(value: 0.5) { Text("Oil") }.gaugeStyle(.accessoryLinear).frame(width: 120)
      Text("half full")
    }
    other {
      Color.blue.frame(width: 80, height: 32)
      Text("here")
      if isLoose { Text("there") }
    }
  }
}

#Preview("Arranged") {
  VStack(spacing: 16) {
    Arranged(isWide: true)
    Arranged(isWide: false, isLoose: true)
    GridLayout(horizontalSpacing: 16) {
      GridRow {
        Text("speed")
        Text("120")
      }
      GridRow {
        Text("a")
        Text("b")
      }
    }
    HStackLayout(alignment: .top) {
      Text("left")
      Divider().frame(height: 32)
      Text("right")
    }
  }
}
