import GaugeUI

extension Catalogue {
  /// What stands around views in the files of apps and widgets: accepted, so that what they show can be drawn.
  @RowBuilder static var shells: [Row] {
    apps
    widgets
    timelines
  }

  @RowBuilder private static var apps: [Row] {
    Rows.type("protocol App", "An app; its previews are drawn.") {
      Row.requirement("@ViewBuilder var body: Body { get }", "The parts of an app.")
    }
    // Checked as a view, so that its content is; nothing shows it.
    Rows.type("protocol Scene: View", "A part of an app.")
    Rows.conformance("extension TupleView: Scene")
    for name in ["WindowGroup", "Settings"] {
      Rows.type("struct \(name): Scene", "A window of an app; its previews are drawn.") {
        Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes its view.") {
          (content: AnyView) in content
        }
      }
    }
    Rows.members(of: "WindowGroup") {
      Row.view(
        "init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
        "Takes its view."
      ) { (_: LocalizedStringKey, content: AnyView) in content }
    }
    Rows.type(
      "class NSObject: Hashable, CustomStringConvertible",
      "What objects of older libraries inherit from."
    ) {
      Row("init()", "Makes one.") { Value.void }
      Row("func isEqual(_ object: Any?) -> Bool", "Whether it is the same object.") {
        (own: Value, other: Value) in
        guard case .object(let own) = own, case .object(let other) = other.unwrapped else {
          return false
        }
        return own === other
      }
      Row("var hash: Int", "What tells it from others.") { (own: Value) in
        guard case .object(let own) = own else { return 0 }
        return ObjectIdentifier(own).hashValue
      }
      Row("var description: String", "It as text.") { (own: Value) in
        "<main.\(own.scriptType?.nominal.name ?? "NSObject")>"
      }
    }
    Rows.type("protocol UIApplicationDelegate", "What an app tells of itself.")
  }
}
