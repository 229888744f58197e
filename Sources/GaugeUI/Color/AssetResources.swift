/// A colour of an asset catalogue by its symbol, as Xcode's `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalogue by its symbol, as Xcode's `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour of an asset catalogue. There is none here, so each name has a steady colour of its own.
  @_disfavoredOverload
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
  /// A colour of an asset catalogue. There is none here, so each name has a steady colour of its own.
  public init(resource: ColorResource) { self.init(Color(resource.name)) }
}

extension Image {
  /// A picture of an asset catalogue; a place holder here.
  @_disfavoredOverload
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// Words beside a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
