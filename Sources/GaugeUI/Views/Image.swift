/// A symbol, as SwiftUI's `Image`. In a terminal a symbol is one character.
public nonisolated struct Image: PrimitiveView, Equatable {
  /// What stands for the symbol.
  let character: Character
  /// The symbol's name; `nil` of a picture.
  private var name: String?

  /// The symbol of that name in Apple's set; a placeholder where it is not known.
  public init(systemName: String) {
    character = Symbol.named(systemName)?.character ?? Self.placeholder
    name = systemName
  }

  /// The symbol of that name. Its layers cannot be told apart in a cell: `variableValue`, 0…1, changes nothing.
  public init(systemName: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(systemName: systemName)
  }

  /// What stands for an image that is not known.
  static let placeholder: Character = "◌"

  /// An image of an asset catalogue. There is none here, so it is a placeholder.
  public init(_ name: String, bundle: Bundle? = nil) { character = Self.placeholder }

  /// An image of an asset catalogue that says nothing to those who listen.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.append(TextNode(Text(varied(in: context.environment)), in: context.environment))
  }

  /// The symbol in the forms that are asked for around it.
  private func varied(in environment: EnvironmentValues) -> Image {
    let variants = environment.symbolVariants
    guard variants != .none, let name else { return self }
    let varied = Image(systemName: variants.name(of: name))
    return varied.character == Self.placeholder ? self : varied
  }
}

extension Image {
  /// How large a symbol is next to text. A terminal has one size.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// How an image fills the room it is given.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How a symbol's layers are coloured. A character has one colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// Accepted: a symbol is one character.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// How smoothly an image is drawn larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Accepted: a symbol is one character.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepted: a symbol is one character.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Accepted: a symbol has the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension View {
  /// Accepted: a terminal's symbols have one size.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
}
