extension SourceLocator {
  /// The id of the item that contains an anchor: the written id or, if there is none, the path of
  /// the titles. It is derived from the file alone, so it is the same wherever the file is
  /// included. An item whose title yields no id is identified by its number among its siblings. A
  /// place outside items is identified by its key: `generate#1`. Empty for the document itself.
  mutating func item(of anchor: SourceAnchor) -> String {
    guard let place = anchor.place else { return "" }
    if let known = itemPaths[place] { return known }
    let tree = tree(place.file)
    guard var node = root(of: place.file) else { return "" }
    var path = ""
    var key: String?
    let steps = tree.path(to: place)
    for (depth, step) in steps.enumerated() {
      switch step {
      case .key(let name):
        guard let child = node[name] else { return path }
        // A top-level key of the document belongs to the document itself.
        if key == nil, name != DocumentKey.items.rawValue, depth + 1 < steps.count { path = name }
        key = name
        node = child
      case .index(let index):
        guard case .array(let elements) = node.value, index < elements.count else { return path }
        node = elements[index]
        path =
          key == ItemKey.items.rawValue
          ? Self.path(of: node, at: index, in: path) : "\(path)#\(index + 1)"
      }
    }
    itemPaths[place] = path
    return path
  }

  private static func path(of item: SourceNode, at index: Int, in parent: String) -> String {
    if let id = item[ItemKey.id.rawValue]?.writtenText, !id.isEmpty { return id }
    let title = item.writtenText ?? item[ItemKey.title.rawValue]?.writtenText ?? ""
    let slug = ItemID.slug(of: title)
    let name = slug.isEmpty ? "#\(index + 1)" : slug
    return parent.isEmpty ? name : "\(parent).\(name)"
  }

  /// The title of the item at an anchor or, if the anchor is an entry of an item, of this item; nil
  /// if there is none.
  mutating func title(of anchor: SourceAnchor) -> String? {
    guard let place = anchor.place else { return nil }
    let tree = tree(place.file)
    let item = tree.node(at: place)
    return item?.writtenText ?? item?[ItemKey.title.rawValue]?.writtenText
      ?? tree.parent(of: place)?[ItemKey.title.rawValue]?.writtenText
  }
}

extension SourceNode {
  fileprivate var writtenText: String? {
    switch value {
    case .text(let text), .plain(let text): text
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table: nil
    }
  }
}
