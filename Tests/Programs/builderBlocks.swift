@resultBuilder
struct Lines {
  static func buildBlock(_ parts: String...) -> String { "(" + parts.joined(separator: " ") + ")" }
  static func buildOptional(_ part: String?) -> String { part ?? "none" }
  static func buildArray(_ parts: [String]) -> String { parts.joined(separator: "+") }
}

func show(@Lines _ lines: () throws -> String) rethrows { print(try lines()) }

struct Failure: Error {}

show {
  "a"
  do {
    "b"
    let c = "c"
    c + "!"
    do { "d" }
  }
}
show {
  part: do { "e" }
  if 1 > 2 { "f" }
  for index in 0..<3 {
    do {
      "\(index)"
    }
  }
}
do {
  try show {
    "g"
    throw Failure()
  }
} catch {
  print(error)
}
