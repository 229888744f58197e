import SwiftInterpreter
import Testing

@testable import Playground

@Suite("Gauges are written and changed by commands, in the document's source")
struct GaugeCommandTests {
  private nonisolated static let speed = ":gauge speed 140 in 0...200 \"Speed\""

  @Test("A gauge is written whole")
  func gauge() {
    #expect(
      transcript(of: [
        Self.speed, ":code", ":gauge speed 3", ":gauge 3 4", ":set speed 60",
        ":gauge heartRate 0.67", ":code", ":list",
        ":undo", ":code",
      ]) == """
        > :gauge speed 140 in 0...200 "Speed"
                                   Speed
        0 █████████████████████████████████████▊░░░░░░░░░░░░░░░░ 200
                                    140
        > :code
        import SwiftUI

        #Preview {
            @Previewable @State var speed = 140.0
            Gauge(value: speed, in: 0...200) {
                Text("Speed")
            } currentValueLabel: {
                Text(speed, format: .number)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("200")
            }
        }
        > :gauge speed 3
        error: 'speed' is declared already; :set speed 3 changes its value
        > :gauge 3 4
        error: '3' is no name: it has letters, digits and _, and begins with no digit
        note: usage: :gauge NAME VALUE [in LOW...HIGH] ["LABEL"], as in :gauge speed 140 in 0...200 "Speed"
        > :set speed 60
                                   Speed
        0 ████████████████▎░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 200
                                     60
        > :gauge heartRate 0.67
                                 Heart rate
        0% ██████████████████████████████████▉░░░░░░░░░░░░░░░░░ 100%
                                    67%
        > :code
        import SwiftUI

        #Preview {
            @Previewable @State var heartRate = 0.67
            Gauge(value: heartRate) {
                Text("Heart rate")
            } currentValueLabel: {
                Text(heartRate, format: .percent)
            } minimumValueLabel: {
                Text("0%")
            } maximumValueLabel: {
                Text("100%")
            }
        }
        note: 'speed' is left out: nothing that is shown uses it
        > :list
        speed: Double = 60.0
        heartRate: Double = 0.67
        shown: Gauge(value: heartRate) { …
        > :undo
        undone: :gauge heartRate 0.67
                                   Speed
        0 ████████████████▎░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 200
                                     60
        > :code
        import SwiftUI

        #Preview {
            @Previewable @State var speed = 60.0
            Gauge(value: speed, in: 0...200) {
                Text("Speed")
            } currentValueLabel: {
                Text(speed, format: .number)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("200")
            }
        }
        """)
  }

  @Test("Style, tint, range and labels are edits that :code shows")
  func edits() {
    #expect(
      transcript(of: [
        Self.speed, ":style accessoryLinear", ":tint green yellow #FF8000", ":range 0...400",
        ":label Top speed",
        ":label current \"\\(Int(speed)) km/h\"", ":label minimum low", ":code", ":tint none",
        ":style linearCapacity",
        ":style", ":undo", ":undo", ":code",
      ]) == """
        > :gauge speed 140 in 0...200 "Speed"
                                   Speed
        0 █████████████████████████████████████▊░░░░░░░░░░░░░░░░ 200
                                    140
        > :style accessoryLinear
        0 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖▄▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :tint green yellow #FF8000
        0 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖▄▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :range 0...400
        note: the maximum label still says 200; :label maximum 400 changes it
        0 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▗▖▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :label Top speed
        error: a gauge has no label slot 'Top'; the slots are label, current, minimum, maximum
        note: usage: :label SLOT TEXT, as in :label current "\\(Int(speed)) km/h"
        > :label current "\\(Int(speed)) km/h"
        0 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▗▖▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :label minimum low
        low ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖▄▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :code
        import SwiftUI

        #Preview {
            @Previewable @State var speed = 140.0
            Gauge(value: speed, in: 0...400) {
                Text("Speed")
            } currentValueLabel: {
                Text("\\(Int(speed)) km/h")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("200")
            }
            .gaugeStyle(.accessoryLinear)
            .tint(Gradient(colors: [.green, .yellow, Color(red: 255/255, green: 128/255, blue: 0/255)]))
        }
        > :tint none
        low ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖▄▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :style linearCapacity
                                   Speed
        low ██████████████████▎░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 200
                                  140 km/h
        > :style
           automatic                  what the platform chooses:
                                      linearCapacity
        ▸  linearCapacity             a bar that fills from the
                                      leading end
           accessoryLinear            a thin bar with a marker at
                                      the value
           accessoryLinearCapacity    a thin bar that fills, its
                                      labels above and below
           accessoryCircular          an open ring with a marker at
                                      the value
           accessoryCircularCapacity  a closed ring that fills
                                      clockwise
           linear                     watchOS: as accessoryLinear
           circular                   watchOS: as accessoryCircular
        > :undo
        undone: :style linearCapacity
        low ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖▄▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :undo
        undone: :tint none
        low ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖▄▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ 200
        > :code
        import SwiftUI

        #Preview {
            @Previewable @State var speed = 140.0
            Gauge(value: speed, in: 0...400) {
                Text("Speed")
            } currentValueLabel: {
                Text("\\(Int(speed)) km/h")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("200")
            }
            .gaugeStyle(.accessoryLinear)
            .tint(Gradient(colors: [.green, .yellow, Color(red: 255/255, green: 128/255, blue: 0/255)]))
        }
        """)
  }

  /// Inputs, the last of which leaves a picture.
  nonisolated static let sessions: [[String]] = [
    [
      speed, "speed = 90", ":style circular", ":tint green red",
      ":label current \"\\(Int(speed))\"",
    ],
    ["Gauge(value: level) { Text(\"Level\") }", "level = 0.25", ":range 0...2"],
    [
      "struct A: View { @State var v = 0.3; var body: some View { Gauge(value: v) { Text(\"A\") } } }",
      ":style accessoryCircular", ":tint green yellow red", ":label minimum low", "v = 0.8",
    ],
    [
      "struct S: GaugeStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }",
      "let name = \"S\"", "Gauge(value: 1) { Text(name) }\nText(\"and\")", ":style S",
    ],
    ["#Preview(\"One\") { Text(\"one\") }", "#Preview { Gauge(value: 0.1) { Text(\"two\") } }"],
  ]

  @Test("What :code prints, opened as a file, shows the same picture", arguments: sessions)
  func reopening(inputs: [String]) {
    let session = Session()
    session.window = Window(columns: 60)
    for input in inputs { #expect(!session.submit(input).hasError, "\(input)") }
    let code = session.submit(":code").map(\.transcript).joined()
    var rendering = FileRendering()
    rendering.window = session.window
    let shown = session.submit(":show").drawings.map(\.plain)
    #expect(!shown.isEmpty)
    #expect(
      rendering.events(of: [SourceText(code)]).drawings.map(\.plain).suffix(shown.count)
        == shown[...])
  }

  @Test("Colours are names, hexadecimal or Swift; the style may be a script's own")
  func arguments() {
    #expect(
      transcript(of: [
        Self.speed,
        """
        struct Plain: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View {
            Text("\\(Int(configuration.value * 100)) of 100")
          }
        }
        """, ":style Plain", ":style", ":style plain", ":style CircularGaugeStyle(tint: .red)",
        ":tint .mint",
        ":tint Gradient(colors: [.red, .blue])", ":tint .nothing", ":range nothing...1", ":code",
      ]) == """
        > :gauge speed 140 in 0...200 "Speed"
                                   Speed
        0 █████████████████████████████████████▊░░░░░░░░░░░░░░░░ 200
                                    140
        > struct Plain: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View {
            Text("\\(Int(configuration.value * 100)) of 100")
          }
        }
        Plain is a gauge style: .gaugeStyle(Plain()) puts it on a gauge.
        > :style Plain
        70 of 100
        > :style
           automatic                  what the platform chooses:
                                      linearCapacity
           linearCapacity             a bar that fills from the
                                      leading end
           accessoryLinear            a thin bar with a marker at
                                      the value
           accessoryLinearCapacity    a thin bar that fills, its
                                      labels above and below
           accessoryCircular          an open ring with a marker at
                                      the value
           accessoryCircularCapacity  a closed ring that fills
                                      clockwise
           linear                     watchOS: as accessoryLinear
           circular                   watchOS: as accessoryCircular
        ▸  Plain                      your own
        > :style plain
        error: there is no gauge style 'plain'; did you mean 'Plain'?
        > :style CircularGaugeStyle(tint: .red)
          ▁▄▆▇██▇▘
         ▟▛▘      ██
        ▟▛          ▗▙
        █▌   140    ▐█
        ▜▊          ▟▛
           0    200
        > :tint .mint
          ▁▄▆▇██▇▘
         ▟▛▘      ██
        ▟▛          ▗▙
        █▌   140    ▐█
        ▜▊          ▟▛
           0    200
        > :tint Gradient(colors: [.red, .blue])
          ▁▄▆▇██▇▘
         ▟▛▘      ██
        ▟▛          ▗▙
        █▌   140    ▐█
        ▜▊          ▟▛
           0    200
        > :tint .nothing
        error: there is no colour '.nothing'; some are red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, …
        > :range nothing...1
        error: cannot find 'nothing' in scope
        > :code
        import SwiftUI

        struct Plain: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View {
            Text("\\(Int(configuration.value * 100)) of 100")
          }
        }

        #Preview {
            @Previewable @State var speed = 140.0
            Gauge(value: speed, in: 0...200) {
                Text("Speed")
            } currentValueLabel: {
                Text(speed, format: .number)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("200")
            }
            .gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.red, .blue])))
        }
        """)
  }

  @Test("All styles stand side by side")
  func styles() {
    #expect(
      transcript(of: [Self.speed, ":styles"], window: Window(columns: 80)) == """
        > :gauge speed 140 in 0...200 "Speed"
                                             Speed
        0 ███████████████████████████████████████████████████▊░░░░░░░░░░░░░░░░░░░░░░ 200
                                              140
        > :styles
        linearCapacity                          accessoryLinear
                        Speed                   0 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▗▖▄▄▄▄▄▄▄▄▄ 200
        0 ██████████████████████▍░░░░░░░░░ 200
                         140

        accessoryLinearCapacity                 accessoryCircular
          Speed                                   ▁▄▆▇██▇▘
        0 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄░░░░░░░░░░ 200   ▟▛▘      ██
          140                                   ▟▛          ▗▙
                                                █▌   140    ▐█
                                                ▜▊          ▟▛
                                                   0    200


        accessoryCircularCapacity
           ░░░▝█▇▆▄▁
         ░░░      ▝▜▙
        ░░          ▜▙
        ░░   140    ▐█
        ▐▙          ▟▛
         ▜▙▃      ▃▟▛
          ▔▀▜▇▆▆▇▛▀▔
        """)
    #expect(
      transcript(of: ["Text(\"no gauge\")", ":styles", ":tint red"]) == """
        > Text("no gauge")
        no gauge
        > :styles
        error: there is no gauge in what is shown
        > :tint red
        error: there is no gauge in what is shown
        """)
  }
}
