import SwiftUI

// Rows with rows inside them and with grounds of their own, forms of symbols, and gradients that go on.

struct Part: Identifiable {
  let name: String
  var parts: [Part]?

  var id: String { name }
}

let parts = [
  Part(name: "engine", parts: [Part(name: "piston")]), Part(name: "wheel"),
]

#Preview("Outlines") {
  VStack(alignment: .leading) {
    OutlineGroup(parts, children: \.parts) { Text($0.name) }
    OutlineGroup(parts[0], children: \.parts) { part in Text("root \(part.name)") }
    OutlineGroup(parts, id: \.name, children: \.parts) { Text("by name \($0.name)") }
    List(parts, children: \.parts) { Text($0.name) }
    List(parts, id: \.name, children: \.parts) { Text($0.name) }
  }
  .frame(width: 200)
}

#Preview("Grounds") {
  List {
    Text("red").listRowBackground(Color.red)
    Text("usual").listRowBackground(nil as Color?)
    Text("rounded").listRowBackground(Capsule().fill(.blue))
    Text("plain")
  }
  .frame(width: 160)
}

struct Forms: View {
  @Environment(\.symbolVariants) private var variants

  var body: some View {
    HStack {
      Image(systemName: "heart")
      Image(systemName: "star")
      Label("bell", systemImage: "bell")
      Text(variants == .none ? "as they are" : variants.contains(.fill) ? "filled" : "formed")
    }
  }
}

#Preview("Forms") {
  VStack(alignment: .leading) {
    Forms()
    Forms().symbolVariant(.fill)
    Forms().symbolVariant(.slash)
    Forms().symbolVariant(.slash.fill)
    Forms().symbolVariant(.circle)
    Forms().symbolVariant(.circle.fill)
    Forms().symbolVariant(.square)
    Forms().symbolVariant(.rectangle)
    Forms().symbolVariant(.fill.square).symbolVariant(.fill.rectangle)
    Forms().symbolVariant(.fill).symbolVariant(.none)
    Forms().environment(\.symbolVariants, .fill.circle.slash)
  }
}

#Preview("Going on") {
  Canvas { context, size in
    let gradient = Gradient(colors: [.black, .white])
    let options: [GraphicsContext.GradientOptions] = [
      [], .repeat, .mirror, [.repeat, .linearColor],
    ]
    for (row, options) in options.enumerated() {
      let rect = CGRect(x: 0, y: CGFloat(row) * 16, width: size.width, height: 16)
      context.fill(
        Path(rect),
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 80, y: 0), options: options))
    }
    context.fill(
      Path(CGRect(x: 0, y: 64, width: size.width, height: 64)),
      with: .radialGradient(
        gradient, center: CGPoint(x: 120, y: 96), startRadius: 0, endRadius: 40, options: .mirror))
  }
  .frame(width: 240, height: 128)
}
