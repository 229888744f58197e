import SwiftUI

struct CompassRose: View {
  @State private var heading: Angle = .degrees(40)
  private let marks = ["N", "E", "S", "W"]

  var body: some View {
    ZStack {
      Circle().stroke(.secondary, lineWidth: 4)
      ForEach(Array(marks.enumerated()), id: \.offset) { item in
        Text(item.element)
          .bold(item.offset == 0)
          .offset(y: -64)
          .rotationEffect(.degrees(Double(item.offset) * 90))
      }
      Triangle()
        .fill(.red)
        .frame(width: 24, height: 56)
        .offset(y: -28)
        .rotationEffect(heading)
      Triangle()
        .fill(.gray)
        .frame(width: 24, height: 56)
        .rotationEffect(.degrees(180))
        .offset(y: 28)
        .rotationEffect(heading)
    }
    .frame(width: 176, height: 176)
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

#Preview { CompassRose() }
