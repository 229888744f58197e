extension Command {
  /// Every command, in the order that `:help` lists them.
  static let all: [Command] = making + editing + looking + files + preview + learning

  private static let making: [Command] = [
    Command(
      "gauge", "NAME VALUE [in LOW...HIGH] [\"LABEL\"]", "writes a new gauge and shows it",
      details: """
        Writes the Swift for a new state and a gauge that shows it, with a label, the present value and, \
        at the ends, the bounds. Without a range it is 0...1, shown as percent. A name that is taken is an error: \
        `:set` changes its value.
        """,
      example: ":gauge speed 140 in 0...200 \"Speed\"", completes: [.nothing, .swift]
    ) { try $0.gauge($1) },
    Command(
      "set", "NAME VALUE", "changes a state, as NAME = VALUE does",
      details: "The value is any Swift expression of the state's type, other states included.",
      example: ":set speed 180", completes: [.state, .swift]
    ) { try $0.set($1) },
  ]

  private static let editing: [Command] = [
    Command(
      "style", "[NAME]", "sets the gauge's style, or lists the styles",
      details: """
        Without an argument, lists the styles. Takes a style's name with or without its dot, a style type of your own, or any Swift expression that makes a style. \
        The style is written into the source, where `:code` shows it.
        """,
      example: ":style accessoryCircular", completes: [.style]
    ) { try $0.style($1) },
    Command(
      "tint", "[COLOUR…]", "sets the gauge's tint; several colours make a gradient",
      details: """
        A colour is a name (`green` or `.green`), `#RRGGBB`, or a Swift expression; several, separated by \
        blanks or commas, make a gradient. `none` takes the tint away. Without an argument, lists the colours.
        """,
      example: ":tint green yellow red", completes: [.tint]
    ) { try $0.tint($1) },
    Command(
      "range", "LOW...HIGH", "sets the range of the gauge's value",
      details: "The bounds are Swift expressions; the low one must not be above the high one.",
      example: ":range 0...200", completes: [.swift]
    ) { try $0.range($1) },
    Command(
      "label", "SLOT TEXT", "sets one of the gauge's labels",
      details: """
        The slots are `label`, `current`, `minimum` and `maximum`, or Swift's names for them. The text is the \
        rest of the line; in double quotes it is a Swift literal, which can hold `\\(values)`. Minimum and maximum \
        go together: setting one gives the other a blank.
        """,
      example: ":label current \"\\(Int(speed)) km/h\"", completes: [.label, .nothing]
    ) { try $0.label($1) },
  ]

  private static let looking: [Command] = [
    Command(
      "styles", "shows the gauge in every style, side by side",
      details:
        "As many stand in a row as the window has room for, each under the name that `:style` takes."
    ) { try $0.styles($1) },
    Command(
      "explain", "says which labels the style shows, and why not the others",
      details: """
        For a style of your own it says which labels its `makeBody` uses. It names the modifiers too that are taken and change \
        nothing in a terminal.
        """
    ) { try $0.explain($1) },
    Command("tints", "shows the colours that :tint knows by name") { try $0.tints($1) },
    Command(
      "symbols", "[QUERY]", "lists system symbols for Image(systemName:)",
      details: "With a word, only those that have it in their name or description.",
      example: ":symbols gauge"
    ) { try $0.symbols($1) },
    Command(
      "show", "[NAME]", "draws again, or shows the view or preview of that name",
      details:
        "The name is that of a view that needs no arguments, of a preview, or of a preview provider.",
      example: ":show SpeedGauge", completes: [.declaration]
    ) { try $0.show($1) },
    Command("list", "lists what is declared, with the states' values") { try $0.list($1) },
    Command(
      "code", "prints the Swift source, ready for Xcode",
      details: """
        Each state that has changed begins with its present value; one at the top level that nothing shown uses is left out. \
        Names that nothing declares, over which Xcode would stop, are told of behind the source.
        """
    ) { try $0.code($1) },
    Command(
      "undo", "takes back the last change",
      details: "It says which that was. An input that was refused has changed nothing."
    ) { try $0.undo($1) },
    Command("redo", "does again what was taken back") { try $0.redo($1) },
    Command("reset", "begins with an empty document") {
      try $0.reset($1)
    },
  ]

  private static let files: [Command] = [
    Command(
      "open", "FILE", "begins anew with a Swift file or a notebook",
      details: """
        The file's declarations and previews take the place of the document; `:undo` brings that back. Of a notebook \
        (a file that ends in `.md`) the code is run and the last picture shown. Where something is wrong, all stays as it was.
        """,
      example: ":open Speedometer.swift", completes: [.nothing]
    ) { try $0.open($1) },
    Command(
      "save", "FILE", "writes the Swift source, as :code prints it",
      details: """
        A file that was opened or saved here is replaced; any other that is there already only when the command is \
        given a second time. The old file stays whole until all of the new one is on disk.
        """,
      example: ":save Speedometer.swift", completes: [.nothing]
    ) { try $0.save($1) },
    Command(
      "export", "FILE", "writes the picture: .svg, .txt, .ansi or .html",
      details: """
        The file's ending says what it holds: `.svg` shapes for light and dark pages, `.txt` characters alone, `.ansi` characters \
        with a terminal's colours, `.html` a web page of them. All that is shown is in the picture, at the preview's width. A file that is \
        there already is replaced as `:save` does it.
        """,
      example: ":export speed.svg", completes: [.nothing]
    ) { try $0.export($1) },
  ]

  private static let preview: [Command] = [
    Command(
      "canvas", "[SET]", "sets what previews are drawn with, or lists the sets",
      details: "It is no change of the document: `:undo` passes over it.",
      example: ":canvas braille", completes: [.canvas]
    ) { try $0.canvas($1) },
    Command(
      "appearance", "[MODE]", "draws previews for a dark or a light background",
      details:
        "The mode is `dark`, `light`, or `auto`, as the terminal is. `:undo` passes over it.",
      example: ":appearance light", completes: [.appearance]
    ) { try $0.appearance($1) },
    Command(
      "width", "[N]", "draws previews in N columns",
      details: "N is at most what the window has; `auto` takes all of it. `:undo` passes over it.",
      example: ":width 40", completes: [.nothing]
    ) { try $0.width($1) },
  ]

  private static let learning: [Command] = [
    Command(
      "tutorial", "[NAME]", "opens a tutorial, or lists them",
      details: """
        A tutorial is a session of its own: try what you like between its steps. Return goes on to the next step, \
        `:back` to the one before, `:again` begins the step anew, `:stop` or Control-D returns to your own session.
        """,
      example: ":tutorial upload-status", completes: [.tutorial]
    ) { try $0.openTutorial($1) },
    Command("back", "in a tutorial: the step before") { try $0.back($1) },
    Command("again", "in a tutorial: this step from its beginning") { try $0.again($1) },
    Command("hint", "in a tutorial: what this step asks for") { try $0.hint($1) },
    Command("skip", "in a tutorial: the next step, this one done or not") {
      try $0.skip($1)
    },
    Command("stop", "in a tutorial: back to your own session") { try $0.stop($1) },
    Command(
      "help", "[NAME]", "explains a command or a Swift name",
      details: "Without a name, lists the commands.",
      example: ":help tint", completes: [.command]
    ) { try $0.help($1) },
    Command("quit", aliases: ["exit"], "leaves") { session, argument in
      try argument.expectEmpty()
      return [.quit]
    },
  ]
}

extension Argument {
  /// Refuses an argument where none is taken.
  nonisolated func expectEmpty() throws {
    guard isEmpty else { throw Misuse(self, "this command takes no argument") }
  }
}
