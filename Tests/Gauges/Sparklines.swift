import SwiftUI

struct Sparkline: Shape {
  var values: [Double]
  var isClosed = false
  func path(in rect: CGRect) -> Path {
    guard values.count > 1, let low = values.min(), let high = values.max(), high > low else {
      return Path()
    }
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * CGFloat((value - low) / (high - low)))
    }
    var path = Path()
    path.addLines(points)
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

struct Metric: View {
  let title: LocalizedStringKey
  let values: [Double]
  var body: some View {
    GroupBox {
      HStack(alignment: .bottom, spacing: 16) {
        VStack(alignment: .leading) {
          Text(values.last ?? 0, format: .number.precision(.fractionLength(1))).font(
            .largeTitle.bold())
          let change = (values.last ?? 0) - (values.first ?? 0)
          Label(
            "\(change, specifier: "%+.1f")",
            systemImage: change < 0 ? "arrow.down.right" : "arrow.up.right"
          )
          .font(.caption).foregroundStyle(change < 0 ? .red : .green)
        }
        ZStack {
          Sparkline(values: values, isClosed: true).fill(
            .linearGradient(
              colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
          Sparkline(values: values).stroke(
            .blue, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        }
        .frame(height: 64)
      }
    } label: {
      Text(title)
    }
    .frame(width: 340)
  }
}

#Preview("Spark") {
  VStack {
    Metric(title: "Requests", values: [3, 4, 2, 6, 5, 8, 7, 9.5])
    Metric(title: "Errors", values: [5, 3, 4, 2, 1.5])
  }
}
