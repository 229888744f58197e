func change(_ number: inout Int, by body: (inout Int, Int) -> Void) { body(&number, 5) }
var n = 1
change(&n) { value, step in value += step }
change(&n) { $0 = $0 * $1 }
print(n)

let double: (inout [Int]) -> Void = { list in for index in list.indices { list[index] *= 2 } }
var list = [1, 2, 3]
double(&list)
print(list)

let append = { (text: inout String) in text += "!" }
var text = "a"
append(&text)
append(&text)
print(text)

func outer() -> [Int] {
  var sums: [Int] = []
  var total = 0
  func add(_ value: Int, to sum: inout Int) {
    sum += value
    sums.append(sum)
  }
  for value in 1...3 { add(value, to: &total) }
  return sums
}
print(outer())
