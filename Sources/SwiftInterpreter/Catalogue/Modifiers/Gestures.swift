import GaugeUI

extension Catalogue {
  /// What a person does. Nobody touches a picture: what gestures do is not done.
  @RowBuilder static var gestures: [Row] {
    Rows.type("protocol Gesture", "Something a person does, which a picture never sees.") {
      Row.alias("associatedtype Value")
      for text in [
        "onChanged(_ action: (Value) -> Void)", "onEnded(_ action: (Value) -> Void)",
        "updating<State>(_ state: Binding<State>, body: (Value, inout State, inout Transaction) -> Void)",
        "simultaneously<Other: Gesture>(with other: Other)",
        "sequenced<Other: Gesture>(before other: Other)",
        "exclusively<Other: Gesture>(before other: Other)",
      ] { Row.accepted("func \(text) -> Self", "Not run: nobody touches a picture.") }
    }
    for (name, value, parameters) in kinds {
      Rows.type("struct \(name): Gesture", "A gesture, which a picture never sees.") {
        Row.alias("typealias Value = \(value)")
        Row("init(\(parameters))", summary: "Makes one.", body: .function { _ in .string(name) })
      }
    }
    Rows.conformance("extension Optional: Gesture where Wrapped: Gesture")
    Rows.members(of: "TapGesture") {
      Row.accepted(
        "func onEnded(_ action: () -> Void) -> TapGesture", "Not run: nobody touches a picture.")
    }
    for (name, fields) in values {
      Rows.type("struct \(name).Value: Equatable", "How far a gesture has got.") {
        for (field, type) in fields {
          // Nothing makes such a value: a closure that reads it never runs.
          Row("var \(field): \(type) { get }", "In points or as a factor.") { (value: Value) in
            value
          }
        }
      }
    }
    Rows.members(of: "View") {
      for name in ["gesture", "simultaneousGesture", "highPriorityGesture"] {
        Row.accepted(
          "func \(name)<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View",
          "Not run: nobody touches a picture.")
      }
    }
    Rows.names(
      "struct GestureMask: OptionSet", "Which gestures still count.",
      ["none", "gesture", "subviews", "all"])
  }

  private static let kinds: [(name: String, value: String, parameters: String)] = [
    (
      "DragGesture", "DragGesture.Value",
      "minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local"
    ),
    ("TapGesture", "Void", "count: Int = 1"),
    (
      "SpatialTapGesture", "SpatialTapGesture.Value",
      "count: Int = 1, coordinateSpace: CoordinateSpace = .local"
    ),
    ("LongPressGesture", "Bool", "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10"),
    ("MagnifyGesture", "MagnifyGesture.Value", "minimumScaleDelta: CGFloat = 0.01"),
    ("MagnificationGesture", "CGFloat", "minimumScaleDelta: CGFloat = 0.01"),
    ("RotateGesture", "RotateGesture.Value", "minimumAngleDelta: Angle = .degrees(1)"),
    ("RotationGesture", "Angle", "minimumAngleDelta: Angle = .degrees(1)"),
  ]

  private static let values: [(gesture: String, fields: [(String, String)])] = [
    (
      "DragGesture",
      [
        ("time", "Date"), ("location", "CGPoint"), ("startLocation", "CGPoint"),
        ("translation", "CGSize"), ("velocity", "CGSize"), ("predictedEndLocation", "CGPoint"),
        ("predictedEndTranslation", "CGSize"),
      ]
    ),
    ("SpatialTapGesture", [("location", "CGPoint")]),
    ("MagnifyGesture", [("magnification", "CGFloat"), ("startAnchor", "UnitPoint")]),
    ("RotateGesture", [("rotation", "Angle"), ("startAnchor", "UnitPoint")]),
  ]
}

/// A transaction, whose animation is what scripts name one by.
struct TransactionValue: NativeValue {
  var animation: Value? = nil
  var disablesAnimations = false
  var isContinuous = false
}
