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

  @Test func aHoleInOneOfSeveralShapesStaysAHole() throws {
    let masked = items(
      Color.red.mask {
        HStack(spacing: 0) {
          Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 32, height: 32))
            path.addRect(CGRect(x: 8, y: 8, width: 16, height: 16))
          }
          .fill(style: FillStyle(eoFill: true))
          .frame(width: 40, height: 64)
          Rectangle()
        }
      })
    let clip = try #require(masked.first?.clips.first)
    #expect(masked.count == 1)
    func isSeen(_ x: CGFloat) -> Bool {
      clip.path.contains(CGPoint(x: x, y: 16), eoFill: clip.style.isEOFilled)
    }
    #expect([4, 16, 28, 36, 60].map(isSeen) == [true, false, true, false, true])
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

  @Test func aGradientUnderAFadingMaskKeepsBoth() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let fade = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    let masked = items(gradient.mask(fade).rotationEffect(.degrees(90)))
    guard masked.count == 1, case .fill(_, _, .gradient(let paint))? = masked.first?.content
    else {
      Issue.record("not one gradient: \(masked)")
      return
    }
    let first = try #require(paint.fades.first)
    #expect(paint.fades.count == 1 && first.fades.isEmpty)
    #expect(paint.geometry == .linear(from: CGPoint(x: 40, y: 0), to: CGPoint(x: 40, y: 64)))
    #expect(first.geometry == .linear(from: CGPoint(x: 0, y: 32), to: CGPoint(x: 80, y: 32)))
    // Both turn with the view.
    #expect(first.transform == paint.transform && !paint.transform.isIdentity)
    #expect(items(gradient.mask(fade).mask(fade)).count == 1)
    // What is faded once more as a mask fades twice.
    let twice = items(Color.red.mask(gradient.mask(fade)))
    guard case .fill(_, _, .gradient(let faded))? = twice.first?.content else {
      Issue.record("not faded: \(twice)")
      return
    }
    #expect(faded.fades.count == 1)
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
