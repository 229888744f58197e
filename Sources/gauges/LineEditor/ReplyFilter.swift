/// Takes a terminal's replies out of the bytes it sends, so that they are not taken for typing.
///
/// A reply to a query (colours, size, version) comes between keys and begins as some key might: `ESC ]`, `ESC P`, `ESC _`
/// up to a string terminator, `ESC [ ?` up to a final byte. What is pasted is left alone.
struct ReplyFilter {
  private enum State {
    case keys
    /// After an `ESC` in the keys.
    case escape
    /// After `ESC [`; the bytes since.
    case sequence([UInt8])
    /// In a string reply; the bytes since the `ESC`.
    case string([UInt8])
    /// After an `ESC` in one: a terminator where `\` follows.
    case stringEscape([UInt8])
    case report
  }

  /// No reply is this long: a string without an end is given up.
  private static let longest = 4096
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// String replies that have come whole and are not taken yet, each without its `ESC` and its terminator.
  private var replies: [String] = []
  private var state = State.keys
  private var isPasting = false
  private var tail: [UInt8] = []

  /// The keys among `bytes`, which continue those given before.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [UInt8] {
    var keys: [UInt8] = []
    for byte in bytes { take(byte, into: &keys) }
    flush(into: &keys)
    return keys
  }

  /// Takes the string replies that have come, as `]11;rgb:0000/0000/0000`.
  mutating func takeReplies() -> [String] {
    defer { replies = [] }
    return replies
  }

  private mutating func finish(_ reply: [UInt8]) {
    replies.append(String(decoding: reply, as: UTF8.self))
    state = .keys
  }

  /// A lone escape at the end of what has arrived is a key, and so is Alt with a bracket.
  private mutating func flush(into keys: inout [UInt8]) {
    switch state {
    case .escape:
      keys.append(0x1B)
      state = .keys
    case .sequence(let held):
      keys += [0x1B] + held
      state = .keys
    case .string(let reply) where reply.count == 1:
      state = .keys
    default: break
    }
  }

  private mutating func take(_ byte: UInt8, into keys: inout [UInt8]) {
    if isPasting {
      keys.append(byte)
      tail = tail.suffix(Self.pasteEnd.count - 1) + [byte]
      if tail == Self.pasteEnd { isPasting = false }
      return
    }
    switch state {
    case .keys:
      if byte == 0x1B { state = .escape } else { keys.append(byte) }
    case .escape:
      switch byte {
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
        state = .string([byte])
      case UInt8(ascii: "["):
        state = .sequence([byte])
      case 0x1B:
        keys.append(0x1B)
      default:
        keys += [0x1B, byte]
        state = .keys
      }
    case .sequence(let held):
      if held.count == 1, byte == UInt8(ascii: "?") {
        state = .report
        return
      }
      let sequence = held + [byte]
      if (0x20..<0x40).contains(byte), sequence.count < 16 {
        state = .sequence(sequence)
        return
      }
      keys += [0x1B] + sequence
      isPasting = [0x1B] + sequence == Self.pasteStart
      tail = []
      state = .keys
    case .string(let reply):
      if byte == 0x07 {
        finish(reply)
      } else if reply.count > Self.longest {
        state = .keys
      } else if byte == 0x1B {
        state = .stringEscape(reply)
      } else {
        state = .string(reply + [byte])
      }
    case .stringEscape(let reply):
      if byte == UInt8(ascii: "\\") { finish(reply) } else { state = .string(reply + [byte]) }
    case .report:
      if (0x40..<0x7F).contains(byte) { state = .keys }
    }
  }
}
