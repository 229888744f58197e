/// What a terminal says of itself, and when.
nonisolated struct Answers {
  enum Manner: CaseIterable {
    case atOnce
    case twice
    /// Every byte by itself, with what the program writes taken in between.
    case inPieces
    /// Nothing until the test says so.
    case late
  }

  /// By what is asked.
  private let replies: [String: String]
  private var manner: Manner
  private var unread = ""
  private var heldBack: [String] = []
  /// The questions that have been asked, in order.
  private(set) var questions: [String] = []

  init(_ replies: [String: String] = [:], _ manner: Manner = .atOnce) {
    self.replies = replies
    self.manner = manner
  }

  static let background = "\u{1B}]11;?\u{7}"
  static let version = "\u{1B}[>0q"
  static let attributes = "\u{1B}[c"
  static let graphics = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  static let registers = "\u{1B}[?1;1;0S"
  static let cell = "\u{1B}[16t"
  private static let all = [background, version, attributes, graphics, registers, cell]

  /// What kitty answers.
  static let kitty = [
    background: "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", version: "\u{1B}P>|kitty(0.35.2)\u{1B}\\",
    attributes: "\u{1B}[?62;c", graphics: "\u{1B}_Gi=31;OK\u{1B}\\", cell: "\u{1B}[6;20;10t",
  ]
  /// What xterm answers where it shows sixels.
  static let sixel = [
    background: "\u{1B}]11;rgb:0000/0000/0000\u{7}", version: "\u{1B}P>|XTerm(390)\u{1B}\\",
    attributes: "\u{1B}[?63;1;2;4;6c", registers: "\u{1B}[?1;0;256S", cell: "\u{1B}[6;20;10t",
  ]
  static let tmux = [
    background: "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", version: "\u{1B}P>|tmux 3.4\u{1B}\\",
    attributes: "\u{1B}[?1;2;4c",
  ]
  static let garbage = [
    background: "\u{1B}]11;nonsense\u{7}", version: "\u{1B}P>|??\u{1B}\\",
    attributes: "\u{1B}[?;;;4;9999999999999999999999c", cell: "\u{1B}[6;0;0t",
  ]
}

nonisolated extension Answers {
  /// What is to be sent after the program has written `bytes`, piece by piece.
  mutating func replies(to bytes: some Collection<UInt8>) -> [String] {
    unread += String(decoding: bytes, as: UTF8.self)
    var sent: [String] = []
    while let (question, range) = Self.first(in: unread) {
      unread.removeSubrange(..<range.upperBound)
      questions.append(question)
      guard let reply = replies[question] else { continue }
      switch manner {
      case .atOnce: sent.append(reply)
      case .twice: sent += [reply, reply]
      case .inPieces: sent += reply.map(String.init)
      case .late: heldBack.append(reply)
      }
    }
    unread = String(unread.suffix(64))
    return sent
  }

  mutating func takeHeldBack() -> [String] {
    defer { heldBack = [] }
    if manner == .late { manner = .atOnce }
    return heldBack
  }

  private static func first(in text: String) -> (String, Range<String.Index>)? {
    all.compactMap { question in text.firstRange(of: question).map { (question, $0) } }
      .min { $0.1.lowerBound < $1.1.lowerBound }
  }
}
