import GaugeUI

struct SegmentBarStyle: GaugeStyle {
  let segments: Int

  init(segments: Int = 10) {
    self.segments = segments
  }

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      HStack(spacing: 8) {
        ForEach(0..<segments, id: \.self) { index in
          RoundedRectangle(cornerRadius: 4)
            .foregroundColor(color(of: index, value: configuration.value))
            .frame(height: 32)
        }
      }
      if let current = configuration.currentValueLabel {
        current.font(.caption)
      }
    }
  }

  private func color(of index: Int, value: Double) -> Color {
    let position = Double(index) / Double(segments)
    guard position < value else { return .gray.opacity(0.3) }
    switch position {
    case ..<0.5: return .green
    case ..<0.8: return .yellow
    default: return .red
    }
  }
}

struct SegmentBar: View {
  @State private var level = 0.7

  var body: some View {
    Gauge(value: level) {
      Text("Signal")
    } currentValueLabel: {
      Text("\(Int(level * 10)) of 10")
    }
    .gaugeStyle(SegmentBarStyle())
    .padding()
  }
}
