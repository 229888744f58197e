import SwiftUI

// What a view was handed down is there for every closure of its body; functions that it keeps may be called as modifiers are.

@Observable
final class Tank {
  var level = 0.4
  var name = "Tank"
}

struct TankDial: View {
  @Environment(Tank.self) private var tank
  @State private var told = "?"

  let onChange: (Double) -> Void
  let onSubmit: () -> String
  var background: () -> Color = { .gray.opacity(0.3) }

  var body: some View {
    VStack(alignment: .leading) {
      Canvas { context, size in
        let full = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        context.fill(Path(full), with: .color(.gray.opacity(0.3)))
        let level = CGRect(x: 0, y: 0, width: size.width * tank.level, height: size.height)
        context.fill(Path(level), with: .color(.teal))
      }
      .frame(width: 160, height: 16)
      Text(told)
      Text("·")
        .alignmentGuide(.leading) { _ in -160 * tank.level }
    }
    .background(background())
    .onAppear {
      told = tank.name
      onChange(tank.level)
    }
    .task { told += " \(Int(tank.level * 100)) \(onSubmit())" }
  }
}

#Preview {
  TankDial(onChange: { print($0) }, onSubmit: { "litres" })
    .environment(Tank())
}
