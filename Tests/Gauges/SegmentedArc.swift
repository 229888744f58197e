import SwiftUI

struct SegmentedArcStyle: GaugeStyle {
  var count = 24
  var gap: Angle = .degrees(3)
  func makeBody(configuration: Configuration) -> some View {
    let step = 240.0 / Double(count)
    let lit = Int((configuration.value * Double(count)).rounded())
    return ZStack {
      ForEach(0..<count, id: \.self) { i in
        let from = 150 + Double(i) * step + gap.degrees / 2
        Arc(from: .degrees(from), to: .degrees(from + step - gap.degrees))
          .stroke(i < lit ? color(at: i) : Color.gray.opacity(0.25), lineWidth: 18)
      }
      VStack(spacing: 2) {
        if let value = configuration.currentValueLabel {
          value.font(.system(size: 40, weight: .bold)).monospacedDigit()
        }
        configuration.label.font(.footnote).textCase(.uppercase).foregroundColor(.secondary)
      }
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .font(.caption2)
      .frame(width: 120)
      .offset(y: 70)
    }
    .frame(width: 200, height: 200)
  }

  private func color(at index: Int) -> Color {
    switch Double(index) / Double(count) {
    case ..<0.5: .green
    case 0.5..<0.75: .yellow
    default: .red
    }
  }

  private struct Arc: Shape {
    var from: Angle
    var to: Angle
    func path(in rect: CGRect) -> Path {
      Path {
        $0.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 9,
          startAngle: from, endAngle: to, clockwise: false)
      }
    }
  }
}

extension GaugeStyle where Self == SegmentedArcStyle {
  static var segmentedArc: SegmentedArcStyle { .init() }
  static func segmentedArc(_ count: Int) -> Self { .init(count: count) }
}

#Preview("Segments") {
  HStack(spacing: 24) {
    Gauge(value: 0.8) {
      Text("Load")
    } currentValueLabel: {
      Text("80%")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.segmentedArc)
    Gauge(value: 0.35) { Text("Idle") }
      .gaugeStyle(.segmentedArc(10))
  }
}
