import GaugeUI

struct ProgressKinds: View {
  @State private var amount = 40.0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ProgressView("Copying", value: amount, total: 100)
      ProgressView(value: amount, total: 100) {
        Text("Installing")
      } currentValueLabel: {
        Text("\(Int(amount)) of 100")
      }
      .tint(.purple)
      ProgressView(value: 0.7)
        .progressViewStyle(OutlineProgressStyle())
      HStack(spacing: 24) {
        ProgressView()
        ProgressView(value: amount, total: 100)
          .progressViewStyle(.circular)
          .tint(.green)
      }
    }
    .frame(width: 300)
  }
}

struct OutlineProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .leading) {
      Rectangle().fill(.gray.opacity(0.2))
      Rectangle()
        .fill(.orange)
        .frame(width: 300 * (configuration.fractionCompleted ?? 0))
    }
    .frame(height: 16)
  }
}
