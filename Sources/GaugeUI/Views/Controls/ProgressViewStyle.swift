/// The look of every progress view in a view, as SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view that shows how far something has come.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a progress view tells its style, as SwiftUI's `ProgressViewStyleConfiguration`.
public nonisolated struct ProgressViewStyleConfiguration {
  /// 0…1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// What is under way.
  public nonisolated struct Label: StyleLabel { let content: AnyView }
  /// How far it has come, in words.
  public nonisolated struct CurrentValueLabel: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every progress view in this view in `style`. The innermost such modifier wins.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    changingEnvironment { $0.controlStyles.progressView = style }
  }
}

/// A bar where the value is known, else a turning wheel, as SwiftUI's `.automatic`.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A thin bar filled from the leading end, as SwiftUI's `.linear`. Without a value the bar is empty.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  @Environment(\.barResolution) private var resolution
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ZStack {
        BarTrack(resolution: resolution)
          .fill(Color.primary.opacity(resolution.trackOpacity(0.16)))
        BarFill(configuration.fractionCompleted ?? 0, on: resolution)
          .fill(GaugeTint(along: .bar, untinted: .accentColor))
      }
      .frame(height: 8)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .changingEnvironment { if let tint { $0.tint = AnyShapeStyle(tint) } }
  }
}

/// A ring filled clockwise from the top, as SwiftUI's `.circular`; without a value a wheel, seen at one moment of its turn.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if let fraction = configuration.fractionCompleted {
        ZStack {
          Circle().stroke(Color.primary.opacity(0.16), lineWidth: 8)
          Circle()
            .trim(from: 0, to: fraction)
            .stroke(
              GaugeTint(along: .place(0), untinted: .accentColor),
              style: StrokeStyle(lineWidth: 8, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
        }
        .frame(width: 56, height: 56)
        .padding(4)
      } else {
        // The opening of a turning ring, a quarter of it wide.
        Circle()
          .trim(from: 0, to: 0.75)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .frame(width: 26, height: 26)
          .padding(3)
      }
      configuration.label
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .changingEnvironment { if let tint { $0.tint = AnyShapeStyle(tint) } }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
