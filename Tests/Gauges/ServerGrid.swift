import GaugeUI

struct ServerGrid: View {
  struct Server: Identifiable {
    var id = 0
    var name: String
    var load: Double
    var memory: Double
  }

  let servers = [
    Server(id: 1, name: "alpha", load: 0.35, memory: 0.6),
    Server(id: 2, name: "beta", load: 0.92, memory: 0.8),
    Server(id: 3, name: "gamma", load: 0.1, memory: 0.25),
  ]

  var body: some View {
    GroupBox("Servers") {
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow {
          Text("Name")
          Text("Load")
          Text("Memory")
        }
        .bold()
        ForEach(servers) { server in
          GridRow {
            Text(server.name)
            Gauge(value: server.load) { EmptyView() }
              .tint(server.load > 0.9 ? .red : .green)
            Gauge(value: server.memory) { EmptyView() }
              .tint(.blue)
          }
        }
      }
      .gaugeStyle(.accessoryLinearCapacity)
    }
  }
}
