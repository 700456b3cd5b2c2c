import UIKit

/// Presses each key command; prints what is wrong.
@MainActor final class Hearer: MenuTableControllerDelegate {
  var heard: [String] = []

  func menuTable(_ menu: MenuTableController, perform action: String, for node: MenuNode) {
    heard.append(KeysMenu.table.id(of: node) ?? "")
  }
}

@main struct Program {
  @MainActor static func main() throws {
    let hearer = Hearer()
    let menu = MenuTableController(KeysMenu.table, in: UITableView())
    menu.delegate = hearer
    let commands = menu.keyCommands(action: "press")
    let flags: [String: UIKeyModifierFlags] = [
      "Ctrl": .control, "Alt": .alternate, "Shift": .shift, "Meta": .command,
    ]
    let inputs = [
      "Space": " ", "Enter": "\r", "Escape": "<escape>", "Tab": "\t", "Backspace": "\u{8}",
      "Delete": "<delete>", "Home": "<home>", "End": "<end>", "PageUp": "<page up>",
      "PageDown": "<page down>", "Up": "<up>", "Down": "<down>", "Left": "<left>",
      "Right": "<right>",
    ]
    for press in try Press.all() {
      let held = press.held.reduce(UIKeyModifierFlags()) { $0.union(flags[$1] ?? []) }
      let isFunction = press.key.count > 1 && press.key.first == "F"
      let name = isFunction ? "<\(press.key.lowercased())>" : press.key
      let input = inputs[press.key] ?? name
      let found = commands.filter { command in
        if command.input == input { return command.modifierFlags == held }
        return command.input == press.typed && command.modifierFlags.union(.shift) == held
      }
      // UIKit has no name for these.
      let isUnknown =
        press.key == "Insert" || (isFunction && (Int(press.key.dropFirst()) ?? 0) > 12)
      if found.count != (isUnknown ? 0 : 1) { print("\(press.shown) has \(found.count) commands") }
      for command in found {
        menu.press(command)
        press.expect(hearer.heard)
        hearer.heard = []
      }
    }
  }
}
