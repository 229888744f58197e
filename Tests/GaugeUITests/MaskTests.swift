import Testing

@testable import GaugeUI

@Suite @MainActor struct MaskTests {
  func items(_ view: some View) -> [Drawing.Item] {
    view.drawing(proposal: ProposedViewSize(width: 80, height: 64)).items
  }

  @Test func anOpaqueShapeClips() {
    let masked = items(Color.red.mask { Circle() })
    #expect(masked.count == 1)
    #expect(masked.first?.opacity == 1)
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 80, height: 64))
    #expect(masked.first?.clips == [Drawing.Clip(circle)])
  }

  @Test func aStrokedShapeShowsWhatLiesUnderItsLine() throws {
    let ring = Circle().inset(by: 8).stroke(.black, lineWidth: 8)
    let clip = try #require(items(Color.red.mask(ring)).first?.clips.first)
    #expect(clip.path.contains(CGPoint(x: 16, y: 32)) && !clip.path.contains(CGPoint(x: 40, y: 32)))
  }

  @Test func severalOpaqueShapesAreOneArea() {
    let masked = items(
      Color.red.opacity(0.5).mask {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle()
        }
      })
    #expect(masked.count == 1)
    #expect(
      masked.first?.clips.first?.path.boundingRect == CGRect(x: 0, y: 0, width: 80, height: 64))
  }

  @Test func aFadingMaskFades() throws {
    let fade = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    let masked = items(Color.red.mask(fade))
    func opacity(at x: CGFloat) -> Double {
      masked.filter { item in
        item.clips.allSatisfy { $0.path.contains(CGPoint(x: x, y: 30), eoFill: true) }
      }.map(\.opacity).reduce(0, +)
    }
    for x in [1.0, 20.3, 41.1, 60.7, 79.0] { #expect(abs(opacity(at: x) - (1 - x / 80)) < 0.04) }
  }

  @Test(arguments: [
    AnyShapeStyle(
      RadialGradient(
        colors: [.black, .black.opacity(0.2)], center: .center, startRadius: 0, endRadius: 32)),
    AnyShapeStyle(AngularGradient(colors: [.black, .black.opacity(0.2)], center: .center)),
    AnyShapeStyle(EllipticalGradient(colors: [.black, .black.opacity(0.2)])),
  ])
  func everyKindOfGradientCoversEachPointOnce(style: AnyShapeStyle) {
    let masked = items(Color.red.mask(Rectangle().fill(style)))
    for x in stride(from: 0.63, to: 80, by: 7.1) {
      for y in stride(from: 0.57, to: 64, by: 5.3) {
        let over = masked.filter { item in
          item.clips.allSatisfy {
            $0.path.contains(CGPoint(x: x, y: y), eoFill: $0.style.isEOFilled)
          }
        }
        #expect(over.count == 1, "\(x), \(y)")
      }
    }
  }

  @Test func wordsTakeThePaintOfWhatTheyMask() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let masked = items(gradient.mask { Text("72%") })
    guard case .text("72%", _, let attributes)? = masked.first?.content,
      case .gradient = attributes.paint
    else {
      Issue.record("no words in a gradient: \(masked)")
      return
    }
    #expect(masked.count == 1)
  }
}
