import Foundation

if #available(iOS 16, macOS 13, *) { print("new") } else { print("old") }
guard #available(macOS 12, *) else { fatalError() }
@available(*, deprecated, message: "use b") func a() -> Int { 1 }
@available(iOS 16.0, *) struct New { var x = 1 }
print(New().x)
#if DEBUG
  print("debug")
#else
  print("release")
#endif
#if canImport(Foundation) && swift(>=5.9)
  print("can")
#endif
#if os(Linux) || os(iOS)
  let platform = "known"
#else
  let platform = "other"
#endif
print(platform)
#if compiler(>=5.5) && !canImport(NotThere)
  print("compiler")
#endif
@inlinable public func pub() -> Int { 3 }
@inline(__always) func inl() -> Int { 4 }
print(pub() + inl())
if #unavailable(iOS 1) { print("unavailable") }
print(#line, (#function), #fileID.isEmpty)
struct T {
  @available(*, unavailable) func no() {}
  @inlinable func yes() -> String { #function }
}
print(T().yes())
@frozen public enum Fr { case a, b }
@discardableResult func dr() -> Int { 5 }
dr()
func unk(_ f: Fr) -> Int {
  switch f {
  case .a: 1
  case .b: 2
  @unknown default: 3
  }
}
print(unk(.b))
precondition(1 == 1)
assert(true, "m")
assertionFailureIfNeeded(false)
func assertionFailureIfNeeded(_ b: Bool) { if b { assertionFailure("x") } }
