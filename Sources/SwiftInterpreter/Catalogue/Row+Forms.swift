import Foundation
import GaugeUI

// Forms of rows that come often.
extension Row {
  /// A method of views, or an initialiser, that gives `some View`.
  static func view<each Parameter: NativeValue, Content: View>(
    _ text: String, _ summary: String, _ body: @escaping (repeat each Parameter) throws -> Content
  ) -> Row {
    Row(text, summary) { (parameter: repeat each Parameter) in
      AnyView(try body(repeat each parameter))
    }
  }

  /// Two initialisers that take a title first, as it may be translated and as it stands:
  /// `titled("init", ", isOn: Binding<Bool>)", "…") { (title: LocalizedStringKey, …) in … }`.
  static func titled<each Parameter: NativeValue, Content: View>(
    _ head: String, _ rest: String, _ summary: String,
    _ body: @escaping (LocalizedStringKey, repeat each Parameter) throws -> Content
  ) -> [Row] {
    [
      Row.view("\(head)(_ titleKey: LocalizedStringKey\(rest)", summary, body),
      Row.view(
        "@_disfavoredOverload \(adding("S: StringProtocol", to: head))(_ title: S\(rest)", summary
      ) { (title: String, rest: repeat each Parameter) in
        try body(LocalizedStringKey(Text(verbatim: title)), repeat each rest)
      },
    ]
  }

  /// Two initialisers that take a title first, whose other values stand as they are: for texts that are put together.
  static func titled(
    _ head: String, _ rest: String, _ summary: String,
    values make: @escaping (LocalizedStringKey, ArraySlice<Value>) throws -> AnyView
  ) -> [Row] {
    [
      Row(
        "\(head)(_ titleKey: LocalizedStringKey\(rest)", summary: summary,
        body: .function { values in
          let title = try LocalizedStringKey.from(values.first ?? .void)
          return try make(title, values.dropFirst()).scriptValue
        }),
      Row(
        "@_disfavoredOverload \(adding("S: StringProtocol", to: head))(_ title: S\(rest)",
        summary: summary,
        body: .function { values in
          let title = try String.from(values.first ?? .void)
          let key = LocalizedStringKey(Text(verbatim: title))
          return try make(key, values.dropFirst()).scriptValue
        }),
    ]
  }

  /// Two modifiers that take a title first, likewise.
  static func titledModifier<each Parameter: NativeValue, Content: View>(
    _ name: String, _ rest: String, _ summary: String,
    _ body: @escaping (AnyView, LocalizedStringKey, repeat each Parameter) throws -> Content
  ) -> [Row] {
    [
      Row.view("func \(name)(_ titleKey: LocalizedStringKey\(rest) -> some View", summary, body),
      Row.view(
        "@_disfavoredOverload func \(name)<S: StringProtocol>(_ title: S\(rest) -> some View",
        summary
      ) { (view: AnyView, title: String, rest: repeat each Parameter) in
        try body(view, LocalizedStringKey(Text(verbatim: title)), repeat each rest)
      },
    ]
  }

  /// `func name<A: View>` with one more generic parameter in front.
  private static func adding(_ parameter: String, to head: String) -> String {
    guard let bracket = head.firstIndex(of: "<") else { return "\(head)<\(parameter)>" }
    return "\(head[...bracket])\(parameter), \(head[head.index(after: bracket)...])"
  }

  /// A method of shapes that gives `some Shape`.
  static func shape<each Parameter: NativeValue, Content: Shape>(
    _ text: String, _ summary: String, _ body: @escaping (repeat each Parameter) throws -> Content
  ) -> Row {
    Row(text, summary) { (parameter: repeat each Parameter) in
      AnyShape(try body(repeat each parameter))
    }
  }

  /// A modifier that has no meaning in a terminal: the view is as it was.
  static func accepted(_ text: String, _ summary: String) -> Row {
    let row = Row(text, summary: summary, body: .function { values in values.first ?? .void })
    row.isIgnored = true
    return row
  }

  /// Another name of a type, or what a protocol's associated type is.
  static func alias(_ text: String) -> Row { Row(text, summary: "", body: .nothing) }

  /// Modifiers that have no meaning in a terminal and take a title: as it may be translated, as it is made, and as it
  /// stands. Where it stands among the arguments says `#`: `acceptedTitled("func alert<A: View>(#, …)", "…")`.
  static func acceptedTitled(_ text: String, name: String = "title", _ summary: String) -> [Row] {
    func row(_ parameter: String, _ head: (String) -> String = { $0 }) -> Row {
      accepted(head(text.replacingOccurrences(of: "#", with: parameter)), summary)
    }
    return [
      row("_ \(name)Key: LocalizedStringKey"), row("_ \(name): Text"),
      row("_ \(name): S") { text in
        let name = text.prefix { $0 != "(" }
        return "@_disfavoredOverload " + adding("S: StringProtocol", to: String(name))
          + text.dropFirst(name.count)
      },
    ]
  }

