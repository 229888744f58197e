import Foundation

/// Numbers set lately, with their texts. Setting one costs Foundation some ten microseconds, and most labels of a view
/// that is drawn anew have the number they had.
struct FormattedNumbers {
  enum Key: Hashable {
    case whole(Int, NumberStyle?)
    case floating(Double, NumberStyle)
    case specified(Double, String)
  }

  static var lately = FormattedNumbers()

  private var texts: [Key: String] = [:]
  /// Enough for every label of a large view.
  private static let most = 1000

  mutating func text(of key: Key, _ make: () throws -> String) rethrows -> String {
    if let text = texts[key] { return text }
    let text = try make()
    if texts.count >= Self.most { texts = [:] }
    texts[key] = text
    return text
  }
}
