extension ItemKey {
  /// For each key, an item that uses it, as one line of TOML.
  static let examples: [ItemKey: String] = [
    .title: #"{ title = "Fruits" }"#,
    .id: #"{ title = "Fruits", id = "fruits" }"#,
    .field(.detail): #"{ title = "Version", detail = "1.2" }"#,
    .field(.body): #"{ title = "What is new?", body = "Menus have pages." }"#,
    .field(.footer):
      #"{ title = "Alerts", footer = "Alerts are silent at night.", items = ["Mail"] }"#,
    .field(.icon): #"{ title = "Trash", icon = "trash" }"#,
    .field(.accessory): #"{ title = "Account", accessory = "disclosure" }"#,
    .field(.action): #"{ title = "Save", action = "save" }"#,
    .field(.url): #"{ title = "Guide", url = "/guide/" }"#,
    .field(.shortcut): #"{ title = "Redo", shortcut = ["Mod+Y", "Mod+Shift+Z"] }"#,
    .field(.mnemonic): #"{ title = "Save", mnemonic = "S" }"#,
    .field(.tag): #"{ title = "Inbox", tag = 7 }"#,
    .field(.height): #"{ title = "Map", height = 120 }"#,
    .field(.badge): #"{ title = "Inbox", badge = "3" }"#,
    .field(.badgeVariant): #"{ title = "Plug-ins", badge = "Beta", badge-variant = "caution" }"#,
    .field(.role): #"{ title = "Delete", action = "delete", role = "destructive" }"#,
    .field(.help): #"{ title = "Redo", help = "Does again what was undone." }"#,
    .field(.disabledReason):
      #"{ title = "Save", enabled = "signed-in", disabled-reason = "Log in first." }"#,
    .field(.placeholder): #"{ title = "Recent", slot = true, placeholder = "Nothing yet" }"#,
    .field(.loading): #"{ title = "Recent", slot = true, loading = "Loading" }"#,
    .enabled: #"{ title = "Save", enabled = "signed-in" }"#,
    .hidden: #"{ title = "Beta", hidden = true }"#,
    .separator: #"{ separator = true }"#,
    .collapsed: #"{ title = "Fruits", collapsed = true, items = ["Apples"] }"#,
    .collapsible: #"{ title = "Fruits", collapsible = false, items = ["Apples"] }"#,
    .expansion:
      #"{ title = "Food", expansion = "single", items = [{ title = "Fruits", items = ["Apples"] }] }"#,
    .keepOpen:
      #"{ title = "Food", keep-open = true, items = [{ title = "Fruits", items = ["Apples"] }] }"#,
    .indicator: #"{ title = "Fruits", indicator = "plus-minus", items = ["Apples"] }"#,
    .accessibility: #"{ title = "★", id = "star", accessibility = { label = "Favorite" } }"#,
    .values: #"{ title = "Apples", values = { calories = 52 } }"#,
    .checked: #"{ title = "Sounds", checked = true }"#,
    .choice:
      #"{ title = "Theme", choice = "one", items = [{ title = "Light", checked = true }, "Dark"] }"#,
    .keywords: #"{ title = "Sounds", keywords = ["noise", "volume"] }"#,
    .was: #"{ title = "Account", was = ["profile"] }"#,
    .translate: #"{ title = "menuc", translate = false }"#,
    .when: #"{ title = "Log out", when = ["signed-in", "!device=phone"] }"#,
    .slot: #"{ title = "Recent", slot = true }"#,
    .inline: #"{ title = "Sort by", inline = true, choice = "one", items = ["Name", "Date"] }"#,
    .separators: #"{ title = "Sort by", inline = true, separators = true, items = ["Name"] }"#,
    .opens: #"{ title = "Theme", opens = "page", choice = "one", items = ["Light", "Dark"] }"#,
    .items: #"{ title = "Fruits", items = ["Apples", { title = "Pears" }] }"#,
  ]
}

extension IncludeKey {
  static let examples: [IncludeKey: String] = [.include: #"{ include = "fruits.toml" }"#]
}

extension AccessibilityKey {
  static let examples: [AccessibilityKey: String] = [
    .label: #"{ title = "★", id = "star", accessibility = { label = "Favorite" } }"#,
    .hint: #"{ title = "Mail", accessibility = { hint = "Opens the inbox." } }"#,
  ]
}

extension ShortcutsKey {
  static let examples: [ShortcutsKey: String] = [
    .default: #"{ title = "Replace", shortcut = { default = "Ctrl+H" } }"#,
    .apple: #"{ title = "Replace", shortcut = { default = "Ctrl+H", apple = "Cmd+Alt+F" } }"#,
  ]
}

extension PluralForm {
  /// For each form, an item in a language that has it: Arabic, English, Hebrew or Polish.
  static let examples: [PluralForm: String] = [
    .zero:
      #"{ title = "Recent", slot = true, badge = { zero = "{count}", one = "{count}", two = "{count}", few = "{count}", many = "{count}", other = "{count}" } }"#,
    .one:
      #"{ title = "Recent", slot = true, detail = { one = "{count} file", other = "{count} files" } }"#,
    .two:
      #"{ title = "Recent", slot = true, badge = { one = "{count}", two = "{count}", other = "{count}" } }"#,
    .few:
      #"{ title = "Ostatnie", slot = true, detail = { one = "{count} plik", few = "{count} pliki", many = "{count} plików" } }"#,
    .many:
      #"{ title = "Ostatnie", slot = true, detail = { one = "{count} plik", few = "{count} pliki", many = "{count} plików" } }"#,
    .other:
      #"{ title = "Recent", slot = true, detail = { one = "{count} file", other = "{count} files" } }"#,
  ]
}
