import Combine
import SwiftUI

struct Mods: View {
  @State var value = 0.5
  @State var n = 3
  @State var flag = true
  @State var drag = CGSize.zero
  @State var scale: CGFloat = 1
  @State var angle: Angle = .zero
  @GestureState var g: CGFloat = 1
  @Namespace var ns
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let t2 = Timer.publish(every: 0.5, tolerance: 0.1, on: .main, in: .default).autoconnect()
  var body: some View {
    VStack {
      Text("x").onChange(of: value) { n += 1 }
      Text("x").onChange(of: value) { new in n += Int(new) }
      Text("x").onChange(of: value) { old, new in n += Int(new - old) }
      Text("x").onChange(of: value, initial: true) { n += 1 }
      Text("x").onChange(of: value, initial: false) { _, newValue in n += 1 }
      Text("x").onChange(of: value, perform: { newValue in n = 1 })
      Text("x").onChange(of: value) { _ in n = 2 }
      Text("x").onReceive(timer) { _ in n += 1 }
      Text("x").onReceive(timer) { time in print(time) }
      Text("x").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        n += 1
      }
      Text("x").onReceive(t2, perform: { _ in n += 1 })
      Text("x").onReceive(
        NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)
      ) { _ in }
      Text("x").onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) {
        note in
      }
      Text("x").onReceive(Just(3)) { n = $0 }
      Text("x").onAppear { n += 1 }
      Text("x").onAppear(perform: start)
      Text("x").onDisappear {}
      Text("x").task { await work() }
      Text("x").task(id: n) {
        try? await Task.sleep(nanoseconds: 1_000_000)
        n += 0
      }
      Text("x").task(priority: .background) {}
      Text("x").gesture(
        DragGesture().onChanged { v in drag = v.translation }.onEnded { _ in drag = .zero })
      Text("x").gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          self.value = min(max(0, value.location.x / 100), 1)
        })
      Text("x").gesture(MagnificationGesture().onChanged { scale = $0 })
      Text("x").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      Text("x").gesture(RotationGesture().onChanged { angle = $0 })
      Text("x").gesture(TapGesture().onEnded { _ in n += 1 })
      Text("x").gesture(LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()))
      Text("x").simultaneousGesture(TapGesture())
      Text("x").onTapGesture {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { flag.toggle() }
      }
      Text("x").onTapGesture(count: 2) { n += 1 }
      Text("x").onTapGesture(perform: start)
      Text("x").onLongPressGesture { n += 1 }
      Text("x").matchedGeometryEffect(id: "a", in: ns)
      Text("x").matchedGeometryEffect(
        id: "a", in: ns, properties: .frame, anchor: .center, isSource: true)
      Text("x").transition(.opacity)
      Text("x").transition(.move(edge: .bottom).combined(with: .opacity))
      Text("x").transition(.asymmetric(insertion: .scale, removal: .slide))
      Text("x").transition(AnyTransition.scale(scale: 0.5, anchor: .top).animation(.easeIn))
      Text("x").transition(.blurReplace)
      Text("x").transition(.offset(x: 10, y: 0))
      Text("x").transition(.modifier(active: Fade(o: 0), identity: Fade(o: 1)))
      Text("x").contentTransition(.numericText())
      Text("x").contentTransition(.numericText(value: value))
      Text("x").contentTransition(.numericText(countsDown: true))
      Text("x").contentTransition(.interpolate)
      Text("x").sensoryFeedback(.increase, trigger: n)
      Text("x").sensoryFeedback(.impact(weight: .light), trigger: n)
      Text("x").sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: n)
      Text("x").sensoryFeedback(.selection, trigger: n) { old, new in new > old }
    }
    .animation(.default, value: value)
    .animation(.easeInOut)
    .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: flag)
    .animation(.linear(duration: 2).delay(0.5).speed(2), value: flag)
    .animation(.spring(), value: value)
    .animation(.spring(duration: 0.5, bounce: 0.3), value: value)
    .animation(.interactiveSpring(), value: value)
    .animation(.interpolatingSpring(stiffness: 50, damping: 5), value: value)
    .animation(.bouncy, value: value)
    .animation(.smooth(duration: 1), value: value)
    .animation(.snappy(extraBounce: 0.1), value: value)
    .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6), value: value)
    .animation(flag ? .default : nil, value: value)
    .animation(Animation.easeOut(duration: 0.3).repeatCount(3, autoreverses: false), value: n)
    .animation(.easeIn(duration: 0.1)) { $0.opacity(flag ? 1 : 0) }
  }
  func start() { n = 1 }
  func work() async { try? await Task.sleep(for: .seconds(1)) }
}
struct Fade: ViewModifier {
  var o: Double
  func body(content: Content) -> some View { content.opacity(o) }
}
#Preview("events") { Mods() }
#Preview("effects") {
  VStack {
    Group {
      Text("x").rotationEffect(.degrees(45))
      Text("x").rotationEffect(Angle(degrees: 45))
      Text("x").rotationEffect(.radians(.pi / 4), anchor: .bottom)
      Text("x").rotationEffect(Angle.degrees(45), anchor: UnitPoint(x: 0.5, y: 1))
      Text("x").rotation3DEffect(
        .degrees(45), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 0, perspective: 0.5)
      Text("x").rotation3DEffect(Angle(degrees: 180), axis: (0, 1, 0))
      Text("x").scaleEffect(2)
      Text("x").scaleEffect(1.5, anchor: .top)
      Text("x").scaleEffect(x: 1, y: -1)
      Text("x").scaleEffect(CGSize(width: 1, height: 2))
      Text("x").offset(x: 10)
      Text("x").offset(x: 10, y: -4)
      Text("x").offset(y: 3)
      Text("x").offset(CGSize(width: 1, height: 1))
      Text("x").opacity(0.5)
      Text("x").position(x: 10, y: 10)
      Text("x").position(CGPoint(x: 10, y: 10))
      Text("x").shadow(radius: 5)
      Text("x").shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)
      Text("x").shadow(color: .red, radius: 10)
      Text("x").blur(radius: 2)
      Text("x").blur(radius: 2, opaque: true)
      Text("x").brightness(0.1).contrast(1.1).saturation(0.5).grayscale(0.3).hueRotation(
        .degrees(90))
      Text("x").colorMultiply(.red).colorInvert()
      Text("x").blendMode(.multiply)
      Text("x").blendMode(.screen).compositingGroup()
      Text("x").drawingGroup(opaque: false, colorMode: .linear)
      Text("x").clipShape(Circle())
      Text("x").clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      Text("x").clipShape(.rect(cornerRadius: 4))
      Text("x").clipShape(.capsule)
      Text("x").clipShape(Circle(), style: FillStyle())
      Text("x").clipped()
      Text("x").clipped(antialiased: true)
      Text("x").cornerRadius(8)
      Text("x").cornerRadius(8, antialiased: true)
      Text("x").border(.red)
      Text("x").border(Color.red, width: 2)
      Text("x").mask(Circle())
      Text("x").mask {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      }
      Text("x").mask(alignment: .leading) { Rectangle().frame(width: 4) }
      Text("x").reverseMask2()
      Text("x").contentShape(Rectangle())
      Text("x").contentShape(.rect)
      Text("x").hidden()
      Text("x").disabled(true)
      Text("x").redacted(reason: .placeholder)
      Text("x").redacted(reason: [])
      Text("x").unredacted()
      Text("x").zIndex(1)
      Text("x").id("x")
      Text("x").tag(1)
      Text("x").layoutPriority(1)
      Text("x").fixedSize()
      Text("x").fixedSize(horizontal: false, vertical: true)
      Text("x").aspectRatio(1, contentMode: .fit)
      Text("x").aspectRatio(contentMode: .fill)
      Text("x").scaledToFit()
      Text("x").ignoresSafeArea()
      Text("x").ignoresSafeArea(.keyboard, edges: .bottom)
      Text("x").ignoresSafeArea(.all)
      Text("x").edgesIgnoringSafeArea(.top)
      Text("x").safeAreaInset(edge: .bottom, alignment: .center, spacing: 4) { Text("y") }
      Text("x").safeAreaPadding()
      Text("x").safeAreaPadding(.horizontal)
      Text("x").containerRelativeFrame([.horizontal, .vertical])
      Text("x").containerRelativeFrame(.horizontal) { w, _ in w * 0.5 }
      Text("x").alignmentGuide(.leading) { d in d[.trailing] }
      Text("x").alignmentGuide(HorizontalAlignment.center) { $0.width / 2 }
      Text("x").environment(\.colorScheme, .dark)
      Text("x").environment(\.layoutDirection, .rightToLeft)
      Text("x").environment(\.locale, Locale(identifier: "de"))
      Text("x").environment(\.locale, .init(identifier: "de_DE"))
      Text("x").environment(\.sizeCategory, .large)
      Text("x").environment(\.dynamicTypeSize, .xxxLarge)
      Text("x").preferredColorScheme(.dark)
      Text("x").preferredColorScheme(nil)
      Text("x").colorScheme(.light)
      Text("x").dynamicTypeSize(.large)
      Text("x").dynamicTypeSize(...DynamicTypeSize.xLarge)
      Text("x").controlSize(.mini)
      Text("x").tint(.red)
      Text("x").tint(Color.red.gradient)
      Text("x").accentColor(.red)
      Text("x").tint(nil as Color?)
      Text("x").foregroundColor(.red)
      Text("x").foregroundColor(nil)
      Text("x").foregroundStyle(.red, .blue)
      Text("x").foregroundStyle(.primary, .secondary, .tertiary)
      Text("x").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("x").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("x").foregroundStyle(.tint)
      Text("x").foregroundStyle(Color.accentColor)
      Text("x").foregroundStyle(.white.shadow(.drop(radius: 2)))
      Text("x").foregroundStyle(.shadow(.inner(color: .black, radius: 2, x: 1, y: 1)))
      Text("x").statusBar(hidden: true)
      Text("x").previewLayout(.sizeThatFits).previewDisplayName("n").previewDevice("iPhone 14")
        .previewInterfaceOrientation(.landscapeLeft)
      Text("x").previewContext(WidgetPreviewContext(family: .systemSmall))
      Text("x").modifier(Fade(o: 0.5))
      Text("x").containerBackground(.red, for: .widget)
      Text("x").containerBackground(.red.gradient, for: .navigation)
      Text("x").containerBackground(for: .widget) { Color.clear }
      Text("x").containerBackground(.fill.tertiary, for: .widget)
      Text("x").widgetURL(URL(string: "x"))
      Text("x").widgetAccentable()
      Text("x").widgetCurvesContent()
      Text("x").widgetLabel("x")
      Text("x").widgetLabel { Gauge(value: 0.5) { Text("x") } }
      Text("x").glassEffect()
      Text("x").glassEffect(.regular.interactive(), in: .rect(cornerRadius: 16))
      Text("x").glassEffect(.clear, in: Capsule())
      Text("x").glassEffectID("a", in: NamespaceHolder().ns)
      Text("x").symbolEffect(.bounce, value: 3)
      Text("x").symbolEffect(.pulse)
      Text("x").symbolEffect(.variableColor.iterative, options: .repeating, isActive: true)
      Text("x").symbolEffect(.rotate)
      Text("x").symbolEffect(.breathe, options: .repeat(.continuous))
      Text("x").symbolEffect(.wiggle, isActive: false)
      Text("x").accessibilityLabel("a").accessibilityValue("b").accessibilityHint("c")
        .accessibilityElement(children: .ignore)
      Text("x").accessibilityAddTraits(.isHeader).accessibilityHidden(true).accessibilityElement(
        children: .combine)
      Text("x").accessibility(label: Text("x")).accessibility(value: Text("x"))
      Text("x").accessibilityShowsLargeContentViewer()
      Text("x").help("h").focusable().digitalCrownRotation(
        .constant(0.5), from: 0, through: 1, by: 0.1, sensitivity: .low, isContinuous: false,
        isHapticFeedbackEnabled: true)
      Text("x").digitalCrownAccessory(.hidden)
      Text("x").onKeyPress(.space) { .handled }
      Text("x").onKeyPress { press in press.key == .space ? .handled : .ignored }
      Text("x").onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        press.modifiers.contains(.shift) ? .handled : .ignored
      }
      Text("x").onKeyPress(phases: .down) { p in p.characters == "a" ? .handled : .ignored }
      Text("x").onKeyPress(characters: .alphanumerics) { p in .ignored }
      Text("x").onHover { _ in }
      Text("x").hoverEffect(.lift)
      Text("x").onContinuousHover { phase in }
      Text("x").scrollTransition { c, phase in c.opacity(phase.isIdentity ? 1 : 0.3) }
      Text("x").scrollPosition(id: .constant(3 as Int?))
      Text("x").scrollTargetBehavior(.paging)
      Text("x").scrollContentBackground(.hidden)
      Text("x").listRowSeparator(.hidden).listRowBackground(Color.clear).listRowInsets(.init())
      Text("x").allowsTightening(true)
      Text("x").userInteractionDisabled2()
    }
  }
}
struct NamespaceHolder { @Namespace var ns }
extension View {
  func reverseMask2() -> some View { self.mask { Rectangle() } }
  func userInteractionDisabled2() -> some View { self.allowsHitTesting(false) }
}
