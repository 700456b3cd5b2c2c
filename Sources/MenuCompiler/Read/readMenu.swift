import Foundation

/// Reads a menu from a document whose includes are resolved. Anything unknown, missing or of the
/// wrong type is reported and ignored. Returns nil if the document is empty or is not a table.
package func readMenu(_ root: SourceNode, into diagnostics: inout Diagnostics) -> Menu? {
  if case .nothing = root.value {
    diagnostics.emptyDocument(root.place.file)
    return nil
  }
  guard case .table(let entries) = root.value else {
    diagnostics.report(
      .wrongType, "a menu is a table of keys, not \(root.written)", at: .value(root.place),
      help: root.isArray
        ? "put the array under the key `items`, and a name under `menu`"
        : "a menu needs at least `menu` and `items`")
    return nil
  }
  guard !entries.isEmpty else {
    diagnostics.emptyDocument(root.place.file)
    return nil
  }
  var reader = DocumentReader(values: ValueReader(diagnostics: diagnostics), root: root)
  let menu = reader.read()
  diagnostics = reader.values.diagnostics
  return menu
}

private struct DocumentReader {
  var values: ValueReader
  let root: SourceNode

  mutating func read() -> Menu {
    var menu = Menu.empty(at: root.place)
    var title: String?
    var items: SourceNode?
    let entries = values.entries(of: root, as: DocumentKey.self) {
      $0.hasPrefix(DocumentKey.ownPrefix)
    }
    for (key, node) in entries {
      switch key {
      case .setting(let setting): menu.settings[setting] = values.setting(setting, node)
      case .structure(let key):
        let name = key.rawValue
        switch key {
        case .schema: break
        case .version: version(node)
        case .menu: menu.name = menuName(node) ?? ""
        case .title: title = values.text(name, node)
        case .language:
          menu.language = values.language(name, node)
          menu.languagePlace = node.place
        case .translations: menu.translations = values.translationPaths(name, node)
        case .collapsed: menu.collapsed = values.boolean(name, node) ?? false
        case .collapsible: menu.collapsible = values.boolean(name, node) ?? true
        case .expansion:
          menu.expansion = values.choice(name, node, ExpansionMode.self) ?? .multiple
        case .keepOpen: menu.keepOpen = values.boolean(name, node) ?? false
        case .indicator:
          if let overlay = values.indicator(name, node) {
            menu.settings.indicator = Indicator.standard.merged(with: overlay)
          }
        case .animation: menu.settings.animation = values.animation(name, node)
        case .scroll: menu.settings.scroll = values.scroll(name, node)
        case .busy: menu.settings.busyDelay = values.busy(name, node)
        case .choice: menu.choice = values.choice(name, node, ChoiceMode.self)
        case .actions: menu.actions = values.actions(node)
        case .conditions: menu.conditions = values.conditions(node)
        case .columns: menu.columns = values.columns(node)
        case .generate: menu.generate = values.generate(node)
        case .items: items = node
        }
      }
    }
    menu.title = title ?? menu.name
    menu.titleIsDeclared = title != nil
    let meant = KeyHelp.meant(in: root, as: DocumentKey.self)
    if meant.contains(DocumentKey.columns.rawValue) { values.columnsAreUnknown = true }
    if meant.contains(DocumentKey.actions.rawValue) { values.actionsAreUnknown = true }
    requireKeys(besides: meant)
    requireLanguage(of: menu, besides: meant)
    if meant.contains(DocumentKey.conditions.rawValue) { values.conditionsAreUnknown = true }
    menu.conditionsAreUnknown = values.conditionsAreUnknown
    if let items { readItems(items, of: &menu) }
    menu.resolveFollowedItems()
    return menu
  }

  private mutating func version(_ node: SourceNode) {
    guard case .integer(let range) = DocumentKey.version.description.type else { return }
    _ = values.integer(DocumentKey.version.rawValue, node, in: range)
  }

  private mutating func readItems(_ node: SourceNode, of menu: inout Menu) {
    var reader = ItemReader(
      values: values, columns: menu.columns, actions: menu.actions,
      conditions: Set(menu.conditions.map(\.name)),
      hasSections: menu.settings.layout != .rows)
    menu.items = reader.items(DocumentKey.items.rawValue, node, parent: "", level: 1)
    values = reader.values
    menu.wordsOfUnreadTerms = values.wordsOfUnreadTerms
  }

  /// - Parameter meant: The keys that were most likely meant by misspelled keys.
  private mutating func requireKeys(besides meant: Set<String>) {
    for key in DocumentKey.allCases
    where key.description.isRequired && root[key.rawValue] == nil && !meant.contains(key.rawValue) {
      values.diagnostics.report(
        .missingKey, "the menu has no '\(key.rawValue)'", at: .value(root.place),
        help: key == .menu
          ? "add the menu's name at the top, such as 'Groceries'"
          : "add an array of items; it can be empty")
    }
  }

  /// Checks that a menu with catalogs declares its own language, from which the catalogs translate.
  private mutating func requireLanguage(of menu: Menu, besides meant: Set<String>) {
    let language = DocumentKey.language.rawValue
    guard let first = menu.translations.first, root[language] == nil, !meant.contains(language)
    else { return }
    values.diagnostics.report(
      .missingKey, "the menu has 'translations' but no 'language'", at: .value(first.place),
      help: "add 'language', the language that the menu is written in, such as \"en\"")
  }

  private mutating func menuName(_ node: SourceNode) -> String? {
    guard let name = values.text(DocumentKey.menu.rawValue, node) else { return nil }
    guard name.utf8.count <= Limits.menuNameBytes else {
      values.diagnostics.report(
        .tooLarge,
        "the menu's name has \(name.utf8.count) bytes; the limit is \(Limits.menuNameBytes)",
        at: .value(node.place), help: "shorten it; 'title' can be longer")
      return nil
    }
    if MenuName.isValid(name) { return name }
    values.invalidMenuName(name, node)
    return nil
  }
}
