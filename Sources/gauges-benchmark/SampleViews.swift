import GaugeUI

/// Views that drawing is measured with: every style, gradients, thin lines, large letters.
enum SampleViews {
  static let all: [(name: String, view: AnyView)] = [
    ("linearCapacity", AnyView(gauge(0.335))),
    ("linearCapacity, gradient", AnyView(gauge(0.7).tint(warm))),
    ("accessoryLinear", AnyView(gauge(0.335).gaugeStyle(.accessoryLinear).tint(.green))),
    ("accessoryLinear, gradient", AnyView(gauge(0.7).gaugeStyle(.accessoryLinear).tint(warm))),
    (
      "accessoryLinearCapacity",
      AnyView(gauge(0.335).gaugeStyle(.accessoryLinearCapacity).tint(.orange))
    ),
    ("accessoryCircular", AnyView(gauge(0.335).gaugeStyle(.accessoryCircular))),
    ("accessoryCircular, gradient", AnyView(gauge(0.7).gaugeStyle(.accessoryCircular).tint(warm))),
    (
      "accessoryCircularCapacity",
      AnyView(gauge(0.335).gaugeStyle(.accessoryCircularCapacity).tint(.teal))
    ),
    (
      "circularCapacity, gradient",
      AnyView(gauge(0.9).gaugeStyle(.accessoryCircularCapacity).tint(warm))
    ),
    ("ring, 40 × 20", AnyView(ring(lineWidth: 33, size: 320))),
    ("ring, 20 × 10", AnyView(ring(lineWidth: 16, size: 160))),
    ("ring, thin", AnyView(ring(lineWidth: 5, size: 160))),
    ("disc", AnyView(Circle().fill(Color.purple).frame(width: 144, height: 144))),
    ("ellipse, outlined", AnyView(Ellipse().stroke(lineWidth: 6).frame(width: 240, height: 96))),
    (
      "rounded rectangles",
      AnyView(
        ZStack {
          RoundedRectangle(cornerRadius: 20).fill(Color.blue)
          RoundedRectangle(cornerRadius: 12).fill(Color.yellow).padding(13)
        }.frame(width: 200, height: 90))
    ),
    (
      "linear gradient",
      AnyView(
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
          .frame(width: 200, height: 96))
    ),
    (
      "radial gradient",
      AnyView(
        RadialGradient(colors: [.white, .purple], center: .center, startRadius: 4, endRadius: 90)
          .frame(width: 160, height: 160))
    ),
    (
      "ticks",
      AnyView(
        Circle().stroke(.white, style: StrokeStyle(lineWidth: 16, dash: [4, 12])).padding(8)
          .frame(width: 200, height: 200))
    ),
    (
      "see-through discs",
      AnyView(
        HStack(spacing: -40) {
          Circle().fill(Color.red.opacity(0.6))
          Circle().fill(Color.green.opacity(0.6))
          Circle().fill(Color.blue.opacity(0.6))
        }.frame(width: 240, height: 112))
    ),
    ("large letters", AnyView(Text("140 km/h").font(.system(size: 64)).bold())),
  ]

  private static let warm = Gradient(colors: [.green, .yellow, .orange, .red])

  private static func gauge(_ value: Double) -> some View {
    Gauge(value: value) {
      Text("Load")
    } currentValueLabel: {
      Text("\(Int(value * 100))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  /// Three quarters of a ring in many colours.
  static func ring(lineWidth: CGFloat, size: CGFloat, value: Double = 1) -> some View {
    Circle()
      .trim(from: 0, to: 0.75 * value)
      .stroke(
        AngularGradient(
          gradient: warm, center: .center, startAngle: .zero, endAngle: .degrees(270)),
        style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
      )
      .rotationEffect(.degrees(135))
      .padding(lineWidth / 2)
      .frame(width: size, height: size)
  }
}
