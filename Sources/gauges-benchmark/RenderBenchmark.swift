import GaugeUI
import TerminalRendering

/// How long a gauge takes to be laid out, fitted to cells and encoded.
enum RenderBenchmark {
  static func run() {
    print("render: nanoseconds to lay out, fit, encode, diff; bytes whole, of a diff")
    measure("linear, 80 columns, labelled", columns: 80) { value in
      Gauge(value: value) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int(value * 200)) km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("200")
      }
    }
    measure("linear, 80 columns, one row", columns: 80) { value in
      Gauge(value: value) {}.tint(.green)
    }
    measure("ring, 40 × 20", columns: 40) { value in
      ring(value)
    }
    measure("1,000 gauges", columns: 80) { value in
      VStack {
        ForEach(0..<1_000) { index in
          Gauge(value: (value + Double(index) / 1_000).truncatingRemainder(dividingBy: 1)) {
            Text("Gauge \(index)")
          }
        }
      }
    }
  }

  private static func ring(_ value: Double) -> some View {
    let colors = Gradient(colors: [.green, .yellow, .orange, .red])
    let style = StrokeStyle(lineWidth: 33, lineCap: .round)
    return Circle()
      .trim(from: 0, to: 0.75 * value)
      .stroke(
        AngularGradient(
          gradient: colors, center: .center, startAngle: .zero, endAngle: .degrees(270)),
        style: style
      )
      .rotationEffect(.degrees(135))
      .padding(16.5)
      .frame(width: 320, height: 320)
  }

  private static func measure<Content: View>(
    _ name: String, columns: Int, _ view: (Double) -> Content
  ) {
    let proposal = ProposedViewSize(width: CGFloat(columns) * 8, height: nil)
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .truecolor)
    let drawing = view(0.7).drawing(proposal: proposal)
    let grid = renderer.grid(drawing)
    let next = renderer.grid(view(0.71).drawing(proposal: proposal))
    let times = [
      Stopwatch.nanoseconds { _ = view(0.7).drawing(proposal: proposal) },
      Stopwatch.nanoseconds { _ = renderer.grid(drawing) },
      Stopwatch.nanoseconds { _ = grid.ansiText },
      Stopwatch.nanoseconds { _ = next.diff(from: grid) },
    ]
    let sizes = [grid.ansiText.utf8.count, next.diff(from: grid).count]
    let numbers = times.map { Int($0.rounded()) } + sizes
    print(
      name.padding(toLength: 30, withPad: " ", startingAt: 0),
      numbers.map { String($0).leftPadded(to: 10) }.joined())
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
