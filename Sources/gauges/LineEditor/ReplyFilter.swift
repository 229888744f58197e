/// Takes a terminal's replies out of the bytes it sends, so that they are not taken for typing.
///
/// A reply to a query (colours, size, version) comes between keys and begins as some key might: `ESC ]`, `ESC P` or
/// `ESC _` up to a string terminator, `ESC [` with a mark that no key has up to a final byte. It may come in pieces: what
/// could go on as a reply is held back until more comes or the caller says that nothing does. What is pasted is left
/// alone.
struct ReplyFilter {
  private enum State {
    case keys
    /// After an `ESC` in the keys.
    case escape
    /// After `ESC [` and what belongs to it: a key or a reply.
    case sequence
    /// In a string reply.
    case string
    /// After an `ESC` in one: a terminator where `\` follows.
    case stringEscape
  }

  /// No reply is this long: a string without an end is given up.
  private static let longest = 4096
  private static let pasteStart = Array("[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// What begins a string reply, and what has to follow: a reply never begins otherwise, but Alt and these keys do.
  private static func isReply(_ start: ArraySlice<UInt8>) -> Bool {
    guard let kind = start.first else { return false }
    guard let next = start.dropFirst().first else { return true }
    switch kind {
    case UInt8(ascii: "]"): return isDigit(next)
    case UInt8(ascii: "P"): return isDigit(next) || next == UInt8(ascii: ">")
    default: return next == UInt8(ascii: "G")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Replies that have come whole and are not taken yet, each without its first `ESC` and its terminator.
  private var replies: [String] = []
  private var state = State.keys
  /// What has come since an `ESC`, and may be a reply.
  private var held: [UInt8] = []
  private var isPasting = false
  private var tail: [UInt8] = []

  /// The keys among `bytes`, which continue those given before.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [UInt8] {
    var keys: [UInt8] = []
    for byte in bytes { take(byte, into: &keys) }
    return keys
  }

  /// Whether what came last may be a key or the beginning of a reply.
  var isHolding: Bool {
    switch state {
    case .keys, .stringEscape: false
    case .escape: true
    case .sequence: !isReport
    case .string: held.count == 1
    }
  }

  /// Gives back what is held, as keys: nothing has followed that would make it a reply. A reply begun for certain is
  /// kept.
  mutating func release() -> [UInt8] {
    guard isHolding else { return [] }
    defer { reset() }
    return [0x1B] + held
  }

  /// Whether replies have come that are not taken.
  var hasReplies: Bool { !replies.isEmpty }

  /// Takes the replies that have come, as `]11;rgb:0000/0000/0000` or `[?62;4c`.
  mutating func takeReplies() -> [String] {
    defer { replies = [] }
    return replies
  }
}

extension ReplyFilter {
  private mutating func reset() {
    state = .keys
    held = []
  }

  private mutating func finish() {
    replies.append(String(decoding: held, as: UTF8.self))
    reset()
  }

  /// Whether the control sequence has a mark that only replies have.
  private var isReport: Bool { held.count > 1 && (0x3C...0x3F).contains(held[1]) }

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
      begin(byte, into: &keys)
    case .sequence:
      continueSequence(byte, into: &keys)
    case .string:
      continueString(byte, into: &keys)
    case .stringEscape:
      if byte == UInt8(ascii: "\\") {
        finish()
      } else {
        // An escape ends a string, whatever follows.
        held = []
        begin(byte, into: &keys)
      }
    }
  }

  /// Takes what follows an `ESC`.
  private mutating func begin(_ byte: UInt8, into keys: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      state = .string
      held = [byte]
    case UInt8(ascii: "["):
      state = .sequence
      held = [byte]
    case 0x1B:
      keys.append(0x1B)
      state = .escape
    default:
      keys += [0x1B, byte]
      state = .keys
    }
  }

  private mutating func continueSequence(_ byte: UInt8, into keys: inout [UInt8]) {
    if (0x20..<0x40).contains(byte), held.count < (isReport ? Self.longest : 16) {
      held.append(byte)
    } else if isReport || byte == UInt8(ascii: "t") {
      // The size of a cell and the like end in `t`, as no key does.
      if byte >= 0x40 {
        held.append(byte)
        finish()
      } else {
        reset()
        take(byte, into: &keys)
      }
    } else {
      isPasting = held + [byte] == Self.pasteStart
      tail = []
      keys += [0x1B] + held + [byte]
      reset()
    }
  }

  private mutating func continueString(_ byte: UInt8, into keys: inout [UInt8]) {
    switch byte {
    case 0x07 where held.count > 1: finish()
    case 0x1B where held.count > 1: state = .stringEscape
    case ..<0x20 where held.count > 1:
      // No reply has a line end: Return gets out of one that was never finished.
      reset()
      keys.append(byte)
    default:
      held.append(byte)
      if held.count == 2, !Self.isReply(held[...]) {
        let begun = held.dropLast()
        reset()
        keys += [0x1B] + begun
        take(byte, into: &keys)
      } else if held.count > Self.longest {
        reset()
      }
    }
  }
}
