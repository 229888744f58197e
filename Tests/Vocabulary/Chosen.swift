import SwiftUI

// Literals of what is taken out of them, `Self` in a closure that holds its object weakly, and a key path that says what a
// value is taken for.

protocol Theme { var track: Color { get } }
struct Plain: Theme { let track = Color.gray }
struct Bold: Theme { let track = Color.red }

private struct ThemeKey: EnvironmentKey {
  static let defaultValue: any Theme = Plain()
}

extension EnvironmentValues {
  var theme: any Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: some Theme) -> some View { environment(\.theme, theme) }
}

struct Track: View {
  @Environment(\.theme) private var theme
  var body: some View { Rectangle().fill(theme.track).frame(height: 8) }
}

enum Zone: Int, CaseIterable {
  case rest, cardio, peak
  var lower: Double { [0, 95, 133][rawValue] }
  var color: Color { [.gray, .green, .red][rawValue] }
  var font: Font { [.rest: .caption, .cardio: .body, .peak: .title][self]! }
  var name: String { [Zone.rest: "Rest", .peak: "Peak"][self] ?? "Work" }
}

final class Model: ObservableObject {
  @Published var bpm = 0.0
  static func values() -> [Double] { [80, 120] }
  func start() {
    Task { [weak self] in
      for value in Self.values() { self?.bpm = value }
    }
  }
}

struct ChosenView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Zone.allCases, id: \.self) { zone in
        HStack {
          Text(zone.name).font(zone.font)
          Text(zone.lower, format: .number).foregroundStyle(zone.color)
        }
      }
      Track()
      Track().theme(Bold())
      Text("\(model.bpm)")
      do {
        Text("done")
      }
    }
    .frame(width: 120)
    .onAppear { model.start() }
  }
}

#Preview { ChosenView() }
