import SwiftUI

// Modifiers of layout, of layers and of what a picture is not shown for.

struct Level: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

#Preview("Layout") {
  VStack {
    Text("fixed").fixedSize(horizontal: true, vertical: false)
    Text("priority").layoutPriority(1)
    Color.red.aspectRatio(2, contentMode: .fit).frame(height: 16)
    Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fill).frame(
      width: 64, height: 16
    ).clipped()
    Circle().scaledToFit().frame(height: 16)
    Circle().scaledToFill().frame(width: 32, height: 16).clipped()
    Text("placed").position(x: 40, y: 8).frame(width: 80, height: 16)
    Text("inset").safeAreaInset(edge: .bottom) { Text("below") }
    Text("inset").safeAreaInset(edge: .top) { Text("above") }
    Text("padded").safeAreaPadding(.leading, 16)
    ZStack {
      Text("behind").zIndex(0)
      Text("before").zIndex(1)
    }
    Text("two lines at least").lineLimit(2...).frame(width: 80)
    Text("at most two of these lines").lineLimit(...2).frame(width: 80)
    Text("one to two of these lines").lineLimit(1...2).frame(width: 80)
    Text("one").lineLimit(2, reservesSpace: true)
    Text("cut in the middle").lineLimit(1).truncationMode(.middle).frame(width: 80)
    Text("cut at the head").lineLimit(1).truncationMode(.head).frame(width: 80)
    Text("cut at the tail").lineLimit(1).truncationMode(.tail).frame(width: 80)
  }
}

#Preview("Room") {
  VStack {
    Text("all").containerRelativeFrame(.horizontal).border(.gray)
    Text("third").containerRelativeFrame(.horizontal, count: 3, spacing: 0).border(.gray)
    Text("half").containerRelativeFrame([.horizontal]) { length, axis in
      axis == .horizontal ? length / 2 : axis == .vertical ? length : 0
    }
    .border(.gray)
  }
}

#Preview("Layers") {
  VStack {
    Text("behind").background(alignment: .leading) { Color.red }
    Text("behind").background(Circle().fill(.blue))
    Text("shape").background(in: .capsule)
    Text("ground").background()
    Text("over").overlay(.red.opacity(0.3))
    Text("over").overlay(.blue.opacity(0.3), in: .capsule)
    Color.red.frame(width: 64, height: 16).mask { Capsule() }
    Color.red.frame(width: 64, height: 16).mask(Circle())
    Text("turned").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    Color.green.frame(width: 32, height: 16).rotation3DEffect(
      .degrees(60), axis: (x: 0, y: 1, z: 0))
    Color.green.frame(width: 32, height: 16).transformEffect(
      CGAffineTransform(translationX: 8, y: 0))
    Text("row").badge(3)
    Text("row").badge(0)
    Text("row").badge(Text("new"))
    Text("phase").phaseAnimator([true, false]) { content, phase in content.bold(phase) }
    Text("phase").phaseAnimator([1, 2], trigger: 3) { content, phase in
      content.opacity(Double(phase))
    } animation: { _ in
      .default
    }
    Text("effect").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
  }
  .frame(width: 160)
}

#Preview("Spaces") {
  VStack {
    GeometryReader { room in
      let whole = room.frame(in: .global)
      let own = room.frame(in: .local)
      let named = room.frame(in: .named("ring"))
      Text(
        "\(Int(whole.width)) \(Int(own.minX)) \(Int(named.minX)) \(Int(room.safeAreaInsets.top))")
    }
    .frame(height: 16)
  }
  .coordinateSpace(name: "ring")
  .coordinateSpace(.named("face"))
}

struct Touched: View {
  @State private var count = 0
  @State private var level = 0.5
  @State private var text = ""
  @State private var isShown = false
  @GestureState private var drag = CGSize.zero
  @FocusState private var field: Int?

