/// Reads a Starlight sidebar, as JSON: an array of items, or a configuration with the key
/// `sidebar`.
func importStarlight(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  let sidebar = root["sidebar"] ?? root
  guard sidebar.isArray else {
    throw context.error("the document has no array 'sidebar'", at: .value(root.place))
  }
  menu.title = root["title"]?.foreignText
  menu.language = root["defaultLocale"]?.foreignText.flatMap { LanguageTag($0) }
  var reader = StarlightReader()
  menu.items = sidebar.elements.compactMap { reader.item($0, in: &context) }
  if reader.isTranslated, menu.language == nil {
    menu.language = LanguageTag("en")
    context.lose(
      "the language of the labels is not stated and is assumed to be English",
      at: .value(sidebar.place))
  }
  return menu
}

private struct StarlightReader {
  private(set) var isTranslated = false

  mutating func item(_ node: SourceNode, in context: inout ImportContext) -> ImportedItem? {
    let anchor = SourceAnchor.value(node.place)
    if let slug = node.foreignText { return page(slug, label: nil, anchor, in: &context) }
    guard var table = ForeignTable(node) else {
      context.loseEntry(node)
      return nil
    }
    let label = table.text("label")
    var item: ImportedItem
    if let slug = table.text("slug") {
      item = page(slug, label: label, anchor, in: &context)
    } else {
      item = ImportedItem(label ?? "", at: anchor)
      item.keys[.url] = table.text("link")
    }
    if let children = table.array("items") {
      item.children = children.compactMap { self.item($0, in: &context) }
    } else if let directory = table.take("autogenerate") {
      // The site fills the category with the pages of a directory.
      item.children = []
      let path = directory["directory"]?.foreignText ?? ""
      context.lose(
        "the pages of the directory '\(path)' are left out of '\(item.title)'", at: anchor)
    }
    if let isCollapsed = table.flag("collapsed"), isCollapsed, item.children?.isEmpty == false {
      item.keys[.collapsed] = .boolean(true)
    }
    readBadge(&table, of: &item, in: &context)
    if let translations = table.take("translations") {
      for entry in translations.entries {
        guard let language = LanguageTag(entry.key), let text = entry.value.foreignText else {
          context.lose("the translation '\(entry.key)' is left out", at: .key(entry.value.place))
          continue
        }
        item.translations[language] = text
        isTranslated = true
      }
    }
    table.reportRest(to: &context)
    return item
  }

  /// The variants of badges, with menuc's names for them. The variant `default`, which has the
  /// color of links, has no counterpart.
  private static let variants = [
    "note": "note", "tip": "success", "success": "success", "caution": "caution",
    "danger": "danger",
  ]

  private func readBadge(
    _ table: inout ForeignTable, of item: inout ImportedItem, in context: inout ImportContext
  ) {
    guard let badge = table.take("badge") else { return }
    if let text = badge.foreignText {
      item.keys[.badge] = text
    } else if var keys = ForeignTable(badge) {
      item.keys[.badge] = keys.text("text")
      if let name = badge["variant"]?.foreignText, let variant = Self.variants[name] {
        _ = keys.take("variant")
        item.keys[.badgeVariant] = variant
      }
      keys.reportRest(to: &context)
    }
  }

  private func page(
    _ slug: String, label: String?, _ anchor: SourceAnchor, in context: inout ImportContext
  ) -> ImportedItem {
    var item = ImportedItem(label ?? "", at: anchor)
    item.keys[.url] = slug.isEmpty || slug == "index" ? "/" : "/\(slug)/"
    guard label == nil else { return item }
    let files = ["src/content/docs/\(slug).md", "src/content/docs/\(slug).mdx"]
    let load = context.request.load
    let found = files.lazy.compactMap { pageTitle(load($0), keys: ["title"]) }.first
    item.title = found ?? humanizedTitle(slug)
    if found == nil {
      context.lose(
        "the title of '\(slug)' is in the page, which was not found: the item is called '\(item.title)' here",
        at: anchor)
    }
    return item
  }
}
