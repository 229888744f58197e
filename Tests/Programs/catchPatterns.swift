import Foundation

enum NetError: Error, Equatable {
  case offline
  case status(Int)
  case named(String)
}
struct ParseError: Error { let line: Int }
class Base: Error { let id = 1 }
func go(_ n: Int) throws -> String {
  switch n {
  case 0: throw NetError.offline
  case 1: throw NetError.status(404)
  case 2: throw NetError.status(500)
  case 3: throw ParseError(line: 7)
  case 4: throw NetError.named("z")
  case 5: throw Base()
  default: return "fine"
  }
}
for i in 0...6 {
  do { print(try go(i)) } catch NetError.offline { print("offline") } catch NetError.status(let c)
    where c < 500
  { print("client", c) } catch NetError.status(let c) { print("server", c) } catch let e
    as ParseError
  { print("line", e.line) } catch let e as NetError { print("net", e) } catch is Base {
    print("base")
  } catch { print("other", error) }
}
extension ParseError: CustomStringConvertible { var description: String { "P\(line)" } }
print((try? go(3)) ?? "nil", (try? go(9)) ?? "nil")
func wrap<T>(_ f: () throws -> T) rethrows -> T { try f() }
print(wrap { 5 })
do { _ = try wrap { try go(0) } } catch { print(error as? NetError == .offline) }
func multi() throws {
  defer { print("d1") }
  defer { print("d2") }
  throw NetError.named("m")
}
do { try multi() } catch NetError.offline, NetError.named { print("either") } catch {}
func typed(_ n: Int) throws(NetError) -> Int {
  if n > 1 { throw .status(n) }
  return n
}
do {
  print(try typed(1))
  print(try typed(3))
} catch { print(error == .status(3)) }
struct L: Error { var localizedDescription: String { "LL" } }
do { throw L() } catch { print(error.localizedDescription.isEmpty) }
outer: do {
  print("in")
  if true { break outer }
  print("never")
}
