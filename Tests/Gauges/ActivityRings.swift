import GaugeUI

struct RingStyle: GaugeStyle {
  var color: Color
  var width: CGFloat = 14

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle()
        .stroke(color.opacity(0.25), lineWidth: width)
      Circle()
        .trim(from: 0, to: configuration.value)
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [color.opacity(0.6), color]), center: .center,
            startAngle: .degrees(0), endAngle: .degrees(360 * configuration.value)),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
    .padding(width / 2)
  }
}

extension GaugeStyle where Self == RingStyle {
  static func ring(_ color: Color) -> RingStyle { RingStyle(color: color) }
}

struct ActivityRings: View {
  struct Goal: Identifiable {
    let name: String
    let value: Double
    let color: Color
    var id: String { name }
  }

  private let goals = [
    Goal(name: "Move", value: 0.82, color: .pink),
    Goal(name: "Exercise", value: 0.55, color: .green),
    Goal(name: "Stand", value: 0.9, color: .cyan),
  ]

  var body: some View {
    HStack(spacing: 24) {
      ZStack {
        ForEach(Array(goals.enumerated()), id: \.element.id) { index, goal in
          Gauge(value: goal.value) { Text(goal.name) }
            .gaugeStyle(.ring(goal.color))
            .padding(CGFloat(index) * 20)
        }
      }
      .frame(width: 176, height: 176)
      VStack(alignment: .leading) {
        ForEach(goals) { goal in
          HStack {
            Circle().fill(goal.color).frame(width: 8, height: 8)
            Text(goal.name)
            Text(goal.value, format: .percent).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
