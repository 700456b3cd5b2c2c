// The File menu in a program: its document decides what the menu offers.
//
// Each argument is an event: the title of a row that is chosen, or `type`, which changes the document.
// After each, the program prints its menu.

@main struct Editor {
  var menu = MenuExpansion(FileMenu.table)
  /// The name of the open document's file.
  var document: String?
  /// The rows of the slot `recent`.
  var recent: [String] = []
  /// The rows of the slot `templates`.
  let templates = ["Invoice", "Minutes"]
  /// What a user would choose when asked for a file.
  var files = ["Letter", "Terms (locked)"]

  init() { menu.setCount(templates.count, in: FileMenu.ID.templates) }

  mutating func open(_ name: String) {
    document = name
    remember(name)
    FileMenu.set(
      .hasDocument(true), .hasChanges(false), .readOnly(name.hasSuffix("(locked)")), in: &menu)
  }

  mutating func makeDocument() {
    document = "Untitled"
    FileMenu.set(.hasDocument(true), .hasChanges(false), .readOnly(false), in: &menu)
  }

  /// Puts a file first in the slot, and removes the row that it had before.
  mutating func remember(_ name: String) {
    if let row = recent.firstIndex(of: name) {
      recent.remove(at: row)
      menu.removeRows([row], in: FileMenu.ID.recent)
    }
    recent.insert(name, at: 0)
    menu.insertRows([0], in: FileMenu.ID.recent)
    FileMenu.set(.hasRecent(true), in: &menu)
  }

  mutating func perform(_ action: FileMenu.Action) {
    switch action {
    case .new: makeDocument()
    case .open: if !files.isEmpty { open(files.removeFirst()) }
    case .clearRecent:
      recent = []
      menu.setCount(0, in: FileMenu.ID.recent)
      FileMenu.set(.hasRecent(false), in: &menu)
    case .save, .revert: FileMenu.set(.hasChanges(false), in: &menu)
    case .saveAs: open("Copy of \(document ?? "")")
    case .export, .print, .quit: break
    case .close:
      document = nil
      FileMenu.set(.hasDocument(false), .hasChanges(false), .readOnly(false), in: &menu)
    }
  }

  /// What a row shows.
  func title(_ content: MenuRowContent) -> String {
    switch content {
    case .item(let node): menu.table.title(of: node)
    case .slotRow(FileMenu.ID.recent, let index): recent[index]
    case .slotRow(_, let index): templates[index]
    case .placeholder(let slot): menu.table.placeholder(of: slot) ?? ""
    case .loading(let slot): menu.table.loading(of: slot) ?? ""
    }
  }

  mutating func choose(_ wanted: String) {
    let rows = (0..<menu.rowCount).compactMap { menu.content(atRow: $0) }
    guard let content = rows.first(where: { title($0) == wanted }) else { return }
    switch content {
    case .item(let node):
      if case .action(let action) = FileMenu.tap(node, in: &menu).response { perform(action) }
    case .slotRow(FileMenu.ID.recent, let index): open(recent[index])
    case .slotRow: makeDocument()
    case .placeholder, .loading: break
    }
  }

  /// One line per row: what is open or checked, its level, and its title, in parentheses if the row is
  /// dimmed, with a colon if it is a heading.
  func printMenu() {
    for row in 0..<menu.rowCount {
      guard let content = menu.content(atRow: row) else { continue }
      var level = menu.table.depth(below: content.node)
      var mark = " "
      var text = title(content)
      if case .item(let node) = content {
        if menu.table.isSeparator(node) {
          print("---")
          continue
        }
        level = menu.table.depth(of: node)
        if menu.table.isInline(node) {
          text += ":"
        } else if menu.table.isCategory(node), !menu.isEmpty(node) {
          mark = menu.isExpanded(node) ? "-" : "+"
        } else if menu.isChecked(node) {
          mark = "*"
        }
        if !menu.isEnabled(node) { text = "(\(text))" }
      }
      print(mark + String(repeating: "  ", count: level) + text)
    }
  }

  static func main() {
    var editor = Editor()
    editor.printMenu()
    for event in CommandLine.arguments.dropFirst() {
      print(event)
      if event == "type" {
        FileMenu.set(.hasChanges(editor.document != nil), in: &editor.menu)
      } else {
        editor.choose(event)
      }
      editor.printMenu()
    }
  }
}
