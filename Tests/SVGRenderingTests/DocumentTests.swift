import Foundation
import GaugeUI
import SVGRendering
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whole views as SVG documents, read by a parser that knows nothing of them.
@MainActor
@Suite struct DocumentTests {
  nonisolated static let styles = ["linear", "marker", "capacity", "ring", "closed ring", "hard"]

  @ViewBuilder static func view(_ name: String) -> some View {
    let gauge = Gauge(value: 0.4) {
      Text("A & B <\u{FFFF}>")
    } currentValueLabel: {
      Text("40 %")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    switch name {
    case "linear": gauge
    case "marker": gauge.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.red, .blue]))
    case "capacity": gauge.gaugeStyle(.accessoryLinearCapacity).opacity(0.5)
    case "ring": gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .blue]))
    case "closed ring": gauge.gaugeStyle(.accessoryCircularCapacity).clipShape(Circle())
    default:
      Ellipse().stroke(
        AngularGradient(colors: [.red, .clear], center: .center), style: .init(dash: [3]))
    }
  }

  static func drawing(_ name: String, _ scheme: ColorScheme = .light) -> Drawing {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return view(name).drawing(columns: 40, rows: 20, environment: environment)
  }

  @Test("An XML parser takes each document, and every name in it is defined", arguments: styles)
  func parses(name: String) {
    let svg = SVGRenderer().svg(light: Self.drawing(name), dark: Self.drawing(name, .dark))
    let document = Parsed(svg)
    #expect(document.isValid)
    #expect(document.names.first == "svg")
    #expect(document.references.isSubset(of: document.identifiers))
    #expect(document.identifiers.count == document.identifierCount)
    #expect(document.paths.allSatisfy { $0.isEmpty || $0.hasPrefix("M") })
  }

  @Test("Each item has an element of its own, on its own place", arguments: styles)
  func geometry(name: String) {
    let drawing = Self.drawing(name)
    let document = Parsed(SVGRenderer().svg(drawing))
    let texts = drawing.items.compactMap { item -> String? in
      if case .text(let text, let at, _) = item.content { "\(Int(at.x)) \(text)" } else { nil }
    }
    #expect(document.texts == texts.map { $0.replacing("\u{FFFF}", with: "\u{FFFD}") })
    let arcs = drawing.items.filter { item in
      switch item.content {
      case .fill(let path, _, _), .stroke(let path, _, _):
        path.segments.contains { if case .arc = $0 { true } else { false } }
      case .text: false
      }
    }
    #expect(document.paths.count { $0.contains("A") } >= arcs.count)
  }
}

/// What a parser finds in a document.
private final class Parsed: NSObject, XMLParserDelegate {
  private(set) var isValid = false
  private(set) var names: [String] = []
  private(set) var identifiers: Set<String> = []
  private(set) var identifierCount = 0
  private(set) var references: Set<String> = []
  private(set) var paths: [String] = []
  /// The left edge and the content of each text.
  private(set) var texts: [String] = []
  private var isInText = false

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isValid = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    if let id = attributes["id"] {
      identifiers.insert(id)
      identifierCount += 1
    }
    if let path = attributes["d"] { paths.append(path) }
    for value in attributes.values where value.hasPrefix("url(#") {
      references.insert(String(value.dropFirst(5).dropLast()))
    }
    isInText = name == "text"
    if isInText { texts.append((attributes["x"] ?? "") + " ") }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1] += string }
  }
}
