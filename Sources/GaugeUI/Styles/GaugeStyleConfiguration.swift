/// What a gauge tells its style, as SwiftUI's `GaugeStyleConfiguration`.
public nonisolated struct GaugeStyleConfiguration {
  let source: GaugeSource
  /// What a style has set in place of the gauge's own value.
  private var ownValue: Double?
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  init(_ source: GaugeSource) {
    self.source = source
    label = Label(source: source)
    if source.present.contains(.currentValueLabel) {
      currentValueLabel = CurrentValueLabel(source: source)
    }
    guard !source.present.isDisjoint(with: [.minimumValueLabel, .maximumValueLabel]) else { return }
    minimumValueLabel = MinimumValueLabel(source: source)
    maximumValueLabel = MaximumValueLabel(source: source)
  }

  /// The gauge's value mapped to 0…1.
  public var value: Double {
    get {
      if let ownValue { return ownValue }
      source.note(.value)
      return source.fraction
    }
    set { ownValue = newValue }
  }

  /// What the gauge is for.
  public nonisolated struct Label: GaugePart {
    let source: GaugeSource
    static var part: GaugeParts { .label }
  }

  /// The gauge's present value.
  public nonisolated struct CurrentValueLabel: GaugePart {
    let source: GaugeSource
    static var part: GaugeParts { .currentValueLabel }
  }

  /// The low end of the gauge's range.
  public nonisolated struct MinimumValueLabel: GaugePart {
    let source: GaugeSource
    static var part: GaugeParts { .minimumValueLabel }
  }

  /// The high end of the gauge's range.
  public nonisolated struct MaximumValueLabel: GaugePart {
    let source: GaugeSource
    static var part: GaugeParts { .maximumValueLabel }
  }
}

/// A label of a gauge as its style has it.
@MainActor @preconcurrency
protocol GaugePart: PrimitiveView {
  nonisolated var source: GaugeSource { get }
  /// Which label.
  nonisolated static var part: GaugeParts { get }
}

extension GaugePart {
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    let source = source
    var context = context
    // In the few columns beside a bar a word broken by characters would be a pile of letters.
    context.environment.keepsWords = true
    source.resolvePlace(in: context, into: &nodes) { context, nodes in
      source.note(Self.part)
      source.resolve(Self.part, in: context, into: &nodes)
    }
  }
}
