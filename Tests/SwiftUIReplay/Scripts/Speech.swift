import SwiftUI

/// What VoiceOver reads of the rows of slots: their texts without images, whether they are checked, and
/// their level from the second.
@MainActor func speech() {
  print("=== speech")
  HeadlessHost.names = { "\($0)" }
  let symbols: Set = ["star", "checkmark"]
  UIImage.symbols.formUnion(symbols)
  let tags = MenuItem("tags", "", [.category, .open, .inline, .slot, .choosesAny])
  let files = MenuItem("files", "Files", [.category, .open, .slot, .choosesOne])
  guard let table = try? MenuTable(items: [tags, files]) else { return print("WRONG: no table") }
  let model = MenuModel(table)
  // The second row of a slot takes no taps.
  model.slotRow = { slot, index in
    let title = "\(model.table.id(of: slot) ?? "-") \(index)"
    var row = MenuOutlineSlotRow(id: index, title: title, icon: "star", isChecked: true)
    if index == 0 { row.action = {} }
    return row
  }
  for slot in table.nodes { model.setCount(2, in: slot) }
  let host = HeadlessHost { MenuOutline(model) }
  for row in host.root.all where row.label != nil {
    let notes = row.all.flatMap(\.notes).filter { note in
      note.hasPrefix("value") || note.contains("selected") || note.contains("toggle")
    }
    print("  says “\(row.label ?? "")”; \(notes.joined(separator: ", "))")
  }
  UIImage.symbols.subtract(symbols)
  _ = HeadlessHost.takeLog()
}
