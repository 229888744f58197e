import SwiftUI

// What an app keeps under a key: one store, whichever way it is asked.

enum Unit: String, CaseIterable {
  case kilometres, miles
}

enum Keys {
  static let speed = "speed"
}

final class Settings: ObservableObject {
  @AppStorage("level") var level = 0.25
}

struct Dial: View {
  @AppStorage(Keys.speed) private var speed = 20.0
  @AppStorage("unit") private var unit = Unit.kilometres
  @AppStorage("note") private var note: String?
  @AppStorage("laps", store: UserDefaults(suiteName: "group.laps")) private var laps = 1
  @SceneStorage("page") private var page = 1
  @StateObject private var settings = Settings()

  var body: some View {
    VStack {
      Gauge(value: speed, in: 0...100) {
        Text(unit.rawValue)
      } currentValueLabel: {
        Text("\(Int(speed)) \(note ?? "unsaid")")
      }
      Text("level \(settings.level.formatted(.percent)), laps \(laps), page \(page)")
    }
    .onAppear {
      let defaults = UserDefaults.standard
      defaults.set(75, forKey: Keys.speed)
      defaults.set("miles", forKey: "unit")
      UserDefaults(suiteName: "group.laps")?.set(12, forKey: "laps")
      settings.level = 0.5
      note = "fast"
      page += 1
      print(defaults.double(forKey: "level"), defaults.string(forKey: "note") ?? "none")
    }
  }
}

struct Chosen: View {
  @AppStorage private var level: Int
  @SceneStorage private var shade: Double

  init(key: String) {
    _level = AppStorage(wrappedValue: 3, key)
    _shade = SceneStorage(wrappedValue: 0.5, "shade")
  }

  var body: some View {
    Stepper("Level \(level), shade \(shade.formatted())", value: $level)
  }
}

#Preview("Both ways") { Dial() }
#Preview("Of a key") { Chosen(key: "chosen") }
