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

  @_disfavoredOverload
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
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

/// Makes a change, then does what comes behind it: a still picture shows only where it ends.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation counts as over, as SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
