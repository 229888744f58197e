import CReadline

/// An editing command that this program brings to readline.
///
/// It goes by a name, so that an inputrc file can bind it, and takes over every key that readline, or the user, has
/// bound to the commands it stands in for.
struct LineEditorCommand {
  /// A command of readline's: the count that was typed before it, and the key.
  typealias Function = @convention(c) (Int32, Int32) -> Int32

  let name: String
  let originals: [Function]
  let function: Function

  static let all = [
    LineEditorCommand(name: "accept-input", originals: [rl_newline]) { count, key in
      MainActor.assumeIsolated { LineEditor.accept(count, key) }
    },
    LineEditorCommand(name: "previous-line-or-history", originals: [rl_get_previous_history]) {
      count, key in MainActor.assumeIsolated { LineEditor.moveUp(count, key) }
    },
    LineEditorCommand(name: "next-line-or-history", originals: [rl_get_next_history]) {
      count, key in MainActor.assumeIsolated { LineEditor.moveDown(count, key) }
    },
    LineEditorCommand(
      name: "complete-input",
      originals: [
        rl_complete, rl_menu_complete, rl_backward_menu_complete, rl_possible_completions,
        rl_insert_completions,
      ]
    ) { _, _ in
      MainActor.assumeIsolated { LineEditor.complete() }
    },
    LineEditorCommand(
      name: "clear-input-screen",
      originals: [rl_clear_screen, rl_clear_display, rl_refresh_line]
    ) { _, _ in
      MainActor.assumeIsolated { LineEditor.clearScreen() }
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
      for (command, original) in all.flatMap({ command in command.originals.map { (command, $0) } })
      {
        guard let sequences = rl_invoking_keyseqs_in_map(original, map) else { continue }
        var next = sequences
        while let sequence = next.pointee {
          rl_bind_keyseq_in_map(sequence, command.function, map)
          rl_free(sequence)
          next += 1
        }
        rl_free(sequences)
      }
      defineUnbound(behind: map)
    }
  }

  /// Gives a meaning to each key of several bytes that has none.
  private static func defineUnbound(behind map: Keymap) {
    for key in 0..<256 {
      guard let inner = readline_keys_behind(map, Int32(key)) else { continue }
      readline_define_unbound(inner, unboundKey)
      defineUnbound(behind: inner)
    }
  }

  /// What a key of several bytes does that means nothing: it sounds the bell, as readline does. That jumps back to where the
  /// key began, and in version 8.2 crashes where this was within another command: Control-R, Escape, `q`.
  private static let unboundKey: Function = { _, _ in
    rl_ding()
    return 0
  }
}
