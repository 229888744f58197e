func observers() {
  var x = 0 {
    didSet { print("did", oldValue, x) }
    willSet { print("will", newValue) }
  }
  x = 3
  x += 4
  var log: [Int] = [] { didSet { print(log.count) } }
  log.append(1)
  log.append(2)
  var half: Int {
    get { x / 2 }
    set { x = newValue * 2 }
  }
  half = 10
  print(half, x)
  half += 1
  print(x)
  var ro: String { "v\(x)" }
  print(ro)
  let f = { x += 1 }
  f()
}
observers()
func lazies() {
  lazy var z: Int = {
    print("made")
    return 7
  }()
  print("before")
  print(z, z)
}
lazies()
var top = 1 { didSet { print("top", oldValue, top) } }
top = 5
top += 1
var celsius = 20.0
var fahrenheit: Double {
  get { celsius * 9 / 5 + 32 }
  set { celsius = (newValue - 32) * 5 / 9 }
}
fahrenheit = 212
print(celsius, fahrenheit)
fahrenheit -= 180
print(celsius)
