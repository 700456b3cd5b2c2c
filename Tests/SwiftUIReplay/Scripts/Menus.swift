import SwiftUI

/// Menus of the menu bar and of buttons: they follow the state, conditions and the program's rows.
@MainActor func menus() {
  print("=== menus")
  HeadlessHost.names = { "\($0)" }
  fileMenus()
  choices()
  roles()
}

@MainActor private func fileMenus() {
  let model = MenuModel(FileMenu.table)
  let files = Files()
  let window = HeadlessHost { FileButton(model: model, files: files) }
  func press(_ title: String) {
    print("press \(title)")
    let item = window.root.all.last { $0.press != nil && $0.texts.first == title }
    if item?.isEnabled == false { print("  is disabled") } else { item?.press?() }
    window.update()
    for line in HeadlessHost.takeLog() { print("  \(line)") }
  }
  print(window.root.tree)
  press("Save")
  print("a document that has changed, and recent files")
  model.perform {
    FileMenu.set(.hasDocument(true), .hasChanges(true), .hasRecent(true), in: &$0)
  }
  files.recent = ["one.txt", "two.txt"]
  window.update()
  print(window.root.tree)
  press("Save")
  press("two.txt")
  press("Windows")
  press("Plain text…")
  files.recent = []
  window.update()
  print(window.root.tree)
}

@Observable @MainActor private final class Files {
  var recent: [String] = []
}

private struct FileButton: View {
  let model: MenuModel
  let files: Files

  var body: some View {
    Menu("File") { MenuControls(model) }
      .menuSlot(FileMenu.ID.recent, files.recent, id: \.self) { file in
        HeadlessHost.log.append("open \(file)")
      } row: { file in
        Text(verbatim: file)
      }
      .onMenuChoice(of: FileMenu.Action.self) { node, action in
        let title = FileMenu.table.title(of: node)
        HeadlessHost.log.append("\(title): \(action.map { "\($0)" } ?? "no action")")
      }
  }
}

/// Checks, a choice, and a menu of the menu bar that a program hides.
@MainActor private func choices() {
  let model = MenuModel(PreferencesMenu.table)
  let bar = HeadlessHost(commands: { PreferenceCommands(model: model) })
  func press(_ title: String) {
    print("press \(title)")
    let item = bar.root.all.last { $0.press != nil && $0.texts.first == title }
    if item?.isEnabled == false { print("  is disabled") } else { item?.press?() }
    bar.update()
    for line in HeadlessHost.takeLog() { print("  \(line)") }
  }
  print(bar.root.tree)
  for title in ["Dark", "Sounds", "Banners", "Lock screen", "Profile", "Offline"] { press(title) }
  print("saved:", model.state.savedState)
  print(bar.root.tree)
  model.perform { $0.setHidden([PreferencesMenu.ID.theme], true) }
  model.texts = { _ in MenuOutlineTexts(isEnabled: false) }
  bar.update()
  print(bar.root.tree)
  _ = HeadlessHost.takeLog()
}

/// Items that the menu bar has already, in a menu of it and in another.
@MainActor private func roles() {
  let model = MenuModel(RolesMenu.table)
  for id in [RolesMenu.ID.app, RolesMenu.ID.edit, RolesMenu.ID.window, RolesMenu.ID.help] {
    print(HeadlessHost(commands: { MenuCommands(model, of: id) { _ in } }).root.tree)
  }
  print(HeadlessHost { MenuControls(model, of: RolesMenu.ID.edit) }.root.tree)
}

private struct PreferenceCommands: Commands {
  let model: MenuModel

  var body: some Commands {
    MenuCommands(model, of: PreferencesMenu.ID.theme) { node in
      HeadlessHost.log.append("chosen: \(PreferencesMenu.table.title(of: node))")
    }
    CommandGroup(after: .newItem) {
      MenuControls(model).onMenuChoice(of: PreferencesMenu.Action.self) { node, action in
        let title = PreferencesMenu.table.title(of: node)
        HeadlessHost.log.append("\(title): \(action?.rawValue ?? "no action")")
      }
    }
  }
}
