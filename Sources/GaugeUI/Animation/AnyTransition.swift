/// How a view comes and goes, as SwiftUI's `AnyTransition`. In a still picture it is there or not.
public struct AnyTransition: Hashable, Sendable {
  private let name: String

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let scale = AnyTransition(name: "scale")
  public static let slide = AnyTransition(name: "slide")

  /// The transition without its kind.
  public init<T: Transition>(_ transition: T) { self.init(name: "\(T.self)") }

  private init(name: String) { self.name = name }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset \(x) \(y)")
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier")
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push \(edge)") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale \(scale)")
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "\(insertion.name), \(removal.name)")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name) with \(other.name)")
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How what a view shows gives way to something else, as SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension ContentTransition {
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
