import GaugeUI

@testable import TerminalRendering

/// A built-in style by name.
@MainActor struct SampleStyle {
  let name: String
  /// Whether a marker shows the value, on a track of the marker's own colour.
  var hasMarker = false
  let apply: (any View) -> AnyView

  private init<Style: GaugeStyle>(_ name: String, _ style: Style, hasMarker: Bool = false) {
    self.name = name
    self.hasMarker = hasMarker
    apply = { AnyView(AnyView($0).gaugeStyle(style)) }
  }

  /// One of each look: the other styles' are the same.
  static let all = [
    SampleStyle("linearCapacity", .linearCapacity),
    SampleStyle("accessoryLinear", .accessoryLinear, hasMarker: true),
    SampleStyle("accessoryLinearCapacity", .accessoryLinearCapacity),
    SampleStyle("accessoryCircular", .accessoryCircular, hasMarker: true),
    SampleStyle("accessoryCircularCapacity", .accessoryCircularCapacity),
  ]
}

/// Which labels a gauge has.
enum SampleLabels: String, CaseIterable {
  case none = "no labels"
  case label = "label"
  case value = "label and value"
  case all = "all labels"
  case bounds = "bounds alone"
}

extension SampleStyle {
  /// A gauge in this style whose value is a part of 0…100 %.
  func gauge(_ value: Double, _ labels: SampleLabels) -> AnyView {
    let percent = "\(Int((value * 100).rounded()))%"
    return switch labels {
    case .none: apply(Gauge(value: value) { EmptyView() })
    case .label: apply(Gauge(value: value) { Text("Speed") })
    case .value:
      apply(
        Gauge(value: value) {
          Text("Speed")
        } currentValueLabel: {
          Text(percent)
        })
    case .all:
      apply(
        Gauge(value: value) {
          Text("Speed")
        } currentValueLabel: {
          Text(percent)
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        })
    case .bounds:
      apply(
        Gauge(value: value) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        })
    }
  }

  func grid(
    _ value: Double, _ labels: SampleLabels, columns: Int, _ set: GlyphSet,
    depth: ColorDepth = .none
  ) -> CellGrid {
    TerminalRenderingTests.grid(
      gauge(value, labels), columns: columns, rows: 8, set, depth: depth)
  }

  func picture(
    _ value: Double, _ labels: SampleLabels, columns: Int, _ set: GlyphSet
  ) -> String {
    grid(value, labels, columns: columns, set).plainText
  }
}

enum SampleLetters {
  /// All printable ASCII, common signs, and letters with accents.
  static let lines = [
    "0123456789", "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz",
    "!\"#$%&'()*+,-./", ":;<=>?@[\\]^_`{|}~", "°–—’“”…·×±µ€£", "ÄÖÜÉÈÊÑÇÅØÆß", "äöüéèêñçåøæı",
  ]
}

/// Pictures side by side, each in so many columns; blanks at the ends of lines left out.
func sideBySide(_ pictures: [String], columns: Int) -> String {
  let lines = pictures.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  return (0..<(lines.map(\.count).max() ?? 0)).map { row in
    var text = ""
    for (index, picture) in lines.enumerated() where row < picture.count {
      text += String(repeating: " ", count: max(0, index * (columns + 3) - text.count))
      text += picture[row]
    }
    while text.last == " " { text.removeLast() }
    return text
  }.joined(separator: "\n")
}
