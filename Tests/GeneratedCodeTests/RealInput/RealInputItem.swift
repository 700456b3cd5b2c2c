import Foundation

/// One item as its source has it: what the neutral form of the data sets says, and the identity
/// that it gets in a menu (see ``RealInputIDs``).
struct RealInputItem: Sendable {
  var title = ""
  var sourceID: String?
  var detail: String?
  var body: String?
  var url: String?
  var icon: String?
  var collapsed: Bool?
  var collapsible: Bool?
  var isSingle: Bool?
  var keepsOpen: Bool?
  var isHidden = false
  var isSeparator = false
  var isCategory = false
  var children: [RealInputItem] = []

  /// What identifies it; nil for a separator.
  var id: String?
  /// Whether the document has to say the id.
  var declaresID = false

  init(_ title: String) { self.title = title }

  /// A category, even if it has no children.
  init(_ title: String, _ children: [RealInputItem]) {
    self.title = title
    self.children = children
    isCategory = true
  }

  static var separator: RealInputItem {
    var item = RealInputItem("")
    item.isSeparator = true
    return item
  }

  /// The item with something said about it.
  func with(_ change: (inout RealInputItem) -> Void) -> RealInputItem {
    var item = self
    change(&item)
    return item
  }

  /// How many items a tree has.
  static func count(_ items: [RealInputItem]) -> Int {
    items.reduce(items.count) { $0 + count($1.children) }
  }

  /// The first items of a tree in document order; those that lose their children stay categories.
  static func prefix(_ items: [RealInputItem], _ rest: inout Int) -> [RealInputItem] {
    var result: [RealInputItem] = []
    for item in items where rest > 0 {
      rest -= 1
      result.append(item.with { $0.children = prefix(item.children, &rest) })
    }
    return result
  }
}

extension RealInputItem: Decodable {
  private enum CodingKeys: String, CodingKey {
    case title, id, url, icon, collapsed, collapsible, separator, branch, hidden, children
  }

  init(from decoder: any Decoder) throws {
    let source = try decoder.container(keyedBy: CodingKeys.self)
    title = try source.decodeIfPresent(String.self, forKey: .title) ?? ""
    sourceID = try source.decodeIfPresent(String.self, forKey: .id)
    url = try source.decodeIfPresent(String.self, forKey: .url)
    icon = try source.decodeIfPresent(String.self, forKey: .icon)
    collapsed = try source.decodeIfPresent(Bool.self, forKey: .collapsed)
    collapsible = try source.decodeIfPresent(Bool.self, forKey: .collapsible)
    isSeparator = try source.decodeIfPresent(Bool.self, forKey: .separator) ?? false
    isHidden = try source.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
    children = try source.decodeIfPresent([RealInputItem].self, forKey: .children) ?? []
    let isBranch = try source.decodeIfPresent(Bool.self, forKey: .branch) ?? false
    isCategory = isBranch || !children.isEmpty
  }
}

/// The keys that a document has to say about an item, in the order in which they are written.
extension RealInputItem {
  enum Value {
    case text(String)
    case flag(Bool)
  }

  /// All but `items`.
  var entries: [(key: String, value: Value)] {
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
  var isTitleOnly: Bool { !isCategory && !isSeparator && entries.count == 1 }
}
