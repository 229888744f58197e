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
    "ZStack { Circle(); Circle().stroke(lineWidth: #).blendMode(.destinationOut) }.compositingGroup()",
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
}
