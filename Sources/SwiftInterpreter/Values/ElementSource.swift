/// Something that gives one element after another, each when it is asked for.
protocol ElementSource: AnyObject, NativeValue {
  /// The next element; `nil` at the end.
  func next() throws -> Value?
}

/// The elements of a collection, from the first on: what `makeIterator()` gives.
final class IteratorValue: ElementSource {
  private var rest: ArraySlice<Value>

  init(_ values: [Value]) { rest = values[...] }

  func next() -> Value? { rest.popFirst() }
}

/// What a closure gives each time it is called: `AnyIterator`.
final class ClosureIterator: ElementSource {
  private let make: () throws -> Value?

  init(_ make: @escaping () throws -> Value?) { self.make = make }

  func next() throws -> Value? { try make() }
}

/// An iterator that a script declares.
final class ScriptIterator: ElementSource {
  private var iterator: Value
  private let body: FunctionBody
  private let runtime: Runtime

  fileprivate init(_ iterator: Value, _ body: FunctionBody, _ runtime: Runtime) {
    (self.iterator, self.body, self.runtime) = (iterator, body, runtime)
  }

  func next() throws -> Value? {
    var arguments = [iterator]
    iterator = .void
    defer { iterator = arguments[0] }
    try runtime.step()
    guard case .some(let element) = try body.call(&arguments, in: runtime) else { return nil }
    return element
  }
}

/// A collection that a script declares, from the first place on to the last.
final class ScriptCollectionIterator: ElementSource {
  private let collection: Value
  private var position: Value
  private let end: Value
  private let element: FunctionBody
  private let following: FunctionBody?
  private let runtime: Runtime

  fileprivate init?(_ collection: Value, _ type: ScriptType, _ runtime: Runtime) throws {
    guard let start = try collection.property("startIndex"),
      let end = try collection.property("endIndex"),
      let element = type.element
    else { return nil }
    self.collection = collection
    (position, self.end, self.element, self.runtime) = (start, end, element, runtime)
    following = type.method("index", labels: ["after"])
  }

  func next() throws -> Value? {
    if position.equals(end) { return nil }
    try runtime.step()
    let found = try element.call([collection, position], in: runtime)
    position =
      try following?.call([collection, position], in: runtime)
      ?? Arithmetic.add(position, .int(1))
    return found
  }
}

extension ScriptType {
  /// The method with these labels, of its own or of a class above.
  func method(_ name: String, labels: [String?] = []) -> FunctionBody? {
    for member in line.flatMap({ $0.members[name] ?? [] })
    where member.signature.parameters.map(\.label) == labels {
      if case .function(let body) = member.implementation { return body }
    }
    return nil
  }

  /// The subscript that takes a place.
  fileprivate var element: FunctionBody? {
    for member in line.flatMap({ $0.members["subscript"] ?? [] })
    where member.signature.parameters.count == 1 && member.signature.parameters[0].label == nil {
      if case .computed(let get, _) = member.implementation { return get }
    }
    return nil
  }
}

/// A sequence of its own kind, gone through anew each time: `AnySequence`, `sequence(first:next:)`.
struct SequenceValue: NativeValue {
  let makeIterator: () throws -> any ElementSource
}

extension Value {
  /// What gives the elements of a value one by one, where they may have no end: a script's sequence, an iterator, a
  /// range without an upper bound; `nil` for a collection of the library, which is all there at once.
  var elementSource: (any ElementSource)? {
    get throws {
      switch self {
      case .native(let source as any ElementSource): return source
      case .native(let sequence as SequenceValue): return try sequence.makeIterator()
      case .range(let range) where range.kind == .from:
        var next = range.lower
        return ClosureIterator {
          defer { next = (try? Arithmetic.add(next, .int(1))) ?? next }
          return next
        }
      default: return try scriptElements
      }
    }
  }

  private var scriptElements: (any ElementSource)? {
    get throws {
      guard let type = scriptType, let runtime = Runtime.current else { return nil }
      if let make = type.method("makeIterator") ?? type.method("makeAsyncIterator") {
        let made = try make.dispatched(on: self, isSuper: false).call([self], in: runtime)
        if let own = made.scriptType, own === type, let next = own.method("next") {
          return ScriptIterator(made, next, runtime)
        }
        return try made.elementSource ?? IteratorValue(try Elements.from(made).values)
      }
      if let next = type.method("next") {
        return ScriptIterator(self, next.dispatched(on: self, isSuper: false), runtime)
      }
      return try ScriptCollectionIterator(self, type, runtime)
    }
  }
}

/// What pieces of work give that were started together. Each is done when it is added, in turn.
final class TaskGroup: ElementSource {
  private var results: [Result<Value, any Error>] = []
  private var given = 0
  var isCancelled = false

  func add(_ work: FunctionValue) throws {
    do {
      results.append(.success(try work()))
    } catch let thrown as ThrownValue {
      results.append(.failure(thrown))
    }
  }

  var isEmpty: Bool { given == results.count }

  func next() throws -> Value? {
    guard given < results.count else { return nil }
    defer { given += 1 }
    return try results[given].get()
  }
}

/// What is told by and by: `AsyncStream`.
final class StreamValue: ElementSource {
  /// What is thrown at its end, if anything.
  var failure: ThrownValue?
  /// What is to be done when nobody asks any more.
  var termination = Value.none
  private var waiting: [Value] = []
  private var first = 0

  func add(_ value: Value) { waiting.append(value) }

  func next() throws -> Value? {
    // What is told later is told by work that waits for its turn.
    try Runtime.current?.runWaiting { self.first < self.waiting.count }
    guard first < waiting.count else {
      if let failure { throw failure }
      return nil
    }
    defer { first += 1 }
    return waiting[first]
  }
}

/// The place where work goes on once it is told what came: `withCheckedContinuation`.
final class ContinuationValue: NativeValue {
  private var result: Result<Value, any Error>?

  func resume(_ result: Result<Value, any Error>) { self.result = result }

  func value(after body: FunctionValue) throws -> Value {
    _ = try body(scriptValue)
    try Runtime.current?.runWaiting { self.result != nil }
    guard let result else { throw Suspended() }
    return try result.get()
  }
}
