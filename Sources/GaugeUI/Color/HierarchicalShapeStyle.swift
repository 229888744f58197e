/// A level of the foreground style, as SwiftUI's `HierarchicalShapeStyle`.
///
/// Where nothing sets a foreground style, the levels are the system's label colours; under one they are that style at
/// a half, a quarter and 0.18 of its opacity.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Level

  public static let primary = HierarchicalShapeStyle(level: .primary)
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  public static let quinary = HierarchicalShapeStyle(level: .quinary)

  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    guard let outer = environment.foregroundStyle else {
      return level.label._paint(in: environment, bounds: bounds)
    }
    // The style that was set may itself name a level; without this it would ask for itself forever.
    var environment = environment
    environment.foregroundStyle = nil
    return outer._paint(in: environment, bounds: bounds).opacity(level.factor)
  }
}

extension HierarchicalShapeStyle {
  /// How important what is drawn is.
  enum Level: Hashable, Sendable {
    case primary, secondary, tertiary, quaternary, quinary

    /// What an explicit style's opacity is multiplied by.
    var factor: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.5
      case .tertiary: 0.25
      case .quaternary: 0.18
      case .quinary: 0.1
      }
    }

    /// The colour where no style is set.
    var label: Color {
      switch self {
      case .primary: .primary
      case .secondary: .secondary
      case .tertiary: UIColor.tertiaryLabel.color
      case .quaternary: UIColor.quaternaryLabel.color
      case .quinary: UIColor.quaternaryLabel.color.opacity(0.6)
      }
    }
  }
}

/// A level of a given style.
nonisolated struct HierarchicalLevelStyle: ShapeStyle {
  let base: any ShapeStyle
  let level: HierarchicalShapeStyle.Level

  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    base._paint(in: environment, bounds: bounds).opacity(level.factor)
  }

  var _gradient: AnyGradient? { base._gradient?.opacity(level.factor) }
}

extension ShapeStyle {
  /// The second level of this style, at half its opacity.
  public var secondary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: .secondary) }
  /// The third level of this style, at a quarter of its opacity.
  public var tertiary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: .tertiary) }
  /// The fourth level of this style, at 0.18 of its opacity.
  public var quaternary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: .quaternary) }
  /// The fifth level of this style, at a tenth of its opacity.
  public var quinary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: .quinary) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
