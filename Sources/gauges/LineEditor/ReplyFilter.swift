/// Takes a terminal's replies out of the bytes it sends, so that they are not taken for typing.
///
/// A reply to a query (colours, size, version) comes between keys, whole or in pieces, soon or late, and is known by its
/// form. What could be a key or go on as a reply is held back until more comes, or until the caller says that it has waited
/// long enough. What is pasted is left alone.
struct ReplyFilter {
  private enum State {
    case keys
    /// After an `ESC` in the keys.
    case escape
    /// In what is a key or a reply.
    case undecided
    /// In a reply that ends with a final byte.
    case sequence
    /// In a reply that ends with a string terminator.
    case string
    /// After an `ESC` in one: a terminator where `\` follows.
    case stringEscape
  }

  /// What may be a key or the beginning of a reply.
  enum Doubt: CaseIterable {
    /// An `ESC` alone.
    case escape
    /// An `ESC` that has been given as a key.
    case givenEscape
    /// After an `ESC`, the one character that begins a reply: Alt and a key may send the same.
    case introducer
    /// More, all of it as in a reply: no hand types that.
    case form
  }

  /// No reply is this long: a string without an end is given up.
  private static let longest = 4096
  private static let pasteStart = Array("[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Replies that have come whole and are not taken yet, each without its first `ESC` and its terminator.
  private var replies: [String] = []
  private var state = State.keys
  /// What has come since an `ESC`, and may be a reply.
  private var held: [UInt8] = []
  /// Whether the `ESC` before that has been given as a key.
  private var hasGivenEscape = false
  private var hasFalseEscape = false
  private(set) var isPasting = false
  private var tail: [UInt8] = []

  /// The keys among `bytes`, which continue those given before.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [UInt8] {
    var keys: [UInt8] = []
    for byte in bytes { take(byte, into: &keys) }
    return keys
  }

  /// What came last and is not decided yet; `nil` where everything is.
  var doubt: Doubt? {
    switch state {
    case .escape: hasGivenEscape ? .givenEscape : .escape
    case .undecided: held.count > 1 ? .form : .introducer
    case .keys, .sequence, .string, .stringEscape: nil
    }
  }

  /// Whether bytes are held back that may be keys.
  var isHolding: Bool { doubt.map { $0 != .givenEscape } ?? false }

  /// Decides what is in doubt as far as waiting can: nothing has followed in time that would make it a reply.
  ///
  /// An `ESC` alone is given as a key, and watched further: what follows it still is none of the keys if it goes on as a
  /// reply does.
  mutating func release() -> [UInt8] {
    switch doubt {
    case nil: return []
    case .escape:
      hasGivenEscape = true
      return [0x1B]
    case .givenEscape, .introducer, .form: return flush()
    }
  }

  /// Gives back all that is held, as keys, and watches nothing further. A reply begun for certain is kept.
  mutating func flush() -> [UInt8] {
    guard let doubt else { return [] }
    var keys: [UInt8] = []
    if doubt == .givenEscape { reset() } else { giveHeld(&keys) }
    return keys
  }

  /// Whether replies have come that are not taken.
  var hasReplies: Bool { !replies.isEmpty }

  /// Takes the replies that have come, as `]11;rgb:0000/0000/0000` or `[?62;4c`.
  mutating func takeReplies() -> [String] {
    defer { replies = [] }
    return replies
  }

  /// Whether an `ESC` that was given as a key has turned out to be the beginning of a reply since this was asked last.
  mutating func takeFalseEscape() -> Bool {
    defer { hasFalseEscape = false }
    return hasFalseEscape
  }
}

extension ReplyFilter {
  private mutating func reset() {
    state = .keys
    held = []
    hasGivenEscape = false
  }

  private mutating func finish() {
    replies.append(String(decoding: held, as: UTF8.self))
    reset()
  }

  /// Gives what is held, with its `ESC`.
  private mutating func giveHeld(_ keys: inout [UInt8]) {
    if !hasGivenEscape { keys.append(0x1B) }
    keys += held
    reset()
  }

  private mutating func take(_ byte: UInt8, into keys: inout [UInt8]) {
    if isPasting { return paste(byte, into: &keys) }
    switch state {
    case .keys:
      if byte == 0x1B { state = .escape } else { keys.append(byte) }
    case .escape where byte == 0x1B:
      giveHeld(&keys)
      state = .escape
    case .escape, .undecided:
      decide(byte, into: &keys)
    case .sequence:
      held.append(byte)
      if ReplyForm.reading(of: held) == .reply {
        finish()
      } else if byte < 0x20 || held.count > Self.longest {
        // Cut off by a key: by Return, if nothing else.
        reset()
        take(byte, into: &keys)
      }
    case .string:
      continueString(byte, into: &keys)
    case .stringEscape:
      if byte == UInt8(ascii: "\\") {
        finish()
      } else {
        // An escape ends a string, whatever follows.
        reset()
        state = .escape
        take(byte, into: &keys)
      }
    }
  }

  private mutating func paste(_ byte: UInt8, into keys: inout [UInt8]) {
    keys.append(byte)
    tail = tail.suffix(Self.pasteEnd.count - 1) + [byte]
    if tail == Self.pasteEnd { isPasting = false }
  }

  /// Takes a byte that may tell a key from a reply.
  private mutating func decide(_ byte: UInt8, into keys: inout [UInt8]) {
    held.append(byte)
    switch ReplyForm.reading(of: held) {
    case .undecided: state = .undecided
    case .sequence: begin(.sequence)
    case .string: begin(.string)
    case .reply:
      begin(.sequence)
      finish()
    case .key:
      isPasting = held == Self.pasteStart
      tail = []
      // A control character is none of the key that it cuts off; it may be the `ESC` of the next.
      let isCut = byte < 0x20
      if isCut { held.removeLast() }
      giveHeld(&keys)
      if isCut { take(byte, into: &keys) }
    }
  }

  private mutating func begin(_ state: State) {
    self.state = state
    hasFalseEscape = hasFalseEscape || hasGivenEscape
    hasGivenEscape = false
  }

  private mutating func continueString(_ byte: UInt8, into keys: inout [UInt8]) {
    switch byte {
    case 0x07: finish()
    case 0x1B: state = .stringEscape
    case ..<0x20:
      // No reply has a line end: Return gets out of one that was never finished.
      reset()
      keys.append(byte)
    default:
      held.append(byte)
      if held.count > Self.longest { reset() }
    }
  }
}
