import SwiftUI

/// The rows of slots, as a program gives them and as they must look.
extension Replay {
  func giveRows() {
    let program = program
    model.slotRow = { slot, index in
      let id = program.row(index, of: slot).id
      let title = program.title(ofRow: index, of: slot)
      let open: @MainActor () -> Void = { HeadlessHost.log.append("open \(title)") }
      // Every fourth row is a view of the program's, takes no taps, or is disabled.
      if id % 8 == 6 {
        return MenuOutlineSlotRow(id: id) { Text(verbatim: title + ", a view") }
      }
      if id % 4 == 2 {
        return MenuOutlineSlotRow(id: id, action: open) { Text(verbatim: title + ", a view") }
      }
      return MenuOutlineSlotRow(
        id: id, title: title, detail: program.detail(ofRow: index, of: slot),
        isEnabled: id % 4 != 0, isChecked: id % 3 == 0, action: id % 4 == 3 ? nil : open)
    }
    model.texts = { node in
      MenuOutlineTexts(
        badge: program.badges[node].map { "\($0)" }, isEnabled: !program.disabled.contains(node))
    }
  }

  /// The identity of a row: `ITEM`, `SLOT.ID`, `SLOT.placeholder` or `SLOT.loading`.
  func key(of content: MenuRowContent) -> String {
    switch content {
    case .item(let node): "\(node.number)"
    case .slotRow(let slot, let index): "\(slot.number).\(program.row(index, of: slot).id)"
    case .placeholder(let slot): "\(slot.number).placeholder"
    case .loading(let slot): "\(slot.number).loading"
    }
  }

  /// Reads it from where a row was drawn: the last item in the path is its own.
  func key(ofPath path: String) -> String? {
    let parts = path.components(separatedBy: "MenuNode(number: ")
    guard parts.count > 1, let last = parts.last else { return nil }
    let number = last.prefix { $0.isNumber }
    let kind = parts[parts.count - 2].split(separator: "/").last?.prefix { $0 != "(" } ?? ""
    switch kind {
    case "slotRow":
      let id = last.components(separatedBy: "AnyHashable(").last ?? ""
      return "\(number).\(id.prefix { $0 != ")" })"
    case "placeholder", "loading": return "\(number).\(kind)"
    default: return String(number)
    }
  }

  /// A row of a slot must look and sound as the program and the menu say.
  func checkSlot(_ content: MenuRowContent, _ element: HeadlessElement) {
    var text = ""
    switch content {
    case .item: break
    case .slotRow(let slot, let index):
      text = program.title(ofRow: index, of: slot)
      let id = program.row(index, of: slot).id
      let detail = id % 4 == 2 ? nil : program.detail(ofRow: index, of: slot)
      text += id % 4 == 2 ? ", a view" : detail.map { ", \($0)" } ?? ""
    case .placeholder(let slot): text = model.table.placeholder(of: slot) ?? ""
    case .loading(let slot): text = model.table.loading(of: slot) ?? ""
    }
    var isBusy = false
    if case .loading = content { isBusy = model.table.settings.busyDelay != nil }
    let isRight =
      element.label == text && isBusy == element.all.contains { $0.name == "(busy)" }
    if !isRight { HeadlessHost.log.append("WRONG \(content): \(element.tree)") }
  }

  /// A finger on a row of a slot.
  func tap(_ id: String, row index: Int) {
    print("tap row \(index) of \(id)")
    let key = key(of: .slotRow(node(id), index: index))
    let buttons = drawn.last { $0.key == key }?.element.all.filter { $0.press != nil } ?? []
    if let button = buttons.first {
      if button.isEnabled { button.press?() } else { print("  is disabled") }
    } else {
      print("  takes no taps")
    }
    report()
  }
}
