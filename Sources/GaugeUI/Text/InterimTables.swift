/// Characters that stand for symbols.
enum SymbolTable {
  static let placeholder: Character = "◌"
  static func character(_ name: String) -> Character { placeholder }
}
