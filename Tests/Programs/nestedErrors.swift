enum A {
  enum B: Error {
    case other
    case failed(Int, label: String)
  }
}
func run(_ n: Int) throws -> Int {
  if n == 0 { throw A.B.failed(3, label: "zero") }
  if n == 1 { throw A.B.other }
  return n
}
for n in 0..<3 {
  do { print(try run(n)) } catch A.B.failed(let x, label: let y) where x > 2 {
    print("failed", x, y)
  } catch A.B.other { print("other") } catch { print("else", error) }
}
