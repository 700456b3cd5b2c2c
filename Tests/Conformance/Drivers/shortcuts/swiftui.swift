import SwiftUI

/// Presses the button of each shortcut; prints what is wrong.
@main struct Program {
  @MainActor static func main() throws {
    let model = MenuModel(KeysMenu.table)
    let host = HeadlessHost {
      MenuOutline(model).onMenuChoice { node in
        HeadlessHost.log.append(KeysMenu.table.id(of: node) ?? "")
      }
    }
    host.update()
    var buttons: [String: [HeadlessElement]] = [:]
    for element in host.root.all {
      for note in element.notes where note.hasPrefix("keys ") {
        buttons[String(note.dropFirst(5)), default: []].append(element)
      }
    }
    _ = HeadlessHost.takeLog()
    let modifiers: [String: EventModifiers] = [
      "Ctrl": .control, "Alt": .option, "Shift": .shift, "Meta": .command,
    ]
    for press in try Press.all() {
      let held = press.held.reduce(EventModifiers()) { $0.union(modifiers[$1] ?? []) }
      var found =
        buttons[KeyboardShortcut(equivalent(press.key), modifiers: held).description] ?? []
      if press.typed != press.key, held.contains(.shift) {
        let typed = KeyboardShortcut(equivalent(press.typed), modifiers: held.subtracting(.shift))
        found += buttons[typed.description] ?? []
      }
      if found.count != 1 { print("\(press.shown) has \(found.count) buttons") }
      for element in found { element.all.first { $0.press != nil }?.press?() }
      press.expect(HeadlessHost.takeLog().filter { $0.hasPrefix("k") })
    }
  }

  /// The character of a key in SwiftUI.
  static func equivalent(_ key: String) -> KeyEquivalent {
    let named: [String: KeyEquivalent] = [
      "Space": .space, "Enter": .return, "Escape": .escape, "Tab": .tab, "Backspace": .delete,
      "Delete": KeyEquivalent("\u{F728}"), "Insert": KeyEquivalent("\u{F727}"), "Home": .home,
      "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Up": .upArrow, "Down": .downArrow,
      "Left": .leftArrow, "Right": .rightArrow,
    ]
    if let equivalent = named[key] { return equivalent }
    if key.count > 1, let number = UInt32(key.dropFirst()),
      let scalar = Unicode.Scalar(0xF703 + number)
    {
      return KeyEquivalent(Character(scalar))
    }
    return KeyEquivalent(key.first ?? " ")
  }
}
