import SwiftUI

/// The program's views in a menu, and rows that come from a collection.
@MainActor func views() {
  print("=== views")
  HeadlessHost.names = { "\($0)" }
  rowsOfACollection()
  rowsInAList()
  rowsOfTheProgram()
}

/// A program's messages. It counts the views that are made of them.
@Observable @MainActor private final class Mailbox {
  struct Message: Identifiable {
    let id: Int
    var subject: String { "Message \(id)" }
    var isNew: Bool { id == 3 }
  }

  var messages = [Message(id: 1), Message(id: 2)]
  @ObservationIgnored var made = 0

  func view(of message: Message) -> Text {
    made += 1
    return Text(verbatim: message.subject)
  }
}

private struct MailboxView: View {
  let model: MenuModel
  let mailbox: Mailbox

  var body: some View {
    MenuOutline(model)
      .menuSlot(MailMenu.ID.recent, mailbox.messages, isChecked: \.isNew) { message in
        HeadlessHost.log.append("open \(message.subject)")
      } row: { message in
        mailbox.view(of: message)
      }
      // What is no slot is ignored.
      .menuSlot(MailMenu.ID.inbox, mailbox.messages) { Text(verbatim: $0.subject) }
  }
}

@MainActor private func rowsOfACollection() {
  let model = MenuModel(MailMenu.table)
  let mailbox = Mailbox()
  let host = HeadlessHost { MailboxView(model: model, mailbox: mailbox) }
  func report(_ name: String) {
    mailbox.made = 0
    host.update()
    let count = model.state.count(in: MailMenu.ID.recent)
    print("\(name):", host.root.all.compactMap(\.label), "the model counts \(count)")
    let checked = host.root.all.filter { $0.notes.contains { $0.contains("elected") } }
    if !checked.isEmpty { print("  checked rows: \(checked.count)") }
    for line in HeadlessHost.takeLog() { print("  \(line)") }
  }
  report("two messages")
  mailbox.messages.insert(.init(id: 3), at: 0)
  report("a newer one")
  mailbox.messages.removeAll { $0.id == 1 }
  report("without the oldest")
  mailbox.messages.removeAll()
  report("none")
  mailbox.messages = (10..<15).map { .init(id: $0) }
  report("five")
  let row = host.root.all.first { $0.label == "Message 12" }
  row?.all.first { $0.press != nil }?.press?()
  report("tapped")
  mailbox.messages.removeLast(4)
  model.removeRows([0], in: MailMenu.ID.recent)
  report("fewer than the model was told")
  model.perform { $0.collapse(MailMenu.ID.recent) }
  mailbox.messages = (0..<1_000).map { .init(id: $0) }
  report("a thousand in a closed slot")
  print("views made of them: \(mailbox.made)")
}

@MainActor private func rowsInAList() {
  let model = MenuModel(MailMenu.table)
  let mailbox = Mailbox()
  let host = HeadlessHost {
    List { MenuOutlineContent(model) }
      .menuSlot(MailMenu.ID.recent, mailbox.messages) { mailbox.view(of: $0) }
      .menuSwipeActions { row in
        if case .slotRow(MailMenu.ID.recent, let index) = row {
          Button("Delete", role: .destructive) { print("deletes row \(index)") }
        }
      }
  }
  host.update()
  print("in a list:", host.root.all.compactMap(\.label))
  print("the model counts \(model.state.count(in: MailMenu.ID.recent))")
  for row in host.root.all where row.label != nil {
    for action in host.swipe(row) {
      print("a swipe over \(row.label ?? ""): \(action.text), \(action.notes.joined())")
      action.press?()
    }
  }
  _ = HeadlessHost.takeLog()
}

/// A row, a header, a switch, and a body of the program's.
@MainActor private func rowsOfTheProgram() {
  let model = MenuModel(PreferencesMenu.table)
  let host = HeadlessHost {
    MenuOutline(model)
      .menuRow { row in
        if row.isHeader {
          Text(verbatim: "the header \(row.title)").font(.headline)
        } else if row.node == PreferencesMenu.ID.accountProfile {
          Text(verbatim: "a card for \(row.title)")
        } else {
          row.accessoryHidden()
        }
      }
      .menuDetail { row in
        if row.model.table.isCheckItem(row.node) {
          Toggle(row.title, isOn: row.isOn).labelsHidden()
        }
      }
      .onMenuChoice { HeadlessHost.log.append("chosen: \(PreferencesMenu.table.title(of: $0))") }
  }
  func report(_ name: String) {
    host.update()
    print(name)
    for line in HeadlessHost.takeLog() { print("  \(line)") }
  }
  print(host.root.tree)
  func row(_ label: String) -> HeadlessElement? {
    host.root.all.first { $0.label?.hasPrefix(label) == true }
  }
  row("Profile")?.all.first { $0.press != nil }?.press?()
  report("tapped the card")
  host.root.all.last { $0.name.hasPrefix("Toggle") && $0.texts == ["Offline"] }?.press?()
  report("pressed a switch")
  print("offline: \(model.state.isChecked(PreferencesMenu.ID.offline))")
  row("Theme")?.all.first { $0.press != nil }?.press?()
  report("tapped a header: \(model.state.isExpanded(PreferencesMenu.ID.theme))")
  let books = MenuModel(BooksMenu.table)
  let shelf = HeadlessHost {
    MenuOutline(books).menuBody { row in
      Button("Read \(row.title)") { HeadlessHost.log.append("reads \(row.bodyText ?? "")") }
    }
  }
  let frankenstein = BooksMenu.table.node(withID: "frankenstein")
  books.perform { state in frankenstein.map { state.expand($0) } ?? state.collapseAll() }
  shelf.update()
  let line = shelf.root.all.first { $0.label?.hasPrefix("Frankenstein") == true }
  print(line?.tree ?? "no line", line?.notes ?? [])
  let buttons = shelf.root.all.filter { $0.text == "“Read Frankenstein”" && $0.press != nil }
  print("buttons in the body: \(buttons.count)")
  buttons.last?.press?()
  for line in HeadlessHost.takeLog() { print("  \(line)") }
}
