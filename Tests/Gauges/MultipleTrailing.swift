import SwiftUI

struct MeterView<Content: View>: View {
  let title: String
  let value: Double
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack {
      Text(title)
        .font(.headline)
        .textCase(.uppercase)
      content()
      if value > 0.8 {
        Label("High", systemImage: "exclamationmark.triangle.fill")
          .foregroundStyle(.red)
          .labelStyle(.titleAndIcon)
      } else if value < 0.2 {
        Text("Low").foregroundStyle(.blue)
      } else {
        Text("Normal").foregroundStyle(.green)
      }
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}

struct MeterRow: View {
  var body: some View {
    HStack(alignment: .top) {
      MeterView(title: "Disk", value: 0.91) {
        Gauge(value: 0.91) { EmptyView() }
          .frame(width: 120)
      }
      MeterView(title: "Net", value: 0.1) {
        Gauge(value: 0.1) { EmptyView() }
          .frame(width: 120)
      }
    }
  }
}

#Preview { MeterRow() }
