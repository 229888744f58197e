// swift-format-ignore-file: AvoidRetroactiveConformances
#if swift(>=5.9)
  print("5.9")
#else
  print("old")
#endif
#if os(iOS) || os(Linux)
  print("either")
#endif
#if canImport(Nope)
  print("nope")
#elseif compiler(>=5)
  print("compiler")
#endif
#if !DEBUG && (arch(x86_64) || arch(arm64))
  print("arch")
#endif
struct S {
  var a = 1
  #if swift(>=4)
    var b = 2
  #endif
  func f() -> Int { a + b }
}
print(S().b)
private func fp() -> Int { 3 }
extension Int { fileprivate var tw: Int { self * 2 } }
private let hid = 4
struct Pk { var z = 1 }
public final class Pub {
  public internal(set) var q = 1
  fileprivate(set) var r = 2
  open class Inn {}
}
print(fp().tw, hid, Pk().z, Pub().q)
extension Int: @retroactive Identifiable { public var id: Int { self } }
print(5.id)
