import AppKit

/// A menu bar's menu: opens menus, chooses items and presses keys, and prints what they show.
@MainActor final class BarReplay: MenuBarControllerDelegate, MenuBarControllerDataSource {
  let bar: MenuBarController
  var rows: [MenuTableSlotRow] = []
  var texts: [String: MenuTableTexts] = [:]
  var selectors: [String: Selector] = [:]
  /// How often rows were asked for.
  private(set) var asked = 0
  /// Whether a slot is made busy when its rows are asked for.
  var isAsking = false

  init(_ table: MenuTable) {
    print("=== menu \(table.title)")
    HeadlessActions.handlers["menuBarItemChosen:"] = { target, sender in
      (target as? MenuBarController)?.chooseItem(sender)
    }
    bar = MenuBarController(table)
    bar.delegate = self
    bar.dataSource = self
  }

  func node(_ id: String) -> MenuNode {
    guard let node = bar.table.node(withID: id) else {
      preconditionFailure("the menu has no item \(id)")
    }
    return node
  }
  func id(_ node: MenuNode) -> String { bar.table.id(of: node) ?? "-" }

  /// Prints the menu and all submenus as they look when they open.
  func show() { show(bar.menu, "  ") }

  private func show(_ menu: NSMenu, _ indentation: String) {
    menu.open()
    for item in menu.items where !item.isHidden {
      print(indentation + text(item))
      if let submenu = item.submenu { show(submenu, indentation + "  ") }
    }
    for line in HeadlessLog.take() { print("  \(line)") }
  }

  private func text(_ item: NSMenuItem) -> String {
    if item.isSeparatorItem { return "────" }
    var text = (item.state == .on ? "✓ " : "") + item.title
    if let badge = item.badge?.stringValue { text += " (\(badge))" }
    if let subtitle = item.subtitle { text += " | \(subtitle)" }
    if let image = item.image { text += " <\(image.text)>" }
    if let label = item.spokenLabel { text += " says \(label)" }
    if let tip = item.toolTip { text += " tip \(tip)" }
    if !item.keyEquivalent.isEmpty { text += " " + keys(item) }
    return text + (item.isEnabled ? "" : ", disabled")
  }

