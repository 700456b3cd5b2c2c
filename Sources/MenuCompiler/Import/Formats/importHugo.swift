/// Reads Hugo menus: the key `menus` or `menu` of a site's configuration, or a file that contains
/// nothing but menus. Entries are sorted as in Hugo, and placed below their parents.
func importHugo(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  var menus = root["menus"] ?? root["menu"]
  if let languages = root["languages"] {
    let language = root["defaultContentLanguage"]?.foreignText ?? "en"
    menus = menus ?? languages[language]?["menus"] ?? languages[language]?["menu"]
    menu.language = LanguageTag(language)
    for entry in languages.entries where entry.key != language {
      guard entry.value["menu"] != nil || entry.value["menus"] != nil else { continue }
      context.lose(
        "the menus of the language '\(entry.key)' are left out", at: .key(entry.value.place))
    }
  }
  menu.title = root["title"]?.foreignText
  let groups = (menus ?? root).entries.filter(\.value.isArray).map { entry in
    ImportedGroup(
      name: entry.key, items: hugoItems(entry.value, in: &context),
      anchor: .key(entry.value.place))
  }
  guard !groups.isEmpty else {
    throw context.error("the document has no menus", at: .value(root.place))
  }
  menu.items = try context.chosen(of: groups)
  return menu
}

private func hugoItems(_ node: SourceNode, in context: inout ImportContext) -> [ImportedItem] {
  var tree = WeightedTree()
  for element in node.elements {
    guard var table = ForeignTable(element) else {
      context.loseEntry(element)
      continue
    }
    let (name, title) = (table.text("name"), table.text("title"))
    let identifier = table.text("identifier")
    let heading = name ?? title ?? identifier.map(humanizedTitle) ?? ""
    var item = ImportedItem(heading, at: table.anchor)
    if let title, title != heading { item.keys[.help] = title }
    item.id = identifier
    item.keys[.url] = table.text("url") ?? table.text("pageRef")
    // Entries with weight 0 come last.
    let weight = table.text("weight").flatMap { Int64($0) } ?? 0
    let parent = table.text("parent")
    table.reportRest(to: &context)
    tree.add(
      item, names: [identifier, name].compactMap(\.self), parent: parent,
      weight: weight == 0 ? .max : weight)
  }
  return tree.items(in: &context)
}
