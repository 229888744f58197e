import GaugeUI

extension Catalogue {
  @RowBuilder static var gaugeStyles: [Row] {
    Rows.type("protocol GaugeStyle", "How a gauge is drawn.") {
      Row.requirement(
        "@ViewBuilder func makeBody(configuration: Configuration) -> Body",
        "What a gauge looks like.")
      Row.alias("typealias Configuration = GaugeStyleConfiguration")
      for style in builtInGaugeStyles {
        Row.implicit(style.name, style.type, style.summary, AnyStyle(style.style))
      }
    }
    for style in builtInGaugeStyles {
      Rows.type("struct \(style.type): GaugeStyle", style.summary) {
        Row("init()", style.summary) { AnyStyle(style.style) }
      }
    }
    Rows.members(of: "CircularGaugeStyle") {
      Row("init(tint: Color)", "In a colour.") { (tint: Color) in
        AnyStyle(CircularGaugeStyle(tint: tint))
      }
      Row("init(tint: Gradient)", "In colours along the ring.") { (tint: Gradient) in
        AnyStyle(CircularGaugeStyle(tint: tint))
      }
    }
    Rows.members(of: "LinearGaugeStyle") {
      Row("init(tint: Color)", "In a colour.") { (tint: Color) in
        AnyStyle(LinearGaugeStyle(tint: tint))
      }
      Row("init(tint: Gradient)", "In colours along the bar.") { (tint: Gradient) in
        AnyStyle(LinearGaugeStyle(tint: tint))
      }
    }
    configuration
  }

  private static let builtInGaugeStyles:
    [(name: String, type: String, summary: String, style: any GaugeStyle)] = [
      ("automatic", "DefaultGaugeStyle", "The usual style: a bar.", DefaultGaugeStyle()),
      (
        "linearCapacity", "LinearCapacityGaugeStyle", "A bar that fills from the leading end.",
        LinearCapacityGaugeStyle()
      ),
      (
        "accessoryLinear", "AccessoryLinearGaugeStyle", "A thin bar with a marker at the value.",
        AccessoryLinearGaugeStyle()
      ),
      (
        "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle",
        "A thin bar that fills from the leading end.", AccessoryLinearCapacityGaugeStyle()
      ),
      (
        "accessoryCircular", "AccessoryCircularGaugeStyle",
        "An open ring with a marker at the value.",
        AccessoryCircularGaugeStyle()
      ),
      (
        "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle",
        "A closed ring that fills clockwise from the top.", AccessoryCircularCapacityGaugeStyle()
      ),
      (
        "circular", "CircularGaugeStyle", "An open ring with a marker, as on a watch.",
        CircularGaugeStyle()
      ),
      (
        "linear", "LinearGaugeStyle", "A thin bar with a marker, as on a watch.", LinearGaugeStyle()
      ),
    ]

  @RowBuilder private static var configuration: [Row] {
    Rows.type("struct GaugeStyleConfiguration", "What a style draws of a gauge.") {
      Row("var value: Double", "The value, mapped to 0 to 1.") {
        (configuration: GaugeStyleConfiguration) in configuration.value
      }
      Row("var label: GaugeStyleConfiguration.Label", "What the gauge is for.") {
        (configuration: GaugeStyleConfiguration) in configuration.label
      }
      Row(
        "var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?",
        "The value in words, if given."
      ) {
        (configuration: GaugeStyleConfiguration) in configuration.currentValueLabel
      }
      Row(
        "var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?",
        "The lower bound in words, if given."
      ) {
        (configuration: GaugeStyleConfiguration) in configuration.minimumValueLabel
      }
      Row(
        "var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?",
        "The upper bound in words, if given."
      ) {
        (configuration: GaugeStyleConfiguration) in configuration.maximumValueLabel
      }
    }
    Rows.type("struct GaugeStyleConfiguration.Label: View", "What a gauge is for.")
    Rows.type("struct GaugeStyleConfiguration.CurrentValueLabel: View", "A gauge's value in words.")
    Rows.type(
      "struct GaugeStyleConfiguration.MinimumValueLabel: View", "A gauge's lower bound in words.")
    Rows.type(
      "struct GaugeStyleConfiguration.MaximumValueLabel: View", "A gauge's upper bound in words.")
  }
}

extension GaugeStyleConfiguration: NativeValue {}
extension GaugeStyleConfiguration.Label: NativeValue {}
extension GaugeStyleConfiguration.CurrentValueLabel: NativeValue {}
extension GaugeStyleConfiguration.MinimumValueLabel: NativeValue {}
extension GaugeStyleConfiguration.MaximumValueLabel: NativeValue {}
