/// Reads the menus, submenus, commands and keys of a VS Code extension's `package.json`, with its
/// texts from `package.nls.json` and `package.nls.LANGUAGE.json`.
func importVSCode(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  guard let contributes = root["contributes"], let menus = contributes["menus"] else {
    throw context.error("the extension contributes no menus", at: .value(root.place))
  }
  var menu = ImportedMenu()
  var reader = VSCodeReader(contributes, in: &context)
  menu.title = reader.text(root["displayName"]?.foreignText ?? "").text
  let submenus = Set(reader.submenus.keys)
  let groups = menus.entries.filter { !submenus.contains($0.key) }.map { entry in
    ImportedGroup(
      name: entry.key, items: reader.items(entry.value, in: &context),
      anchor: .key(entry.value.place))
  }
  menu.items = try context.chosen(of: groups)
  menu.conditions = reader.conditions.declarations(for: menu.items)
  menu.language = reader.languages.isEmpty ? nil : LanguageTag("en")
  return menu
}

private struct VSCodeReader {
  private var commands: [String: SourceNode] = [:]
  private(set) var submenus: [String: SourceNode] = [:]
  private var keys: [String: SourceNode] = [:]
  private let menus: SourceNode?
  private var texts: [String: String] = [:]
  private(set) var languages: [(tag: LanguageTag, texts: [String: String])] = []
  private(set) var conditions = VSCodeConditions()
  /// The submenus that contain the current submenu.
  private var open: Set<String> = []
  /// The number of items so far. It is limited, because a submenu may be in many menus.
  private var count = 0

  init(_ contributes: SourceNode, in context: inout ImportContext) {
    menus = contributes["menus"]
    for node in contributes["commands"]?.elements ?? [] {
      if let name = node["command"]?.foreignText { commands[name] = node }
    }
    for node in contributes["submenus"]?.elements ?? [] {
      if let name = node["id"]?.foreignText { submenus[name] = node }
    }
    for node in contributes["keybindings"]?.elements ?? [] {
      if let name = node["command"]?.foreignText { keys[name] = node }
    }
    texts = Self.texts("package.nls.json", in: &context) ?? [:]
    for name in context.request.list("").sorted(by: { $0.utf8Precedes($1) }) {
      guard name.hasPrefix("package.nls."), name.hasSuffix(".json"), name != "package.nls.json",
        let tag = LanguageTag(name.dropFirst(12).dropLast(5).description),
        let texts = Self.texts(name, in: &context)
      else { continue }
      languages.append((tag, texts))
    }
  }

