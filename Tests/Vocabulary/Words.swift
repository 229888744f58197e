import SwiftUI

// Fonts, text and symbols.

#Preview("Fonts") {
  let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]
  let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .black]
  return VStack {
    ForEach(0..<styles.count, id: \.self) {
      Text("style").font(.system(styles[$0], design: .rounded, weight: .bold))
    }
    ForEach(0..<weights.count, id: \.self) { Text("weight").fontWeight(weights[$0]) }
    Text("body").font(.body)
    Text("custom").font(.custom("Avenir", size: 12))
    Text("custom").font(.custom("Avenir", fixedSize: 12))
    Text("custom").font(.custom("Avenir", size: 12, relativeTo: .title))
    Text("italic").font(.body.italic())
    Text("forms").font(
      .body.monospaced().monospacedDigit().smallCaps().lowercaseSmallCaps().uppercaseSmallCaps())
    Text("wide").font(.body.width(.expanded).leading(.tight).leading(.loose).leading(.standard))
    Text("serif").font(.system(size: 12, weight: .light, design: .serif))
    Text("mono").font(.system(size: 12, design: .monospaced))
    Text("default").font(.system(size: 12, design: .default))
  }
}

#Preview("Text") {
  VStack {
    Text(LocalizedStringKey("key"))
    Text(Image(systemName: "star"))
    Text("one ") + Text("two").fontWeight(.bold)
    Text("italic").italic(true)
    Text("underlined").underline(true, color: .red)
    Text("struck").strikethrough(true, color: .red)
    Text("forms").monospaced().fontDesign(.serif).fontWidth(.condensed).tracking(1).baselineOffset(
      2
    ).kerning(1)
    Text("forms").monospacedDigit()
    Text("LOWER").textCase(.lowercase)
    Text(50, format: .percent)
    Text(1234, format: .number)
    Text("hidden").hidden()
    Image(systemName: "wifi", variableValue: 0.5)
    Image("picture").resizable().frame(width: 16, height: 16)
    Image(systemName: "star").renderingMode(.original)
    Image(systemName: "star").renderingMode(.template)
    Text("tight").allowsTightening(true).lineSpacing(2).minimumScaleFactor(0.5)
    Text("sizes").dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)
    Text("selectable").textSelection(.enabled).autocorrectionDisabled()
    Text("large").controlSize(.large)
  }
}

#Preview("Gauges") {
  let count = 3
  return VStack {
    Gauge(value: 0.3) { Text("Automatic") }.gaugeStyle(.automatic)
    Gauge(value: 0.3) { Text("Capacity") }.gaugeStyle(.linearCapacity)
    Gauge(value: 0.3) { Text("Circular") }.gaugeStyle(.circular)
    Gauge(value: 0.3) { Text("Linear") }.gaugeStyle(.linear)
    Gauge(value: 0.3) { Text("Default") }.gaugeStyle(DefaultGaugeStyle())
    Gauge(value: 0.3) { Text("Capacity") }.gaugeStyle(LinearCapacityGaugeStyle())
    Gauge(value: 0.3) { Text("Accessory") }.gaugeStyle(AccessoryLinearGaugeStyle())
    Gauge(value: 0.3) { Text("Accessory") }.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
    HStack {
      Gauge(value: 0.3) { Text("A") }.gaugeStyle(AccessoryCircularGaugeStyle())
      Gauge(value: 0.3) { Text("B") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
      Gauge(value: 0.3) { Text("C") }.gaugeStyle(CircularGaugeStyle())
      Gauge(value: 0.3) { Text("D") }.gaugeStyle(CircularGaugeStyle(tint: Color.red))
    }
    Gauge(value: 0.3) { Text("Linear") }.gaugeStyle(LinearGaugeStyle())
    Gauge(value: 0.3) { Text("Linear") }.gaugeStyle(LinearGaugeStyle(tint: Color.red))
    Gauge(value: 0.3) { Text("Linear") }.gaugeStyle(
      LinearGaugeStyle(tint: Gradient(colors: [.red, .blue])))
    Gauge(value: 0.3) {
      Text("Marked")
    } currentValueLabel: {
      Text("0.3")
    } markedValueLabels: {
      Text("mark")
    }
    Gauge(value: 0.3) {
      Text("All")
    } currentValueLabel: {
      Text("0.3")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } markedValueLabels: {
      Text("mark")
    }
    Text("\(count)")
  }
}
