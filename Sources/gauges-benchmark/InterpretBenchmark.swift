import GaugeUI
import SwiftInterpreter
internal import SwiftParser
import TerminalRendering

/// How long source takes to become a drawing, and each step of it.
enum InterpretBenchmark {
  static func run() {
    firstUse()
    file()
    loop()
    gauge("linear gauge, 60 × 5", linear, columns: 60, rows: 5)
    gauge("circular gauge, 40 × 20", ring, columns: 40, rows: 20)
  }

  /// What a process pays once: everything is lazily made, so the first program pays for the catalogue.
  private static func firstUse() {
    print("interpret: first use, in nanoseconds")
    line("parse", once { _ = Parser.parse(source: linear) })
    line("check", once { _ = Program.check([SourceText(linear)]) })
    line("check again", once { _ = Program.check([SourceText(linear)]) })
    line("draw", once { drawn(linear, columns: 60, rows: 5) })
    line("draw again", once { drawn(linear, columns: 60, rows: 5) })
  }

  private static func file() {
    let lines = typicalFile.split(separator: "\n", omittingEmptySubsequences: false).count
    print("interpret: a file of \(lines) lines, in nanoseconds")
    guard let first = evaluation(of: typicalFile), let again = evaluation(of: typicalFile) else {
      return
    }
    let preview = first.program.previews.first
    let times = Stopwatch.nanoseconds(
      runs: 15, { _ = Parser.parse(source: typicalFile) },
      { _ = ParsedSource(SourceText(typicalFile)) },
      { _ = Program.check([SourceText(typicalFile)]) },
      {
        if let preview {
          _ = Evaluation(first.program).draw(preview, columns: 60, rows: 20)
        }
      })
    let (parse, read, all, evaluate) = (times[0], times[1], times[2], times[3])
    line("parse with SwiftParser", parse)
    line("parse, and find what is wrong", read)
    line("check", all - read)
    var isHigh = false
    func change() {
      isHigh.toggle()
      _ = again.set("level", to: SourceText(isHigh ? "0.75" : "0.25"))
    }
    let set = Stopwatch.nanoseconds(change)
    let changed = Stopwatch.nanoseconds {
      change()
      draw(again, columns: 60, rows: 20)
    }
    line("evaluate and lay out", evaluate)
    line("set a state", set)
    line("evaluate again after that", changed - set)
    line("check + evaluate, % of parsing", (all - read + evaluate) / parse * 100)
    line("evaluate again, % of parsing", (changed - set) / parse * 100)
  }

  private static func loop() {
    let count = 200_000
    let source = """
      var sum = 0
      for i in 0..<\(count) { if i % 3 == 0 { sum += i } else { sum -= 1 } }
      """
    guard let evaluation = evaluation(of: source) else { return }
    let time = Stopwatch.nanoseconds { _ = evaluation.run(source: 0) }
    print("interpret: a loop, nanoseconds a round; rounds a second")
    line("if, remainder, compound assignment", time / Double(count))
    line("rounds a second", 1e9 / time * Double(count))
  }

  private static func gauge(_ name: String, _ source: String, columns: Int, rows: Int) {
    print("interpret: \(name), in nanoseconds")
    guard let evaluation = evaluation(of: source) else { return }
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .truecolor)
    let warm = Stopwatch.nanoseconds {
      guard let preview = evaluation.program.previews.first else { return }
      let drawing = evaluation.draw(preview, columns: columns, rows: rows).drawing
      _ = renderer.grid(drawing).ansiText
    }
    let whole = Stopwatch.nanoseconds {
      _ = renderer.grid(drawn(source, columns: columns, rows: rows)).ansiText
    }
    line("evaluate, lay out, fit, encode", warm)
    line("from source to bytes", whole)
  }
}

extension InterpretBenchmark {
  private static func evaluation(of source: String) -> Evaluation? {
    let (program, diagnostics) = Program.check([SourceText(source)])
    for diagnostic in diagnostics { print(diagnostic.message) }
    return program.map { Evaluation($0) }
  }

