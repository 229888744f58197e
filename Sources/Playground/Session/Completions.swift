/// What could stand at a place, and the part of the input that it would replace, in UTF-8 offsets.
public struct Completions {
  public struct Candidate: Equatable {
    public var text: String
    public var summary: String

    public init(text: String, summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  public var range: Range<Int>
  public var candidates: [Candidate]

  public init(range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
