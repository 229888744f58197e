import Foundation

struct Config {
  static let shared = Config()
  static var count = 0
  let limit: Int = 5
  static func make() -> Config {
    count += 1
    return Config()
  }
  static var double: Int { count * 2 }
}
_ = Config.make()
_ = Config.make()
print(Config.count, Config.double, Config.shared.limit)
