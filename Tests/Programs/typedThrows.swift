import Foundation

enum E: Error { case a, b }
func f() throws { throw E.b }
do { try f() } catch E.a { print("a") } catch { print("caught", error) }
let x = try? { () throws -> Int in throw E.a }()
print(x as Any)
func h() throws(E) -> Int { throw .a }
do { _ = try h() } catch { print(error) }
