import Foundation

func join(_ parts: String..., separator: String = "-") -> String {
  parts.joined(separator: separator)
}
print(join("a", "b"), join(), join("x", "y", "z", separator: "+"))
