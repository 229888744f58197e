/// How large text is, by SwiftUI's older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the very large ones.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same size by its newer name: both have as many, in the same order.
  fileprivate var size: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[index]
  }
}

extension EnvironmentValues {
  /// How large text is, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
      return ContentSizeCategory.allCases[index]
    }
    set { dynamicTypeSize = newValue.size }
  }
}