  private func keys(_ item: NSMenuItem) -> String {
    let names: [(NSEvent.ModifierFlags, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let modifiers = names.filter { item.keyEquivalentModifierMask.contains($0.0) }.map(\.1)
    let key = item.keyEquivalent.unicodeScalars.map { scalar in
      scalar.value < 33 || scalar == "\u{7F}" || scalar.value > 0xF6FF
        ? "U+" + String(scalar.value, radix: 16) : String(scalar)
    }
    return modifiers.joined() + key.joined()
  }

  /// Opens the menu and chooses the item at a path of titles.
  func choose(_ path: String...) {
    print("choose \(path.joined(separator: " > "))")
    var menu: NSMenu? = bar.menu
    for (depth, title) in path.enumerated() {
      menu?.open()
      guard let index = menu?.items.firstIndex(where: { $0.title == title }) else {
        return print("  is not there")
      }
      if depth == path.count - 1 { menu?.performActionForItem(at: index) }
      menu = menu?.items[index].submenu
    }
    report()
  }

  func press(_ shortcut: String) {
    print("press \(shortcut)")
    guard let event = NSEvent.keys(shortcut) else { return print("  has no key") }
    print("  taken: \(bar.menu.performKeyEquivalent(with: event))")
    report()
  }

  func event(_ name: String, _ event: (inout MenuExpansion) -> MenuChange) {
    print(name)
    bar.perform(event)
    show()
  }

  func report() { for line in HeadlessLog.take() { print("  \(line)") } }

  func menuBar(_ menuBar: MenuBarController, perform action: String, for node: MenuNode) {
    HeadlessLog.note("action \(action) of \(id(node))")
  }
  func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode) {
    HeadlessLog.note("chosen \(id(node)), checked: \(bar.state.isChecked(node))")
  }
  func menuBar(
    _ menuBar: MenuBarController, selectorFor action: String, of node: MenuNode
  ) -> Selector? {
    selectors[action]
  }
  func menuBar(
    _ menuBar: MenuBarController, tagFor action: String, of node: MenuNode
  ) -> Int? {
    7
  }
  func menuBar(_ menuBar: MenuBarController, rowsOf slot: MenuNode) -> [MenuTableSlotRow] {
    asked += 1
    if isAsking { menuBar.setBusy(true, in: slot) }
    return rows
  }
  func menuBar(_ menuBar: MenuBarController, textsOf node: MenuNode) -> MenuTableTexts {
    texts[id(node)] ?? MenuTableTexts()
  }
}

/// The File menu of an editor: shortcuts, conditions, separators and recent files.
@MainActor func fileMenu() {
  let replay = BarReplay(FileMenu.table)
  replay.show()
  replay.press("Mod+N")
  replay.press("Mod+S")
  replay.event("a document") { FileMenu.set(.hasDocument(true), in: &$0) }
  replay.press("Mod+S")
  replay.event("a change") { FileMenu.set(.hasChanges(true), in: &$0) }
  replay.press("Mod+S")
  replay.press("Mod+Shift+S")
  replay.rows = ["Letter", "Diary"].map { title in
    MenuTableSlotRow(title, detail: "in Documents", badge: title == "Diary" ? "2" : nil) {
      HeadlessLog.note("open \(title)")
    }
  }
  replay.rows.append(MenuTableSlotRow("On a disk that is away", isEnabled: false) {})
  replay.show()
  replay.choose("Diary")
  replay.choose("On a disk that is away")
  replay.choose("New from template", "Diary")
  replay.choose("New from template", "On a disk that is away")
  replay.choose("Windows")
  replay.choose("Recent files")
  replay.choose("Export", "PDF…")
  print("texts from the program, and a selector")
  let save = replay.node("save")
  replay.texts["save"] = MenuTableTexts(title: "Save Letter", badge: "!")
  replay.texts["print"] = MenuTableTexts(isEnabled: false)
  replay.texts["export"] = MenuTableTexts(isEnabled: false)
  replay.selectors["close"] = "performClose:"
  replay.bar.delegate = replay
  replay.show()
  replay.choose("Print…")
  replay.choose("Close")
  for id in ["close", "save"] {
    print("the tag of \(id): \(replay.bar.item(of: replay.node(id))?.tag ?? -1)")
  }
  print("the save item: \(replay.bar.item(of: save)?.identifier?.rawValue ?? "-")")
  replay.rows = []
  replay.bar.setBusy(true, in: replay.node("templates"))
  replay.bar.setBusy(true, in: replay.node("recent"))
  replay.show()
  replay.texts = [:]
  replay.event("no document") {
    FileMenu.set(.hasDocument(false), .hasChanges(false), in: &$0)
  }
}

/// Checks, a choice of one, a destructive action.
@MainActor func barOfPreferences() {
  let replay = BarReplay(PreferencesMenu.table)
  replay.show()
  replay.choose("Theme", "Dark")
  replay.choose("Theme", "Dark")
  replay.event("restore") { $0.restore("v1 *theme.auto").change }
}

/// Another language.
@MainActor func barOfMarket() {
  let replay = BarReplay(MarketMenu.table(in: ["de"]))
  replay.show()
  replay.bar.setTable(MarketMenu.table(in: ["ar"]))
  replay.bar.setTable(GroceriesMenu.table)
  replay.show()
  print("direction \(replay.bar.menu.userInterfaceLayoutDirection)")
}

/// Shortcuts of every kind, and titles that look like something else.
@MainActor func barOfTexts() {
  for name in [
    "Mod+K", "Ctrl+Alt+Delete", "Shift+F12", "Alt+Left", "Mod+Enter", "Hyper+K", "Mod+Plus",
  ] {
    let keys = MenuShortcut(text: name).map { MenuKeyEquivalent($0) }
    let scalars = keys?.key.unicodeScalars.map { String($0.value, radix: 16) } ?? []
    print("\(name): \(scalars.joined(separator: " ")) \(keys?.modifiers.rawValue ?? 0)")
  }
  let replay = BarReplay(HostileTextsMenu.table)
  for node in replay.bar.table.nodes {
    let item = replay.bar.item(of: node)
    let isSame = item?.isSeparatorItem == true || item?.title == replay.bar.table.title(of: node)
    if !isSame { print("MISSING title \(replay.bar.table.title(of: node))") }
  }
  replay.bar.menu.open()
  replay.report()
}

/// The standard items of an app.
@MainActor func barOfRoles() {
  let replay = BarReplay(RolesMenu.table)
  replay.show()
  for (title, id) in [("Settings…", "app"), ("Copy", "edit"), ("Paste", "edit")] {
    replay.choose(replay.bar.table.title(of: replay.node(id)), title)
  }
  replay.choose("Edit", "Find", "Find Next")
  for shortcut in ["Mod+C", "Mod+Q", "Ctrl+Q", "Mod+,"] { replay.press(shortcut) }
  for id in ["find.find", "find.next", "copy"] {
    print("the tag of \(id): \(replay.bar.item(of: replay.node(id))?.tag ?? -1)")
  }
  let app = NSApplication.shared
  for menu in [app.servicesMenu, app.windowsMenu, app.helpMenu] {
    print("the app's menu: \(menu?.title ?? "none")")
  }
}

/// A slot in an inline group that is hidden.
@MainActor func barOfGroups() {
  let recent = MenuItem("recent", "", [.category, .inline, .slot])
  let files = MenuItem("files", "Files", [.category, .inline], items: [recent])
  let items = [files, MenuItem("quit", "Quit")]
  guard let table = try? MenuTable(items: items, name: "Groups", title: "Groups") else {
    return print("EXCEPTION no table")
  }
  let replay = BarReplay(table)
  replay.rows = [MenuTableSlotRow("Letter") {}]
  replay.show()
  let group = replay.node("files")
  replay.event("hide the group") { $0.setHidden([group], true) }
}
