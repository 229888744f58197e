import SwiftUI

// What views are to those who listen: a picture shows none of it.
struct Reading: View {
  let name: String
  let value: Double?

  var body: some View {
    Gauge(value: value ?? 0) { Text(name) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(name)
      .accessibilityLabel("Level")
      .accessibilityLabel(Text("Level"))
      .accessibilityLabel(name, isEnabled: true)
      .accessibilityLabel("Level", isEnabled: false)
      .accessibilityLabel(Text("Level"), isEnabled: true)
      .accessibilityValue(value.map { String(format: "%.1f", $0) } ?? "none")
      .accessibilityValue("half")
      .accessibilityValue(Text("half"))
      .accessibilityValue(name, isEnabled: true)
      .accessibilityValue("half", isEnabled: true)
      .accessibilityValue(Text("half"), isEnabled: true)
      .accessibilityHint(name)
      .accessibilityHint("Drag")
      .accessibilityHint(Text("Drag"))
      .accessibilityHint(name, isEnabled: true)
      .accessibilityHint("Drag", isEnabled: true)
      .accessibilityHint(Text("Drag"), isEnabled: true)
  }
}

#Preview {
  VStack(alignment: .leading) {
    Reading(name: "Fuel", value: 0.5)
    Text("Heading")
      .accessibilityHeading(.h1)
      .accessibilityAddTraits([.isHeader, .isStaticText])
      .accessibilityRemoveTraits(.isButton)
      .accessibilityTextContentType(.plain)
      .accessibilityIdentifier("heading")
      .accessibilityHidden(false)
      .accessibilityHidden(true, isEnabled: false)
      .accessibilitySortPriority(1)
      .accessibilityInputLabels([Text("Heading")])
      .accessibilityInputLabels(["Heading", "Title"])
      .accessibilityInputLabels(["a", "b"].map { $0.uppercased() })
      .accessibilityIgnoresInvertColors()
    Circle()
      .frame(width: 32, height: 32)
      .accessibilityRespondsToUserInteraction(true)
      .accessibilityDirectTouch()
      .accessibilityActivationPoint(.center)
      .accessibilityAction {}
      .accessibilityAction(.magicTap) {}
      .accessibilityAction(named: "Zero") {}
      .accessibilityAction(named: Text("Zero")) {}
      .accessibilityAction(named: String("Zero")) {}
      .accessibilityActions { Button("Zero") {} }
      .accessibilityAdjustableAction { direction in
        if direction == .increment { print("more") }
      }
      .accessibilityScrollAction { edge in print(edge == .top) }
      .accessibilityChildren { Text("one") }
      .accessibilityRepresentation { Text("one") }
      .accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("one") }
    Text("older")
      .accessibility(label: Text("a"))
      .accessibility(value: Text("a"))
      .accessibility(hint: Text("a"))
      .accessibility(hidden: false)
      .accessibility(identifier: "a")
      .accessibility(addTraits: .isLink)
      .accessibility(removeTraits: .isImage)
      .accessibility(sortPriority: 2)
      .accessibility(inputLabels: [Text("a")])
  }
  .frame(width: 200)
}

let kinds: [AccessibilityActionKind] = [.default, .delete, .escape, .magicTap, .showMenu]
let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
let texts: [AccessibilityTextContentType] = [
  .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet,
  .wordProcessing,
]
let traits: AccessibilityTraits = [
  .allowsDirectInteraction, .causesPageTurn, .isKeyboardKey, .isModal, .isSearchField,
  .isSummaryElement, .isToggle, .playsSound, .startsMediaSession,
]

#Preview("as many as there are") {
  Text("\(kinds.count) \(levels.count) \(texts.count)").accessibilityAddTraits(traits)
}