  private static func texts(_ path: String, in context: inout ImportContext) -> [String: String]? {
    guard let bytes = context.request.load(path),
      let root = try? context.tree(bytes, name: path, as: .json)
    else { return nil }
    // A text is a string, or a table that also contains a comment for translators.
    return Dictionary(
      root.entries.compactMap { entry in
        (entry.value.foreignText ?? entry.value["message"]?.foreignText).map { (entry.key, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The text of a key such as `%command.clone%`, and its translations.
  func text(_ written: String) -> (text: String, translations: [LanguageTag: String]) {
    guard written.count > 2, written.hasPrefix("%"), written.hasSuffix("%") else {
      return (written, [:])
    }
    let key = String(written.dropFirst().dropLast())
    let translated = languages.compactMap { language in
      language.texts[key].map { (language.tag, $0) }
    }
    return (texts[key] ?? key, Dictionary(translated) { first, _ in first })
  }

  /// The items of a menu: its groups in VS Code's order, with separators between them.
  mutating func items(_ node: SourceNode, in context: inout ImportContext) -> [ImportedItem] {
    var entries: [(group: String, order: Double, item: ImportedItem)] = []
    for element in node.elements {
      guard var table = ForeignTable(element) else { continue }
      // A group may end with the order of the item in it: `navigation@2`.
      let parts = (table.text("group") ?? "").split(separator: "@")
      let group = parts.first.map(String.init) ?? ""
      let order = parts.dropFirst().first.flatMap { Double($0) } ?? 0
      if let item = item(&table, in: &context) { entries.append((group, order, item)) }
      table.reportRest(to: &context)
    }
    let names = Set(entries.map(\.group)).sorted { first, second in
      (first == "navigation" ? 0 : first.isEmpty ? 2 : 1, first)
        < (second == "navigation" ? 0 : second.isEmpty ? 2 : 1, second)
    }
    var items: [ImportedItem] = []
    for name in names {
      let members = entries.enumerated().filter { $0.element.group == name }
        .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      if let first = members.first, !items.isEmpty {
        items.append(.separator(at: first.element.item.anchor))
      }
      items += members.map(\.element.item)
    }
    return items
  }

  private mutating func item(
    _ table: inout ForeignTable, in context: inout ImportContext
  ) -> ImportedItem? {
    var item = ImportedItem("", at: table.anchor)
    count += 1
    if let clause = table.text("when") {
      switch conditions.meaning(of: clause) {
      case .always?: break
      case .never?: item.keys[.hidden] = .boolean(true)
      case .terms(let terms)?: item.keys[.when] = terms
      case nil: context.lose(key: "when", at: table.anchor)
      }
    }
    if let command = table.text("command") {
      guard count <= Limits.items else { return nil }
      describe(command, as: &item, in: &context)
      return item
    }
    guard let id = table.text("submenu") else {
      context.lose("an entry is left out, because it has no command", at: table.anchor)
      return nil
    }
    let label = submenus[id]?["label"]?.foreignText ?? id
    (item.title, item.translations) = text(label)
    item.keys[.icon] = submenus[id]?["icon"]?.foreignText.map(Self.iconName)
    guard let content = menus?[id], open.insert(id).inserted, count <= Limits.items else {
      context.lose("the items of the submenu '\(id)' are left out", at: item.anchor)
      return item
    }
    item.children = items(content, in: &context)
    open.remove(id)
    return item
  }

  private mutating func describe(
    _ command: String, as item: inout ImportedItem, in context: inout ImportContext
  ) {
    item.keys[.action] = command
    guard let declared = commands[command] else {
      item.title = humanizedTitle(String(command.split(separator: ".").last ?? ""))
      context.lose(
        "the extension does not declare the command '\(command)': the item is called '\(item.title)' here",
        at: item.anchor)
      return
    }
    let title = declared["shortTitle"] ?? declared["title"]
    (item.title, item.translations) = text(title?.foreignText ?? "")
    item.keys[.icon] = declared["icon"]?.foreignText.map(Self.iconName)
    if let clause = declared["enablement"]?.foreignText {
      switch conditions.meaning(of: clause) {
      case .always?: break
      case .never?: item.keys[.enabled] = .boolean(false)
      case .terms(let terms)?: item.keys[.enabled] = terms
      case nil: context.lose(key: "enablement", at: .entryKey(declared.place, key: "enablement"))
      }
    }
    guard let binding = keys[command] else { return }
    let (key, mac) = (binding["key"]?.foreignText ?? "", binding["mac"]?.foreignText)
    if key.contains(" ") || mac?.contains(" ") == true {
      context.lose("the chord '\(key)' of '\(item.title)' is left out", at: .value(binding.place))
    } else if let mac, mac != key {
      item.keys[.field(.shortcut)] = .table([
        .init(key: "default", value: .string(key)), .init(key: "apple", value: .string(mac)),
      ])
    } else if !key.isEmpty {
      item.keys[.shortcut] = key
    }
  }

  /// The name of an icon such as `$(refresh)`.
  private static func iconName(_ icon: String) -> String {
    icon.hasPrefix("$(") && icon.hasSuffix(")") ? String(icon.dropFirst(2).dropLast()) : icon
  }
}
