// What moves, is pressed and is dragged: shapes that change in steps, springs, keys, drag and drop.
import SwiftUI

struct Arc: Shape {
  typealias AnimatableData = Double
  var end: Double
  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 4,
      startAngle: .degrees(-90), endAngle: .degrees(360 * end - 90), clockwise: false)
    return path
  }
}

struct Wave: Shape {
  var height: Double
  var phase: CGFloat
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(height, phase) }
    set {
      height = newValue.first
      phase = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(x: 0, y: rect.height * (1 - height), width: rect.width, height: rect.height * height))
  }
}

struct Counting: AnimatableModifier {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}

struct Still: Shape, Animatable {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Card: Transferable { let title: String }

func doubled<Vector: VectorArithmetic>(_ vector: Vector) -> Vector { vector + vector }

struct Moving: View {
  @State private var isOn = false
  @State private var value = 0.4
  @FocusState private var isFocused: Bool

  var wave: Wave {
    var wave = Wave(height: 0.25, phase: 0)
    var data = wave.animatableData
    data.first += 0.25
    data.second = 1
    wave.animatableData = data
    return wave
  }

  var answers: [KeyPress.Result] { [.handled, .ignored] }

  func answer(to press: KeyPress) -> KeyPress.Result { answers[0] }

  var nothing: EmptyAnimatableData { Still().animatableData }

  var springs: [Animation] {
    [
      .spring(duration: 0.5, bounce: 0.3), .spring(Spring(duration: 1, bounce: 0.2)),
      .spring(.smooth), .spring(.snappy), .spring(.bouncy), .smooth(duration: 0.2),
      .snappy(duration: 0.2, extraBounce: 0.1), .bouncy(extraBounce: 0.1),
      .interactiveSpring(response: 0.2), .interpolatingSpring(duration: 0.3),
      .interpolatingSpring(stiffness: 10, damping: 2), .timingCurve(0.1, 0.2, 0.3, 1, duration: 2),
    ]
  }

  var body: some View {
    VStack {
      HStack {
        Arc(end: value).stroke(.red, lineWidth: 8).frame(width: 64, height: 64)
        wave.fill(.blue).frame(width: 64, height: 64)
        Still().fill(.green).frame(width: 16, height: 16)
        Color.clear.frame(width: 32, height: 16).modifier(Counting(number: 42))
      }
      VStack { Text("set wide") }.kerning(1).tracking(1).baselineOffset(2)
      Text("key").focused($isFocused)
        .onKeyPress(.space) {
          isOn.toggle()
          return .handled
        }
        .onKeyPress(action: answer)
      Text("dragged").draggable("text") { Text("preview") }.draggable("again")
        .dropDestination(for: String.self) { texts, place in
          !texts.isEmpty
        } isTargeted: {
          isOn = $0
        }
      Text("inspected").inspector(isPresented: $isOn) { Text("details") }
      Text("backed").background().backgroundStyle(.blue)
      Text(
        "\(springs.count) springs, \(answers.count) answers, \(doubled(0.5)) \(nothing == Still().animatableData ? "still" : ""), \(Spring.bouncy.bounce, specifier: "%.1f")"
      )
      .animation(springs[0], value: value)
      Gauge(value: value) { Text("Level") }.animation(
        .bouncy(duration: Spring.smooth.duration), value: value)
    }
  }
}

#Preview { Moving() }
