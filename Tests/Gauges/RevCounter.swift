import SwiftUI

final class Engine: ObservableObject {
  @Published var rpm: Double = 5200
  let limits: ClosedRange<Double> = 0...8000
  let redline: Double = 6500
}

struct TachometerView: View {
  @StateObject private var engine = Engine()
  private let start = Angle(degrees: 120)
  private let end = Angle(degrees: 420)

  private func angle(_ rpm: Double) -> Angle {
    let t = (rpm - engine.limits.lowerBound) / (engine.limits.upperBound - engine.limits.lowerBound)
    return start + (end - start) * t
  }

  var body: some View {
    ZStack {
      Circle().fill(
        RadialGradient(
          colors: [Color(white: 0.25), .black], center: .center, startRadius: 0, endRadius: 130))
      ForEach(Array(stride(from: 0.0, through: 8000, by: 500)), id: \.self) { rpm in
        let isMajor = rpm.truncatingRemainder(dividingBy: 1000) == 0
        Rectangle()
          .fill(rpm >= engine.redline ? .red : .white)
          .frame(width: isMajor ? 16 : 9, height: isMajor ? 3 : 2)
          .offset(x: isMajor ? 104 : 107)
          .rotationEffect(angle(rpm))
        if isMajor {
          Text("\(Int(rpm / 1000))")
            .font(.system(size: 15, weight: .semibold))
            .foregroundColor(rpm >= engine.redline ? .red : .white)
            .position(x: 130 + 82 * cos(angle(rpm).radians), y: 130 + 82 * sin(angle(rpm).radians))
        }
      }
      Circle()
        .trim(from: (engine.redline / 8000) * 300 / 360, to: 300 / 360)
        .stroke(.red, lineWidth: 6)
        .rotationEffect(start)
        .padding(8)
      Capsule()
        .fill(.orange)
        .frame(width: 110, height: 5)
        .offset(x: 45)
        .rotationEffect(angle(engine.rpm))
        .shadow(color: .orange, radius: 4)
      Circle().fill(.gray).frame(width: 24, height: 24)
      VStack(spacing: 0) {
        Text("\(Int(engine.rpm))").font(.title2.monospacedDigit().bold())
        Text("rpm × 1000").font(.caption2)
      }
      .foregroundStyle(.white)
      .offset(y: 70)
    }
    .frame(width: 260, height: 260)
  }
}

#Preview("Tach") { TachometerView() }
