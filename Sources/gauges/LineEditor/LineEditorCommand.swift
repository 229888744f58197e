import CReadline

/// An editing command that this program brings to readline.
///
/// It goes by a name, so that an inputrc file can bind it, and takes over every key that readline, or the user, has
/// bound to the command it stands in for.
struct LineEditorCommand {
  /// A command of readline's: the count that was typed before it, and the key.
  typealias Function = @convention(c) (Int32, Int32) -> Int32

  let name: String
  let original: Function
  let function: Function

  static let all = [
    LineEditorCommand(name: "accept-input", original: rl_newline) { count, key in
      MainActor.assumeIsolated { LineEditor.accept(count, key) }
    },
    LineEditorCommand(name: "previous-line-or-history", original: rl_get_previous_history) {
      count, key in MainActor.assumeIsolated { LineEditor.moveUp(count, key) }
    },
    LineEditorCommand(name: "next-line-or-history", original: rl_get_next_history) {
      count, key in MainActor.assumeIsolated { LineEditor.moveDown(count, key) }
    },
    LineEditorCommand(name: "complete-input", original: rl_complete) { _, _ in
      MainActor.assumeIsolated { LineEditor.complete() }
    },
  ]
}

extension LineEditorCommand {
  /// Makes the names known. To be called before readline reads inputrc files.
  static func register() {
    for command in all { rl_add_defun(command.name, command.function, -1) }
  }

  /// Takes over the keys of the originals. To be called after readline has read inputrc files.
  static func bind() {
    for name in ["emacs", "vi-insert", "vi-command"] {
      guard let map = rl_get_keymap_by_name(name) else { continue }
      for command in all {
        guard let sequences = rl_invoking_keyseqs_in_map(command.original, map) else { continue }
        var next = sequences
        while let sequence = next.pointee {
          rl_bind_keyseq_in_map(sequence, command.function, map)
          rl_free(sequence)
          next += 1
        }
        rl_free(sequences)
      }
    }
  }
}
