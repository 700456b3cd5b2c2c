/// Writes an Android menu. Inline groups and choices become groups. The texts of a menu with
/// translations become strings, in a file for each language.
func exportAndroid(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  var writer = AndroidWriter(menu)
  let nodes = writer.nodes(menu.items, choice: menu.choice, in: &context)
  let root = XMLNode(
    "menu", [("xmlns:android", "http://schemas.android.com/apk/res/android")], nodes)
  return [ExportedFile(root.document())] + writer.stringFiles
}

private struct AndroidWriter {
  private let texts: ExportedTexts
  /// The menu's name as a prefix of resource names, because an app may have strings of several
  /// menus.
  private let prefix: String
  /// The strings of the document's language and their keys, in the order of the items.
  private var strings: [(key: TranslationKey, text: String)] = []

  init(_ menu: ExportedMenu) {
    texts = menu.texts
    prefix = ItemID.slug(of: menu.name).replacing("-", with: "_")
  }

  /// The elements of a menu. If the menu is a choice, all elements are in one group.
  mutating func nodes(
    _ items: [ExportedItem], choice: String?, in context: inout ImportContext
  ) -> [XMLNode] {
    var nodes: [XMLNode] = []
    for item in items {
      if item.isSeparator {
        context.lose("a separator has no counterpart; groups can have one", at: item.anchor)
      } else {
        nodes.append(
          item.isInline ? group(item, in: &context) : self.item(item, in: &context))
      }
    }
    guard let choice else { return nodes }
    return [
      XMLNode("group", [("android:checkableBehavior", choice == "one" ? "single" : "all")], nodes)
    ]
  }

  private mutating func group(_ item: ExportedItem, in context: inout ImportContext) -> XMLNode {
    var item = item
    let choice = item.text(.choice)
    if !item.title.isEmpty {
      context.lose("the heading '\(item.title)' has no counterpart", at: item.anchor)
    }
    var children: [XMLNode] = []
    for child in item.children ?? [] {
      if child.isSeparator || child.isInline {
        context.lose("a group can't contain a group or a separator", at: child.anchor)
      } else {
        children.append(self.item(child, in: &context))
      }
    }
    let node = XMLNode(
      "group",
      [
        ("android:id", androidID(of: item, in: &context)),
        ("android:checkableBehavior", choice.map { $0 == "one" ? "single" : "all" }),
        ("android:visible", item.flag(.hidden) == true ? "false" : nil),
      ], children)
    item.reportRest(to: &context)
    return node
  }

  private mutating func item(_ item: ExportedItem, in context: inout ImportContext) -> XMLNode {
    var item = item
    let checked = item.flag(.checked)
    let isHidden = item.flag(.hidden) == true
    let isDisabled = item.flag(.enabled) == false
    let firstShortcut = item.shortcut(in: &context)
    let shortcut = firstShortcut.flatMap { androidShortcut($0, of: item, in: &context) }
    let choice = item.text(.choice)
    let title = text(item.title, .title, of: item)
    let help = item.text(.help).map { text($0, .field(.help), of: item) }
    let menus = item.children.map { children in
      [XMLNode("menu", [], nodes(children, choice: choice, in: &context))]
    }
    let attributes: [(String, String?)] = [
      ("android:id", androidID(of: item, in: &context)),
      ("android:title", title),
      ("android:icon", item.text(.icon).map { "@drawable/\($0)" }),
      ("android:onClick", method(of: &item, in: &context)),
      ("android:tooltipText", help),
      ("android:visible", isHidden ? "false" : nil),
      ("android:enabled", isDisabled ? "false" : nil),
      ("android:checkable", checked == nil ? nil : "true"),
      ("android:checked", checked == true ? "true" : nil),
    ]
    item.reportRest(to: &context)
    return XMLNode("item", attributes + (shortcut ?? []), menus ?? [])
  }

  /// The name of the method that the action calls; nil if the item has no action.
  private func method(
    of item: inout ExportedItem, in context: inout ImportContext
  ) -> String? {
    guard let action = item.text(.action) else { return nil }
    let name = javaMethod(for: action)
    if name != action {
      context.lose("the action '\(action)' becomes the method '\(name)'", at: item.anchor)
    }
    return name
  }

  // MARK: Texts

  /// A text of an item, or the reference to its string if the menu has translations.
  private mutating func text(
    _ text: String, _ field: TranslatedField, of item: ExportedItem
  ) -> String {
    guard let key = texts.key(of: field, at: item.place) else { return AndroidText.encoded(text) }
    strings.append((key, text))
    return "@string/\(name(of: key))"
  }

  private func name(of key: TranslationKey) -> String {
    "\(prefix).\(ResourceName.android.written(key))"
  }

  /// The files with the strings of each language, in directories next to the menu's directory.
  var stringFiles: [ExportedFile] {
    guard !strings.isEmpty else { return [] }
    let own = file(texts.language, in: "values") { $0.text }
    return [own]
      + texts.languages.map { language in
        let directory = "values-\(AndroidLanguage.qualifiers(of: language))"
        return file(language, in: directory) { texts.translations(of: $0.key)[language] }
      }
  }

  private func file(
    _ language: LanguageTag?, in directory: String,
    _ text: ((key: TranslationKey, text: String)) -> String?
  ) -> ExportedFile {
    let nodes = strings.compactMap { string in
      text(string).map {
        XMLNode("string", [("name", name(of: string.key))], text: AndroidText.encoded($0))
      }
    }
    let tools: [(String, String?)] = [
      ("xmlns:tools", "http://schemas.android.com/tools"), ("tools:locale", language?.text),
    ]
    let root = XMLNode("resources", language == nil ? [] : tools, nodes)
    return ExportedFile(root.document(), path: "../\(directory)/\(prefix)_strings.xml")
  }
}

/// The id of an item as a resource reference, whose name consists of letters, digits and
/// underscores; nil if the document gives the item no id.
private func androidID(of item: ExportedItem, in context: inout ImportContext) -> String? {
  guard let id = item.id else { return nil }
  var name = String(id.map { $0 == "." || $0 == "-" ? "_" : $0 })
  if name.first?.isNumber == true { name = "_" + name }
  if name != id { context.lose("the id '\(id)' becomes '\(name)'", at: item.anchor) }
  return "@+id/\(name)"
}

private func androidShortcut(
  _ shortcut: Shortcut, of item: ExportedItem, in context: inout ImportContext
) -> [(String, String?)]? {
  guard shortcut.key.count == 1, let key = shortcut.key.first, key.isASCII else {
    context.lose(
      "the shortcut '\(shortcut)' is left out: its key is not a character", at: item.anchor)
    return nil
  }
  let words: [ShortcutModifier: String] = [
    .mod: "CTRL", .ctrl: "CTRL", .alt: "ALT", .shift: "SHIFT", .cmd: "META",
  ]
  let modifiers = shortcut.modifiers.compactMap { words[$0] }.joined(separator: "|")
  let kind = key.isNumber ? "numeric" : "alphabetic"
  return [
    ("android:\(kind)Shortcut", key.lowercased()), ("android:\(kind)Modifiers", modifiers),
  ]
}
