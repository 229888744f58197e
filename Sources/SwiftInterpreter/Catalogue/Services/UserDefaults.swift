import Foundation
import GaugeUI

/// What an app keeps from one start to the next, under a name. Here it is kept with the states, in memory: a preview begins
/// as a new app does.
struct ScriptDefaults: NativeValue, Equatable {
  let name: String

  /// The app's own.
  static let standard = ScriptDefaults(name: "")
  /// What belongs to one window of it.
  static let scene = ScriptDefaults(name: "scene")

  subscript(key: String) -> Value? {
    get {
      guard let runtime = Runtime.current else { return nil }
      switch runtime.kept.value(place(key), initialText: "") {
      case nil, .void?: return runtime.registered[name]?[key]
      case let value?: return value
      }
    }
    nonmutating set { Runtime.current?.kept.set(place(key), newValue ?? .void, initialText: "") }
  }

  /// Says what a value is where none is kept.
  func register(_ value: Value, named name: String) {
    Runtime.current?.registered[self.name, default: [:]][name] = value
  }

  // No type of a script's has such a name.
  private func place(_ key: String) -> StateValues.Key {
    StateValues.Key(owner: "UserDefaults(\(name))", name: key)
  }
}

extension Catalogue {
  /// What an app keeps from one start to the next.
  @RowBuilder static var userDefaults: [Row] {
    Rows.type("class UserDefaults: NSObject", "What an app keeps; empty when a preview begins.") {
      Row("static var standard: UserDefaults", "The app's own.") { ScriptDefaults.standard }
      Row("init?(suiteName suitename: String?)", "Those of a group of apps.") {
        (name: String?) in Optional(ScriptDefaults(name: name ?? ""))
      }
      Row("init()", "The app's own.") { ScriptDefaults.standard }
      Row("func set(_ value: Any?, forKey defaultName: String)", "Keeps a value.") {
        (defaults: ScriptDefaults, value: Value, key: String) in
        defaults[key] = value.held
        return Value.void
      }
      Row("func setValue(_ value: Any?, forKey key: String)", "Keeps a value.") {
        (defaults: ScriptDefaults, value: Value, key: String) in
        defaults[key] = value.held
        return Value.void
      }
      Row("func removeObject(forKey defaultName: String)", "Keeps a value no longer.") {
        (defaults: ScriptDefaults, key: String) in
        defaults[key] = nil
        return Value.void
      }
      Row("func register(defaults registrationDictionary: [String: Any])", "What there is else.") {
        (defaults: ScriptDefaults, values: Value) in
        guard case .dictionary(let values) = values else { return Value.void }
        for (key, value) in values {
          if case .string(let name) = key.value { defaults.register(value, named: name) }
        }
        return Value.void
      }
      Row("@discardableResult func synchronize() -> Bool", "Nothing has to be written.") {
        (_: ScriptDefaults) in true
      }
      kinds
    }
  }

  /// What is read as one type or another, as Foundation converts: a number that is not there is zero.
  @RowBuilder private static var kinds: [Row] {
    for name in ["object", "value"] {
      Row("func \(name)(forKey key: String) -> Any?", "What is kept, if anything.") {
        (defaults: ScriptDefaults, key: String) in defaults[key]
      }
    }
    Row("func double(forKey key: String) -> Double", "A number, else 0.") {
      (defaults: ScriptDefaults, key: String) in defaults[key]?.numberRead ?? 0
    }
    Row("func float(forKey key: String) -> Float", "A number, else 0.") {
      (defaults: ScriptDefaults, key: String) in Float(defaults[key]?.numberRead ?? 0)
    }
    Row("func integer(forKey key: String) -> Int", "A whole number, else 0.") {
      (defaults: ScriptDefaults, key: String) in
      Int(clamping: defaults[key]?.numberRead ?? 0)
    }
    Row("func bool(forKey key: String) -> Bool", "Whether it is so; else not.") {
      (defaults: ScriptDefaults, key: String) in (defaults[key]?.numberRead ?? 0) != 0
    }
    Row("func string(forKey key: String) -> String?", "A text, if one is kept.") {
      (defaults: ScriptDefaults, key: String) -> Value in
      switch defaults[key] {
      case .string(let text)?: .some(.string(text))
      case let value? where value.numberRead != nil: .some(.string(value.described()))
      default: .none
      }
    }
    Row("func array(forKey key: String) -> [Any]?", "An array, if one is kept.") {
      (defaults: ScriptDefaults, key: String) -> Value? in
      if case .array? = defaults[key] { defaults[key] } else { nil }
    }
    Row("func stringArray(forKey key: String) -> [String]?", "Texts, if they are kept.") {
      (defaults: ScriptDefaults, key: String) in defaults[key].flatMap { try? [String].from($0) }
    }
    Row("func dictionary(forKey key: String) -> [String: Any]?", "A dictionary, if one is kept.") {
      (defaults: ScriptDefaults, key: String) -> Value? in
      if case .dictionary? = defaults[key] { defaults[key] } else { nil }
    }
    Row("func url(forKey key: String) -> URL?", "An address, if one is kept.") {
      (defaults: ScriptDefaults, key: String) in defaults[key].flatMap { try? URL.from($0) }
    }
    Row("func data(forKey key: String) -> Data?", "Data, if they are kept.") {
      (defaults: ScriptDefaults, key: String) in defaults[key].flatMap { try? Data.from($0) }
    }
  }
}

extension Value {
  /// What an optional holds; `nil` where that is nothing.
  fileprivate var held: Value? { if case .none = self { nil } else { unwrapped } }

  /// The number that it is, or that it is read as.
  fileprivate var numberRead: Double? {
    if case .string(let text) = self { Double(text) } else { number?.doubleValue }
  }
}

extension Int {
  /// The whole part of a number, as near as there is an `Int`.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
