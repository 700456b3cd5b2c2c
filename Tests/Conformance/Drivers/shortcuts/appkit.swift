import AppKit

/// Presses each shortcut in a table view, and some in a menu bar; prints what is wrong.
@MainActor final class Hearer: MenuTableControllerDelegate, MenuBarControllerDelegate {
  var heard: [String] = []

  func menuTable(_ menu: MenuTableController, perform action: String, for node: MenuNode) {
    heard.append(KeysMenu.table.id(of: node) ?? "")
  }

  func menuBar(_ menuBar: MenuBarController, perform action: String, for node: MenuNode) {
    heard.append(KeysMenu.table.id(of: node) ?? "")
  }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}

@main struct Program {
  @MainActor static func main() throws {
    HeadlessActions.handlers["menuBarItemChosen:"] = { target, sender in
      (target as? MenuBarController)?.chooseItem(sender)
    }
    let hearer = Hearer()
    let tableView = MenuTableView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
    let menu = MenuTableController(KeysMenu.table, in: tableView)
    menu.delegate = hearer
    let bar = MenuBarController(KeysMenu.table)
    bar.delegate = hearer
    for (number, press) in try Press.all().enumerated() {
      let names = ["Meta": "Cmd"]
      let keys = press.held.map { names[$0] ?? $0 } + [press.key]
      guard let event = NSEvent.keys(keys.joined(separator: "+")) else {
        print("\(press.shown) has no key")
        continue
      }
      if !tableView.performKeyEquivalent(with: event) { print("\(press.shown) is left") }
      press.expect(hearer.take())
      if number % 16 == 0 {
        _ = bar.menu.performKeyEquivalent(with: event)
        press.expect(hearer.take())
      }
    }
  }
}
