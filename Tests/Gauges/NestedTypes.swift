import SwiftUI

struct Dial: View {
  enum Size {
    case small, large

    var diameter: CGFloat {
      switch self {
      case .small: 112
      case .large: 176
      }
    }
  }

  struct Model {
    var value: Double
    var range: ClosedRange<Double> = 0...100
    var title = "Value"

    mutating func add(_ amount: Double) {
      value = min(max(value + amount, range.lowerBound), range.upperBound)
    }

    static func sample(_ value: Double) -> Model {
      var model = Model(value: 0)
      model.add(value)
      return model
    }
  }

  var model: Model
  var size: Size = .small

  var body: some View {
    Gauge(value: model.value, in: model.range) {
      Text(model.title)
    } currentValueLabel: {
      Text(model.value.formatted())
    }
    .gaugeStyle(RingDial())
    .frame(width: size.diameter, height: size.diameter)
  }

  private struct RingDial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Circle()
        .strokeBorder(.tertiary, lineWidth: 12)
        .overlay {
          Circle()
            .inset(by: 6)
            .trim(from: 0, to: configuration.value)
            .stroke(.tint, style: .init(lineWidth: 12, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        .overlay { configuration.currentValueLabel }
    }
  }
}

#Preview {
  HStack {
    Dial(model: .sample(30))
    Dial(model: .sample(140), size: .large).tint(.red)
  }
}
