import GaugeUI
import Testing

@testable import SwiftInterpreter

/// Numbers that nobody means, wherever a view or a formatter takes one.
@Suite("A number at the end of what there are stops no drawing")
struct ExtremeNumberTests {
  static let values = [
    "-9223372036854775808.0", "9223372036854775807.0", "1e308", "-1e308", ".nan", ".infinity",
    "-.infinity", "0",
  ]

  @Test(arguments: [
    #"Text(DateComponentsFormatter().string(from: #) ?? "none")"#,
    #"Text(MeasurementFormatter().string(from: Measurement(value: #, unit: UnitLength.meters)))"#,
    #"ProgressView(timerInterval: Date()...Date().addingTimeInterval(abs(#)))"#,
    "Circle().stroke(.red, style: StrokeStyle(lineWidth: #, lineCap: .round, dash: [#, 3]))",
    "Circle().trim(from: 0.1, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: #, lineCap: .round))",
    #"VStack(spacing: #) { Text("a"); Text("b c").frame(width: 8); Spacer(); Text("d") }"#,
    #"HStack { Text("a").offset(x: #, y: #); Circle().frame(width: #).clipShape(Circle()) }"#,
    "Circle().fill(.red).hueRotation(.degrees(#)).brightness(#).contrast(#).saturation(#)",
    "VStack { RoundedRectangle(cornerRadius: #); Rectangle().cornerRadius(#); Capsule() }",
    "UnevenRoundedRectangle(topLeadingRadius: #, bottomTrailingRadius: #).stroke(lineWidth: 2)",
    #"Text("\(CGRect(x: #, y: 0, width: #, height: 1).intersects(CGRect(x: 0, y: #, width: 1, height: #)))")"#,
    #"Text("\(CGRect(x: #, y: 0, width: #, height: 1).contains(CGPoint(x: #, y: 0)))")"#,
    #"Text("\(Date(timeIntervalSince1970: #))").containerRelativeFrame(.vertical, count: .min, span: .max, spacing: #)"#,
    "ZStack { Circle(); Circle().stroke(lineWidth: #).blendMode(.destinationOut) }.compositingGroup()",
    "ZStack { Color.red; Color.blue.opacity(#).blendMode(.softLight) }.compositingGroup().opacity(#)",
    "ZStack { Color.red; Circle().scale(#).blendMode(.luminosity); Text(\"a\").blendMode(.plusDarker) }",
    "Canvas { c, s in c.opacity = #; c.blendMode = .destinationIn; c.drawLayer { $0.fill(Path(CGRect(x: #, y: 0, width: #, height: #)), with: .color(.red)) } }",
    "Canvas { c, s in c.addFilter(.brightness(#)); c.addFilter(.contrast(#)); c.addFilter(.hueRotation(.degrees(#))); c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }",
  ])
  func draws(source: String) throws {
    for value in Self.values {
      let text = source.replacing("#", with: value)
      let (program, _) = Program.check([SourceText(text)])
      let whole = try #require(program, "\(text)")
      let preview = try #require(whole.previews(in: 0).first)
      for columns in [1, 60] {
        _ = Evaluation(whole).draw(preview, columns: columns, rows: 20)
      }
    }
  }

  /// What Swift or Foundation stops the program at, and the playground says or does not.
  @Test(arguments: [
    ("Duration.seconds(1e308)", "arithmetic overflow: a duration has at most 2^63 seconds"),
    (
      "Duration.milliseconds(Double.nan)",
      "arithmetic overflow: a duration has at most 2^63 seconds"
    ),
    (
      "Duration.seconds(8e18) + .seconds(8e18)",
      "arithmetic overflow: a duration has at most 2^63 seconds"
    ),
    ("Duration.seconds(1) / 0.0", "arithmetic overflow: a duration has at most 2^63 seconds"),
    (
      "DateInterval(start: Date(timeIntervalSince1970: .infinity), end: Date(timeIntervalSince1970: .infinity))",
      "Intervals without end are not allowed"
    ),
    ("DateInterval(start: .now, duration: .infinity)", "Intervals without end are not allowed"),
    (
      "TimeZone(secondsFromGMT: .min)!", "Unexpectedly found nil while unwrapping an Optional value"
    ),
    (
      "Calendar.current.date(byAdding: DateComponents(year: .min, day: .max), to: .now)!",
      "Unexpectedly found nil while unwrapping an Optional value"
    ),
  ])
  func stops(source: String, message: String) throws {
    let (program, _) = Program.check([SourceText("print(\(source))")])
    let evaluation = Evaluation(try #require(program))
    let messages = evaluation.run(source: 0).compactMap { output in
      if case .diagnostic(let diagnostic) = output { diagnostic.message } else { nil }
    }
    #expect(messages == [message])
  }
}
