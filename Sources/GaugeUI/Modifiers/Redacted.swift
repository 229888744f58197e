extension View {
  /// Hides what views inside say, for one reason more: bars stand for texts where the reason is `.placeholder`. Nothing
  /// here is private: what is `.privacy` or `.invalidated` is shown.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows what views inside say.
  public nonisolated func unredacted() -> some View {
    changingEnvironment { $0.redactionReasons = [] }
  }
}

/// Why what a view says is hidden, as SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