  @discardableResult
  private static func draw(_ evaluation: Evaluation, columns: Int, rows: Int) -> Drawing {
    guard let preview = evaluation.program.previews.first else { return Drawing() }
    return evaluation.draw(preview, columns: columns, rows: rows).drawing
  }

  @discardableResult
  private static func drawn(_ source: String, columns: Int, rows: Int) -> Drawing {
    evaluation(of: source).map { draw($0, columns: columns, rows: rows) } ?? Drawing()
  }

  private static func once(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }

  private static func line(_ name: String, _ number: Double) {
    let digits = String(Int(number.rounded()))
    print(
      name.padding(toLength: 36, withPad: " ", startingAt: 0)
        + String(repeating: " ", count: max(12 - digits.count, 0)) + digits)
  }
}

extension InterpretBenchmark {
  fileprivate static let linear = """
    Gauge(value: 140, in: 0...200) {
      Text("Speed")
    } currentValueLabel: {
      Text("140 km/h")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("200")
    }
    .tint(.green)
    """

  fileprivate static let ring = """
    Gauge(value: 140, in: 0...200) {
      Text("Speed")
    } currentValueLabel: {
      Text("140")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.green, .yellow, .orange, .red]))
    .scaleEffect(2.5)
    .frame(width: 320, height: 320)
    """

  /// In the manner of public code: a style of its own, a view with states, a list, previews.
  fileprivate static let typicalFile = """
    import SwiftUI

    struct RingGaugeStyle: GaugeStyle {
      var colors: [Color] = [.green, .yellow, .orange, .red]
      private let lineWidth: CGFloat = 20

      func makeBody(configuration: Configuration) -> some View {
        ZStack {
          Circle()
            .trim(from: 0, to: 0.75)
            .stroke(Color.gray.opacity(0.3), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
            .rotationEffect(.degrees(135))
          Circle()
            .trim(from: 0, to: 0.75 * configuration.value)
            .stroke(
              LinearGradient(
                gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing),
              style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
            )
            .rotationEffect(.degrees(135))
          VStack {
            if let value = configuration.currentValueLabel {
              value.font(.system(size: 40, weight: .bold))
            }
            configuration.label.font(.caption).foregroundStyle(.secondary)
          }
        }
        .frame(width: 200, height: 200)
      }
    }

    extension GaugeStyle where Self == RingGaugeStyle {
      static var ring: RingGaugeStyle { RingGaugeStyle() }
    }

    struct Sensor: Identifiable {
      let id: Int
      let name: String
      var reading: Double

      var isHigh: Bool { reading > 0.8 }
    }

    struct Dashboard: View {
      @State private var level = 0.5
      @State private var sensors = [
        Sensor(id: 1, name: "Oil", reading: 0.4),
        Sensor(id: 2, name: "Fuel", reading: 0.9),
      ]

      private var average: Double {
        sensors.map { $0.reading }.reduce(0, +) / Double(sensors.count)
      }

      private func tint(for sensor: Sensor) -> Color {
        switch sensor.reading {
        case ..<0.5: .green
        case 0.5..<0.8: .orange
        default: .red
        }
      }

      var body: some View {
        VStack(alignment: .leading, spacing: 16) {
          Gauge(value: level) {
            Text("Level")
          } currentValueLabel: {
            Text("\\(Int(level * 100)) %")
          }
          .gaugeStyle(.ring)
          ForEach(sensors) { sensor in
            Gauge(value: sensor.reading, in: 0...1) {
              Text(sensor.isHigh ? "\\(sensor.name) is high" : sensor.name)
            } currentValueLabel: {
              Text(sensor.reading.formatted(.percent))
            }
            .tint(tint(for: sensor))
          }
          Text("Average \\(average, specifier: "%.2f")").bold()
        }
        .padding()
      }
    }

    #Preview("Dashboard") {
      Dashboard()
    }
    """
}
