import GaugeUI

extension Catalogue {
  /// Colours as numbers. The library keeps these as exactly as it can; SwiftUI tells them as `Float`.
  @RowBuilder static var resolvedColors: [Row] {
    Rows.type(
      "struct Color.Resolved: ShapeStyle, Hashable, CustomStringConvertible", "A colour as numbers."
    ) {
      Row(
        "init(red: Float, green: Float, blue: Float, opacity: Float = 1)",
        "Parts of red, green and blue from 0 to 1."
      ) { (red: Float, green: Float, blue: Float, opacity: Float) in
        Color.Resolved(
          red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      }
      Row(
        "init(colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1)",
        "Parts of red, green and blue from 0 to 1, in a colour space."
      ) { (space: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float) in
        Color.Resolved(
          colorSpace: space, red: Double(red), green: Double(green), blue: Double(blue),
          opacity: Double(opacity))
      }
      for (name, part) in parts {
        Row(
          "var \(name): Float { get set }", "One of its parts, from 0 to 1.",
          get: { (color: Color.Resolved) in Float(color[keyPath: part]) },
          set: { (color: inout Color.Resolved, value: Float) in
            color[keyPath: part] = Double(value)
          })
      }
      Row("var linearRed: Float", "Red as an amount of light.") { (color: Color.Resolved) in
        Float(color.linearRed)
      }
      Row("var linearGreen: Float", "Green as an amount of light.") { (color: Color.Resolved) in
        Float(color.linearGreen)
      }
      Row("var linearBlue: Float", "Blue as an amount of light.") { (color: Color.Resolved) in
        Float(color.linearBlue)
      }
      Row("var cgColor: CGColor", "The colour in CoreGraphics' terms.") {
        (color: Color.Resolved) in color.cgColor
      }
    }
  }

  private static let parts: [(String, WritableKeyPath<Color.Resolved, Double>)] = [
    ("red", \.red), ("green", \.green), ("blue", \.blue), ("opacity", \.opacity),
  ]
}

extension Color.Resolved: NativeValue {}
