/// How a terminal's reply looks, as far as that tells it from a key.
///
/// Both begin with `ESC`. These are the control sequences and strings of ECMA-48 that terminals answer in; a key sends none
/// of them, but Alt and a character may send how one begins.
enum ReplyForm {
  /// What the bytes since an `ESC` are.
  enum Reading: Equatable {
    /// A key, at least without the last byte.
    case key
    /// A key so far, that could go on as a reply.
    case undecided
    /// A reply that ends with a string terminator.
    case string
    /// A reply that ends with a final byte.
    case sequence
    /// A whole reply.
    case reply
  }

  static func reading(of bytes: [UInt8]) -> Reading {
    guard bytes.count > 1 else {
      return bytes.first.map(introducers.contains) == true ? .undecided : .key
    }
    let rest = bytes.dropFirst()
    switch bytes[0] {
    case UInt8(ascii: "["): return sequence(rest)
    case UInt8(ascii: "]"): return command(rest)
    case UInt8(ascii: "P"): return deviceString(rest)
    case UInt8(ascii: "_"): return graphics(rest)
    default: return .key
    }
  }

  private static let introducers = Array("[]P_".utf8)
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  /// Parameters and what comes between them and the final byte.
  private static let inner: ClosedRange<UInt8> = 0x20...0x3F
  private static let final: ClosedRange<UInt8> = 0x40...0x7E
  /// Parameters that begin with one of these are private: `ESC [ ? 6 2 ; 4 c`. No key has them.
  private static let marks: ClosedRange<UInt8> = 0x3C...0x3F
  /// Keys have fewer bytes than this.
  private static let longestKey = 16

  /// `ESC [`: private ones, and `ESC [ 6 ; 20 ; 10 t`, as the size of a cell ends and no key does.
  private static func sequence(_ rest: ArraySlice<UInt8>) -> Reading {
    guard let first = rest.first, let last = rest.last else { return .undecided }
    let isMarked = marks.contains(first)
    if inner.contains(last) {
      return isMarked ? .sequence : rest.count < longestKey ? .undecided : .key
    }
    let isReply = final.contains(last) && (isMarked || last == UInt8(ascii: "t") && rest.count > 1)
    return isReply ? .reply : .key
  }

  /// `ESC ] 11 ;`: a number of at most four digits, and text.
  private static func command(_ rest: ArraySlice<UInt8>) -> Reading {
    let number = rest.prefix { digits.contains($0) }
    guard !number.isEmpty, number.count <= 4 else { return .key }
    if number.count == rest.count { return .undecided }
    return rest.last == UInt8(ascii: ";") ? .string : .key
  }

  /// `ESC P > |`, `ESC P 1 $ r`: at least a parameter before the final byte.
  private static func deviceString(_ rest: ArraySlice<UInt8>) -> Reading {
    guard let last = rest.last, rest.count < longestKey else { return .key }
    if (0x21...0x3F).contains(last) { return .undecided }
    return rest.count > 1 && Array("|r".utf8).contains(last) ? .string : .key
  }

  /// `ESC _ G i =`: kitty's answers name the image first.
  private static func graphics(_ rest: ArraySlice<UInt8>) -> Reading {
    let start = Array("Gi=".utf8)
    guard start.starts(with: rest) else { return .key }
    return rest.count == start.count ? .string : .undecided
  }
}
