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

  /// What a protocol asks for.
  static func requirement(_ text: String, _ summary: String) -> Row {
    Row(text, summary: summary, body: .nothing)
  }

  /// A value that is always the same.
  static func constant<Constant: NativeValue>(
    _ name: String, _ type: String, _ summary: String, _ value: Constant
  ) -> Row {
    let constant = value.scriptValue
    return Row("static let \(name): \(type)", summary: summary, body: .function { _ in constant })
  }

  /// The case of an enum of the library.
  static func enumCase<Constant: NativeValue>(
    _ name: String, _ summary: String, _ value: Constant
  ) -> Row {
    let constant = value.scriptValue
    return Row("case \(name)", summary: summary, body: .function { _ in constant })
  }

  /// What `.name` means where a protocol is expected: `extension GaugeStyle where Self == LinearGaugeStyle`.
  static func implicit<Constant: NativeValue>(
    _ name: String, _ type: String, _ summary: String, _ value: Constant
  ) -> Row {
    let constant = value.scriptValue
    return Row(
      "static var \(name): \(type) where Self == \(type)", summary: summary,
      body: .function { _ in constant })
  }

  /// A stored property of a library type.
  static func field<Receiver: NativeValue, Property: NativeValue>(
    _ name: String, _ type: String, _ summary: String, _ path: WritableKeyPath<Receiver, Property>
  ) -> Row {
    Row(
      "var \(name): \(type) { get set }", summary,
      get: { (receiver: Receiver) in receiver[keyPath: path] },
      set: { (receiver: inout Receiver, value: Property) in receiver[keyPath: path] = value })
  }
}
