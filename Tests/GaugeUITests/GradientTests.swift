import Testing

@testable import GaugeUI

/// Gradients as paint: where their stops come to lie, and how colours between two stops are mixed.
@Suite struct GradientTests {
  let light = {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    return environment
  }()
  let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

  func gradient(_ style: some ShapeStyle) -> GradientPaint? {
    guard case .gradient(let paint) = style._paint(in: light, bounds: bounds) else { return nil }
    return paint
  }

  @Test func redAndBlueMeetInAPaleViolet() {
    let middle = Color.red.mix(with: .blue, by: 0.5).resolve(in: light)
    #expect(middle.hex == 0xA774A6)
    // SwiftUI's own gradient was measured to pass AA79A8, two hundredths away.
    let measured = Color.Resolved(hex: 0xAA79A8)
    for component in [\Color.Resolved.red, \.green, \.blue] {
      #expect(abs(middle[keyPath: component] - measured[keyPath: component]) < 0.02)
    }
    #expect(
      Color.red.mix(with: .blue, by: 0.5, in: .device).resolve(in: light).hex == 0x805B98)
  }

  @Test func oklabIsReversible() {
    for hex in [0x000000, 0xFFFFFF, 0xFF3B30, 0x34C759, 0x007AFF, 0x123456] as [UInt32] {
      #expect(Oklab(Color.Resolved(hex: hex)).resolved.hex == hex)
    }
  }

  @Test func aFadeToClearKeepsItsHue() {
    let half = Color.red.mix(with: .clear, by: 0.5).resolve(in: light)
    #expect(half.hex == 0xFF3B30)
    #expect(half.opacity == 0.5)
  }

  @Test func linearRunsBetweenPlacesOfTheShape() throws {
    let paint = try #require(
      gradient(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
    #expect(paint.geometry == .linear(from: CGPoint(x: 0, y: 25), to: CGPoint(x: 100, y: 25)))
    #expect(paint.stops.map(\.location) == [0, 1])
    #expect(paint.colorSpace == .perceptual)
  }

  @Test func deviceGradientsMixInSRGB() throws {
    let paint = try #require(gradient(Gradient(colors: [.red, .blue]).colorSpace(.device)))
    #expect(paint.colorSpace == .device)
    #expect(paint.geometry == .linear(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 50)))
  }

  @Test func stopsAreOrderedAndClamped() throws {
    let stops: [Gradient.Stop] = [
      .init(color: .blue, location: 2), .init(color: .green, location: 0.5),
      .init(color: .red, location: .nan), .init(color: .yellow, location: 0.5),
    ]
    let paint = try #require(
      gradient(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)))
    #expect(paint.stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(paint.stops.map(\.color.hex) == [0xFF3B30, 0x34C759, 0xFFCC00, 0x007AFF])
  }

  @Test func withoutStopsNothingIsPainted() {
    #expect(Gradient(colors: [])._paint(in: light, bounds: bounds) == .clear)
    #expect(
      AngularGradient(colors: [], center: .center, angle: .zero)
        ._paint(in: light, bounds: bounds) == .clear)
    #expect(
      EllipticalGradient(colors: [.red, .blue])._paint(in: light, bounds: .zero) == .clear)
  }

  @Test func oneColourIsAColour() {
    #expect(
      Gradient(colors: [.red])._paint(in: light, bounds: bounds)
        == .color(Color.Resolved(hex: 0xFF3B30)))
  }

  @Test func aBackwardsArcRunsItsStopsBackwards() throws {
    let paint = try #require(
      gradient(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(90), endAngle: .zero)))
    #expect(
      paint.geometry
        == .angular(center: CGPoint(x: 50, y: 25), from: .zero, to: .degrees(90)))
    #expect(paint.stops.map(\.color.hex) == [0x007AFF, 0xFF3B30])
  }

  @Test func ofTwoTurnsTheLastShows() throws {
    let paint = try #require(
      gradient(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(720))))
    guard case .angular(_, let from, let to) = paint.geometry else {
      Issue.record("not angular")
      return
    }
    #expect(abs((to - from).degrees - 360) < 1e-9)
    #expect(paint.stops.map(\.color.hex) == [0xA774A6, 0x007AFF])
  }

  @Test func aWholeTurnIsTheDefault() throws {
    let paint = try #require(
      gradient(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)))
    #expect(
      paint.geometry
        == .angular(center: CGPoint(x: 50, y: 25), from: .zero, to: .degrees(360)))
  }

  @Test func radiiCountFromTheSmaller() throws {
    let paint = try #require(
      gradient(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 40, endRadius: -3)))
    #expect(paint.geometry == .radial(center: CGPoint(x: 50, y: 25), from: 0, to: 40))
    #expect(paint.stops.map(\.color.hex) == [0x007AFF, 0xFF3B30])
  }

  @Test func ellipticalStretchesToTheShape() throws {
    let paint = try #require(gradient(EllipticalGradient(colors: [.red, .blue])))
    #expect(paint.geometry == .radial(center: .zero, from: 0, to: 0.5))
    #expect(CGPoint(x: 0.5, y: 0).applying(paint.transform) == CGPoint(x: 100, y: 25))
  }

  @Test func aControlFindsTheGradientOfAStyle() {
    let gradient = Gradient(colors: [.red, .blue])
    let styles: [any ShapeStyle] = [
      gradient, AnyGradient(gradient), gradient.colorSpace(.device), Color.red.gradient,
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom),
      AngularGradient(gradient: gradient, center: .center),
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9),
      EllipticalGradient(gradient: gradient), gradient.opacity(0.5), gradient.secondary,
    ]
    for style in styles { #expect(AnyShapeStyle(style)._gradient != nil) }
    #expect(AnyShapeStyle(Color.red)._gradient == nil)
    #expect(
      AnyShapeStyle(gradient).withoutGradient._paint(in: light, bounds: bounds)
        == .color(Color.Resolved(hex: 0xFF3B30)))
  }
}

extension Color.Resolved {
  /// The colour as `0xRRGGBB`.
  var hex: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
