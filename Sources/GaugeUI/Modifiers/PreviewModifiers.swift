/// The size that a preview has, as SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device, and here as the view asks.
  case device
  /// As large as the view asks.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview shows, as SwiftUI's `PreviewDevice`.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held, as SwiftUI's `InterfaceOrientation`.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// The size of a preview: a fixed one is a frame around the view.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    var size: CGSize?
    if case .fixed(let width, let height) = value { size = CGSize(width: width, height: height) }
    return frame(width: size?.width, height: size?.height)
  }

  /// Accepted: a terminal is the only device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepted: a terminal is held one way.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
