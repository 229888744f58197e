class Account: CustomStringConvertible {
  let owner: String
  private(set) var balance: Double { didSet { changes.append(balance - oldValue) } }
  private(set) var changes: [Double] = []
  class var kind: String { "Account" }
  static var opened = 0
  required init(owner: String, balance: Double = 0) {
    self.owner = owner
    self.balance = balance
    Self.opened += 1
  }
  convenience init?(text: String) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let amount = Double(parts[1]) else { return nil }
    self.init(owner: String(parts[0]), balance: amount)
  }
  func deposit(_ amount: Double) { balance += amount }
  func withdraw(_ amount: Double) throws {
    guard amount <= available else { throw Failure.short(by: amount - available) }
    balance -= amount
  }
  var available: Double { balance }
  var description: String { "\(Self.kind) of \(owner): \(balance)" }
  enum Failure: Error {
    case short(by: Double)
    case closed
  }
  deinit { print("closing", owner) }
}
class Savings: Account {
  var rate = 0.1
  override class var kind: String { "Savings" }
  override func deposit(_ amount: Double) { super.deposit(amount * (1 + rate)) }
  override var description: String { super.description + " at \(Int(rate * 100))%" }
}
final class Checking: Account {
  var limit: Double
  override class var kind: String { "Checking" }
  required init(owner: String, balance: Double = 0) {
    limit = 50
    super.init(owner: owner, balance: balance)
  }
  init(owner: String, limit: Double) {
    self.limit = limit
    super.init(owner: owner, balance: 10)
  }
  override var available: Double { super.available + limit }
  override func withdraw(_ amount: Double) throws {
    if amount > 1000 { throw Failure.closed }
    try super.withdraw(amount)
  }
}
var accounts: [Account] = [
  Account(owner: "Ann", balance: 100), Savings(owner: "Bob"), Checking(owner: "Cid", limit: 20),
]
for account in accounts {
  account.deposit(10)
  do {
    try account.withdraw(35)
    print("ok", account)
  } catch Account.Failure.short(let missing) where missing > 20 {
    print("far too little:", missing)
  } catch Account.Failure.short(by: let missing) {
    print("short", missing)
  } catch {
    print(error)
  }
}
print(accounts.map { type(of: $0).kind }, Account.opened, Savings.opened)
print(accounts.compactMap { $0 as? Checking }.map(\.limit))
print((accounts[1] as? Savings)?.rate ?? 0, accounts[0] is Savings)
do { try accounts[2].withdraw(2000) } catch { print(error) }
print(Account(text: "Dan:5")?.balance ?? -1, Savings(text: "Eve:x") == nil)
func open(_ type: Account.Type) -> Account { type.init(owner: "New", balance: 1) }
print(open(Savings.self), open(Checking.self).available)
print(accounts[0].changes)
accounts.removeFirst()
print(accounts.count)
if let savings = Savings(text: "Fay:50") {
  savings.deposit(100)
  print(savings)
}
