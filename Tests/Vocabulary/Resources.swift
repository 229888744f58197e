import SwiftUI

// Colours by symbols and as numbers, and the pieces of paths.

struct Numbers: View {
  @Environment(\.self) private var environment

  var body: some View {
    let red = Color.red.resolve(in: environment)
    var changed = red
    changed.red = 0
    changed.green = 1
    changed.blue = 0.5
    changed.opacity = 0.5
    return VStack {
      Text("\(red.red, specifier: "%.2f") \(red.green, specifier: "%.2f")")
      Text("\(red.blue, specifier: "%.2f") \(red.opacity, specifier: "%.2f")")
      Text("\(red.linearRed, specifier: "%.2f") \(red.linearGreen, specifier: "%.2f")")
      Text("\(red.linearBlue, specifier: "%.2f")")
      Text(changed.description)
      Text(Color.Resolved(red: 1, green: 0.5, blue: 0).description)
      Text(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).description)
      Text(Color.blue.description)
      Text(Color.blue.opacity(0.5).description)
      Text("\(Color(red: 1, green: 0, blue: 0))")
      Color(red).frame(height: 16)
      Rectangle().fill(changed).frame(height: 16)
      Color(cgColor: red.cgColor).frame(height: 16)
    }
  }
}

#Preview("Numbers") { Numbers() }

#Preview("Symbols") {
  VStack {
    Color(.brand).frame(height: 16)
    Color(ColorResource.brand).frame(height: 16)
    Color(ColorResource(name: "brand", bundle: .main)).frame(height: 16)
    Color("brand").frame(height: 16)
    Color(uiColor: UIColor(resource: .brand)).frame(height: 16)
    Color(.systemGray5).frame(height: 16)
    Image(.logo)
    Image(ImageResource(name: "logo", bundle: .main))
    Label("logo", image: .logo)
    Label("logo".prefix(2), image: .logo)
    Text("words").foregroundStyle(Color(.accentDark))
  }
}

#Preview("Pieces") {
  var pieces: [String] = []
  let path = Path { path in
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 9), control2: .zero)
    path.closeSubpath()
  }
  path.forEach({ piece in
    switch piece {
    case .move(let point): pieces.append("move \(Int(point.x))")
    case .line(to: let point): pieces.append("line \(Int(point.x))")
    case .quadCurve(let point, let control): pieces.append("quad \(Int(point.x)) \(Int(control.x))")
    case .curve(to: let point, control1: let control, control2: _):
      pieces.append("curve \(Int(point.x)) \(Int(control.x))")
    case .closeSubpath: pieces.append("close")
    }
  })
  let made: [Path.Element] = [
    .move(to: .zero), .line(to: .zero), .quadCurve(to: .zero, control: .zero),
    .curve(to: .zero, control1: .zero, control2: .zero), .closeSubpath,
  ]
  return VStack {
    Text(pieces.joined(separator: ", "))
    Text("\(made.count) \(made[0] == .move(to: .zero))")
    Canvas { context, size in
      let color: Color = context.environment.colorScheme == .dark ? .green : .red
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
    }
    .frame(width: 80, height: 32)
  }
}
