import Foundation

class Animal {
  var name: String
  init(name: String) { self.name = name }
  func sound() -> String { "..." }
  var title: String { "I am \(name): \(sound())" }
}
class Dog: Animal {
  var tricks = 0
  init() {
    super.init(name: "Rex")
    tricks = 2
  }
  override func sound() -> String { "Wuff " + super.sound() }
}
class Puppy: Dog { override var title: String { super.title + "!" } }
let d: Animal = Dog()
print(d.title)
print(Puppy().title, Puppy().tricks)
let all: [Animal] = [Animal(name: "Cat"), Dog(), Puppy()]
for a in all {
  if let dog = a as? Dog { print(dog.name, dog.tricks) } else { print(a.name, a is Dog) }
}