  /// What a protocol asks for.
  static func requirement(_ text: String, _ summary: String) -> Row {
    Row(text, summary: summary, body: .nothing)
  }

  /// A value that is always the same.
  static func constant<Constant: NativeValue>(
    _ name: String, _ type: String, _ summary: String,
    _ value: @autoclosure @escaping () -> Constant
  ) -> Row {
    Row("static let \(name): \(type)", summary: summary, body: .once(value))
  }

  /// The case of an enum of the library.
  static func enumCase<Constant: NativeValue>(
    _ name: String, _ summary: String, _ value: @autoclosure @escaping () -> Constant
  ) -> Row {
    Row("case \(name)", summary: summary, body: .once(value))
  }

  /// All the cases of an enum of the library.
  static func allCases(_ rows: [Row], of type: String) -> Row {
    let cases = rows.filter { $0.text.hasPrefix("case ") }.map(\.body)
    return Row(
      "static var allCases: [\(type)]", summary: "All cases.",
      body: .function { _ in
        .array(
          try cases.compactMap { body in
            guard case .function(let value) = body else { return nil }
            return try value([])
          })
      })
  }

  /// What `.name` means where a protocol is expected: `extension GaugeStyle where Self == LinearGaugeStyle`.
  static func implicit<Constant: NativeValue>(
    _ name: String, _ type: String, _ summary: String,
    _ value: @autoclosure @escaping () -> Constant
  ) -> Row {
    Row(
      "static var \(name): \(type) where Self == \(type)", summary: summary, body: .once(value))
  }

  /// A stored property of a library type.
  static func field<Receiver: NativeValue, Property: NativeValue>(
    _ name: String, _ type: String, _ summary: String,
    _ path: @autoclosure @escaping () -> WritableKeyPath<Receiver, Property>
  ) -> Row {
    Row(
      "var \(name): \(type) { get set }", summary,
      get: { (receiver: Receiver) in receiver[keyPath: path()] },
      set: { (receiver: inout Receiver, value: Property) in receiver[keyPath: path()] = value })
  }
}

extension Row {
  /// The row, and the same with numbers that a generator gives: `random(in:)` and `random(in:using:)`.
  func andUsing() -> [Row] {
    let (head, result) = Self.parted(text)
    let name = head.prefix { $0 != "(" }
    let parameters = head.dropFirst(name.count + 1)
    let other = Row(
      "\(name)<T: RandomNumberGenerator>(\(parameters)\(parameters.isEmpty ? "" : ", ")using generator: inout T)\(result)",
      summary: summary.dropLast() + ", as a generator gives it.", body: body.usingGenerator)
    return [self, other]
  }

  /// A function's text up to the parenthesis that ends its parameters, and from behind it.
  private static func parted(_ text: String) -> (Substring, Substring) {
    let arrow = text.range(of: " -> ")?.lowerBound ?? text.endIndex
    let end = text[..<arrow].lastIndex(of: ")") ?? arrow
    return (text[..<end], text[end...].dropFirst())
  }
}

extension NativeBody {
  /// What is always the same, made when it is first asked for: most programs ask for few of them.
  fileprivate static func once<Constant: NativeValue>(_ make: @escaping () -> Constant)
    -> NativeBody
  {
    var known: Value?
    return .function { _ in
      if let known { return known }
      let value = make().scriptValue
      known = value
      return value
    }
  }

  /// The same by what a generator gives, which comes last.
  fileprivate var usingGenerator: NativeBody {
    switch self {
    case .function(let body):
      .function { values in
        guard let last = values.last else { return .void }
        return try Runtime.drawing(from: ScriptBinding.from(last)) {
          try body(values.dropLast())
        }
      }
    case .mutating(let body):
      .mutating { value, values in
        guard let last = values.last else { return .void }
        return try Runtime.drawing(from: ScriptBinding.from(last)) {
          try body(&value, values.dropLast())
        }
      }
    case .property, .subscript, .nothing: self
    }
  }
}

extension Rows {
  /// A type of which nothing but names for values is needed: `Rows.names("struct SubmitLabel", "…", ["done", "go"])`.
  static func names(_ head: String, _ summary: String, _ names: [String]) -> [Row] {
    let type = Row.name(in: head)
    let isOptions = head.hasSuffix("OptionSet")
    return Rows.type(head, summary) {
      for (index, name) in names.enumerated() {
        let value =
          isOptions ? Value.native(NamedOptions(name == "all" ? .max : 1 << index)) : .string(name)
        Row(
          head.hasPrefix("enum") ? "case \(name)" : "static var \(name): \(type)",
          summary: "One of its values.", body: .function { _ in value })
      }
    }
  }
}

/// Options that have names and no more.
private struct NamedOptions: OptionSet, NativeValue {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ bits: UInt64) { rawValue = bits }
}