  var body: some View {
    VStack {
      Text("gestures")
        .gesture(
          DragGesture(minimumDistance: 5, coordinateSpace: .local)
            .updating($drag) { value, state, transaction in state = value.translation }
            .onChanged { value in
              level = value.location.x + value.startLocation.x + value.velocity.width
              text =
                "\(value.time) \(value.predictedEndLocation.x) \(value.predictedEndTranslation.width)"
            }
            .onEnded { _ in count += 1 }
        )
        .simultaneousGesture(TapGesture().onEnded { count += 1 })
        .highPriorityGesture(TapGesture(count: 2).onEnded { _ in count += 1 })
        .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in count += 1 })
        .gesture(MagnifyGesture().onChanged { level = $0.magnification + $0.startAnchor.x })
        .gesture(MagnificationGesture().onChanged { level = $0 })
        .gesture(RotateGesture().onChanged { level = $0.rotation.degrees + $0.startAnchor.x })
        .gesture(RotationGesture().onChanged { level = $0.degrees })
        .gesture(SpatialTapGesture().onEnded { level = $0.location.x })
        .gesture(
          TapGesture().simultaneously(with: TapGesture()).sequenced(before: TapGesture())
            .exclusively(before: TapGesture())
        )
        .onTapGesture { count += 1 }
        .onTapGesture { place in level = place.x }
        .onLongPressGesture { count += 1 }
        .onLongPressGesture(minimumDuration: 1) {
          count += 1
        } onPressingChanged: { _ in
          count += 1
        }
        .onHover { isInside in isShown = isInside }
        .onSubmit { count += 1 }
        .allowsHitTesting(false)
        .contentShape(Circle())
        .focusable()
        .focusable(true) { isFocused in isShown = isFocused }
        .focused($field, equals: 1)
        .focusEffectDisabled()
        .digitalCrownRotation($level)
        .sensoryFeedback(trigger: count) { old, new in new > old ? .success : nil }
        .help("Help")
        .keyboardShortcut("r")
        .keyboardShortcut(.space)
        .keyboardShortcut(.return)
        .keyboardShortcut(.escape, modifiers: .shift)
        .keyboardShortcut(.upArrow, modifiers: [])
        .keyboardShortcut(.downArrow)
        .keyboardShortcut(.leftArrow)
        .keyboardShortcut(.rightArrow)
        .transaction { transaction in
          transaction.animation = .default
          transaction.disablesAnimations = true
        }
        .onOpenURL { url in text = url.absoluteString }
      Text("sheets")
        .sheet(isPresented: $isShown) { Text("sheet") }
        .fullScreenCover(isPresented: $isShown) { Text("cover") }
        .popover(isPresented: $isShown) { Text("popover") }
        .alert("Alert", isPresented: $isShown) { Button("OK") {} }
        .alert("Alert", isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("Message")
        }
        .confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
        .contextMenu { Button("One") {} }
        .swipeActions(edge: .leading) { Button("One") {} }
        .swipeActions(edge: .trailing) { Button("One") {} }
        .searchable(text: $text)
        .searchable(text: $text, prompt: "Search")
        .refreshable { count += 1 }
        .onDisappear { count += 1 }
        .interactiveDismissDisabled()
        .presentationDetents([.fraction(0.5), .height(200)])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(8)
        .presentationBackground(.red)
        .toolbarBackground(.red, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .statusBarHidden()
        .statusBar(hidden: true)
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .top)
      Text("lists")
        .scrollTargetLayout()
        .scrollClipDisabled()
        .scrollContentBackground(.hidden)
        .scrollDisabled(true)
        .contentMargins(8)
        .contentMargins(.leading, 8)
        .listRowBackground(Color.red)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
        .listRowSpacing(4)
        .listSectionSpacing(8)
        .listSectionSeparator(.hidden)
        .menuIndicator(.hidden)
        .menuStyle(DefaultMenuStyle())
        .menuStyle(BorderlessButtonMenuStyle())
        .menuStyle(ButtonMenuStyle())
        .listStyle(DefaultListStyle())
        .listStyle(InsetListStyle())
        .listStyle(GroupedListStyle())
        .listStyle(InsetGroupedListStyle())
        .listStyle(SidebarListStyle())
        .listStyle(PlainListStyle())
        .formStyle(AutomaticFormStyle())
        .formStyle(ColumnsFormStyle())
        .formStyle(GroupedFormStyle())
        .navigationViewStyle(StackNavigationViewStyle())
        .navigationViewStyle(.stack)
        .datePickerStyle(DefaultDatePickerStyle())
        .datePickerStyle(CompactDatePickerStyle())
        .datePickerStyle(GraphicalDatePickerStyle())
        .datePickerStyle(WheelDatePickerStyle())
        .datePickerStyle(FieldDatePickerStyle())
      Text("fine")
        .shadow(radius: 2)
        .blur(radius: 1)
        .saturation(1)
        .brightness(0)
        .contrast(1)
        .grayscale(0)
        .hueRotation(.zero)
        .colorMultiply(.white)
        .colorInvert()
        .luminanceToAlpha()
        .compositingGroup()
        .drawingGroup()
        .unredacted()
        .invalidatableContent()
        .geometryGroup()
        .flipsForRightToLeftLayoutDirection(true)
        .glassEffect()
        .glassEffect(.regular.tint(.red).interactive(), in: .capsule)
        .symbolEffect(.bounce.up.byLayer, options: .repeating.speed(2), value: count)
        .symbolEffect(.variableColor.iterative.reversing.cumulative.nonReversing)
        .symbolEffect(.replace.downUp.upUp.offUp.down.wholeSymbol)
        .symbolEffect(.variableColor.dimInactiveLayers.hideInactiveLayers, options: .repeat(3))
        .symbolEffect(.pulse, options: .speed(2).repeat(2))
        .symbolEffectsRemoved()
        .contentTransition(.symbolEffect(.replace))
        .contentTransition(.numericText(value: level))
        .contentTransition(.numericText())
        .preference(key: Level.self, value: 3)
        .onPreferenceChange(Level.self) { level = $0 }
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { size in
          level = size.width
        }
        .privacySensitive()
        .widgetLabel { Text("label") }
        .widgetAccentable()
        .containerBackground(for: .widget) { Color.red }
        .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
        .edgesIgnoringSafeArea(.all)
      Text("heard")
        .accessibilityLabel("Label")
        .accessibilityLabel(Text("Label"))
        .accessibilityValue("Value")
        .accessibilityValue(Text("Value"))
        .accessibilityHint("Hint")
        .accessibilityHint(Text("Hint"))
        .accessibilityHidden(false)
        .accessibilityIdentifier("id")
        .accessibilityRemoveTraits(.isButton)
        .accessibilitySortPriority(1)
        .accessibilityInputLabels([Text("Label")])
        .accessibilityAction(named: Text("Act")) { count += 1 }
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: count += 1
          case .decrement: count -= 1
          }
        }
        .accessibilityRepresentation { Text("Other") }
    }
  }
}

#Preview("Touched") { Touched() }

#Preview("Sizes") { Text("fits").previewLayout(.sizeThatFits) }
#Preview("Device") { Text("device").previewLayout(.device) }
#Preview("Fixed") { Text("fixed").previewLayout(.fixed(width: 80, height: 32)) }
