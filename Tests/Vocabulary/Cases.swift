import SwiftUI

// The cases of the library's enums, all of them at once.

struct AllCases: View {
  private let counts = [
    Axis.allCases.count, Edge.allCases.count, HorizontalEdge.allCases.count,
    VerticalEdge.allCases.count, TextAlignment.allCases.count, ContentMode.allCases.count,
    LayoutDirection.allCases.count, ColorSchemeContrast.allCases.count,
    InterfaceOrientation.allCases.count, Visibility.allCases.count, WidgetFamily.allCases.count,
    Font.TextStyle.allCases.count, DynamicTypeSize.allCases.count,
    ContentSizeCategory.allCases.count,
  ]

  var body: some View {
    VStack {
      Text(counts.map(String.init).joined(separator: " "))
      ForEach(ColorScheme.allCases, id: \.self) { scheme in
        Gauge(value: scheme == .dark ? 0.25 : 0.75) { Text("\(scheme)") }
      }
      Gauge(value: 0.5) { Text("x") }.controlSize(.extraLarge)
      Text(ControlSize.allCases.map { "\($0)" }.joined(separator: ", "))
    }
    .frame(width: 240)
  }
}

#Preview { AllCases() }
