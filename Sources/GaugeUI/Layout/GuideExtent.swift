/// How far nodes reach to both sides of a line that their alignment guides lie on.
struct GuideExtent {
  private(set) var before = -CGFloat.infinity
  private(set) var after = -CGFloat.infinity

  /// Adds a node of `length` points whose guide lies `guide` points from its start.
  mutating func add(_ guide: CGFloat, length: CGFloat) {
    // Halves of an endless length are endless, not undefined.
    before = max(before, guide)
    after = max(after, length.isFinite ? length - guide : length)
  }

  /// The whole length; 0 where nothing was added.
  var length: CGFloat { before == -.infinity ? 0 : before + after }
}
