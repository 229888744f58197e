import SwiftUI

struct FuelView: View {
  @State var fuel: Double = 30

  var body: some View {
    Gauge(value: fuel, in: 0...60) {
      Text("Fuel")
    } currentValueLabel: {
      Text("\(Int(fuel)) l")
    } minimumValueLabel: {
      Text("E")
        .foregroundColor(.red)
    } maximumValueLabel: {
      Text("F")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.red, .yellow, .green]))
  }
}

struct FuelView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      FuelView()
        .previewDisplayName("Half")
      FuelView(fuel: 5)
        .previewLayout(.fixed(width: 200, height: 130))
        .previewDisplayName("Nearly empty")
        .preferredColorScheme(.light)
    }
    .previewDevice("Apple Watch Series 9 (45mm)")
  }
}
