import Foundation

/// An item as the data sets describe it, with the id that it has in a menu (see ``RealMenuIDs``).
package struct RealMenuItem: Sendable {
  package var title = ""
  package var sourceID: String?
  package var detail: String?
  package var body: String?
  package var url: String?
  package var icon: String?
  package var collapsed: Bool?
  package var collapsible: Bool?
  package var isSingle: Bool?
  package var keepsOpen: Bool?
  package var isHidden = false
  package var isSeparator = false
  package var isCategory = false
  package var children: [RealMenuItem] = []

  /// nil for a separator.
  package var id: String?
  /// Whether the document must declare the id.
  package var declaresID = false

  package init(_ title: String) { self.title = title }

  /// A category, even if it has no children.
  package init(_ title: String, _ children: [RealMenuItem]) {
    self.title = title
    self.children = children
    isCategory = true
  }

  package static var separator: RealMenuItem {
    var item = RealMenuItem("")
    item.isSeparator = true
    return item
  }

  /// The item with a change.
  package func with(_ change: (inout RealMenuItem) -> Void) -> RealMenuItem {
    var item = self
    change(&item)
    return item
  }

  /// The number of items in a tree.
  package static func count(_ items: [RealMenuItem]) -> Int {
    items.reduce(items.count) { $0 + count($1.children) }
  }

  /// The first items of a tree in document order; those that lose their children stay categories.
  package static func prefix(_ items: [RealMenuItem], _ rest: inout Int) -> [RealMenuItem] {
    var result: [RealMenuItem] = []
    for item in items where rest > 0 {
      rest -= 1
      result.append(item.with { $0.children = prefix(item.children, &rest) })
    }
    return result
  }
}

extension RealMenuItem: Decodable {
  private enum CodingKeys: String, CodingKey {
    case title, id, url, icon, collapsed, collapsible, separator, branch, hidden, children
  }

  package init(from decoder: any Decoder) throws {
    let source = try decoder.container(keyedBy: CodingKeys.self)
    title = try source.decodeIfPresent(String.self, forKey: .title) ?? ""
    sourceID = try source.decodeIfPresent(String.self, forKey: .id)
    url = try source.decodeIfPresent(String.self, forKey: .url)
    icon = try source.decodeIfPresent(String.self, forKey: .icon)
    collapsed = try source.decodeIfPresent(Bool.self, forKey: .collapsed)
    collapsible = try source.decodeIfPresent(Bool.self, forKey: .collapsible)
    isSeparator = try source.decodeIfPresent(Bool.self, forKey: .separator) ?? false
    isHidden = try source.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
    children = try source.decodeIfPresent([RealMenuItem].self, forKey: .children) ?? []
    let isBranch = try source.decodeIfPresent(Bool.self, forKey: .branch) ?? false
    isCategory = isBranch || !children.isEmpty
  }
}

/// The keys of an item in a document, in the order in which they are written.
extension RealMenuItem {
  package enum Value {
    case text(String)
    case flag(Bool)
  }

  /// All keys except `items`.
  package var entries: [(key: String, value: Value)] {
    if isSeparator { return [("separator", .flag(true))] }
    var entries: [(key: String, value: Value)] = [("title", .text(title))]
    let texts = [
      ("id", declaresID ? id : nil), ("detail", detail), ("body", body), ("url", url),
      ("icon", icon),
    ]
    for case (let key, let text?) in texts { entries.append((key, .text(text))) }
    if let isSingle { entries.append(("expansion", .text(isSingle ? "single" : "multiple"))) }
    let flags = [
      ("collapsed", collapsed), ("collapsible", collapsible), ("keep-open", keepsOpen),
      ("hidden", isHidden ? true : nil),
    ]
    for case (let key, let flag?) in flags { entries.append((key, .flag(flag))) }
    return entries
  }

  /// Whether its title alone can stand for it.
  package var isTitleOnly: Bool { !isCategory && !isSeparator && entries.count == 1 }
}
