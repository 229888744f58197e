import SwiftUI

// Names that modifiers take, and what reads them.

struct NamedValues: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.editMode) private var editMode
  @Environment(\.isFocused) private var isFocused
  @Environment(\.sizeCategory) private var category

  private let categories: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private let modes: [EditMode] = [.inactive, .transient, .active]
  private let autocapitalization: [UITextAutocapitalizationType] = [
    .words, .sentences, .allCharacters,
  ]
  private let behaviours: [ButtonRepeatBehavior] = [.automatic, .disabled]
  private let properties: [MatchedGeometryProperties] = [.position, .size]
  private let phases: KeyPress.Phases = [.up, .all]
  private let hovers: [HoverPhase] = [.active(.zero), .ended]
  private let feedback: [SensoryFeedback] = [
    .start, .stop, .alignment, .levelChange, .impact(flexibility: .rigid),
    .impact(flexibility: .solid),
  ]
  private let keys: [KeyEquivalent] = [
    .tab, .delete, .deleteForward, .home, .end, .pageUp, .pageDown, .clear,
  ]
  private let backgrounds: [PageIndexViewStyle.BackgroundDisplayMode] = [
    .automatic, .interactive, .never,
  ]
  private let searching: [SearchFieldPlacement] = [.automatic, .sidebar, .toolbar]
  private let roles: [ToolbarRole] = [.automatic, .browser, .navigationStack]
  private let titles: [ToolbarTitleDisplayMode] = [.automatic, .inlineLarge, .large]
  private let columns: [NavigationSplitViewVisibility] = [.automatic, .doubleColumn, .detailOnly]
  private let cadences: [TimelineViewDefaultContext.Cadence] = [.seconds, .minutes]
  private let patterns: [Text.LineStyle.Pattern] = [.solid, .dash, .dot, .dashDot, .dashDotDot]
  private let smoothness: [Image.Interpolation] = [.none, .low, .medium, .high]
  private let repeats: [SymbolEffectOptions.RepeatBehavior] = [.continuous, .periodic]
  private let scrolling: [ScrollTransitionConfiguration] = [.animated, .identity]
  private let idioms: [UIUserInterfaceIdiom] = [
    .unspecified, .pad, .tv, .carPlay, .mac, .vision,
  ]
  private let haptics: [WKHapticType] = [
    .notification, .directionUp, .directionDown, .success, .failure, .retry, .start, .stop,
  ]
  private let variants: [SymbolVariants] = [
    .circle.fill, .fill.circle, .fill.square, .fill.rectangle, .fill.slash,
  ]
  private let transitions: [AnyTransition] = [
    .push(from: .top), .offset(CGSize(width: 1, height: 2)),
  ]

  private func name(of phase: ScrollTransitionPhase) -> String {
    phase.isIdentity ? "there" : phase == .topLeading ? "above" : "below \(phase.value)"
  }

  private func counts() -> [Int] {
    [
      modes.filter(\.isEditing).count, autocapitalization.count, behaviours.count,
      properties.count, hovers.count, feedback.count, keys.count, backgrounds.count,
      searching.count, roles.count, titles.count, columns.count, cadences.count, patterns.count,
      smoothness.count, repeats.count, scrolling.count, idioms.count, haptics.count,
      variants.count, transitions.count, phases.contains(.up) ? 1 : 0,
    ]
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(counts().map(String.init).joined(separator: " "))
      Text("\(categories.filter(\.isAccessibilityCategory).count) of \(categories.count)")
      Text(category == .large ? "large" : "other")
      Text(contrast == .increased || contrast == .standard ? "contrast" : "none")
      Text(editMode?.wrappedValue.isEditing == true || isFocused ? "editing" : "looking")
      Text("line").underline(pattern: .dash).strikethrough(pattern: .dot, color: .red)
      Text("larger").font(.extraLargeTitle2)
      Text("larger").font(.system(.extraLargeTitle))
      Text("larger").font(.system(.extraLargeTitle2)).font(.extraLargeTitle)
      Image(decorative: "picture").interpolation(.high).antialiased(true)
      Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 3))
        .frame(width: 48, height: 48)
      Text("hidden").redacted(reason: .invalidated)
    }
  }
}

