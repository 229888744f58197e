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
    guard masked.count == 1, case .fill(_, _, .gradient(let gradient))? = masked.first?.content
    else {
      Issue.record("not one gradient: \(masked)")
      return
    }
    let red = items(Color.red).first
    for x in [0, 0.25, 0.5, 0.75, 1] {
      var color = gradient.color(at: x)
      #expect(abs(color.opacity - (1 - x)) < 0.01)
      color.opacity = 1
      guard x < 1, case .fill(_, _, .color(let plain))? = red?.content else { continue }
      #expect(abs(color.red - plain.red) + abs(color.green - plain.green) < 0.01)
    }
    #expect(gradient.geometry == .linear(from: CGPoint(x: 0, y: 32), to: CGPoint(x: 80, y: 32)))
  }

  @Test func aFadedLineIsAFadedLine() {
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let masked = items(
      Circle().stroke(.red, lineWidth: 4).overlay { Text("72") }.mask(fade.opacity(0.5)))
    #expect(masked.count == 2 && masked.allSatisfy { $0.opacity == 0.5 })
    #expect(
      masked.allSatisfy {
        switch $0.content {
        case .stroke(_, _, .gradient(let paint)): paint.stops.first?.color.opacity == 1
        case .text(_, _, let attributes):
          if case .gradient = attributes.paint { true } else { false }
        default: false
        }
      })
  }

  @Test func aGradientUnderAFadingMaskComesInBands() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let fade = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    let masked = items(gradient.mask(fade))
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
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let masked = items(gradient.mask(Rectangle().fill(style)))
    #expect(masked.count > 20)
    #expect(items(Color.red.mask(Rectangle().fill(style))).count == 1)
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
