/// Which known word a mistyped one was probably meant to be.
public nonisolated enum Spelling {
  /// The candidate most like `word`; `nil` where none is close. First comes what a mistranslated word stands for, as
  /// `worth` for `value`.
  ///
  /// A candidate is close when at most a third of its letters (a quarter of more than eight, one of three, none of fewer)
  /// have to be changed, added, dropped or exchanged with a neighbour, or when it begins with the word, in the same case,
  /// and is at most twice as long. Otherwise case does not count.
  /// Of several the one with the fewest such changes; of equally close ones, the first.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    // No name is this long; and the comparison takes time in proportion to it.
    let candidates = Array(candidates)
    if let meant = WordRepair.candidate(for: word, among: candidates) { return meant }
    guard word.utf8.count <= 80, let first = word.first(where: { $0 != "$" && $0 != "." }),
      first.isLetter || first == "_"
    else { return nil }
    let wanted = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let letters = Array(candidate.lowercased())
      // A word of one or two letters is like any other.
      let longest = max(letters.count, wanted.count)
      let reach = wanted.count < 3 ? 0 : max(1, longest / (longest > 8 ? 4 : 3))
      if best?.distance == 0 { break }
      let isExtended =
        wanted.count >= 3 && letters.count <= 2 * wanted.count && candidate.first == word.first
        && letters.starts(with: wanted)
      let least = abs(letters.count - wanted.count)
      guard isExtended || least <= reach, least < best?.distance ?? .max else { continue }
      let distance = letters == wanted ? 0 : distance(from: wanted, to: letters)
      if isExtended || distance <= reach, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// How many single-letter changes, counting an exchange of neighbours as one, lead from one word to the other.
  static func distance(from word: [Character], to other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in word.enumerated() {
      var current = [row + 1]
      for (column, wanted) in other.enumerated() {
        var cost = min(
          last[column] + (letter == wanted ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], word[row - 1] == wanted {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
