/// Something that a type has or that stands at the top level: a catalogue row, or a script's declaration.
final class Member {
  /// The type, protocol or extended type it belongs to.
  let owner: Nominal?
  let signature: Signature
  /// The catalogue's row; `nil` for a script's.
  let row: Row?
  /// Chosen only where nothing else fits.
  var isDisfavoured = false

  init(owner: Nominal?, signature: Signature, row: Row? = nil) {
    self.owner = owner
    self.signature = signature
    self.row = row
    isDisfavoured =
      row.map { $0.text.hasPrefix("@_disfavoredOverload") || $0.objection != nil } ?? false
  }
}
