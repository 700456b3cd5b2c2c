/// One of several menus in a document, such as a sidebar of a site.
struct ImportedGroup {
  let name: String
  var items: [ImportedItem]
  let anchor: SourceAnchor
}

extension ImportContext {
  /// The items of the menu that the request names. If the request names no menu, the items of the
  /// document's only menu, or one category for each menu.
  mutating func chosen(of groups: [ImportedGroup]) throws -> [ImportedItem] {
    offersMenus = true
    if let name = request.menu {
      guard let group = groups.first(where: { $0.name == name }) else {
        let names = groups.map { "'\($0.name)'" }.joined(separator: ", ")
        throw ImportError(
          "\(request.name): there is no menu '\(name)'", help: "the document has \(names)")
      }
      return group.items
    }
    if groups.count == 1, let only = groups.first { return only.items }
    return groups.map { group in
      var item = ImportedItem(humanizedTitle(group.name), at: group.anchor)
      item.children = group.items
      return item
    }
  }
}
