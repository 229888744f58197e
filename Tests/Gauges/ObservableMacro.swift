import Observation
import SwiftUI

@Observable
class Tank {
  var liters = 42.0
  var capacity = 60.0
  var fraction: Double { liters / capacity }
}

struct TankView: View {
  @Bindable var tank: Tank

  var body: some View {
    VStack {
      Gauge(value: tank.fraction) {
        Label("Tank", systemImage: "fuelpump.fill")
      } currentValueLabel: {
        Text(tank.fraction, format: .percent.precision(.fractionLength(0)))
      }
      Slider(value: $tank.liters, in: 0...60)
    }
  }
}

#Preview("Tank") {
  TankView(tank: Tank())
    .padding()
}
