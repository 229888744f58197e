/// One thing that source can name: a type, an initialiser, a function, a method, a property, an operator.
///
/// To add one, write it where its topic is (`Catalogue/<Topic>.swift`), in the braces of the type it belongs to:
///
///     Rows.type("struct Circle: Shape", "A circle as large as its frame allows.") {
///       Row("init()", "Makes a circle.") { Circle() }
///     }
///     Rows.members(of: "View") {
///       Row("func opacity(_ opacity: Double) -> some View", "Lets what lies behind show through.") {
///         (view: AnyView, opacity: Double) in view.opacity(opacity)
///       }
///     }
///
/// - The text is the declaration as SwiftUI's or Swift's reference writes it: labels, defaults, generics, `where`,
///   `@ViewBuilder`, `@autoclosure`, variadics. It is read when the name is first looked up, and checking, completion,
///   help and messages all go by it.
/// - The closure takes the receiver first (none for initialisers, static members and free functions), then each
///   parameter, then gives the result. Each of its types is a `NativeValue`; for a library type not met before add
///   `extension Circle: NativeValue {}`. Arguments convert by themselves:
///
///   | in the signature | in the closure |
///   | --- | --- |
///   | `Double`, `CGFloat`, `Int`, `String`, `Bool`, `[T]`, `T?` | the same |
///   | `some View`, `V: View`, `@ViewBuilder () -> Content` | `AnyView` |
///   | `S: ShapeStyle` | `AnyShapeStyle` |
///   | `S: Shape` | `AnyShape` |
///   | `S: GaugeStyle` and other styles | `AnyStyle` |
///   | `LocalizedStringKey` | `LocalizedStringKey` |
///   | `ClosedRange<V>` where `V: BinaryFloatingPoint` | `ClosedRange<Double>` |
///   | any other function | `FunctionValue`: `try transform(element)` |
///   | any other generic parameter | `Value` |
/// - A variadic parameter is an array; an option set is itself.
/// - A mutating method is `Row.mutating("mutating func …", "…") { (array: inout [Value], …) in … }`; a property that can be
///   set is `Row("var x: Double { get set }", "…", get: { … }, set: { (whole: inout Part, x: Double) in … })`.
final class Row {
  /// The type or protocol it is a member of; empty for what stands at the top level.
  fileprivate(set) var owner = ""
  /// The declaration, without its owner.
  let text: String
  /// One line of help.
  let summary: String
  var body: NativeBody
  /// Why SwiftUI would not take this, where the playground does all the same: said as a warning at each use.
  private(set) var objection: Objection?
  /// Whether it is taken as it stands in public code, and changes nothing here; `summary` says why.
  var isIgnored = false
  /// Whether a script's type has to have it, though it does something of itself.
  var isRequired = false
  /// Whether it does what the type at hand has under its name: what a protocol of the library asks for.
  private(set) var isDispatched = false
  /// Whether its closure takes the type of what it gives, behind all else: what a value by itself does not tell.
  private(set) var takesType = false
  /// The same on bare numbers and truth values, where it is about these.
  var plain: PlainFunction?

  /// What is odd about a use with these values, if anything: said as a warning while it is evaluated.
  private(set) var caution: (([Value]) throws -> String?)?

  init(_ text: String, summary: String, body: NativeBody) {
    self.text = text
    self.summary = summary
    self.body = body
  }

  /// What is wrong with a use of this row, and the mend: each of `arguments` wrapped in `wrapper(…)`.
  struct Objection {
    var message: String
    var wrapper: String
    var arguments: Set<Int>
  }

  /// What kind of declaration it is, and its name; asked for once the row's owner is known.
  private(set) lazy var head: (keyword: Keyword, name: String) = {
    let head = Self.head(of: text)
    return head.keyword == .type && !owner.isEmpty ? (.member, head.name) : head
  }()
  /// Whether setting it leaves alone what it is a property of.
  private(set) lazy var isNonmutating = text.contains("nonmutating set")

  /// The row with a warning for values that `message` has one for; it takes the row's parameters from the first on.
  func cautioning<each Parameter: NativeValue>(
    _ message: @escaping (repeat each Parameter) -> String?
  ) -> Row {
    caution = { values in
      var arguments = Arguments(values)
      return message(repeat try arguments.next((each Parameter).self))
    }
    return self
  }

  /// The row, asked for of each type that conforms.
  func required() -> Row {
    isRequired = true
    return self
  }

  /// The row, looked up in the type of the value that it is used on.
  func dispatched() -> Row {
    isDispatched = true
    return self
  }

  /// How an element changes where it stands, without a copy of what it is in: what the row does is the same.
  var modify: ((inout Value, [Value], (inout Value) throws -> Void) throws -> Void)?

  /// The row of an element that can be changed where it stands.
  func modifying(
    _ modify: @escaping (inout Value, [Value], (inout Value) throws -> Void) throws -> Void
  ) -> Row {
    self.modify = modify
    return self
  }

  /// The row, whose closure takes the type of its result last.
  func takingType() -> Row {
    takesType = true
    return self
  }

  /// The row, objected to.
  func objecting(_ message: String, wrap arguments: Set<Int>, in wrapper: String) -> Row {
    objection = Objection(message: message, wrapper: wrapper, arguments: arguments)
    return self
  }
}

