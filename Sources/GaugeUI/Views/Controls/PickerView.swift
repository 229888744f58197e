/// The choices of a picker, drawn in the style around.
nonisolated struct PickerView<Label: View, Content: View>: View {
  @Environment(\.controlStyles) private var styles
  @Environment(\.isInList) private var isInList
  let label: Label
  let content: Content
  /// How many choices there are.
  let count: Int
  /// `nil` where no choice has the selection's tag.
  let selected: Int?

  @MainActor var body: some View {
    switch styles.picker {
    case .menu: menu
    case .segmented: segments
    case .inline: rows
    case .wheel: wheel
    }
  }

  /// What is chosen, and in a list the label before it.
  @MainActor @ViewBuilder private var menu: some View {
    let chosen = HStack(spacing: 8) {
      if let selected { Choice(content: content, index: selected) }
      Image(systemName: "chevron.up.chevron.down")
    }
    if isInList {
      LabeledControl {
        label
      } control: {
        chosen.foregroundStyle(.secondary)
      }
    } else {
      chosen.foregroundStyle(.tint)
    }
  }

  /// Equal parts side by side, the chosen one on a ground of its own.
  @MainActor private var segments: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Choice(content: content, index: index)
          .lineLimit(1)
          .padding(.horizontal, 8)
          .frame(maxWidth: .infinity)
          .background {
            if index == selected {
              RoundedRectangle(cornerRadius: 4).fill(Color.primary.opacity(0.35))
            }
          }
      }
    }
    .background(Color.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 4))
  }

  /// One below another, the chosen one ticked.
  @MainActor private var rows: some View {
    VStack(alignment: .leading) {
      ControlLabel { label.foregroundStyle(.secondary) }
      ForEach(0..<count, id: \.self) { index in
        HStack {
          Choice(content: content, index: index)
          Spacer(minLength: 8)
          if index == selected { Image(systemName: "checkmark").foregroundStyle(.tint) }
        }
      }
    }
  }

  /// The chosen one between those before and after it, which fade away.
  @MainActor private var wheel: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in
        let distance = abs(index - (selected ?? 0))
        if distance <= 2 {
          Choice(content: content, index: index)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity)
            .opacity(1 - 0.3 * Double(distance))
            .background {
              if index == selected {
                RoundedRectangle(cornerRadius: 4).fill(Color.primary.opacity(0.16))
              }
            }
        }
      }
    }
  }
}
