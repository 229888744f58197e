/// Buttons in a bar, as SwiftUI's `ToolbarContent`. Here they are views like others, which say where they stand.
public protocol ToolbarContent: View {}

/// One button in a bar, as SwiftUI's `ToolbarItem`.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public var body: some View { content.toolbarPlacement(placement) }
}

/// Several buttons in a bar, as SwiftUI's `ToolbarItemGroup`.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public var body: some View { content.toolbarPlacement(placement) }
}

/// Where a button stands, as SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The places that a drawing has.
  enum Place: Hashable, Sendable {
    case leading, principal, trailing, bottom
  }

  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let status = ToolbarItemPlacement(place: .bottom)
}

/// A bar, as SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// Whether something is shown, as SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
