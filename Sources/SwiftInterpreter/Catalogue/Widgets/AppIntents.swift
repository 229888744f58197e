import Foundation
import GaugeUI

extension Catalogue {
  /// What buttons of widgets do, and what their settings are: none of it runs, so that only its names matter.
  @RowBuilder static var appIntents: [Row] {
    Rows.type("protocol AppIntent", "What an app can be asked to do.")
    for name in [
      "WidgetConfigurationIntent", "LiveActivityIntent", "SetValueIntent", "OpenIntent",
      "ForegroundContinuableIntent", "AudioPlaybackIntent", "ControlConfigurationIntent",
    ] {
      Rows.type("protocol \(name): AppIntent", "What an app can be asked to do.")
    }
    Rows.type("class INIntent: NSObject", "What an app can be asked to do, by its older name.")
    intentResults
    shownTexts
    entities
    intentButtons
    settings
    Rows.type("class WidgetCenter", "Where an app tells its widgets of changes.") {
      Row("static var shared: WidgetCenter", "The only one.") { Value.void }
      Row("func reloadAllTimelines()", "No effect in a preview.") { (_: Value) in Value.void }
      Row("func reloadTimelines(ofKind kind: String)", "No effect in a preview.") {
        (_: Value, _: String) in Value.void
      }
    }
  }

  @RowBuilder private static var intentResults: [Row] {
    Rows.type("protocol IntentResult", "What comes of an intent.") {
      for text in [
        "", "value: Any", "dialog: IntentDialog", "value: Any, dialog: IntentDialog",
        "opensIntent: AppIntent",
      ] {
        Row(
          "static func result(\(text)) -> IntentResultContainer where Self == IntentResultContainer",
          summary: "What comes of it.", body: .function { _ in .void })
      }
    }
    for name in ["ProvidesDialog", "OpensIntent", "ShowsSnippetView"] {
      Rows.type("protocol \(name)", "What more comes of an intent.")
    }
    Rows.type("protocol ReturnsValue<Value>", "That an intent gives a value.") {
      Row.alias("associatedtype Value")
    }
    Rows.type(
      "struct IntentResultContainer: IntentResult, ProvidesDialog, OpensIntent, ReturnsValue, ShowsSnippetView",
      "What comes of an intent.")
  }

  /// Texts that the system shows for an app.
  @RowBuilder private static var shownTexts: [Row] {
    Rows.type(
      "struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation",
      "Text that is translated where it is shown."
    ) {
      Row("init(_ key: String)", "Takes a text.") { (text: String) in text }
    }
    Rows.members(of: "Text") {
      Row(
        "@_disfavoredOverload init(_ resource: LocalizedStringResource)",
        "Words that are translated."
      ) { (text: String) in Text(verbatim: text)
      }
    }
    Rows.members(of: "String") {
      Row("init(localized resource: LocalizedStringResource)", "Words that are translated.") {
        (text: String) in text
      }
    }
    for (name, summary) in [
      ("IntentDialog", "What is said."), ("TypeDisplayRepresentation", "What values are called."),
      ("DisplayRepresentation", "What a value is called."), ("IntentDescription", "What it does."),
    ] {
      Rows.type("struct \(name): Hashable, ExpressibleByStringInterpolation", summary)
    }
    Rows.members(of: "IntentDescription") {
      Row(
        "init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil)",
        "Takes a text."
      ) { (text: String, _: Value) in text }
    }
    Rows.members(of: "IntentDialog") {
      Row("init(_ full: LocalizedStringResource)", "Takes a text.") { (text: String) in text }
    }
    Rows.members(of: "TypeDisplayRepresentation") {
      Row("init(name: LocalizedStringResource)", "Takes a text.") { (text: String) in text }
    }
    Rows.members(of: "DisplayRepresentation") {
      Row(
        "init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)",
        "Takes its texts."
      ) { (text: String, _: Value, _: Value) in text }
    }
    Rows.type("struct DisplayRepresentation.Image: Hashable", "What a value is shown by.") {
      Row("init(systemName: String)", "A symbol.") { (name: String) in name }
      Row("init(named: String)", "A picture.") { (name: String) in name }
    }
  }

  @RowBuilder private static var entities: [Row] {
    Rows.type("protocol AppEnum: CaseIterable", "Choices that the system shows.")
    Rows.type("protocol AppEntity: Identifiable", "What an app has, as the system knows it.")
    Rows.type("protocol TransientAppEntity", "What an app has for a moment.")
    Rows.type("protocol DynamicOptionsProvider", "What can be chosen.")
    for name in ["EntityQuery", "EntityStringQuery", "EnumerableEntityQuery"] {
      Rows.type("protocol \(name): DynamicOptionsProvider", "Where an app's things are found.")
    }
  }

  @RowBuilder private static var intentButtons: [Row] {
    Rows.members(of: "Button") {
      for role in ["", "role: ButtonRole?, "] {
        Row(
          "init<Label: View, I: AppIntent>(\(role)intent: I, @ViewBuilder label: () -> Label)",
          summary: "A button with a label; its intent is not run.",
          body: .function { values in
            let role = values.count == 3 ? try ButtonRole?.from(values[0]) : nil
            let label = try AnyView.from(values.last ?? .void)
            return AnyView(Button(role: role, action: {}, label: { label })).scriptValue
          })
      }
      Row.titled(
        "init<I: AppIntent>", ", role: ButtonRole? = nil, intent: I)",
        "A button that says something; its intent is not run."
      ) { (title: LocalizedStringKey, role: ButtonRole?, _: Value) in Button(title, role: role) {} }
      Row.titled(
        "init<I: AppIntent>", ", systemImage: String, role: ButtonRole? = nil, intent: I)",
        "A button with a symbol; its intent is not run."
      ) { (title: LocalizedStringKey, name: String, role: ButtonRole?, _: Value) in
        Button(title, systemImage: name, role: role) {}
      }
    }
    Rows.members(of: "Toggle") {
      Row.view(
        "init<Label: View, I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)",
        "A switch with a label; its intent is not run."
      ) { (isOn: Bool, _: Value, label: AnyView) in Toggle(isOn: .constant(isOn)) { label } }
      Row.titled(
        "init<I: AppIntent>", ", isOn: Bool, intent: I)",
        "A switch with a name; its intent is not run."
      ) { (title: LocalizedStringKey, isOn: Bool, _: Value) in
        Toggle(title, isOn: .constant(isOn))
      }
    }
  }

  /// Widgets with settings: the providers are as any, but for the settings that they are told.
  @RowBuilder private static var settings: [Row] {
    Rows.type("protocol AppIntentTimelineProvider", "What makes entries by a widget's settings.") {
      Row.alias("associatedtype Intent")
      provider
    }
    Rows.type("protocol IntentTimelineProvider", "What makes entries by a widget's settings.") {
      Row.alias("associatedtype Intent")
      provider
    }
    for (name, label) in [("AppIntent", "AppIntent"), ("Intent", "INIntent")] {
      Rows.type("struct \(name)Configuration: WidgetConfiguration", "A widget with settings.") {
        Row(
          "init<Intent: \(label), Provider: \(name)TimelineProvider, Content: View>(kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)",
          "Takes the view of an entry."
        ) { (_: String, _: Value, provider: Value, content: FunctionValue) in
          WidgetContent(provider: provider, content: content)
        }
      }
    }
  }
}
