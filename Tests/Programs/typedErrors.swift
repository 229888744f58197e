enum ParseFailure: Error, Equatable {
  case empty
  case badDigit(Character, at: Int)
  case tooLong(limit: Int)
}

struct DigitParser {
  let limit: Int

  func parse(_ text: String) throws(ParseFailure) -> [Int] {
    guard !text.isEmpty else { throw .empty }
    guard text.count <= limit else { throw .tooLong(limit: limit) }
    var digits: [Int] = []
    for (index, character) in text.enumerated() {
      guard let digit = character.wholeNumberValue else {
        throw .badDigit(character, at: index)
      }
      digits.append(digit)
    }
    return digits
  }
}

func attempt<T, E: Error>(_ work: () throws(E) -> T, fallback: (E) -> T) -> T {
  do {
    return try work()
  } catch {
    return fallback(error)
  }
}

func twice<E>(_ work: () throws(E) -> Int) throws(E) -> Int {
  try work() + work()
}

struct Lazy<Value, Failure: Error> {
  let make: () throws(Failure) -> Value
  func get() throws(Failure) -> Value { try make() }
  func mapError<Other: Error>(_ change: (Failure) -> Other) throws(Other) -> Value {
    do { return try make() } catch { throw change(error) }
  }
}

extension Sequence {
  func mapped<T, E: Error>(_ change: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { result.append(try change(element)) }
    return result
  }
}

let parser = DigitParser(limit: 4)
for text in ["123", "", "12a", "12345"] {
  do {
    print(try parser.parse(text))
  } catch .empty {
    print("nothing to read")
  } catch .badDigit(let character, let index) {
    print("'\(character)' at \(index)")
  } catch .tooLong(let limit) {
    print("more than \(limit)")
  }
}
print(attempt({ () throws(ParseFailure) in try parser.parse("9x") }, fallback: { _ in [-1] }))
print(twice { 21 })
do {
  _ = try twice { () throws(ParseFailure) -> Int in throw .empty }
} catch {
  print("twice:", error)
}
struct Wrapped: Error { let inner: ParseFailure }
let lazy = Lazy<[Int], ParseFailure> { () throws(ParseFailure) in try parser.parse("7?") }
do {
  _ = try lazy.mapError { Wrapped(inner: $0) }
} catch {
  print(error.inner == .badDigit("?", at: 1))
}
print(try [1, 2, 3].mapped { $0 * 2 })
do {
  print(try ["1", "22", "x"].mapped { (text) throws(ParseFailure) in try parser.parse(text) })
} catch let failure {
  print("mapped:", failure)
}
func never() throws(Never) -> Int { 5 }
print(never())
let result = Result<[Int], ParseFailure> { () throws(ParseFailure) in try parser.parse("") }
switch result {
case .success(let digits): print(digits)
case .failure(.empty): print("empty result")
case .failure(let other): print(other)
}
func anyError() throws(any Error) { throw ParseFailure.empty }
do { try anyError() } catch { print(error is ParseFailure) }
