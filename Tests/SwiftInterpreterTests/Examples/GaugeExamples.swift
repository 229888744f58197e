import GaugeUI

// Compiled by Swift and, from this very text, interpreted: both must draw the same (`ExampleTests`).

struct ContentView: View {
  @State private var progress = 0.5

  var body: some View {
    Gauge(value: progress) {
      Text("Upload Status")
    }
  }
}

struct LabelledUpload: View {
  @State private var progress = 0.5

  var body: some View {
    Gauge(value: progress) {
      Text("Upload Status")
    } currentValueLabel: {
      Text(progress.formatted(.percent))
    } minimumValueLabel: {
      Text(0.formatted(.percent))
    } maximumValueLabel: {
      Text(100.formatted(.percent))
    }
  }
}

struct SpeedometerView: View {
  @State private var currentSpeed = 100.0

  var body: some View {
    Gauge(value: currentSpeed, in: 0...200) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(currentSpeed.formatted(.number))km/h")
    } minimumValueLabel: {
      Text(0.formatted(.number))
    } maximumValueLabel: {
      Text(200.formatted(.number))
    }
  }
}

struct ImageLabels: View {
  @State private var currentSpeed = 100.0

  var body: some View {
    Gauge(value: currentSpeed, in: 0...200) {
      Image(systemName: "gauge.medium")
        .font(.system(size: 50.0))
    } currentValueLabel: {
      HStack {
        Image(systemName: "gauge.high")
        Text("\(currentSpeed.formatted(.number))km/h")
      }
    } minimumValueLabel: {
      Text(0.formatted(.number))
    } maximumValueLabel: {
      Text(200.formatted(.number))
    }
    .tint(.purple)
  }
}

struct SpeedometerGaugeStyle: GaugeStyle {
  private var purpleGradient = LinearGradient(
    gradient: Gradient(colors: [
      Color(red: 207 / 255, green: 150 / 255, blue: 207 / 255),
      Color(red: 107 / 255, green: 116 / 255, blue: 179 / 255),
    ]), startPoint: .trailing, endPoint: .leading)

  func makeBody(configuration: Configuration) -> some View {
    ZStack {

      Circle()
        .foregroundColor(Color(.systemGray6))

      Circle()
        .trim(from: 0, to: 0.75 * configuration.value)
        .stroke(purpleGradient, lineWidth: 20)
        .rotationEffect(.degrees(135))

      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(
          Color.black,
          style: StrokeStyle(
            lineWidth: 10, lineCap: .butt, lineJoin: .round, dash: [1, 34], dashPhase: 0.0)
        )
        .rotationEffect(.degrees(135))

      VStack {
        configuration.currentValueLabel
          .font(.system(size: 80, weight: .bold, design: .rounded))
          .foregroundColor(.gray)
        Text("KM/H")
          .font(.system(.body, design: .rounded))
          .bold()
          .foregroundColor(.gray)
      }

    }
    .frame(width: 300, height: 300)

  }

}

struct CustomGaugeView: View {

  @State private var currentSpeed = 140.0

  var body: some View {
    Gauge(value: currentSpeed, in: 0...200) {
      Image(systemName: "gauge.medium")
        .font(.system(size: 50.0))
    } currentValueLabel: {
      Text("\(currentSpeed.formatted(.number))")

    }
    .gaugeStyle(SpeedometerGaugeStyle())

  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
    SpeedometerView()
      .previewDisplayName("Speedometer")

    CustomGaugeView()
      .previewDisplayName("CustomGaugeView")
  }
}

struct SimpleGauge: View {
  @State private var batteryLevel = 0.4

  var body: some View {
    Gauge(value: batteryLevel) {
      Text("Battery Level")
    }
  }
}

struct LabeledGauge: View {
  @State private var current = 67.0
  @State private var minValue = 0.0
  @State private var maxValue = 170.0

  var body: some View {
    Gauge(value: current, in: minValue...maxValue) {
      Text("BPM")
    } currentValueLabel: {
      Text("\(Int(current))")
    } minimumValueLabel: {
      Text("\(Int(minValue))")
    } maximumValueLabel: {
      Text("\(Int(maxValue))")
    }
    .gaugeStyle(.circular)
  }
}

struct StyledGauge: View {
  @State private var current = 67.0
  @State private var minValue = 50.0
  @State private var maxValue = 170.0
  let gradient = Gradient(colors: [.green, .yellow, .orange, .red])

  var body: some View {
    Gauge(value: current, in: minValue...maxValue) {
      Image(systemName: "heart.fill")
        .foregroundColor(.red)
    } currentValueLabel: {
      Text("\(Int(current))")
        .foregroundColor(Color.green)
    } minimumValueLabel: {
      Text("\(Int(minValue))")
        .foregroundColor(Color.green)
    } maximumValueLabel: {
      Text("\(Int(maxValue))")
        .foregroundColor(Color.red)
    }
    .gaugeStyle(CircularGaugeStyle(tint: gradient))
  }
}

enum Level: String, CaseIterable {
  case low, middle, high

  var color: Color {
    switch self {
    case .low: .green
    case .middle: .orange
    case .high: .red
    }
  }

  init(_ fraction: Double) {
    if fraction < 0.3 {
      self = .low
    } else {
      self = fraction < 0.7 ? .middle : .high
    }
  }
}

struct RingGaugeStyle: GaugeStyle {
  var width: CGFloat = 12

  func makeBody(configuration: Configuration) -> some View {
    let level = Level(configuration.value)
    ZStack {
      Circle().stroke(Color.gray.opacity(0.3), lineWidth: width)
      Circle()
        .trim(from: 0, to: configuration.value)
        .stroke(level.color, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if let value = configuration.currentValueLabel {
        value.font(.title)
      } else {
        configuration.label
      }
    }
    .padding(width / 2)
    .frame(width: 112, height: 112)
  }
}

extension GaugeStyle where Self == RingGaugeStyle {
  static var ring: RingGaugeStyle { RingGaugeStyle() }
  static func ring(width: CGFloat) -> RingGaugeStyle { RingGaugeStyle(width: width) }
}

struct Row: View {
  let title: String
  @Binding var value: Double

  var body: some View {
    HStack {
      Text(title).bold()
      Spacer()
      Gauge(value: value, in: 0...10) { Text(title) }
        .tint(value > 5 ? .red : .green)
        .frame(width: 160)
    }
  }
}

struct Dashboard: View {
  @State private var cpu = 7.0
  @State private var memory = 3.5
  private let names = ["One", "Two", "Three"]

  private var total: Double { cpu + memory }

  @ViewBuilder private func footer(_ text: String) -> some View {
    Divider()
    Text(text).foregroundStyle(.secondary)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Row(title: "CPU", value: $cpu)
      Row(title: "Memory", value: $memory)
      ForEach(names.indices, id: \.self) { index in
        Text("\(index + 1). \(names[index])")
      }
      ForEach(Level.allCases, id: \.self) { level in
        Text(level.rawValue.capitalized).foregroundColor(level.color)
      }
      Gauge(value: total, in: 0...20) {
        Text("Total")
      } currentValueLabel: {
        Text("\(total, specifier: "%.1f")")
      }
      .gaugeStyle(.ring)
      Gauge(value: 0.2) { Text("Low") }.gaugeStyle(.ring(width: 8))
      switch Level(cpu / 10) {
      case .low: Text("calm")
      case .middle: Text("busy")
      case .high: Text("hot").italic()
      }
      footer("End")
    }
    .padding()
    .background(Color.blue.opacity(0.1))
  }
}
