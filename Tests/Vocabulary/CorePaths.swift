import SwiftUI
import UIKit

/// A card with some of its corners round.
struct Card: Shape {
  var corners: UIRectCorner = [.topLeft, .bottomRight]

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: 16, height: 16)
      ).cgPath)
  }
}

/// A gauge's arc by UIKit, from nine to three o'clock.
struct Bow: Shape {
  func path(in rect: CGRect) -> Path {
    let bow = UIBezierPath(
      arcCenter: CGPoint(x: rect.midX, y: rect.maxY), radius: rect.width / 2, startAngle: .pi,
      endAngle: 0, clockwise: true)
    bow.lineWidth = 4
    bow.lineCapStyle = .round
    bow.lineJoinStyle = .round
    bow.miterLimit = 2
    bow.usesEvenOddFillRule = true
    return Path(bow.cgPath).strokedPath(
      StrokeStyle(
        lineWidth: bow.usesEvenOddFillRule ? bow.lineWidth : 1, lineCap: bow.lineCapStyle,
        lineJoin: bow.lineJoinStyle, miterLimit: bow.miterLimit))
  }
}

/// A drop by CoreGraphics.
struct Drop: Shape {
  func path(in rect: CGRect) -> Path {
    let drop = CGMutablePath()
    drop.move(to: CGPoint(x: rect.midX, y: rect.minY))
    drop.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.midY), control2: CGPoint(x: rect.maxX, y: rect.maxY))
    drop.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.maxY))
    drop.closeSubpath()
    return Path(drop)
  }
}

func pieces() -> CGMutablePath {
  let path = CGMutablePath()
  path.addLines(between: [.zero, CGPoint(x: 16, y: 0), CGPoint(x: 0, y: 16)])
  path.addLine(to: .zero, transform: CGAffineTransform(translationX: 0, y: 0))
  path.addRect(CGRect(x: 24, y: 0, width: 16, height: 16))
  path.addRects([
    CGRect(x: 48, y: 0, width: 8, height: 8), CGRect(x: 56, y: 8, width: 8, height: 8),
  ])
  path.addEllipse(in: CGRect(x: 72, y: 0, width: 16, height: 16))
  path.addRoundedRect(
    in: CGRect(x: 96, y: 0, width: 32, height: 16), cornerWidth: 8, cornerHeight: 8)
  path.move(to: CGPoint(x: 136, y: 16))
  path.addArc(
    center: CGPoint(x: 152, y: 16), radius: 16, startAngle: .pi, endAngle: 0, clockwise: false)
  path.move(to: CGPoint(x: 176, y: 16))
  path.addArc(
    tangent1End: CGPoint(x: 176, y: 0), tangent2End: CGPoint(x: 200, y: 0), radius: 12)
  path.addLine(to: CGPoint(x: 200, y: 16))
  path.addRelativeArc(
    center: CGPoint(x: 216, y: 8), radius: 8, startAngle: 0, delta: .pi * 2)
  path.addPath(
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16), transform: nil),
    transform: CGAffineTransform(translationX: 232, y: 0))
  return path
}

func drawn() -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: 0, y: 24))
  path.addLine(to: CGPoint(x: 24, y: 0))
  path.addQuadCurve(to: CGPoint(x: 72, y: 0), controlPoint: CGPoint(x: 48, y: 24))
  path.addCurve(
    to: CGPoint(x: 120, y: 24), controlPoint1: CGPoint(x: 96, y: -16),
    controlPoint2: CGPoint(x: 96, y: 40))
  path.close()
  path.append(UIBezierPath(ovalIn: CGRect(x: 128, y: 0, width: 24, height: 24)))
  path.append(UIBezierPath(rect: CGRect(x: 160, y: 0, width: 24, height: 24)))
  path.append(
    UIBezierPath(roundedRect: CGRect(x: 192, y: 0, width: 24, height: 24), cornerRadius: 8))
  path.addArc(
    withCenter: CGPoint(x: 232, y: 12), radius: 8, startAngle: 0, endAngle: .pi, clockwise: false)
  path.apply(CGAffineTransform(translationX: 0, y: 4))
  return path
}

#Preview {
  VStack(alignment: .leading, spacing: 16) {
    HStack(spacing: 16) {
      Card().fill(.blue).frame(width: 64, height: 48)
      Card(corners: [.topRight, .bottomLeft]).fill(.teal).frame(width: 64, height: 48)
      Card(corners: .allCorners).fill(.indigo).frame(width: 64, height: 48)
    }
    HStack(spacing: 16) {
      Bow().fill(.orange).frame(width: 96, height: 48)
      Drop().fill(.cyan).frame(width: 48, height: 48)
    }
    Path(pieces()).fill(.green).frame(width: 248, height: 16)
    Path(drawn().cgPath).fill(.purple).frame(width: 248, height: 32)
    Text(told)
  }
}

/// What paths say of themselves.
var told: String {
  let rect = CGRect(x: 0, y: 0, width: 32, height: 16)
  let frame = CGPath(rect: rect, transform: nil)
  let round = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
  let line = frame.copy(strokingWithWidth: 8, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  let other = frame.mutableCopy() ?? CGMutablePath()
  other.addLine(to: CGPoint(x: 64, y: 64))
  let bezier = UIBezierPath(cgPath: Path(rect).cgPath)
  let isIn = bezier.contains(CGPoint(x: 4, y: 4)) && frame.contains(CGPoint(x: 4, y: 4))
  let height = bezier.bounds.height
  let end = bezier.currentPoint.x
  bezier.cgPath = round
  let width = bezier.bounds.width
  bezier.removeAllPoints()
  return "\(Int(line.boundingBox.width)) \(Int(other.boundingBoxOfPath.width)) "
    + "\(Int(other.currentPoint.x)) \(isIn) \(Int(height)) \(Int(width)) \(Int(end)) "
    + "\(bezier.isEmpty) \(frame.isEmpty) \(Int(frame.copy()?.boundingBox.width ?? 0))"
}
