import GaugeUI
import Testing

// Gauges as tutorials and reference pages write them, each as it would stand in an app with nothing but the import
// changed. That they compile is the test; `PublishedExampleTests` also draws them.

enum UploadStatus {
  struct ContentView: View {
    @State private var progress = 0.5

    var body: some View {
      Gauge(value: progress) {
        Text("Upload Status")
      }
    }
  }

  struct Labelled: View {
    @State private var progress = 0.5

    var body: some View {
      Gauge(value: progress) {
        Text("Upload Status")
      } currentValueLabel: {
        Text(progress.formatted(.percent))
      } minimumValueLabel: {
        Text(0.formatted(.percent))
      } maximumValueLabel: {
        Text(100.formatted(.percent))
      }
    }
  }
}

enum Speedometer {
  struct SpeedometerView: View {
    @State private var currentSpeed = 100.0

    var body: some View {
      Gauge(value: currentSpeed, in: 0...200) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(currentSpeed.formatted(.number))km/h")
      } minimumValueLabel: {
        Text(0.formatted(.number))
      } maximumValueLabel: {
        Text(200.formatted(.number))
      }
    }
  }

  struct ImageLabels: View {
    @State private var currentSpeed = 100.0

    var body: some View {
      Gauge(value: currentSpeed, in: 0...200) {
        Image(systemName: "gauge.medium")
          .font(.system(size: 50.0))
      } currentValueLabel: {
        HStack {
          Image(systemName: "gauge.high")
          Text("\(currentSpeed.formatted(.number))km/h")
        }
      } minimumValueLabel: {
        Text(0.formatted(.number))
      } maximumValueLabel: {
        Text(200.formatted(.number))
      }
    }
  }

  struct Purple: View {
    @State private var currentSpeed = 100.0

    var body: some View {
      Gauge(value: currentSpeed, in: 0...200) {
        Image(systemName: "gauge.medium")
          .font(.system(size: 50.0))
      } currentValueLabel: {
        HStack {
          Image(systemName: "gauge.high")
          Text("\(currentSpeed.formatted(.number))km/h")
        }
      } minimumValueLabel: {
        Text(0.formatted(.number))
      } maximumValueLabel: {
        Text(200.formatted(.number))
      }
      .tint(.purple)
    }
  }
}

enum CustomStyle {
  struct SpeedometerGaugeStyle: GaugeStyle {
    private var purpleGradient = LinearGradient(
      gradient: Gradient(colors: [
        Color(red: 207 / 255, green: 150 / 255, blue: 207 / 255),
        Color(red: 107 / 255, green: 116 / 255, blue: 179 / 255),
      ]), startPoint: .trailing, endPoint: .leading)

    func makeBody(configuration: Configuration) -> some View {
      ZStack {

        Circle()
          .foregroundColor(Color(.systemGray6))

        Circle()
          .trim(from: 0, to: 0.75 * configuration.value)
          .stroke(purpleGradient, lineWidth: 20)
          .rotationEffect(.degrees(135))

        Circle()
          .trim(from: 0, to: 0.75)
          .stroke(
            Color.black,
            style: StrokeStyle(
              lineWidth: 10, lineCap: .butt, lineJoin: .round, dash: [1, 34], dashPhase: 0.0)
          )
          .rotationEffect(.degrees(135))

        VStack {
          configuration.currentValueLabel
            .font(.system(size: 80, weight: .bold, design: .rounded))
            .foregroundColor(.gray)
          Text("KM/H")
            .font(.system(.body, design: .rounded))
            .bold()
            .foregroundColor(.gray)
        }

      }
      .frame(width: 300, height: 300)

    }

  }

  struct CustomGaugeView: View {

    @State private var currentSpeed = 140.0

    var body: some View {
      Gauge(value: currentSpeed, in: 0...200) {
        Image(systemName: "gauge.medium")
          .font(.system(size: 50.0))
      } currentValueLabel: {
        Text("\(currentSpeed.formatted(.number))")

      }
      .gaugeStyle(SpeedometerGaugeStyle())

    }
  }

  typealias ContentView = UploadStatus.ContentView
  typealias SpeedometerView = Speedometer.SpeedometerView

  struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
      ContentView()
      SpeedometerView()
        .previewDisplayName("Speedometer")

      CustomGaugeView()
        .previewDisplayName("CustomGaugeView")
    }
  }
}

enum Battery {
  struct SimpleGauge: View {
    @State private var batteryLevel = 0.4

    var body: some View {
      Gauge(value: batteryLevel) {
        Text("Battery Level")
      }
    }
  }
}

enum HeartRate {
  struct LabeledGauge: View {
    @State private var current = 67.0
    @State private var minValue = 0.0
    @State private var maxValue = 170.0

    var body: some View {
      Gauge(value: current, in: minValue...maxValue) {
        Text("BPM")
      } currentValueLabel: {
        Text("\(Int(current))")
      } minimumValueLabel: {
        Text("\(Int(minValue))")
      } maximumValueLabel: {
        Text("\(Int(maxValue))")
      }
    }
  }

  struct CircularLabeledGauge: View {
    @State private var current = 67.0
    @State private var minValue = 0.0
    @State private var maxValue = 170.0

    var body: some View {
      Gauge(value: current, in: minValue...maxValue) {
        Text("BPM")
      } currentValueLabel: {
        Text("\(Int(current))")
      } minimumValueLabel: {
        Text("\(Int(minValue))")
      } maximumValueLabel: {
        Text("\(Int(maxValue))")
      }
      .gaugeStyle(.circular)
    }
  }

  struct StyledGauge: View {
    @State private var current = 67.0
    @State private var minValue = 50.0
    @State private var maxValue = 170.0

    var body: some View {
      Gauge(value: current, in: minValue...maxValue) {
        Image(systemName: "heart.fill")
          .foregroundColor(.red)
      } currentValueLabel: {
        Text("\(Int(current))")
          .foregroundColor(Color.green)
      } minimumValueLabel: {
        Text("\(Int(minValue))")
          .foregroundColor(Color.green)
      } maximumValueLabel: {
        Text("\(Int(maxValue))")
          .foregroundColor(Color.red)
      }
      .gaugeStyle(.circular)
    }
  }

  struct GradientGauge: View {
    @State private var current = 67.0
    @State private var minValue = 50.0
    @State private var maxValue = 170.0
    let gradient = Gradient(colors: [.green, .yellow, .orange, .red])

    var body: some View {
      Gauge(value: current, in: minValue...maxValue) {
        Image(systemName: "heart.fill")
          .foregroundColor(.red)
      } currentValueLabel: {
        Text("\(Int(current))")
          .foregroundColor(Color.green)
      } minimumValueLabel: {
        Text("\(Int(minValue))")
          .foregroundColor(Color.green)
      } maximumValueLabel: {
        Text("\(Int(maxValue))")
          .foregroundColor(Color.red)
      }
      .gaugeStyle(CircularGaugeStyle(tint: gradient))
    }
  }
}
