import SwiftUI

// What programs seldom write: older names, parts of values, and types by their names.

struct Ring: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    let low: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
    let high: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
    return HStack {
      low
      configuration.label
      high
    }
  }
}

struct Framed: ViewModifier {
  func body(content: ViewModifierContent) -> some View { content.border(.gray) }
}

struct Inner: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(.button)
  }
}

struct Bold: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).bold() }
}

final class Store: ObservableObject {
  @Published var level = 2
}

struct Reader: View {
  @EnvironmentObject private var store: Store
  @Namespace private var space

  var body: some View { Text("\(store.level)").matchedGeometryEffect(id: "level", in: space) }

  func names(_ id: Namespace.ID?) -> Bool { id == nil }
  func kinds(
    _ a: ForegroundStyle?, _ b: BackgroundStyle?, _ c: TintShapeStyle?, _ d: RoleShapeStyle?,
    _ e: EveryMinuteTimelineSchedule?, _ f: AnimationTimelineSchedule?,
    _ g: PeriodicTimelineSchedule?, _ h: ExplicitTimelineSchedule?, _ i: NavigationBarItem?,
    _ j: EnabledTextSelectability?, _ k: DisabledTextSelectability?
  ) -> Bool { a == nil }
  func bar<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

#Preview("Styles") {
  VStack {
    Gauge(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("0.5")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    .gaugeStyle(Ring())
    Text("framed").modifier(Framed())
    Toggle("Inner", isOn: .constant(true)).toggleStyle(Inner())
    Label("Bold", systemImage: "star").labelStyle(Bold())
    Reader().environmentObject(Store())
  }
}

#Preview("Parts") {
  var gradient = Gradient(colors: [.red, .blue])
  gradient.stops = gradient.stops.map { $0 }
  var stop = Gradient.Stop(color: .red, location: 0)
  stop.color = stop.color.opacity(0.5)
  stop.location += 0.25
  var place = UnitPoint(x: 0.25, y: 0.5)
  place.x += 0.25
  place.y = place.x
  let stops = [stop, Gradient.Stop(color: .blue, location: 1)]
  return VStack(spacing: 0) {
    Text(
      "\(gradient.stops.count) \(stop.location) \(place == .center ? "centre" : "off") \(UnitPoint.zero.x)"
    )
    Rectangle().fill(gradient.colorSpace(.perceptual)).frame(height: 16)
    Rectangle().fill(AnyGradient(gradient).colorSpace(.device)).frame(height: 16)
    LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing).frame(height: 16)
    RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 80).frame(
      height: 16)
    AngularGradient(
      colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)
    )
    .frame(height: 16)
    AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))
      .frame(height: 16)
    Rectangle().fill(.tint.opacity(0.5)).frame(height: 16)
    Color(red: 1, green: 0.5, blue: 0).frame(height: 16)
  }
  .frame(width: 160)
}

#Preview("Views") {
  let options: Edge.Set = [.top, .bottom]
  let modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
  return VStack {
    Group {
      Text("weight").fontWeight(.bold)
      Text("forms").monospaced().fontDesign(.serif).fontWidth(.condensed)
    }
    HStack { Text("weight") }.fontWeight(.heavy).italic().underline().strikethrough()
      .monospaced().fontDesign(.rounded).fontWidth(.expanded)
    Text("accent").accentColor(.red)
    Text("two").foregroundStyle(.red, .blue)
    Text("three").foregroundStyle(.red, .blue, .green)
    Text("light").colorScheme(.light)
    Color.red.frame(width: 16, height: 16).offset(CGSize(width: 8, height: 0))
    Color.red.frame(width: 16, height: 16).scaleEffect(CGSize(width: 2, height: 1))
    Color.red.frame(width: 16, height: 16).scaleEffect(x: 0.5, y: 1)
    Text("guide").alignmentGuide(VerticalAlignment.top) { size in size.height - size[.bottom] }
    Text(options.contains(.top) && modes.count == 3 ? "top" : "other")
  }
}
