import GaugeUI

struct TabbedMeters: View {
  @State private var selection = 2

  var body: some View {
    NavigationStack {
      TabView(selection: $selection) {
        MeterPage(name: "Power", value: 0.3)
          .tabItem { Label("Power", systemImage: "bolt.fill") }
          .tag(1)
        MeterPage(name: "Water", value: 0.6)
          .tabItem { Label("Water", systemImage: "drop.fill") }
          .tag(2)
      }
      .navigationTitle("Meters")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    }
  }
}

struct MeterPage: View {
  let name: String
  let value: Double

  var body: some View {
    Gauge(value: value) {
      Text(name)
    } currentValueLabel: {
      Text(value, format: .percent)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(value > 0.5 ? .blue : .yellow)
    .padding()
  }
}
