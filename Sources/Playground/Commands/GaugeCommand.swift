import SwiftInterpreter

// `:gauge NAME VALUE [in LOW...HIGH] ["LABEL"]`
extension Session {
  func gauge(_ argument: Argument) throws -> [Event] {
    let gauge = try NewGauge(argument)
    let taken = history.present.document.declarations.contains { declaration in
      switch declaration.kind {
      case .variable(let names): names.contains(gauge.name)
      case .type(let name), .function(let name): name == gauge.name
      default: false
      }
    }
    guard !taken else {
      throw argument.splitWord().word.error(
        "'\(gauge.name)' is declared already; :set \(gauge.name) \(gauge.value) changes its value")
    }
    let written = SourceText(gauge.source, name: argument.source.name)
    do {
      return try accept(written, by: change).said(of: argument, insteadOf: written)
    } catch let rejection as Rejection {
      throw Rejection([], after: rejection.events.said(of: argument, insteadOf: written))
    }
  }
}

/// A gauge to be written.
struct NewGauge {
  var name: String
  /// Swift source.
  var value: String
  /// Swift source; `nil` for 0...1.
  var bounds: (low: String, high: String)?
  /// The inside of a string literal.
  var label: String

  init(_ argument: Argument) throws {
    var words = argument.words()[...]
    guard let name = words.popFirst() else {
      throw Misuse(argument, "a name for the new state is missing")
    }
    guard name.isIdentifier else {
      throw Misuse(
        name, "\(name.quoted) is no name: it has letters, digits and _, and begins with no digit")
    }
    var label: Argument?
    if let last = words.last, last.text.hasPrefix("\""), last.text.hasSuffix("\""),
      last.text.count > 1
    {
      label = last
      words.removeLast()
    }
    let separator = words.firstIndex { $0.text == "in" }
    let value = argument.joined(words[..<(separator ?? words.endIndex)])
    guard !value.isEmpty else { throw Misuse(value, "the value of \(name.quoted) is missing") }
    if let separator {
      let range = argument.joined(words[(separator + 1)...])
      let (low, high) = try range.bounds()
      bounds = (String(low.text), String(high.text))
    }
    self.name = String(name.text)
    self.value = String(value.text)
    self.label = label.map { String($0.text.dropFirst().dropLast()) } ?? Self.words(of: self.name)
  }

  /// `currentSpeed` as `Current speed`.
  private static func words(of name: String) -> String {
    let words = name.map { $0.isUppercase ? " \($0.lowercased())" : $0 == "_" ? " " : "\($0)" }
      .joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The Swift that is typed for the reader.
  var source: String {
    let state =
      Double(value) == nil
      ? "@State var \(name): Double = \(value)"
      : "@State var \(name) = \(value.contains(where: ".ex".contains) ? value : value + ".0")"
    let format = bounds == nil ? ".percent" : ".number"
    let range = bounds.map { ", in: \($0.low)...\($0.high)" } ?? ""
    return """
      \(state)
      Gauge(value: \(name)\(range)) {
          Text("\(label)")
      } currentValueLabel: {
          Text(\(name), format: \(format))
      } minimumValueLabel: {
          Text(\(Self.bound(bounds?.low ?? "0%")))
      } maximumValueLabel: {
          Text(\(Self.bound(bounds?.high ?? "100%")))
      }
      """
  }

  /// The label of a bound: a number as it stands, an expression by its value.
  private static func bound(_ source: String) -> String {
    source.allSatisfy { $0.isNumber || "-.%_".contains($0) }
      ? "\"\(source)\"" : "Double(\(source)), format: .number"
  }
}

extension Argument {
  nonisolated var isIdentifier: Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text != "_"
  }

  /// The two ends of `LOW...HIGH`.
  nonisolated func bounds() throws -> (low: Argument, high: Argument) {
    guard let dots = text.firstRange(of: "..."), dots.lowerBound > text.startIndex,
      dots.upperBound < text.endIndex
    else {
      let message = isEmpty ? "a range is missing" : "\(quoted) is no range"
      throw Misuse(self, "\(message): it is written LOW...HIGH, as 0...200")
    }
    let low = prefix(upTo: dots.lowerBound).trimmed
    let high = suffix(from: dots.upperBound).trimmed
    if let lowest = Double(low.text), let highest = Double(high.text), lowest > highest {
      throw Misuse(self, "the range's low end, \(low.text), is above its high end, \(high.text)")
    }
    return (low, high)
  }
}
