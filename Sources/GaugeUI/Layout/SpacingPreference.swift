/// What a node wants between itself and its neighbour in a stack.
enum SpacingPreference {
  /// Eight points.
  case standard
  /// Nothing next to other text, below one another; else eight points.
  case text
  /// A row, below one another: between what stands in a list and is more than text.
  case row
  /// Nothing at all, as around a spacer.
  case zero

  /// The points between two neighbours along `axis` where a stack says nothing itself.
  static func distance(_ first: SpacingPreference, _ second: SpacingPreference, along axis: Axis)
    -> CGFloat
  {
    switch (first, second) {
    case (.zero, _), (_, .zero): 0
    case (.text, .text): axis == .vertical ? 0 : 8
    case (.row, _), (_, .row): axis == .vertical ? 16 : 8
    default: 8
    }
  }
}
