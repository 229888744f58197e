import Foundation

@propertyWrapper
struct NonNegative<Value: Numeric & Comparable> {
  private var value: Value
  private(set) var projectedValue = false
  init(wrappedValue: Value) { value = max(wrappedValue, 0) }
  var wrappedValue: Value {
    get { value }
    set {
      projectedValue = newValue < 0
      value = max(newValue, 0)
    }
  }
}
enum Discount: Equatable {
  case percent(Double)
  case fixed(Double)
  case buyGet(buy: Int, free: Int)
  indirect case both(Discount, Discount)
  static let none = Discount.fixed(0)
}
struct Product: Hashable, Comparable {
  enum Category: String, CaseIterable { case food, toys, books }
  var name: String
  var price: Double
  var category: Category
  static func < (a: Self, b: Self) -> Bool { (a.price, a.name) < (b.price, b.name) }
}
struct Cart {
  private var lines: [Product: Int] = [:]
  @NonNegative var credit = 0.0
  var discount: Discount = .none
  subscript(product: Product) -> Int {
    get { lines[product, default: 0] }
    set { lines[product] = newValue > 0 ? newValue : nil }
  }
  var isEmpty: Bool { lines.isEmpty }
  var subtotal: Double { lines.reduce(0) { $0 + $1.key.price * Double($1.value) } }
  func saving(_ discount: Discount, on amount: Double) -> Double {
    switch discount {
    case .percent(let percent) where percent > 100: amount
    case .percent(let percent): amount * percent / 100
    case .fixed(let value): min(value, amount)
    case .buyGet(let buy, let free):
      lines.map { product, count in Double(count / (buy + free) * free) * product.price }
        .reduce(0, +)
    case .both(let first, let second):
      saving(first, on: amount) + saving(second, on: amount - saving(first, on: amount))
    }
  }
  var total: Double { max(0, subtotal - saving(discount, on: subtotal) - credit) }
  func grouped() -> [(Product.Category, [Product])] {
    Dictionary(grouping: lines.keys, by: \.category)
      .map { ($0.key, $0.value.sorted()) }
      .sorted { $0.0.rawValue < $1.0.rawValue }
  }
  mutating func add(_ products: Product..., count: Int = 1) {
    for product in products { self[product] += count }
  }
}
let apple = Product(name: "Apple", price: 0.5, category: .food)
let bear = Product(name: "Bear", price: 12, category: .toys)
let atlas = Product(name: "Atlas", price: 30, category: .books)
var cart = Cart()
print(cart.isEmpty, cart.total)
cart.add(apple, bear)
cart.add(apple, count: 5)
cart[atlas] += 1
for (category, products) in cart.grouped() { print(category, products.map(\.name)) }
print(cart.subtotal, cart[apple], cart[bear])
for discount: Discount in [
  .percent(10), .fixed(5), .buyGet(buy: 2, free: 1), .both(.percent(50), .fixed(3)), .percent(120),
] {
  cart.discount = discount
  print(String(format: "%.2f", cart.total))
}
cart.discount = .none
cart.credit = -4
print(cart.credit, cart.$credit)
cart.credit += 10
print(cart.credit, cart.$credit, cart.total)
cart[bear] = 0
print(
  cart.grouped().count, Product.Category.allCases.map(\.rawValue), [bear, apple, atlas].min()!.name)
