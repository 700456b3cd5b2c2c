/// Reads a GTK menu: the `menu` elements of an interface, or the one that the request names.
/// Sections become inline groups.
func importGMenu(_ root: ForeignElement, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  let reader = GMenuReader()
  var groups: [ImportedGroup] = []
  for child in root.name == "menu" ? [root] : root.children {
    guard child.name == "menu" else {
      context.loseElement(child)
      continue
    }
    var element = child
    let id = element.take("id") ?? "menu"
    element.reportRest(to: &context)
    groups.append(
      ImportedGroup(name: id, items: reader.items(element, in: &context), anchor: child.anchor))
  }
  guard !groups.isEmpty else {
    throw context.error("the interface has no element 'menu'", at: root.anchor)
  }
  menu.items = try context.chosen(of: groups)
  return menu
}

private struct GMenuReader {
  func items(
    _ element: ForeignElement, in context: inout ImportContext
  ) -> [ImportedItem] {
    var items: [ImportedItem] = []
    for child in element.children {
      switch child.name {
      case "item", "submenu": items.append(item(child, in: &context))
      case "section":
        let content = self.items(child, in: &context)
        guard !content.isEmpty else {
          context.lose("a section without items is left out", at: child.anchor)
          continue
        }
        var attributes = attributes(of: child, in: &context)
        let label = MarkedTitle.read(attributes.take("label") ?? "", mark: "_").title
        attributes.reportRest(to: &context)
        var section = ImportedItem.inlineGroup(label, content, at: child.anchor)
        section.keys[.separators] = .boolean(true)
        items.append(section)
      case "attribute": break
      case "link": context.lose("a link to another model is left out", at: child.anchor)
      default: context.loseElement(child)
      }
    }
    return items
  }

  private func item(
    _ element: ForeignElement, in context: inout ImportContext
  ) -> ImportedItem {
    var attributes = attributes(of: element, in: &context)
    var item = ImportedItem("", at: element.anchor)
    item.setTitle(attributes.take("label") ?? "", mark: "_")
    item.keys[.icon] = attributes.take("icon", "verb-icon")
    item.keys[.shortcut] = attributes.take("accel")
    if let action = attributes.take("action") {
      if let target = attributes.take("target") {
        let value = ImportedValue.Entry(key: "target", value: .string(Self.string(target)))
        item.keys[.field(.action)] = .table([.init(key: action, value: .table([value]))])
      } else {
        item.keys[.action] = action
      }
    }
    if element.name == "submenu" { item.children = items(element, in: &context) }
    attributes.reportRest(to: &context)
    return item
  }

  /// The element of an item, with its child elements `attribute` as attributes.
  private func attributes(
    of element: ForeignElement, in context: inout ImportContext
  ) -> ForeignElement {
    var item = element
    item.skip("id")
    for child in element.children where child.name == "attribute" {
      var attribute = child
      guard let name = attribute.take("name") else {
        context.lose("an attribute without a name is left out", at: child.anchor)
        continue
      }
      item.add(name, child.text, at: child.anchor)
    }
    return item
  }

  /// The text of a value in GVariant's notation: a string such as 'dark' loses its quotes; anything
  /// else stays as it is.
  private static func string(_ variant: String) -> String {
    let quotes: Set<Character> = ["'", "\""]
    guard variant.count > 1, let first = variant.first, quotes.contains(first),
      variant.last == first
    else { return variant }
    return String(variant.dropFirst().dropLast())
  }
}
