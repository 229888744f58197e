import GaugeUI

/// Two arcs that run towards each other: one clockwise, one against it.
struct DualArcDial: View {
  var left: Double
  var right: Double
  var body: some View {
    ZStack {
      SideArc(fraction: 1, clockwise: false).stroke(
        .gray.opacity(0.2), style: .init(lineWidth: 14, lineCap: .round))
      SideArc(fraction: 1, clockwise: true).stroke(
        .gray.opacity(0.2), style: .init(lineWidth: 14, lineCap: .round))
      SideArc(fraction: left, clockwise: false).stroke(
        .blue, style: .init(lineWidth: 14, lineCap: .round))
      SideArc(fraction: right, clockwise: true).stroke(
        .red, style: .init(lineWidth: 14, lineCap: .round))
      HStack(spacing: 16) {
        Text("\(Int(left * 100))").foregroundStyle(.blue)
        Divider().frame(height: 32)
        Text("\(Int(right * 100))").foregroundStyle(.red)
      }
      .font(.title2.bold())
    }
    .frame(width: 180, height: 180)
    .padding(8)
  }
  nonisolated struct SideArc: Shape {
    var fraction: Double
    let clockwise: Bool
    var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }
    func path(in rect: CGRect) -> Path {
      let start = Angle.degrees(clockwise ? 80 : 100)
      let end = Angle.degrees(clockwise ? 80 - 160 * fraction : 100 + 160 * fraction)
      var p = Path()
      p.addArc(
        center: .init(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start,
        endAngle: end, clockwise: clockwise)
      return p
    }
  }
}
struct DualArc: View {
  var body: some View {
    DualArcDial(left: 0.8, right: 0.45)
  }
}
