import Foundation

enum Bad: Error {
  case low
  case high(Int)
}
struct Other: Error {}
func check(_ n: Int) throws -> Int {
  if n < 0 { throw Bad.low }
  if n > 9 { throw Bad.high(n) }
  if n == 5 { throw Other() }
  return n
}
func run(_ n: Int) -> String {
  do { return "ok \(try check(n))" } catch Bad.low { return "low" } catch Bad.high(let n)
    where n > 100
  { return "huge" } catch let Bad.high(n) { return "high \(n)" } catch let error as Other {
    return "other \(error)"
  } catch { return "any" }
}
print(run(1), run(-1), run(10), run(1000), run(5))
