import SwiftUI

struct AnimatedAppear: View {
  @State private var shown = 0.72
  @Namespace private var namespace

  var body: some View {
    ZStack {
      Circle()
        .stroke(lineWidth: 16)
        .opacity(0.2)
        .foregroundColor(.green)
      Circle()
        .trim(from: 0.0, to: CGFloat(min(shown, 1.0)))
        .stroke(style: StrokeStyle(lineWidth: 16, lineCap: .round, lineJoin: .round))
        .foregroundColor(.green)
        .rotationEffect(Angle(degrees: 270.0))
        .animation(.spring(response: 0.6, dampingFraction: 0.8), value: shown)
        .matchedGeometryEffect(id: "ring", in: namespace)
      Text(String(format: "%.0f %%", min(shown, 1.0) * 100.0))
        .font(.title3)
        .bold()
        .transition(.opacity.combined(with: .scale))
    }
    .frame(width: 150.0, height: 150.0)
    .padding(16.0)
  }
}

struct AnimatedAppear_Previews: PreviewProvider {
  static var previews: some View {
    AnimatedAppear()
  }
}
