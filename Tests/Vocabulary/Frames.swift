import SwiftUI

#Preview("frames") {
  VStack {
    Text("a").frame(width: 80)
    Text("a").frame(height: 16)
    Text("a").frame(width: 80, height: 16)
    Text("a").frame(width: 80, height: 16, alignment: .trailing)
    Text("a").frame(maxWidth: .infinity)
    Text("a").frame(maxWidth: .infinity, alignment: .leading)
    Text("a").frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: 40, alignment: .topLeading)
    Text("a").frame(
      minWidth: 40, idealWidth: 80, maxWidth: 120, minHeight: 16, idealHeight: 16, maxHeight: 32,
      alignment: .center)
    Text("a").frame(idealWidth: 50)
    Text("a").frame(maxHeight: 32, alignment: .bottom)
    Text("a").frame(width: nil, height: 20)
    Text("a").frame(alignment: .leading)
    Text("a").frame(
      width: CGFloat(60), height: CGFloat(16),
      alignment: Alignment(horizontal: .leading, vertical: .center))
    Text("a").frame(maxWidth: 100, maxHeight: 32)
    Text("a").frame(minHeight: 16)
  }
}
#Preview("padding") {
  VStack {
    Text("p").padding()
    Text("p").padding(8)
    Text("p").padding(.horizontal)
    Text("p").padding(.horizontal, 10)
    Text("p").padding([.top, .leading], 20)
    Text("p").padding(.vertical, 4.5)
    Text("p").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("p").padding(.init(top: 0, leading: 8, bottom: 0, trailing: 8))
    Text("p").padding(.all, 8)
    Text("p").padding(.bottom)
    Text("p").padding(.top, nil)
    Text("p").padding(Edge.Set.top, 3)
    Text("p").padding(-4)
    Text("p").padding(.trailing, -8)
    Text("p").padding(Edge.Set([.top, .bottom]), 3)
  }
}
#Preview("over and under") {
  VStack {
    Text("a").overlay(Circle().stroke())
    Text("a").overlay { Circle().stroke(.red, lineWidth: 2) }
    Text("a").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    Text("a").overlay(Circle().stroke(Color.red), alignment: .center)
    Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
    Text("a").overlay(Text("b"), alignment: .trailing)
    Text("a").overlay(.ultraThinMaterial)
    Text("a").overlay(Color.red.opacity(0.2), in: RoundedRectangle(cornerRadius: 4))
    Text("a").overlay(.red, ignoresSafeAreaEdges: .all)
    Text("a").background(Color.red)
    Text("a").background(.red)
    Text("a").background(.red.opacity(0.3))
    Text("a").background(.thinMaterial, in: Capsule())
    Text("a").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
    Text("a").background(.regularMaterial, in: .rect(cornerRadius: 12))
    Text("a").background { Color.blue }
    Text("a").background(alignment: .bottom) { Color.blue.frame(height: 2) }
    Text("a").background(Circle().fill(Color.blue), alignment: .leading)
    Text("a").background(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("a").background(
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
    Text("a").background(Color(.systemBackground).ignoresSafeArea())
    Text("a").background(Color(.secondarySystemBackground).edgesIgnoringSafeArea(.all))
    Text("a").background(.background)
    Text("a").background(.background.secondary)
    Text("a").background(.fill.tertiary)
    Text("a").background(.tint)
    Text("a").background(.quaternary, in: Circle())
    Text("a").background(.red.gradient)
    Text("a").background(.bar)
    Text("a").background(.red, in: .circle, fillStyle: FillStyle(eoFill: false))
    Text("a").background(.red, ignoresSafeAreaEdges: .top)
    Text("a").background(
      GeometryReader { geo in Color.clear.preference(key: K.self, value: geo.size.width) })
    Text("a").backgroundStyle(.red)
  }
}
struct K: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
