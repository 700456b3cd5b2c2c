/// Reads an Android menu, with the strings of all languages from the directories `values…` next to
/// the menu's directory.
func importAndroid(_ root: ForeignElement, in context: inout ImportContext) throws -> ImportedMenu {
  guard root.name == "menu" else {
    throw context.error("this is not an Android menu: it has no 'menu' element", at: root.anchor)
  }
  var menu = ImportedMenu()
  var reader = AndroidReader(strings: AndroidStrings(beside: &context))
  let (items, choice) = reader.items(root, in: &context)
  menu.items = items
  if let choice { menu.settings[document: .choice] = .string(choice) }
  if reader.usesStrings, !reader.strings.languages.isEmpty {
    menu.language = reader.strings.language ?? LanguageTag("en")
    if reader.strings.language == nil {
      context.lose(
        "the language of 'values' is not stated and is assumed to be English", at: root.anchor)
    }
  }
  return menu
}

private struct AndroidReader {
  let strings: AndroidStrings
  private(set) var usesStrings = false

  init(strings: AndroidStrings) { self.strings = strings }

  /// The items of a menu, and its choice if all its items are in one group that has a choice.
  mutating func items(
    _ menu: ForeignElement, in context: inout ImportContext
  ) -> ([ImportedItem], choice: String?) {
    if menu.children.count == 1, let only = menu.children.first, only.name == "group" {
      let group = group(only, in: &context)
      if case .string(let choice)? = group.keys[.choice], group.keys[.hidden] == nil {
        return (group.children ?? [], choice)
      }
    }
    var items: [ImportedItem] = []
    for child in menu.children {
      switch child.name {
      case "item": items.append(item(child, in: &context))
      case "group":
        let group = group(child, in: &context)
        let isOnlyItems =
          group.id == nil && group.keys[.choice] == nil && group.keys[.hidden] == nil
        items += isOnlyItems ? group.children ?? [] : [group]
      default: context.loseElement(child)
      }
    }
    return (items, nil)
  }

  /// Reads a group as an inline group.
  private mutating func group(
    _ element: ForeignElement, in context: inout ImportContext
  ) -> ImportedItem {
    var element = element
    var group = ImportedItem.inlineGroup("", [], at: element.anchor)
    group.id = element.take("id").map(Self.resourceName)
    let isEnabled = element.flag("enabled") ?? true
    if element.flag("visible") == false { group.keys[.hidden] = .boolean(true) }
    let behavior = element.take("checkableBehavior") ?? "none"
    element.reportRest(to: &context)
    var items: [ImportedItem] = []
    for child in element.children {
      guard child.name == "item" else {
        context.loseElement(child)
        continue
      }
      var item = item(child, in: &context)
      if !isEnabled { item.keys[.enabled] = .boolean(false) }
      items.append(item)
    }
    if let choice = ["single": "one", "all": "any"][behavior] {
      group.keys[.choice] = .string(choice)
      items.makeOptions()
    }
    group.children = items
    return group
  }

  private mutating func item(
    _ element: ForeignElement, in context: inout ImportContext
  ) -> ImportedItem {
    var element = element
    var item = ImportedItem("", at: element.anchor)
    if let title = element.take("title", "titleCondensed") {
      (item.title, item.translations) = text(title, at: element.anchor, in: &context)
    }
    item.id = element.take("id").map(Self.resourceName)
    item.keys[.icon] = element.take("icon").map(Self.resourceName)
    item.keys[.action] = element.take("onClick")
    item.keys[.help] = element.take("tooltipText")
      .map { text($0, at: element.anchor, in: &context).text }
    if element.flag("visible") == false { item.keys[.hidden] = .boolean(true) }
    if element.flag("enabled") == false { item.keys[.enabled] = .boolean(false) }
    let isChecked = element.flag("checked")
    if element.flag("checkable") ?? (isChecked == true) {
      item.keys[.checked] = .boolean(isChecked ?? false)
    }
    if let key = element.take("alphabeticShortcut", "numericShortcut") {
      let modifiers = element.take("alphabeticModifiers", "numericModifiers") ?? "CTRL"
      let words = modifiers.split(separator: "|").map(String.init) + [key]
      item.keys[.shortcut] = words.joined(separator: "+")
    }
    if element.attributes.contains(where: { $0.name == "showAsAction" && $0.value == "never" }) {
      element.skip("showAsAction")
    }
    for child in element.children {
      guard child.name == "menu", item.children == nil else {
        context.loseElement(child)
        continue
      }
      let (items, choice) = items(child, in: &context)
      item.children = items
      if let choice { item.keys[.choice] = .string(choice) }
    }
    element.reportRest(to: &context)
    return item
  }

  /// The text of an attribute, which may name a string, and its translations.
  private mutating func text(
    _ written: String, at anchor: SourceAnchor, in context: inout ImportContext
  ) -> (text: String, translations: [LanguageTag: String]) {
    guard written.hasPrefix("@") else { return (AndroidText.decoded(written), [:]) }
    let name = Self.resourceName(written)
    usesStrings = true
    guard let text = strings.texts[name] else {
      context.lose(
        "the text '\(written)' was not found: '\(humanizedTitle(name))' is used instead", at: anchor
      )
      return (humanizedTitle(name), [:])
    }
    return (text, strings.translations[name] ?? [:])
  }

  /// The name in a reference such as `@+id/open`, `@drawable/ic_open` or `?attr/icon`.
  private static func resourceName(_ reference: String) -> String {
    guard reference.hasPrefix("@") || reference.hasPrefix("?") else { return reference }
    return String(reference.split(separator: "/").last ?? "")
  }
}
