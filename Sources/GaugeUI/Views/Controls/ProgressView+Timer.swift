// How far a stretch of time has gone by, as it was when the view was made.
extension ProgressView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.fraction(of: timerInterval, countsDown: countsDown), label: label,
      currentValueLabel: currentValueLabel)
  }

  fileprivate static func fraction(of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
    let start = interval.lowerBound
    let length = interval.upperBound.timeIntervalSince(start)
    // Times of a program may be no numbers.
    let past = length > 0 ? Date().timeIntervalSince(start).fraction(of: 0...length) : 0
    return countsDown ? 1 - past : past
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// With the time that is left, or has gone by, below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// With the time that is left, or has gone by, below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
