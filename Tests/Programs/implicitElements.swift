enum K: Hashable { case a, b, c }
extension K {
  var word: String { [.a: "one", .b: "two", .c: "three"][self] ?? "none" }
  var number: Int { [K.a: 1, .b: 2][self, default: 9] }
  var isIn: Bool { [.a, .b].contains(self) }
}
print(K.a.word, K.b.number, K.c.number, K.c.isIn)
