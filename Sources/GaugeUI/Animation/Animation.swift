/// How a change takes its time, as SwiftUI's `Animation`. A still picture shows only where the change ends.
public struct Animation: Hashable, Sendable {
  /// The course of the change.
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(response: Double, dampingFraction: Double)
    /// A Bézier curve from (0, 0) to (1, 1) by its two control points.
    case bezier(Double, Double, Double, Double)
  }

  let curve: Curve
  /// In seconds.
  var duration: Double
  /// In seconds.
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  /// How often it runs; `nil` for ever.
  private(set) var repetitions: Int? = 1
  private(set) var autoreverses = false

  private init(_ curve: Curve, duration: Double = 0.35) {
    self.curve = curve
    self.duration = duration
  }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}

extension Animation {
  public static let `default` = easeInOut
  public static let linear = Animation(.linear)
  public static let easeIn = Animation(.easeIn)
  public static let easeOut = Animation(.easeOut)
  public static let easeInOut = Animation(.easeInOut)

  public static func linear(duration: Double) -> Animation {
    Animation(.linear, duration: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, duration: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(.bezier(p1x, p1y, p2x, p2y), duration: duration) }
}

extension Animation {
  public static let spring = spring()
  public static let interactiveSpring = spring(response: 0.15, dampingFraction: 0.86)
  public static let smooth = spring(response: 0.5, dampingFraction: 1)
  public static let snappy = spring(response: 0.5, dampingFraction: 0.85)
  public static let bouncy = spring(response: 0.5, dampingFraction: 0.7)

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(response: response, dampingFraction: dampingFraction), duration: response)
  }

  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - bounce)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi * (mass / stiffness).squareRoot()
    return spring(
      response: response, dampingFraction: damping / (2 * (mass * stiffness).squareRoot()))
  }
}

extension Animation {
  /// Begins some seconds later.
  public func delay(_ delay: Double) -> Animation { changed { $0.delay += delay } }

  /// Runs faster, or slower below 1.
  public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }

  /// Runs for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed {
      $0.repetitions = nil
      $0.autoreverses = autoreverses
    }
  }

  /// Runs some times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.repetitions = repeatCount
      $0.autoreverses = autoreverses
    }
  }
}

/// Makes a change, as SwiftUI's `withAnimation`: at once, since a still picture shows only where it ends.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes, as SwiftUI's `AnyTransition`. In a still picture it is there or not.
public struct AnyTransition: Hashable, Sendable {
  private let name: String

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let scale = AnyTransition(name: "scale")
  public static let slide = AnyTransition(name: "slide")

  public static let blurReplace = AnyTransition(name: "blurReplace")

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
