import UIKit

/// A button's menu and a menu bar: opens them, chooses items, and prints what they show.
@MainActor final class MenusReplay: MenuBarControllerDelegate, MenuBarControllerDataSource {
  let bar: MenuBarController
  var rows: [MenuTableSlotRow] = []
  var texts: [String: MenuTableTexts] = [:]

  init(_ table: MenuTable) {
    print("=== menus of \(table.title)")
    bar = MenuBarController(table)
    bar.delegate = self
    bar.dataSource = self
  }

  func node(_ id: String) -> MenuNode {
    guard let node = bar.table.node(withID: id) else { preconditionFailure("no item \(id)") }
    return node
  }

  /// Prints a menu and its submenus as they look when they open.
  func show(_ elements: [UIMenuElement], _ indentation: String = "  ") {
    for element in elements {
      if let deferred = element as? UIDeferredMenuElement {
        show(deferred.elements, indentation)
        continue
      }
      print(indentation + text(element))
      if let menu = element as? UIMenu { show(menu.children, indentation + "  ") }
    }
  }

  private func text(_ element: UIMenuElement) -> String {
    var text = element.title
    if let subtitle = element.subtitle { text += " | \(subtitle)" }
    if let image = element.image { text += " <\(image.name)>" }
    if let menu = element as? UIMenu {
      if menu.options.contains(.displayInline) { text += " (inline)" }
      if menu.options.contains(.singleSelection) { text += " (one)" }
      return text + ":"
    }
    if let keys = element as? UIKeyCommand { text += " \(keys.input ?? "")" }
    let command = element as? UICommand
    let action = element as? UIAction
    let state = command?.state ?? action?.state
    if state != .off { text += " \(state.map { "\($0)" } ?? "")" }
    let attributes = command?.attributes ?? action?.attributes ?? []
    if attributes.contains(.destructive) { text += ", red" }
    if attributes.contains(.disabled) { text += ", disabled" }
    return text
  }

  /// A person chooses the element with a title, in a menu that opens now.
  func choose(_ title: String, in menu: UIMenu) {
    print("choose \(title)")
    func find(_ elements: [UIMenuElement]) -> UIMenuElement? {
      for element in elements {
        let below = (element as? UIDeferredMenuElement)?.elements ?? (element as? UIMenu)?.children
        if let found = below.flatMap(find) { return found }
        if below == nil, element.title == title { return element }
      }
      return nil
    }
    switch find([menu]) {
    case let action as UIAction: action.choose(in: UITableView())
    case let command as UICommand where !command.attributes.contains(.disabled):
      bar.choose(command)
    default: print("  is not there")
    }
    report()
  }

  func event(_ name: String, _ event: @escaping (inout MenuExpansion) -> MenuChange) {
    print(name)
    bar.perform(event)
    report()
  }

  func report() {
    for line in HeadlessLog.take() { print("  \(line)") }
  }

  func menuBar(_ menuBar: MenuBarController, perform action: String, for node: MenuNode) {
    HeadlessLog.note("action \(action) of \(menuBar.table.title(of: node))")
  }

  func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode) {
    HeadlessLog.note("chosen \(menuBar.table.title(of: node))")
  }

  func menuBar(_ menuBar: MenuBarController, rowsOf slot: MenuNode) -> [MenuTableSlotRow] { rows }

  func menuBar(_ menuBar: MenuBarController, textsOf node: MenuNode) -> MenuTableTexts {
    menuBar.table.id(of: node).flatMap { texts[$0] } ?? MenuTableTexts()
  }
}

/// Menus of buttons, which are requested each time they open.
@MainActor func buttons() {
  let file = MenusReplay(FileMenu.table)
  let menu = file.bar.menu()
  file.show([menu])
  file.event("a document with changes") {
    FileMenu.set(.hasDocument(true), .hasChanges(true), .hasRecent(true), in: &$0)
  }
  file.rows = [
    MenuTableSlotRow("Letter", detail: "today") { HeadlessLog.note("open the letter") },
    MenuTableSlotRow("Lost", isEnabled: false),
  ]
  file.texts["save"] = MenuTableTexts(title: "Save “Letter”", detail: "changed", badge: "1")
  file.texts["new"] = MenuTableTexts(isEnabled: false)
  file.show([menu])
  for title in ["Save “Letter”", "New", "Windows", "Letter", "Lost", "PDF…"] {
    file.choose(title, in: menu)
  }
  print("the menu of one category")
  file.show([file.bar.menu(of: file.node("export"))])
  file.show([file.bar.menu(of: file.node("line-endings"))])
  let preferences = MenusReplay(PreferencesMenu.table)
  let settings = preferences.bar.menu()
  preferences.show([settings])
  for title in ["Dark", "Lock screen", "Banners", "Profile", "Delete the account"] {
    preferences.choose(title, in: settings)
  }
  preferences.show([settings])
}

/// The menu bar of iPadOS and Mac Catalyst.
@MainActor func menuBar() {
  let mail = MenusReplay(MailMenu.table)
  mail.rows = [MenuTableSlotRow("Lunch") { HeadlessLog.note("open Lunch") }]
  let action = Selector("choose:")
  func build() -> [UIMenu] {
    let builder = HeadlessMenuBuilder()
    mail.bar.insert(into: builder, action: action)
    mail.show(builder.menus)
    mail.report()
    return builder.menus
  }
  var menus = build()
  mail.choose("Inbox", in: menus[1])
  mail.choose("Lunch", in: menus[2])
  mail.event("sign in") { MailMenu.set(.signedIn(true), in: &$0) }
  menus = build()
  mail.event("close Mailboxes") { $0.collapse(mail.node("mailboxes")) }
  mail.texts["inbox"] = MenuTableTexts(title: "Inbox of Ann", isEnabled: false)
  if let command = menus[1].children.first.flatMap({ ($0 as? UIMenu)?.children.first ?? $0 })
    as? UICommand
  {
    mail.bar.validate(command, action: Selector("other:"))
    mail.show([command])
    mail.bar.validate(command, action: action)
    mail.show([command])
  }
  mail.bar.choose(UICommand(title: "Else", action: action, propertyList: "nothing"))
  mail.rows = []
  mail.bar.setBusy(true, in: mail.node("recent"))
  mail.bar.setBusy(true, in: mail.node("recent"))
  mail.report()
  menus = build()
  let preferences = MenusReplay(PreferencesMenu.table)
  let builder = HeadlessMenuBuilder()
  preferences.bar.insert(into: builder, action: action)
  preferences.show(builder.menus)
  preferences.choose("Dark", in: builder.menus[1])
  preferences.show(preferences.bar.commands(of: preferences.node("theme"), action: action))
  print("without the items that the menu bar has")
  let roles = MenusReplay(RolesMenu.table)
  let bar = HeadlessMenuBuilder()
  roles.bar.insert(into: bar, action: action)
  roles.show(bar.menus)
  print("with them")
  roles.show([roles.bar.menu()])
}
