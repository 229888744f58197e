/// Any layout, as SwiftUI's `AnyLayout`: views keep their states where one layout gives way to another.
public nonisolated struct AnyLayout: Layout {
  let base: any Layout

  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var inside: Any
  }

  @MainActor public func makeCache(subviews: Subviews) -> Cache {
    Cache(inside: base.makeCache(subviews: subviews))
  }

  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    base.size(proposal, subviews, &cache)
  }

  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.place(bounds, proposal, subviews, &cache)
  }

  @MainActor public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache)
  }

  @MainActor public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.alignment(guide, bounds, proposal, subviews, &cache)
  }

  @MainActor public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.alignment(guide, bounds, proposal, subviews, &cache)
  }
}

// The questions to a layout whose own cache is not told.
extension Layout {
  private func ask<Answer>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ question: (inout Cache) -> Answer
  ) -> Answer {
    var own = cache.inside as? Cache ?? makeCache(subviews: subviews)
    defer { cache.inside = own }
    return question(&own)
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    ask(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) {
    ask(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func spacing(
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    ask(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    ask(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    ask(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
