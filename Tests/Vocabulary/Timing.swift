import SwiftUI

// Changes in time: phases, transactions, springs, moments, and coming and going.

enum Beat: CaseIterable {
  case rest, push

  var scale: Double { self == .rest ? 1 : 2 }
}

struct Heart: View {
  @State private var beats = 0
  @State private var log = ""

  var body: some View {
    VStack {
      PhaseAnimator([1.0, 2.0]) { Text("phase \($0.formatted())") }
      PhaseAnimator([1.0, 2.0], trigger: beats) { Text("phase \($0.formatted())") }
      PhaseAnimator(Beat.allCases) {
        Text("scale \($0.scale.formatted())")
      } animation: { _ in
        .easeIn
      }
      PhaseAnimator(Beat.allCases, trigger: beats) { beat in
        Text("scale \(beat.scale.formatted())")
      } animation: { beat in
        beat == .rest ? .easeIn : .bouncy
      }
      Text("log \(log)")
      Text("springs")
        .animation(.interpolatingSpring, value: beats)
        .animation(.interpolatingSpring(stiffness: 10, damping: 1), value: beats)
        .animation(.interpolatingSpring(duration: 1, bounce: 0.1), value: beats)
        .animation(.interpolatingSpring(.smooth, initialVelocity: 2), value: beats)
        .animation(.interactiveSpring(duration: 0.1, extraBounce: 0.1), value: beats)
        .animation(.interactiveSpring(response: 0.1), value: beats)
        .animation(.spring(bounce: 0.3), value: beats)
        .animation(.spring(duration: 0.3), value: beats)
        .animation(.spring(.snappy(extraBounce: 0.1)), value: beats)
        .animation(.timingCurve(.easeIn, duration: 1), value: beats)
        .animation(
          .timingCurve(
            .bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing), duration: 1),
          value: beats
        )
        .transaction { $0.animation = nil }
        .transaction(value: beats) { $0.disablesAnimations = true }
    }
    .onAppear {
      withAnimation(.bouncy, completionCriteria: .removed) {
        log += "a"
      } completion: {
        log += "b"
      }
      withAnimation {
        log += "c"
      } completion: {
        log += "d"
      }
      var transaction = Transaction()
      transaction.disablesAnimations = true
      transaction.animation = .easeIn
      transaction.isContinuous = true
      transaction.addAnimationCompletion { log += "!" }
      if transaction.animation != nil, transaction.disablesAnimations, transaction.isContinuous {
        withTransaction(transaction) { log += "e" }
      }
      withTransaction(Transaction(animation: .linear)) { log += "f" }
      withTransaction(\.disablesAnimations, true) { log += "g" }
    }
  }
}

#Preview("Changes") { Heart() }

#Preview("Springs") {
  let springs = [
    Spring(response: 0.4, dampingRatio: 0.8), Spring(mass: 1, stiffness: 100, damping: 10),
    Spring.smooth(duration: 0.2), .snappy(extraBounce: 0.1), .bouncy(duration: 0.7),
  ]
  let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
  VStack {
    ForEach(0..<springs.count, id: \.self) { index in
      Text(
        "\(springs[index].duration, specifier: "%.2f") \(springs[index].bounce, specifier: "%.2f")")
    }
    Text("\(curves.count)")
  }
}

struct Hourly: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    (0..<3).map { startDate.addingTimeInterval(Double($0) * (mode == .normal ? 3600 : 7200)) }
  }
}

struct Daily: TimelineSchedule {
  typealias Entries = [Date]

  func entries(from startDate: Date, mode: Mode) -> [Date] {
    mode == .lowFrequency ? [] : [startDate]
  }
}

#Preview("Moments") {
  let start = Date(timeIntervalSinceReferenceDate: 0)
  VStack {
    TimelineView(PeriodicTimelineSchedule(from: start, by: 1)) { _ in Text("periodic") }
    TimelineView(ExplicitTimelineSchedule([start])) { _ in Text("explicit") }
    TimelineView(EveryMinuteTimelineSchedule()) { _ in Text("every minute") }
    TimelineView(AnimationTimelineSchedule(minimumInterval: 1, paused: false)) { _ in
      Text("animation")
    }
    TimelineView(Hourly()) { context in
      Text("\(context.date.timeIntervalSinceReferenceDate.formatted())")
    }
    TimelineView(Daily()) { _ in Text("daily") }
    Text("\(Hourly().entries(from: start, mode: .normal).count)")
    Text("\(Daily().entries(from: start, mode: .lowFrequency).count)")
  }
}

struct Growing: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    HStack {
      content
      Text(phase.isIdentity ? "is there" : "is not")
      Text("\(phase.value.formatted())")
    }
    .opacity(phase == .willAppear || phase == .didDisappear ? 0 : 1)
    .underline(phase == .identity)
  }
}

extension Transition where Self == Growing { static var growing: Growing { Growing() } }

#Preview("Coming and going") {
  VStack {
    Text("own").transition(Growing())
    Text("own").transition(.growing)
    Text("own, combined").transition(.growing.combined(with: .opacity))
    Text("own, at a pace").transition(Growing().animation(.easeIn))
    Text("other").transition(AnyTransition(Growing()))
    Text("other").transition(IdentityTransition())
      .transition(OpacityTransition()).transition(SlideTransition())
      .transition(ScaleTransition(0.5, anchor: .top)).transition(MoveTransition(edge: .top))
      .transition(PushTransition(edge: .top)).transition(OffsetTransition(.zero))
      .transition(BlurReplaceTransition(configuration: .upUp))
      .transition(AsymmetricTransition(insertion: .opacity, removal: .scale))
      .transition(AsymmetricTransition(insertion: .identity, removal: .slide))
      .transition(AsymmetricTransition(insertion: .move(edge: .top), removal: .push(from: .top)))
      .transition(AsymmetricTransition(insertion: .scale(0.5), removal: .offset(x: 1, y: 1)))
      .transition(AsymmetricTransition(insertion: .offset(.zero), removal: .blurReplace))
      .transition(.blurReplace).transition(.blurReplace(.downUp)).transition(.scale(0.5))
  }
}
