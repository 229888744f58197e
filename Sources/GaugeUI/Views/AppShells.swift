/// An app, as SwiftUI's `App`: accepted, so that a file that holds one can be drawn from. Its windows are not.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor var body: Body { get }
}

/// A part of an app, as SwiftUI's `Scene`.
@MainActor @preconcurrency public protocol Scene {}

/// A window, as SwiftUI's `WindowGroup`.
public nonisolated struct WindowGroup: Scene {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
}

/// Settings, as SwiftUI's `Settings` on a Mac.
public nonisolated struct Settings: Scene {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Several parts of an app.
public nonisolated struct TupleScene: Scene {}

/// Puts parts of an app together, as SwiftUI's `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene {
    TupleScene()
  }
}
