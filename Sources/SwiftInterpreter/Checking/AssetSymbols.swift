// The symbols that Xcode makes of the names in an asset catalogue, which is not at hand: any name may be one.
extension Checker {
  /// The symbol `.brand` of a colour or a picture; `nil` of a name that is nearly one of UIKit's colours, which was meant.
  func assetSymbol(_ name: String, of type: SwiftType) -> Expression? {
    guard isNamed(type, "ColorResource", "ImageResource") else { return nil }
    let isColor = isNamed(type, "ColorResource")
    if isColor,
      Spelling.nearest(to: name, among: memberNames(of: self.type("UIColor"), isStatic: true))
        != nil
    {
      return nil
    }
    return Expression(type, Evaluate(always: AssetSymbol(name: name).scriptValue))
  }
}
