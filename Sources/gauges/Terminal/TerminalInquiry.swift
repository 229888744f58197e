/// What a terminal can be asked. The raw value is what is written.
enum TerminalQuestion: String {
  /// xterm's "Operating System Commands", number 11 with a question mark.
  case background = "\u{1B}]11;?\u{7}"
  /// XTVERSION.
  case version = "\u{1B}[>0q"
  /// Primary device attributes, which every terminal answers: the mark behind other questions.
  case attributes = "\u{1B}[c"
  /// kitty's graphics: a pixel that is only looked at.
  case kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  /// XTSMGRAPHICS: the colours for sixels.
  case colorRegisters = "\u{1B}[?1;1;0S"
  /// XTWINOPS: the size of a cell.
  case cell = "\u{1B}[16t"

  /// The number in the question about kitty's graphics.
  static let kittyID = 31
}

/// The questions to a terminal in their order, each when it is known to do no harm, and the answers so far.
///
/// The version comes first: tmux takes a question about kitty's graphics for its title. Nothing here waits.
struct TerminalInquiry {
  /// What is to be known.
  nonisolated struct Topics: OptionSet {
    let rawValue: Int
    static let background = Topics(rawValue: 1)
    /// What `auto` can choose.
    static let canvas = Topics(rawValue: 2)
    /// The colours for sixels.
    static let colorRegisters = Topics(rawValue: 4)
    static let cell = Topics(rawValue: 8)
  }

  /// What the environment says it is.
  let hinted: TerminalIdentity
  private let isMute: Bool
  private(set) var facts = TerminalFacts()
  /// All that was ever to be known.
  private var topics: Topics = []
  /// Asked and not yet answered, in order.
  private(set) var pending: [TerminalQuestion] = []
  private var asked: Set<TerminalQuestion> = []
  private var attributes: [Int]?

  init(environment: [String: String]) {
    hinted = TerminalIdentity(environment: environment)
    let term = environment["TERM"] ?? ""
    isMute = term.isEmpty || TerminalKind.mute.contains { term.hasPrefix($0) }
  }
}

extension TerminalInquiry {
  /// Which terminal it is.
  var identity: TerminalIdentity { facts.identity ?? hinted }

  /// Whether an answer is still to come.
  var isWaiting: Bool { !pending.isEmpty }

  /// What is to be asked to know more than before; nothing of a terminal that may write questions out.
  mutating func ask(_ new: Topics) -> [TerminalQuestion] {
    guard !isMute else { return [] }
    topics.formUnion(new)
    return next()
  }

  /// Takes a reply.
  ///
  /// - Returns: What is to be asked next.
  mutating func hear(_ reply: String) -> [TerminalQuestion] {
    switch TerminalFacts.answer(in: reply) {
    case .background(let color):
      facts.background = color
      settle(.background)
    case .identity(let answer):
      facts.identity = TerminalIdentity(answer: answer)
      settle(.version)
    case .kitty:
      facts.hasKitty = true
      settle(.kitty)
    case .colorRegisters(let count):
      facts.colorRegisters = count
      settle(.colorRegisters)
    case .cell(let cell):
      facts.cell = cell
      settle(.cell)
    case .attributes(let numbers):
      attributes = numbers
      facts.hasSixel = numbers.dropFirst().contains(4)
      // Answers come in the order of the questions: what was asked before this is not answered any more.
      if let mark = pending.firstIndex(of: .attributes) { pending.removeSubrange(...mark) }
    case nil: return []
    }
    return next()
  }

  private mutating func settle(_ question: TerminalQuestion) {
    if let index = pending.firstIndex(of: question) { pending.remove(at: index) }
  }

  /// The questions that have not been put and may be by now.
  private mutating func next() -> [TerminalQuestion] {
    var questions: [TerminalQuestion] = []
    if topics.contains(.background), identity.kind?.relaysColors != true {
      questions.append(.background)
    }
    if topics.contains(.cell) { questions.append(.cell) }
    if topics.contains(.canvas) { questions.append(.version) }
    if !topics.isDisjoint(with: [.canvas, .colorRegisters]) { questions.append(.attributes) }
    if attributes != nil {
      if topics.contains(.canvas), mayAskKitty { questions.append(.kitty) }
      if facts.hasSixel, !topics.isDisjoint(with: [.canvas, .colorRegisters]) {
        questions.append(.colorRegisters)
      }
    }
    questions.removeAll { asked.contains($0) }
    guard !questions.isEmpty else { return [] }
    // The mark behind what some terminals leave without an answer.
    if questions.last != .attributes { questions.append(.attributes) }
    asked.formUnion(questions)
    pending += questions
    return questions
  }

  /// Whether a question about kitty's graphics does no harm: to a terminal that has told its name, or is hinted to be one
  /// that has them.
  private var mayAskKitty: Bool {
    guard let kind = identity.kind else { return facts.identity != nil }
    return kind.mayHaveKitty && !kind.isMultiplexer
  }
}
