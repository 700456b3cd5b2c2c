import ArgumentParser
import Foundation
import MenuCompiler
import MenuRuntime

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows a menu in the terminal, as it first appears or interactively.",
    discussion: """
      The rows are those of the generated engines. `[x]` is a checked item, `(•)` the checked item \
      of a choice; a shortcut and an accessory, such as `›`, end the line.

      EXAMPLES:
        menuc show menu.toml
        menuc show menu.toml --all --ids      closed and hidden items, with ids
        menuc show menu.toml --filter wifi
        menuc show menu.toml --language de --set signed-in=true
        menuc show menu.toml --interactive    open, check and search with keys
      """)

  @Argument(help: "A menu document; `-` is standard input.", completion: .menus)
  var file: String

  @Flag(
    help: "Show all items, including hidden items, items on pages and items in closed categories.")
  var all = false

  @Flag(help: "Show the ids of items.")
  var ids = false

  @Option(help: ArgumentHelp("Show only this many levels of items.", valueName: "levels"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Show only items that contain these words in their titles, details, keywords or ids, and the"
        + " items above them.", valueName: "words"))
  var filter: String?

  @Option(
    help: ArgumentHelp("Show the texts of one of the menu's languages.", valueName: "tag"),
    completion: .languages)
  var language: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a condition, as a program does while it runs.", valueName: "condition=value"))
  var settings: [String] = []

  @Flag(
    name: .shortAndLong,
    help: "Try the menu out: arrow keys, Enter, Space, '/' to search, Backspace to go back, 'q'.")
  var interactive = false

  @OptionGroup var input: InputOptions

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      try WritePermission.require(for: "show", ifIt: input.outputFile != nil)
      status = try Reporter.run(input, isResult: false) { reporter in
        let assignment = try Assignment([file], input, to: &reporter)
        let run = CompilerRun(file, of: assignment, goal: .table, options: input)
        return run.report(to: &reporter) { compiled, _, _ in
          if let menu = compiled.menu { try show(RunTimeMenu(menu, in: language)) }
          return .success
        }
      }
    }
    try status.exit()
  }

  private func show(_ menu: RunTimeMenu) throws {
    var state = try menu.state(setting: InputOptions.defines(settings, of: "--set"))
    let options = MenuLines.Options(showsIDs: ids, depth: depth ?? .max)
    if let filter, let result = ItemSearch(menu.table).result(of: filter, in: state) {
      if result.items.isEmpty { Console.note(Self.note(of: result, for: filter)) }
      state.filter(result.items)
    }
    let isColored = Console(color: input.color, descriptor: STDOUT_FILENO).isColored
    if interactive {
      var browser = MenuBrowser(menu, state, options)
      return try browser.run(isColored: isColored)
    }
    let width = Console.size(ofTerminal: STDOUT_FILENO)?.columns
    let drawing = MenuLines(menu.table, options, width: width)
    let title = StyledText(menu.table.title, .bold)
    var lines = [width.map(title.truncated) ?? title]
    if menu.table.layout != .rows { lines.append(StyledText()) }
    lines +=
      all
      ? drawing.linesOfAllItems(in: state)
      : (0..<state.rowCount).flatMap { drawing.lines(ofRow: $0, in: state) }
    try Console.print(lines.map { $0.printed(isColored: isColored) + "\n" }.joined())
  }

  /// The reason why a search shows nothing.
  private static func note(of result: ItemSearch.Result, for words: String) -> String {
    switch result.hiddenCount {
    case 0: "no item contains '\(words)'"
    case 1: "the item that contains '\(words)' is hidden; '--all' shows hidden items"
    case let count: "\(count) items that contain '\(words)' are hidden; '--all' shows hidden items"
    }
  }

  func validate() throws {
    if let depth, depth < 1 { throw ValidationError("'--depth' takes a number of at least 1.") }
    if all, filter != nil {
      throw ValidationError(
        "'--filter' also finds items that are closed, and can't be combined with '--all'.")
    }
    if interactive, all || depth != nil || filter != nil {
      throw ValidationError(
        "'--interactive' can't be combined with '--all', '--depth' or '--filter'.")
    }
    if interactive, file == Disk.standardInput {
      throw ValidationError("'--interactive' reads keys from standard input: name a file.")
    }
    let settings = try InputOptions.defines(settings, of: "--set")
    for setting in settings
    where input.defines.contains(where: { $0.condition == setting.condition }) {
      throw ValidationError(
        "'\(setting.condition)' is given to both '--define', which fixes its value, and '--set'.")
    }
  }
}

extension MenuBrowser {
  /// Shows the menu in the terminal until the user quits.
  fileprivate mutating func run(isColored: Bool) throws {
    let terminal = try RawTerminal()
    defer { terminal.close() }
    while true {
      let (columns, rows) = terminal.size
      terminal.draw(screen(columns: columns, rows: rows, isColored: isColored))
      switch terminal.next() {
      case .redraw: break
      case .key(.suspend): terminal.suspend()
      case .key(let key): if !press(key) { return }
      }
    }
  }
}