struct Answers: View {
  @State private var isShown = false
  @State private var shown: Answer?
  @State private var chosen: Int?
  @State private var several: Set<Int> = []
  @State private var whole: Int? = 3
  @State private var part: Double? = 0.25
  @State private var nothing: Double?
  @State private var title = "Title"
  @State private var path = NavigationPath()
  @Namespace private var space
  private let start = Date(timeIntervalSince1970: 0)

  struct Answer: Identifiable { let id: Int }

  private func alert() -> Alert { Alert(title: Text("Title"), dismissButton: .cancel()) }

  private func question() -> Alert {
    Alert(
      title: Text("Title"), message: Text("Message"), primaryButton: .destructive(Text("Yes")),
      secondaryButton: .default(Text("No")) { isShown = false })
  }

  private var notices: [Alert] {
    [alert(), question(), Alert(title: Text("Title"), dismissButton: .cancel(Text("Back")))]
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(notices.count) notices")
        .alert("Alert", isPresented: $isShown, presenting: shown) { Text("\($0.id)") }
        .alert(item: $shown) { _ in question() }
        .accessibility(hint: Text("Hint"))
        .accessibility(hidden: false)
        .accessibility(identifier: "name")
        .onKeyPress(.space, phases: .down) { $0.key == .space ? .handled : .ignored }
        .dynamicTypeSize(DynamicTypeSize.small...)
        .glassEffectUnion(id: 1, namespace: space)
        .indexViewStyle(.page)
        .indexViewStyle(PageIndexViewStyle())
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
        .navigationBarItems(leading: Text("leading"))
      List(selection: $chosen) { Text("one of") }
      List(selection: $several) { Text("some of") }
      Section(title, isExpanded: $isShown) { Text("section") }
      NavigationSplitView {
        Text("side")
      } content: {
        Text("middle")
      } detail: {
        Text("detail")
      }
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("side")
      } detail: {
        Text("detail")
      }
      TabView { Text("tabs") }.tabViewStyle(.tabBarOnly)
      Button("close", role: .close) {}
      Button("glass") {}.buttonStyle(GlassButtonStyle())
      Button("glass") {}.buttonStyle(GlassProminentButtonStyle())
      Slider(
        value: .constant(3.0), in: 0...10, step: 1, onEditingChanged: { _ in },
        minimumValueLabel: Text("0"), maximumValueLabel: Text("10")
      ) { Text("Slider") }
      ProgressView(timerInterval: start...start.addingTimeInterval(60)) { Text("Over") }
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failed")
        @unknown default: EmptyView()
        }
      }
      Text(name(of: .success(Image(systemName: "star"))) + name(of: .failure(URLError())))
      Text("\(path.count)")
    }
    .onAppear {
      path.append("one")
      path.append(2)
      path.removeLast()
    }
  }

  private struct URLError: Error {}

  private func name(of phase: AsyncImagePhase) -> String {
    phase.image != nil ? "image " : phase.error != nil ? "error" : "empty"
  }
}

struct Numbers: View {
  @State private var whole: Int? = 3
  @State private var part: Double? = 0.25
  @State private var nothing: Double?
  @State private var text = "text"
  @State private var date = Date(timeIntervalSince1970: 1_699_963_200)
  private let title = "Title"

  var body: some View {
    VStack(alignment: .leading) {
      Group {
        TextField("Whole", value: $whole, format: .number)
        TextField(title, value: $whole, format: .number)
        TextField("Whole", value: $whole, format: .percent)
        TextField(title, value: $whole, format: .percent)
        TextField("Whole", value: $whole, format: .currency(code: "USD"))
        TextField(title, value: $whole, format: .currency(code: "USD"))
      }
      Group {
        TextField(title, value: $part, format: .number)
        TextField("Part", value: $part, format: .percent)
        TextField(title, value: $part, format: .percent)
        TextField("Part", value: $part, format: .currency(code: "USD"))
        TextField(title, value: $nothing, format: .currency(code: "USD"))
        TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: {})
      }
      DatePicker(title, selection: $date, in: date...date, displayedComponents: .date)
      DatePicker(title, selection: $date, in: date..., displayedComponents: .date)
      DatePicker(title, selection: $date, in: ...date, displayedComponents: .date)
    }
  }
}

#Preview("Names") { NamedValues().environment(\.redactionReasons, .privacy) }
#Preview("Answers") { Answers() }
#Preview("Numbers") { Numbers().environment(\.locale, Locale(identifier: "en_US")) }
