import SwiftUI

// States, bindings, the environment, events and animations.

struct Note: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var down
  @Environment(\.layoutDirection) private var direction
  @Environment(\.scenePhase) private var phase
  @Environment(\.controlSize) private var control
  @Environment(\.truncationMode) private var truncation
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.sizeCategory) private var category
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.presentationMode) private var presentation
  @Environment(\.widgetFamily) private var family
  @Environment(\.font) private var font
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var limit
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.minimumScaleFactor) private var factor
  @Environment(\.displayScale) private var scale
  @Environment(\.accessibilityReduceMotion) private var stillness
  @Environment(\.accessibilityReduceTransparency) private var opaque
  @Environment(\.accessibilityDifferentiateWithoutColor) private var plain
  @Environment(\.isLuminanceReduced) private var dim
  @Environment(\.showsWidgetContainerBackground) private var ground

  var body: some View {
    VStack {
      Text(size.isAccessibilitySize ? "huge" : size == .xLarge ? "large" : "other")
      Text(across == .compact ? "narrow" : "wide")
      Text(down == .regular ? "high" : "low")
      Text(direction == .rightToLeft ? "from the right" : "from the left")
      Text(phase == .active ? "active" : phase == .inactive ? "inactive" : "background")
      Text(control == .mini ? "mini" : "other")
      Text(truncation == .middle ? "middle" : "tail")
      Text(reasons.isEmpty && category == .extraLarge ? "shown" : "hidden")
      Text(
        mode == .fullColor
          ? "full colour" : mode == .accented || mode == .vibrant ? "tinted" : "none")
      Text(presentation.wrappedValue.isPresented ? "presented" : "gone")
      Text(family == .accessoryCircular ? "circle" : "other")
        .environment(\.widgetRenderingMode, .vibrant)
      Text(font == nil && isEnabled ? "usual" : "changed")
      Text(
        "\(limit ?? 0) \(alignment == .trailing ? "trailing" : "other") \(Int(factor * 10)) \(Int(scale))"
      )
      Text(stillness || opaque || plain || dim ? "careful" : ground ? "plain" : "none")
    }
    .onAppear {
      dismiss()
      presentation.wrappedValue.dismiss()
      if let page = URL(string: "https://example.com") { openURL(page) }
    }
  }
}

#Preview("Environment") {
  Note()
    .environment(\.dynamicTypeSize, .xLarge)
    .environment(\.horizontalSizeClass, .compact)
    .environment(\.verticalSizeClass, .regular)
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.scenePhase, .background)
    .environment(\.controlSize, .mini)
    .environment(\.truncationMode, .middle)
    .environment(\.widgetFamily, .accessoryCircular)
    .environment(\.font, nil)
    .environment(\.isEnabled, true)
    .environment(\.lineLimit, 2)
    .environment(\.multilineTextAlignment, .trailing)
    .environment(\.minimumScaleFactor, CGFloat(0.5))
    .environment(\.colorScheme, .light)
    .environment(\.layoutDirection, .leftToRight)
}

final class Model: ObservableObject {
  @Published var level = 1
}

struct Kept: View {
  @State private var level: Double
  @State private var log = "quiet"
  @State private var count = 0
  @StateObject private var model: Model
  private let doubled: Binding<Double>

  init(level: Double) {
    _level = State(initialValue: level)
    _log = State(wrappedValue: "quiet")
    _model = StateObject(wrappedValue: Model())
    doubled = Binding(get: { 2 }, set: { _ in })
  }

  var body: some View {
    VStack {
      Text("\(level) \(_level.wrappedValue) \(_model.wrappedValue.level)")
      Text("\(doubled.wrappedValue) \(Binding.constant(3).wrappedValue)")
      Gauge(value: $level.projectedValue.wrappedValue) { Text(log) }
      Text("\(count)")
    }
    .onAppear {
      $level.wrappedValue = 0.75
      log = "appeared"
    }
    .task { count += 1 }
    .task(id: log) { count += 10 }
    .onChange(of: log) { count += 100 }
    .onChange(of: level) { old, new in count += new > old ? 1000 : 0 }
    .onChange(of: level) { new in count += Int(new * 4) }
    .onReceive(Timer.publish(every: 1, on: .main, in: .default).autoconnect()) { _ in count = 0 }
    .onAppear {
      DispatchQueue.main.async { count += 10_000 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 100_000 }
    }
  }
}

#Preview("Kept") { Kept(level: 0.5) }

#Preview("Moving") {
  let paces: [Animation] = [
    .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1),
    .easeInOut,
    .easeInOut(duration: 1), .default, .spring, .bouncy, .smooth, .snappy, .interactiveSpring,
    .spring(response: 1, dampingFraction: 1), .linear.delay(1).speed(2), .linear.repeatForever(),
    .linear.repeatCount(3),
  ]
  return VStack {
    Text("\(paces.count) paces").animation(paces[0])
    Text("moves").animation(paces[1], value: 1)
    Text("comes").transition(.move(edge: .top)).transition(.push(from: .bottom))
    Text("comes").transition(.move(edge: .leading)).transition(.move(edge: .trailing))
    Text("comes").transition(.scale(scale: 0.5)).transition(
      .asymmetric(insertion: .identity, removal: .slide))
    Text("comes").transition(.opacity.animation(.default).combined(with: .scale))
    Text("named").id("name")
  }
}
