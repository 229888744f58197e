extension Catalogue {
  /// What came of something that can fail.
  @RowBuilder static var results: [Row] {
    Rows.type("enum Result<Success, Failure: Error>", "A value, or why there is none.") {
      Row("case success(_ value: Success)", "It went well.") { (value: Value) in
        LibraryCase(name: "success", payload: [value])
      }
      Row("case failure(_ error: Failure)", "It did not.") { (error: Value) in
        LibraryCase(name: "failure", payload: [error])
      }
      Row(
        "init(catching body: () throws(Failure) -> Success)",
        "What a closure gives or throws."
      ) { (body: FunctionValue) in
        try LibraryCase.result { try body() }
      }
      Row("func get() throws(Failure) -> Success", "The value; throws where there is none.") {
        (result: LibraryCase) in
        guard result.name == "success" else {
          throw ThrownValue(value: result.payload[0], type: .existential([]))
        }
        return result.payload[0]
      }
      for (name, part, head, gives) in [
        (
          "map", "success", "map<Success2>(_ transform: (Success) -> Success2)", "Success2, Failure"
        ),
        (
          "flatMap", "success",
          "flatMap<Success2>(_ transform: (Success) -> Result<Success2, Failure>)",
          "Success2, Failure"
        ),
        (
          "mapError", "failure", "mapError<Failure2: Error>(_ transform: (Failure) -> Failure2)",
          "Success, Failure2"
        ),
      ] {
        Row("func \(head) -> Result<\(gives)>", "What a closure makes of the \(part).") {
          (result: LibraryCase, transform: FunctionValue) in
          guard result.name == part else { return result.scriptValue }
          let made = try transform(result.payload[0])
          return name == "flatMap" ? made : LibraryCase(name: part, payload: [made]).scriptValue
        }
      }
    }
    Rows.conformance("extension Result: Equatable where Success: Equatable, Failure: Equatable")
    Rows.conformance("extension Result: Hashable where Success: Hashable, Failure: Hashable")
  }
}

extension LibraryCase {
  /// What a closure gives or throws.
  static func result(of body: () throws -> Value) throws -> LibraryCase {
    do { return LibraryCase(name: "success", payload: [try body()]) } catch let thrown
      as ThrownValue
    {
      return LibraryCase(name: "failure", payload: [thrown.value])
    }
  }
}
