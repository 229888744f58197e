import GaugeUI

extension Catalogue {
  /// Colours and pictures of an asset catalogue by the symbols that Xcode makes of their names: `Color(.brand)`.
  @RowBuilder static var assetResources: [Row] {
    for (type, kind) in [("ColorResource", "colour"), ("ImageResource", "picture")] {
      Rows.type("struct \(type): Hashable", "A \(kind) of an asset catalogue, by its symbol.") {
        Row("init(name: String, bundle: Bundle)", "By its name.") { (name: String, _: Value) in
          AssetSymbol(name: name)
        }
      }
    }
    Rows.members(of: "Color") {
      Row(
        "@_disfavoredOverload init(_ resource: ColorResource)",
        "A colour of an asset catalogue; a steady one made from the name here."
      ) { (symbol: AssetSymbol) in Color(symbol.name) }.cautioning { (symbol: AssetSymbol) in
        "there is no colour '\(symbol.name)' here; one made from its name stands for it"
      }
    }
    Rows.members(of: "UIColor") {
      Row(
        "init(resource: ColorResource)",
        "A colour of an asset catalogue; a steady one made from the name here."
      ) { (symbol: AssetSymbol) in UIColor(Color(symbol.name)) }.cautioning {
        (symbol: AssetSymbol) in
        "there is no colour '\(symbol.name)' here; one made from its name stands for it"
      }
    }
    Rows.members(of: "Image") {
      Row(
        "@_disfavoredOverload init(_ resource: ImageResource)",
        "A picture of an asset catalogue; a place holder here."
      ) { (symbol: AssetSymbol) in Image(symbol.name) }.cautioning { (symbol: AssetSymbol) in
        "there is no image '\(symbol.name)' here; a placeholder stands for it"
      }
    }
    Rows.members(of: "Label") {
      Row.titled("init", ", image resource: ImageResource)", "Words beside a picture.") {
        (title: LocalizedStringKey, symbol: AssetSymbol) in Label(title, image: symbol.name)
      }
    }
  }
}

/// The name of something in an asset catalogue.
struct AssetSymbol: NativeValue, Hashable {
  let name: String
}
