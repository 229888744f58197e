@testable import GaugeUI

/// A gauge put together by chance, in a style of the library's or in one of those below, to be changed here and there.
struct RandomGauge: CustomStringConvertible {
  private var style: Int
  private var value: Int
  private var label: Int
  private var currentValueLabel: Int
  private var minimumValueLabel: Int
  private var maximumValueLabel: Int
  private var surroundings: Int

  init(using random: inout RandomSource) {
    style = random.below(Self.styles)
    value = random.below(101)
    label = random.below(Self.labels)
    currentValueLabel = random.below(Self.labels)
    minimumValueLabel = random.below(Self.labels)
    maximumValueLabel = random.below(Self.labels)
    surroundings = random.below(8)
  }

  mutating func change(using random: inout RandomSource) {
    switch random.below(10) {
    case 0: label = random.below(Self.labels)
    case 1: currentValueLabel = random.below(Self.labels)
    case 2: minimumValueLabel = random.below(Self.labels)
    case 3: maximumValueLabel = random.below(Self.labels)
    case 4 where random.below(3) == 0: style = random.below(Self.styles)
    case 5 where random.below(3) == 0: surroundings = random.below(8)
    default: value = random.below(101)
    }
  }

  var description: String {
    "style \(style), value \(value), in \(surroundings), labels \(label) \(currentValueLabel) "
      + "\(minimumValueLabel) \(maximumValueLabel)"
  }
}

extension RandomGauge {
  private static let labels = 10
  private static let styles = 20

  @MainActor var view: AnyView {
    switch surroundings {
    case 0: AnyView(styled.font(.title))
    case 1: AnyView(HStack { styled }.tint(.red))
    case 2: AnyView(styled.opacity(0.5))
    case 3: AnyView(styled.environment(\.isEnabled, value % 2 == 0))
    default: AnyView(styled)
    }
  }

  @MainActor private func text(_ kind: Int) -> AnyView? {
    switch kind {
    case 0: nil
    case 1: AnyView(EmptyView())
    case 2: AnyView(Text("\(value)"))
    case 3: AnyView(Text("\(value) %").bold())
    case 4: AnyView(Text(String(repeating: "word ", count: value / 20)))
    case 5: AnyView(Image(systemName: value % 2 == 0 ? "heart" : "bolt"))
    case 6:
      AnyView(
        HStack {
          Text("of")
          Text("\(value)")
        })
    case 7: AnyView(Gauge(value: Double(value) / 100) { Text("inner") })
    default: AnyView(Text("Load"))
    }
  }

  /// Some with labels of types that say by themselves whether they are there.
  @MainActor private var gauge: AnyView {
    let fraction = Double(value) / 100
    if label % 2 == 0 {
      return AnyView(
        Gauge(value: fraction) {
          Text("Load \(label)")
        } currentValueLabel: {
          Text("\(value)")
        } minimumValueLabel: {
          text(minimumValueLabel)
        } maximumValueLabel: {
          text(maximumValueLabel)
        })
    }
    return AnyView(
      Gauge(value: fraction) {
        text(label)
      } currentValueLabel: {
        text(currentValueLabel)
      } minimumValueLabel: {
        text(minimumValueLabel)
      } maximumValueLabel: {
        text(maximumValueLabel)
      })
  }

  @MainActor private var styled: AnyView {
    switch style {
    case 0: AnyView(gauge.gaugeStyle(.accessoryCircular))
    case 1: AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
    case 2: AnyView(gauge.gaugeStyle(.accessoryLinear))
    case 3: AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))
    case 4: AnyView(gauge.gaugeStyle(LinearGaugeStyle(tint: value % 2 == 0 ? .red : .green)))
    case 5: AnyView(gauge.gaugeStyle(Reads()))
    case 6: AnyView(gauge.gaugeStyle(ShowsLabels()))
    case 7: AnyView(gauge.gaugeStyle(LabelOnly()))
    case 8: AnyView(gauge.gaugeStyle(GoesByEnvironment()))
    case 9: AnyView(gauge.gaugeStyle(HasState()))
    case 10: AnyView(gauge.gaugeStyle(Nests()).gaugeStyle(.accessoryLinear))
    case 11: AnyView(gauge.gaugeStyle(Several()))
    case 12: AnyView(gauge.gaugeStyle(Elsewhere(kind: value % 2)))
    case 13: AnyView(gauge.gaugeStyle(Elsewhere(kind: 2)))
    case 14: AnyView(gauge.gaugeStyle(Reading()))
    case 15: AnyView(gauge.gaugeStyle(Numbered(number: value / 30)))
    case 16: AnyView(gauge.gaugeStyle(InGrid()))
    default: AnyView(gauge)
    }
  }
}

// The styles.

private struct Reads: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int(configuration.value * 100))")
      Rectangle().frame(width: configuration.value * 80, height: 16)
    }
  }
}

private struct ShowsLabels: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel.font(.headline)
      VStack {
        configuration.label.lineLimit(1)
        configuration.label.foregroundStyle(.secondary)
      }
      .background { configuration.currentValueLabel }
      configuration.maximumValueLabel.padding()
    }
  }
}

private struct LabelOnly: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.currentValueLabel.font(.title).bold()
  }
}

private struct GoesByEnvironment: GaugeStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    if isEnabled { configuration.label } else { Text("\(scheme)") }
    configuration.currentValueLabel
  }
}

private struct HasState: GaugeStyle {
  struct Part: View {
    @State private var count = 3
    let configuration: GaugeStyleConfiguration

    var body: some View {
      Text("\(count) times \(configuration.value)")
      configuration.label
    }
  }

  @State private var number = 7

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("\(number)")
      Part(configuration: configuration)
    }
  }
}

private struct Nests: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Gauge(value: configuration.value) {
        configuration.label
      } currentValueLabel: {
        configuration.currentValueLabel
      }
      Gauge(value: 0.5) { configuration.label }.gaugeStyle(ShowsLabels())
      GaugeReading(configuration) { Gauge(value: $0) { Text("again") } }
    }
  }
}

private struct Several: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
    GaugeReading(configuration) { Rectangle().frame(width: $0 * 80, height: 16) }
  }
}

/// Labels where they are not shown as they stand.
private struct Elsewhere: GaugeStyle {
  let kind: Int

  func makeBody(configuration: Configuration) -> some View {
    switch kind {
    case 0:
      VStack {
        Color.red.frame(height: 16).mask { configuration.currentValueLabel }
        configuration.label.mask { Rectangle().padding(2) }
      }
    case 1:
      VStack {
        GeometryReader { _ in configuration.currentValueLabel }.frame(height: 16)
        ViewThatFits { configuration.label }
      }
    default:
      List {
        configuration.label
        configuration.currentValueLabel
      }
    }
  }
}

private struct Reading: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Rectangle().fill(.secondary)
      GaugeReading(configuration) { value in
        HStack {
          configuration.label
          if value > 0.5 { configuration.currentValueLabel }
          BarFill(fraction: value, least: 1, bar: Capsule())
            .opacity(value)
            .clipShape(Circle())
            .overlay { configuration.maximumValueLabel }
        }
      }
    }
    .frame(height: 32)
  }
}

private struct Numbered: GaugeStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("\(number)")
      configuration.label
    }
  }
}

private struct InGrid: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Grid {
      GridRow {
        configuration.label
        GaugeReading(configuration) { Rectangle().frame(width: $0 * 80, height: 16) }
      }
    }
  }
}
