import SwiftUI

struct Panel: ViewModifier {
  var color: Color = .blue

  func body(content: Content) -> some View {
    content
      .padding()
      .background(color.opacity(0.15))
      .cornerRadius(12)
      .overlay(
        RoundedRectangle(cornerRadius: 12)
          .stroke(color, lineWidth: 2)
      )
  }
}

extension View {
  func panel(_ color: Color = .blue) -> some View {
    modifier(Panel(color: color))
  }

  @ViewBuilder
  func highlighted(if condition: Bool) -> some View {
    if condition { self.bold().foregroundStyle(.red) } else { self }
  }
}

struct ModifierStack: View {
  var body: some View {
    VStack(spacing: 16) {
      Gauge(value: 0.4) { Text("Inside a panel") }
        .panel()
      Text("Alert")
        .highlighted(if: true)
        .panel(.red)
      Text("Calm")
        .highlighted(if: false)
        .fixedSize()
        .panel(.green)
    }
    .frame(width: 280)
  }
}

#Preview { ModifierStack() }
