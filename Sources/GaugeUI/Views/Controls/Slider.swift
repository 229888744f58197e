/// A value to drag along a line, as SwiftUI's `Slider`: what lies below the value in the tint, and a knob at it. As on iOS
/// its label is not shown.
///
/// A value outside the range shows at the nearest end.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  @Environment(\.barResolution) private var resolution
  /// The value mapped to 0…1.
  private let fraction: () -> Double
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ minimum: ValueLabel, _ maximum: ValueLabel
  ) {
    fraction = { Double(value.wrappedValue).fraction(of: bounds) }
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  @MainActor public var body: some View {
    let fraction = fraction()
    HStack(spacing: 8) {
      minimumValueLabel
      ZStack(alignment: .bottom) {
        ZStack {
          BarTrack(resolution: resolution)
            .fill(Color.primary.opacity(resolution.trackOpacity(0.16)))
          BarFill(fraction, on: resolution)
            .fill(GaugeTint(along: .bar, untinted: .accentColor))
        }
        .frame(height: 8)
        SliderKnob(fraction: fraction, metrics: resolution.metrics).fill(.primary)
      }
      .frame(height: 16)
      maximumValueLabel
    }
  }
}

/// A knob one column wide, within the line. It moves by half columns.
private nonisolated struct SliderKnob: Shape {
  let fraction: Double
  let metrics: CellMetrics

  var _followsOrigin: Bool { true }

  func path(in rect: CGRect) -> Path {
    let width = min(metrics.cellWidth, rect.width)
    let middle = CGPoint(x: rect.minX + fraction * (rect.width - width), y: rect.minY)
    let start = min(max(metrics.quarterCorner(nearest: middle).x, rect.minX), rect.maxX - width)
    return Path(CGRect(x: start, y: rect.minY, width: width, height: rect.height))
  }
}

extension Double {
  /// Where this lies in `bounds`, 0…1: outside of them at the nearest end, and at 0 where that cannot be said.
  func fraction<V: BinaryFloatingPoint>(of bounds: ClosedRange<V>) -> Double {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let fraction = (self - low) / (high - low)
    return fraction > 0 ? min(fraction, 1) : 0
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
  }

  /// - Parameter step: Accepted: nothing is dragged.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
  }

  /// The older order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }

  /// - Parameter step: Accepted: nothing is dragged.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }

  /// - Parameter step: Accepted: nothing is dragged.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }
}
