import SwiftUI

struct AppSettings: View {
  @AppStorage("threshold") private var threshold = 0.75
  @AppStorage("alerts") private var alerts = true
  @State private var name = ""
  @State private var start = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var accent = Color.teal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Alerts"), footer: Text("Above it you are told.")) {
          Toggle(isOn: $alerts) {
            Label("Alerts", systemImage: "bell.fill")
          }
          Gauge(value: threshold) {
            Text("Threshold")
          } currentValueLabel: {
            Text("\(Int(threshold * 100))%")
          }
          .tint(accent)
        }
        Section("Profile") {
          TextField("Name", text: $name, prompt: Text("Your name"))
          ColorPicker("Accent", selection: $accent)
          LabeledContent("Version") { Text("2.1") }
          NavigationLink(destination: Text("Licences")) {
            Text("About")
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {}.bold()
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

#Preview { AppSettings() }
