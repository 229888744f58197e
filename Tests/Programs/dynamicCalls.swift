@dynamicCallable struct Sum {
  func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }
}
print(Sum()(1, 2, 3))
@dynamicCallable struct KW {
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String {
    a.map { "\($0.key):\($0.value)" }.joined(separator: ",")
  }
}
print(KW()(a: 1, b: 2, 3))
@dynamicMemberLookup struct Bag {
  var d: [String: Int]
  subscript(dynamicMember k: String) -> Int {
    get { d[k] ?? 0 }
    set { d[k] = newValue }
  }
}
var bag = Bag(d: ["x": 1])
bag.y = 5
bag.x += 2
print(bag.x, bag.y, bag.z)
@dynamicMemberLookup struct Ref<T> {
  var v: T
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { v[keyPath: k] }
}
print(Ref(v: "abc").count)
