import Foundation

struct A: Codable {
  var x: Int
  var y: String
}
func attempt(_ t: String) {
  do {
    print(try JSONDecoder().decode(A.self, from: Data(t.utf8)))
  } catch DecodingError.keyNotFound(let key, let ctx) {
    print("missing", key.stringValue, ctx.debugDescription)
  } catch DecodingError.typeMismatch(let type, let ctx) {
    print("mismatch", type, ctx.codingPath.map(\.stringValue), ctx.debugDescription)
  } catch DecodingError.valueNotFound(let type, let ctx) {
    print("null", type, ctx.debugDescription)
  } catch DecodingError.dataCorrupted(let ctx) { print("corrupt", ctx.debugDescription) } catch {
    print("other", error)
  }
}
attempt(#"{"x":1,"y":"a"}"#)
attempt(#"{"x":1}"#)
attempt(#"{"x":"1","y":"a"}"#)
attempt(#"{"x":null,"y":"a"}"#)
attempt("{")
do { _ = try JSONDecoder().decode(A.self, from: Data("{}".utf8)) } catch {
  print(error is DecodingError)
}
