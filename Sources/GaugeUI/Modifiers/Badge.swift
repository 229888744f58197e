extension View {
  /// A number behind this view, as rows of lists and tabs have it; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// Words behind this view, as rows of lists have them.
  public nonisolated func badge(_ label: Text?) -> some View {
    HStack {
      self
      if let label {
        Spacer()
        label.foregroundStyle(.secondary)
      }
    }
  }
}
