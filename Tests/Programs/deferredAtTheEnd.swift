defer { print("last") }
print("first")
do {
  defer { print("inner end") }
  print("inner")
}
defer { print("before last") }
