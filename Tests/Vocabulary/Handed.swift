import SwiftUI
import UIKit

// Values that views hand down, of one's own; fonts and colours by UIKit's names; what a preview says of its room.
struct Theme {
  var ink = Color.teal
  var width: CGFloat = 8
}

extension EnvironmentValues {
  @Entry var theme = Theme()
  @Entry var caption: String = "none"
  @Entry var steps: Int?
}

extension View {
  func caption(_ text: String) -> some View { environment(\.caption, text) }
}

struct ThemedStyle: GaugeStyle {
  @Environment(\.theme) private var theme
  @Environment(\.caption) private var caption
  @Environment(\.steps) private var steps

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Capsule()
        .fill(theme.ink)
        .frame(width: 96 * configuration.value, height: theme.width)
        .frame(width: 96, alignment: .leading)
      Text(steps.map { "\(caption) in \($0)" } ?? caption)
    }
  }
}

struct Sample: PreviewModifier {
  static func makeSharedContext() -> String { "shared" }

  func body(content: Content, context: String) -> some View {
    content.caption(context).environment(\.steps, 4)
  }
}

struct Keyboard: View {
  @State private var text = "12"

  var body: some View {
    ScrollView { TextField("Value", text: $text) }
      .scrollDismissesKeyboard(.interactively)
      .frame(width: 160, height: 32)
      .safeAreaBar(edge: .bottom, spacing: 0) { Button("Done") { hide() } }
      .safeAreaBar(edge: .leading) { Text("kg") }
      .safeAreaInset(edge: .trailing, spacing: 8) { Text("!") }
      .onAppear {
        hide()
        UIApplication.shared.isIdleTimerDisabled = !UIApplication.shared.isIdleTimerDisabled
        if let page = URL(string: "https://example.com"), !UIApplication.shared.canOpenURL(page) {
          UIApplication.shared.open(page)
        }
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UINotificationFeedbackGenerator().prepare()
        UISelectionFeedbackGenerator().selectionChanged()
        UISelectionFeedbackGenerator().prepare()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
        _ = UIResponder().resignFirstResponder()
      }
  }

  private func hide() {
    let touch: UIEvent? = nil
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: touch)
    _ = Selector("hide")
  }
}

#Preview("handed down") {
  VStack(alignment: .leading, spacing: 8) {
    Gauge(value: 0.5) { Text("A") }
    Gauge(value: 0.75) { Text("B") }
      .caption("more")
      .transformEnvironment(\.theme) {
        $0.ink = .orange
        $0.width = 16
      }
    Keyboard()
  }
  .gaugeStyle(ThemedStyle())
}

#Preview("modified", traits: .modifier(Sample())) {
  Gauge(value: 0.25) { Text("C") }.gaugeStyle(ThemedStyle())
}

#Preview("in a room", traits: .fixedLayout(width: 240, height: 64)) {
  Gauge(value: 0.25) { Text("C") }.gaugeStyle(ThemedStyle())
}

#Preview("fonts and colours") {
  let font = UIFont(name: "Menlo", size: 14) ?? UIFont.systemFont(ofSize: 14)
  VStack(alignment: .leading) {
    Text("bold").font(Font(UIFont.boldSystemFont(ofSize: 14)))
    Text("italic").font(Font(UIFont.italicSystemFont(ofSize: 14)))
    Text("weight").font(Font(UIFont.systemFont(ofSize: 14, weight: .heavy)))
    Text("digits").font(Font(UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .regular)))
    Text("mono").font(Font(UIFont.monospacedSystemFont(ofSize: 14, weight: .bold)))
    Text("plain").font(Font(UIFont.systemFont(ofSize: 14)))
    Text("style").font(Font(UIFont.preferredFont(forTextStyle: .headline)))
    Text(
      "\(styles.count) \(modes.count) \(signs.count) \(Int(font.withSize(20).pointSize)) \(Int(font.lineHeight.rounded()))"
    )
    HStack(spacing: 0) {
      ForEach(Array(colors.enumerated()), id: \.offset) { _, color in
        Color(uiColor: color).frame(width: 24, height: 16)
      }
      Color(cgColor: CGColor(gray: 0.5, alpha: 1)).frame(width: 24, height: 16)
      Color(cgColor: Color.pink.cgColor ?? CGColor(gray: 0, alpha: 1)).frame(width: 24, height: 16)
    }
    Text(parts(of: Color(red: 1, green: 0.5, blue: 0)))
  }
}

let styles: [UIFont.TextStyle] = [
  .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
  .caption1, .caption2,
]

let modes: [ScrollDismissesKeyboardMode] = [.automatic, .immediately, .interactively, .never]
let signs: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]

let colors = [
  UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), UIColor(white: 0.7, alpha: 1),
  UIColor(hue: 0.3, saturation: 1, brightness: 0.8, alpha: 1),
  UIColor(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)), UIColor(named: "leaf") ?? .black,
]

func parts(of color: Color) -> String {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  let ink = UIColor(color)
  ink.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  ink.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  let whole = ink.cgColor
  return [red, green, blue, hue * 360, saturation, brightness]
    .map { String(format: "%.1f", $0) }.joined(separator: " ")
    + " \(whole.numberOfComponents) \(whole.components?.count ?? 0) \(Int(whole.alpha))"
}
