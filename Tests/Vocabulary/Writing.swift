import SwiftUI

#Preview("texts") {
  VStack(alignment: .leading) {
    Text("plain")
    Text(verbatim: "v")
    Text("a **bold** *it* `code` ~~st~~ [link](https://a.b)")
    Text(LocalizedStringKey("key"))
    Text("key", comment: "c")
    Text("key", bundle: .main, comment: "c")
    Text("a") + Text("b").bold() + Text(Image(systemName: "heart")).foregroundColor(.red)
    Text("\(Image(systemName: "heart")) x")
    Text("\(3) items \(Text("bold").bold())")
    Text(String(format: "%.1f", 3.14159))
    Text(String(format: "%02d:%02d", 3, 4))
    Text("\(3.14159, specifier: "%.2f")")
    Text("\(42, specifier: "%03d")")
    Text("\(0.5.formatted(.percent))")
    Text("\(0.256, format: .percent)")
    Text("\(12.345, format: .number.precision(.fractionLength(1)))")
    Text(0.5, format: .percent)
    Text(0.5, format: .percent.precision(.fractionLength(0)))
    Text(12.5, format: .number)
    Text(12.5, format: .currency(code: "EUR"))
    Text(Date(timeIntervalSince1970: 1_699_963_200).formatted(date: .abbreviated, time: .omitted))
    Text(["a", "b"], format: .list(type: .and))
    Text(
      Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
    Text(.init("markdown **x**"))
    Text(String(describing: 3))
    Text("line1\nline2")
    Text(
      """
      multi
      line
      """)
  }
}
#Preview("text mods") {
  VStack {
    Text("x").bold().italic().underline().strikethrough()
    Text("x").bold(true).italic(false)
    Text("x").underline(true, color: .red)
    Text("x").underline(pattern: .dash, color: .red)
    Text("x").strikethrough(true, color: .red)
    Text("x").font(.title).fontWeight(.bold).fontDesign(.rounded).fontWidth(.condensed)
    Text("x").fontWeight(nil)
    Text("x").kerning(2).tracking(1).baselineOffset(4)
    Text("x").monospaced().monospacedDigit()
    Text("x").textCase(.uppercase)
    Text("x").textCase(nil)
    Text("x").lineLimit(1).lineSpacing(4).minimumScaleFactor(0.5).truncationMode(.tail)
      .allowsTightening(true)
    Text("x").lineLimit(nil)
    Text("x").multilineTextAlignment(.center)
    Text("x").textSelection(.enabled)
    Text("x").textScale(.secondary)
    Text("x").font(.system(size: 20))
    Text("x").font(.system(size: 20, weight: .bold))
    Text("x").font(.system(size: 20, weight: .bold, design: .rounded))
    Text("x").font(.system(size: 20, design: .monospaced))
    Text("x").font(.system(.title))
    Text("x").font(.system(.title, design: .rounded))
    Text("x").font(.system(.title, design: .rounded, weight: .bold))
    Text("x").font(.system(.body, weight: .semibold))
    Text("x").font(.system(.title2, design: .rounded).weight(.heavy).monospacedDigit())
    Text("x").font(.title.bold())
    Text("x").font(.title.bold().italic().smallCaps())
    Text("x").font(.title.weight(.light))
    Text("x").font(.title.width(.expanded))
    Text("x").font(.title.leading(.tight))
    Text("x").font(.custom("Avenir", size: 20))
    Text("x").font(.custom("Avenir", size: 20, relativeTo: .body))
    Text("x").font(.custom("Avenir", fixedSize: 20))
    Text("x").font(Font.custom("Avenir-Heavy", size: 14))
    Text("x").font(Font.system(size: 14).monospaced())
    Text("x").font(nil)
    Text("x").font(.largeTitle).font(.title2).font(.title3).font(.headline).font(.subheadline).font(
      .body
    ).font(.callout).font(.footnote).font(.caption).font(.caption2).font(.extraLargeTitle)
    Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 32, height: 32)
      .foregroundStyle(.red)
    Image(systemName: "heart").resizable().aspectRatio(contentMode: .fit).frame(width: 20)
    Image(systemName: "wifi", variableValue: 0.5)
    Image("asset")
    Image(decorative: "asset")
    Image("asset").renderingMode(.template).interpolation(.high).antialiased(true)
    Image(systemName: "heart").symbolRenderingMode(.hierarchical).symbolVariant(.fill).imageScale(
      .large)
    Image(systemName: "heart").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    Image(systemName: "heart").symbolVariant(.circle.fill)
    AsyncImage(url: URL(string: "https://x.y/z.png"))
    AsyncImage(url: URL(string: "https://x.y/z.png")) { image in
      image.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: URL(string: "https://x.y/z.png")) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image
      case .failure: Image(systemName: "xmark")
      @unknown default: EmptyView()
      }
    }
  }
}