/// What happens when a row is used.
enum NativeBody {
  /// The receiver first where there is one.
  case function(([Value]) throws -> Value)
  case mutating((inout Value, [Value]) throws -> Value)
  case property(get: (Value) throws -> Value, set: (inout Value, Value) throws -> Void)
  /// The whole, then what stands between the brackets.
  case `subscript`(
    get: ([Value]) throws -> Value, set: (inout Value, [Value], Value) throws -> Void)
  /// Types and conformances do nothing.
  case nothing
}

extension Row {
  convenience init<each Parameter: NativeValue, Result: NativeValue>(
    _ text: String, _ summary: String,
    _ body: @escaping (repeat each Parameter) throws -> Result
  ) {
    self.init(
      text, summary: summary,
      body: .function { values in
        var arguments = Arguments(values)
        return try body(repeat arguments.next((each Parameter).self)).scriptValue
      })
  }

  /// A method that changes its receiver.
  static func mutating<
    Receiver: NativeValue, each Parameter: NativeValue, Result: NativeValue
  >(
    _ text: String, _ summary: String,
    _ body: @escaping (inout Receiver, repeat each Parameter) throws -> Result
  ) -> Row {
    Row(
      text, summary: summary,
      body: .mutating { value, values in
        var arguments = Arguments(values)
        var receiver = try Receiver.from(value)
        // The only reference is the receiver's, so that changing an array copies nothing.
        value = .void
        defer { value = receiver.scriptValue }
        return try body(&receiver, repeat arguments.next((each Parameter).self)).scriptValue
      })
  }

  /// A property that can be set.
  convenience init<Receiver: NativeValue, Property: NativeValue>(
    _ text: String, _ summary: String, get: @escaping (Receiver) throws -> Property,
    set: @escaping (inout Receiver, Property) throws -> Void
  ) {
    self.init(
      text, summary: summary,
      body: .property(
        get: { try get(try Receiver.from($0)).scriptValue },
        set: { value, new in
          var receiver = try Receiver.from(value)
          try set(&receiver, try Property.from(new))
          value = receiver.scriptValue
        }))
  }

  /// An element that can be set.
  static func element<Receiver: NativeValue, each Parameter: NativeValue, Element: NativeValue>(
    _ text: String, _ summary: String,
    get: @escaping (Receiver, repeat each Parameter) throws -> Element,
    set: @escaping (inout Receiver, Element, repeat each Parameter) throws -> Void
  ) -> Row {
    Row(
      text, summary: summary,
      body: .subscript(
        get: { values in
          var arguments = Arguments(values)
          let receiver = try arguments.next(Receiver.self)
          return try get(receiver, repeat arguments.next((each Parameter).self)).scriptValue
        },
        set: { value, values, new in
          var arguments = Arguments(values)
          var receiver = try Receiver.from(value)
          value = .void
          defer { value = receiver.scriptValue }
          try set(
            &receiver, try Element.from(new), repeat arguments.next((each Parameter).self))
        }))
  }

  private struct Arguments {
    let values: [Value]
    var index = 0

    init(_ values: [Value]) { self.values = values }

    mutating func next<T: NativeValue>(_ type: T.Type) throws -> T {
      defer { index += 1 }
      guard index < values.count else { throw BridgingError(expected: "\(T.self)", found: .void) }
      return try T.from(values[index])
    }
  }
}

/// Rows that belong together.
enum Rows {
  /// A type or protocol and its members: `Rows.type("struct Circle: Shape", "…") { … }`. A nested type is written with
  /// its full name, `enum Font.Design`. An enum that is `CaseIterable` has `allCases` from the rows of its cases.
  static func type(
    _ head: String, _ summary: String, @RowBuilder _ members: () -> [Row] = { [] }
  ) -> [Row] {
    let row = Row(head, summary: summary, body: .nothing)
    let name = Row.name(in: head)
    var members = members()
    if head.hasSuffix("CaseIterable"), head.hasPrefix("enum") {
      members.append(.allCases(members, of: name))
    }
    return [row] + owned(by: name, members)
  }

  /// More members of a type or protocol that another topic declares.
  static func members(of owner: String, @RowBuilder _ members: () -> [Row]) -> [Row] {
    owned(by: owner, members())
  }

  /// A conformance under a condition: `Rows.conformance("extension Array: Equatable where Element: Equatable")`.
  static func conformance(_ head: String) -> [Row] {
    [Row(head, summary: "", body: .nothing)]
  }

  private static func owned(by owner: String, _ rows: [Row]) -> [Row] {
    for row in rows where row.owner.isEmpty { row.owner = owner }
    return rows
  }
}

@resultBuilder
enum RowBuilder {
  static func buildExpression(_ row: Row) -> [Row] { [row] }
  static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  static func buildBlock(_ rows: [Row]...) -> [Row] { Array(rows.joined()) }
  static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  static func buildEither(first rows: [Row]) -> [Row] { rows }
  static func buildEither(second rows: [Row]) -> [Row] { rows }
  static func buildArray(_ rows: [[Row]]) -> [Row] { Array(rows.joined()) }
}
