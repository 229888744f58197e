import Foundation

struct LineItem: Codable, Hashable {
  let title: String
  let quantity: Int
  let unitPrice: Decimal
  var total: Decimal { Decimal(quantity) * unitPrice }
}

struct Invoice: Codable {
  var items: [LineItem]
  var taxRate: Decimal = 0.2

  var subtotal: Decimal { items.reduce(0) { $0 + $1.total } }
  var tax: Decimal { subtotal * taxRate }
  var total: Decimal { subtotal + tax }
}

extension Decimal {
  func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode = .bankers) -> Decimal {
    var result = Decimal()
    var source = self
    NSDecimalRound(&result, &source, scale, mode)
    return result
  }
  var isWhole: Bool { rounded(0) == self }
}

let invoice = Invoice(items: [
  LineItem(title: "Coffee", quantity: 3, unitPrice: Decimal(string: "2.75")!),
  LineItem(title: "Cake", quantity: 2, unitPrice: 4),
  LineItem(title: "Tip", quantity: 1, unitPrice: 1.5),
])
print(invoice.subtotal, invoice.tax, invoice.total)
print(invoice.total.rounded(1), invoice.total.rounded(0, .up), invoice.total.rounded(0, .down))
print(invoice.items.map(\.total).max()!, invoice.items.map(\.unitPrice).min()!)
print(invoice.items.map(\.total).filter(\.isWhole))
for item in invoice.items.sorted(by: { $0.total > $1.total }) {
  print(item.title.padding(toLength: 8, withPad: ".", startingAt: 0), item.total)
}
let price: Decimal = 1234.5
print(price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))
print(price.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "de_DE"))))
print(Decimal(string: "0.256")!.formatted(.percent.precision(.fractionLength(1))))
print(price * 2, price / 4, -price, price - 0.5, 2 * price + 1)
print(Decimal(string: "abc") == nil, Decimal(string: "12.50")!)
print(pow(Decimal(2), 20), pow(Decimal(string: "1.05")!, 3))
print(price > 1000, price == Decimal(1234.5), max(price, 2000), abs(Decimal(-3)))
var balance: Decimal = 100
balance += 12.25
balance -= 30
balance *= 2
balance /= 3
print(balance.rounded(4))
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.minimumFractionDigits = 2
formatter.locale = Locale(identifier: "en_US")
print(formatter.string(from: price as NSDecimalNumber) ?? "-")
print(formatter.string(for: price) ?? "-", NSDecimalNumber(decimal: price).doubleValue)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let data = try encoder.encode(invoice.items[0])
print(String(data: data, encoding: .utf8)!)
let decoded = try JSONDecoder().decode(LineItem.self, from: data)
print(decoded == invoice.items[0], decoded)
print(Decimal.zero.isZero, Decimal.nan.isNaN, Decimal(1) / 8, Decimal.zero.description)
let amounts: [String: Decimal] = ["rent": 950, "food": 312.4]
print(amounts.values.reduce(0, +), amounts["rent", default: 0] - 50)
