import GaugeUI
import Testing

@Suite struct RoundedCornerTests {
  let frame = CGRect(x: 0, y: 0, width: 100, height: 80)

  func corner(_ style: RoundedCornerStyle, radius: CGFloat = 20) -> Path {
    Path(roundedRect: frame, cornerRadius: radius, style: style)
  }

  @Test func aContinuousCornerBendsFurtherOutAndMeetsTheCircleInTheMiddle() {
    // 22 points along the edge from the corner: beyond the circle's radius, within the other's reach.
    let edge = CGPoint(x: 78, y: 0.05)
    #expect(corner(.circular).contains(edge) && !corner(.continuous).contains(edge))
    let diagonal = 20 - 20 * 0.5.squareRoot()
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(corner(style).contains(CGPoint(x: diagonal + 0.1, y: diagonal + 0.1)))
      #expect(!corner(style).contains(CGPoint(x: diagonal - 0.1, y: diagonal - 0.1)))
    }
    #expect(corner(.continuous).boundingRect == frame)
  }

  @Test func allFourCornersAreAlike() {
    let path = corner(.continuous)
    for x in stride(from: 0.3, to: 30, by: 1.1) {
      for y in stride(from: 0.4, to: 30, by: 1.3) {
        let first = path.contains(CGPoint(x: x, y: y))
        #expect(path.contains(CGPoint(x: 100 - x, y: y)) == first)
        #expect(path.contains(CGPoint(x: x, y: 80 - y)) == first)
        #expect(path.contains(CGPoint(x: 100 - x, y: 80 - y)) == first)
      }
    }
  }

  @Test func withoutRoomItIsAnArc() {
    #expect(corner(.continuous, radius: 40) == corner(.circular, radius: 40))
    #expect(
      Capsule(style: .continuous).path(in: frame) == Capsule(style: .circular).path(in: frame))
  }

  @Test func itGrowsSteadilyFromTheArc() {
    // With ever more room the edge's last straight point moves outwards without a jump.
    var last = 0.0
    for width in stride(from: 80.0, through: 140, by: 5) {
      let rect = CGRect(x: 0, y: 0, width: width, height: 2 * width)
      let path = Path(roundedRect: rect, cornerRadius: 40)
      let reach = stride(from: 0.0, to: 70, by: 0.25).first {
        path.contains(CGPoint(x: $0 + 1, y: 0.02))
      }
      #expect((reach ?? 0) >= last - 0.5)
      last = reach ?? 0
    }
    #expect(last > 45)
  }
}
