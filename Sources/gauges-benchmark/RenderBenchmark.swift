import CAllocationCount
import GaugeUI
import TerminalRendering

/// What a frame takes, from the view's value to the terminal's bytes.
///
/// A host and the cells of the frame before are kept, as a program with a main loop keeps them. Each frame shows another
/// value; `view` builds the view's value alone, `drawing` goes on to the drawing, `bytes` to the end.
enum RenderBenchmark {
  static func run() {
    print(
      "a frame".padding(toLength: nameWidth, withPad: " ", startingAt: 0),
      ["view ns", "drawing ns", "bytes ns", "bytes", "allocations"]
        .map { $0.leftPadded(to: 12) }.joined())
    let room = ProposedViewSize(width: 640, height: nil)
    measure("gauge, 80 columns, four labels, whole", in: room, labelled)
    measure("gauge, 80 columns, four labels, diff", in: room, isDiff: true, labelled)
    measure("gauge, 80 columns, one row, whole", in: room, bar)
    measure("gauge, 80 columns, one row, diff", in: room, isDiff: true, bar)
    measure("ring, 40 × 20, whole", in: ProposedViewSize(width: 320, height: nil), ring)
    let wide = ProposedViewSize(width: 1_600, height: nil)
    let all = (0..<steps).map { step in
      Dashboard(values: (0..<1_000).map { Double(($0 + step) % steps) / 100 })
    }
    let one = (0..<steps).map { step in
      var values = all[0].values
      values[500] = Double(step) / 100
      return Dashboard(values: values)
    }
    measure("1,000 gauges, all changed, whole", in: wide) { all[Int($0 * 100 + 0.5)] }
    measure("1,000 gauges, all changed, diff", in: wide, isDiff: true) { all[Int($0 * 100 + 0.5)] }
    measure("1,000 gauges, one changed, diff", in: wide, isDiff: true) { one[Int($0 * 100 + 0.5)] }
    sweep(in: room)
  }

  private static let nameWidth = 40
  /// As many different frames, a percent apart.
  private static let steps = 101
}

// The views.
extension RenderBenchmark {
  private static func labelled(_ value: Double) -> some View {
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

  private static func bar(_ value: Double) -> some View { Row(value: value) }

  private static func ring(_ value: Double) -> some View {
    SampleViews.ring(lineWidth: 33, size: 320, value: value)
  }

  /// A gauge in a row of its own, its labels at both ends.
  private struct Row: View {
    let value: Double

    var body: some View {
      Gauge(value: value) {
      } currentValueLabel: {
      } minimumValueLabel: {
        Text("CPU")
      } maximumValueLabel: {
        Text("\(Int(value * 100))%")
      }
      .tint(.green)
    }
  }

  /// Four columns of 250 gauges.
  private struct Dashboard: View {
    var values: [Double]

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<4) { column in
          VStack(spacing: 0) {
            ForEach(0..<250) { row in Row(value: values[row * 4 + column]) }
          }
        }
      }
    }
  }
}

// Measuring.
extension RenderBenchmark {
  private static func measure<Content: View>(
    _ name: String, in proposal: ProposedViewSize, isDiff: Bool = false,
    _ view: (Double) -> Content
  ) {
    let host = ViewHost()
    let frames = FrameRenderer(DrawingRenderer(glyphs: .blocks, depth: .truecolor))
    var cursor = FrameCursor(keepsPen: true)
    var step = 0
    var written = 0
    func value() -> Double {
      step = (step + 1) % steps
      return Double(step) / 100
    }
    func frame() {
      frames.draw(host.drawing(of: view(value()), proposal: proposal))
      written += isDiff ? frames.update(cursor: &cursor).count : frames.whole().count
    }
    // All frames once, so that whatever is kept has found its size.
    for _ in 0..<steps { frame() }
    written = 0
    let before = allocation_count()
    for _ in 0..<steps { frame() }
    let allocations = Double(allocation_count() - before) / Double(steps)
    let bytes = written / steps
    let times = [
      Stopwatch.nanoseconds { withExtendedLifetime(view(value())) {} },
      Stopwatch.nanoseconds { _ = host.drawing(of: view(value()), proposal: proposal) },
      Stopwatch.nanoseconds(frame),
    ]
    report(name, times.map { Int($0) } + [bytes], allocations)
  }

  /// 0 to 100 % in 200 steps: the bytes of all diffs.
  private static func sweep(in proposal: ProposedViewSize) {
    for (name, view) in [
      ("one row", { AnyView(bar($0)) }), ("four labels", { AnyView(labelled($0)) }),
    ]
      as [(String, (Double) -> AnyView)]
    {
      let host = ViewHost()
      let frames = FrameRenderer(DrawingRenderer(glyphs: .blocks, depth: .truecolor))
      var cursor = FrameCursor(keepsPen: true)
      var bytes = 0
      for step in 0...200 {
        frames.draw(host.drawing(of: view(Double(step) / 200), proposal: proposal))
        let count = frames.update(cursor: &cursor).count
        if step > 0 { bytes += count }
      }
      print("0 to 100 % in 200 steps, 80 columns, \(name): \(bytes) bytes")
    }
  }

  private static func report(_ name: String, _ numbers: [Int], _ allocations: Double) {
    print(
      name.padding(toLength: nameWidth, withPad: " ", startingAt: 0),
      numbers.map { String($0).leftPadded(to: 12) }.joined()
        + String(format: "%.1f", allocations).leftPadded(to: 12))
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
