import GaugeUI

struct ControlPanel: View {
  @State private var target = 68.0
  @State private var isHeating = true
  @State private var mode = Mode.auto
  @State private var days = 5

  enum Mode: String, CaseIterable, Identifiable {
    case auto, heat, cool
    var id: Self { self }
  }

  var body: some View {
    Form {
      Section("Now") {
        Gauge(value: target, in: 50...90) {
          Text("Target")
        } currentValueLabel: {
          Text("\(Int(target))°F")
        } minimumValueLabel: {
          Text("50")
        } maximumValueLabel: {
          Text("90")
        }
        .tint(isHeating ? .orange : .blue)
        Slider(value: $target, in: 50...90, step: 1)
      }
      Section {
        Toggle("Heating", isOn: $isHeating)
        Picker("Mode", selection: $mode) {
          ForEach(Mode.allCases) { mode in
            Text(mode.rawValue.capitalized).tag(mode)
          }
        }
        .pickerStyle(.segmented)
        Stepper("\(days) days", value: $days, in: 1...7)
      } header: {
        Text("Settings")
      } footer: {
        Text("The schedule begins on Monday.")
      }
      Button("Reset", role: .destructive) {
        target = 68
      }
    }
  }
}
