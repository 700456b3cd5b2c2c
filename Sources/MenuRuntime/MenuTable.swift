/// A menu's static table: strings that are read in place, and the document's settings.
///
/// The table is immutable, and each query parses only the parts that it needs. Every query accepts
/// any node; a node outside the menu has no parent, children, texts or flags.
public final class MenuTable: Sendable {
  /// The menu's name, as in generated type names.
  public let name: String
  /// The heading of the menu.
  public let title: String
  /// The languages in which the menu has texts, the document's own first; empty if the document
  /// does not specify its language.
  public let languages: [MenuLanguage]
  /// The language that `table(in:)` chose; nil if none was chosen and the texts are the document's.
  public let chosenLanguage: MenuLanguage?
  /// How visible items are placed in sections and rows.
  public let layout: MenuLayout
  /// The document's presentation settings.
  public let settings: MenuSettings
  /// The number of nodes, including separators; at most 1,000,000.
  public let count: Int
  /// The number of top-level nodes.
  public let topLevelCount: Int
  let topLevelIsSingle: Bool
  let topLevelKeepsOpen: Bool
  let topLevelChoosesOne: Bool
  let line: MenuStructureLine
  let textCount: Int
  let formerIDCount: Int
  let conditions: MenuConditions
  let shortcutList: MenuShortcuts
  /// The bytes of a table that was created at run time; nil for static bytes of generated code.
  let storage: MenuTableBytes?
  // Safe to share: these bytes never change, and live as long as the table.
  nonisolated(unsafe) let structure: UnsafePointer<UInt8>
  nonisolated(unsafe) let text: UnsafePointer<UInt8>
  nonisolated(unsafe) let formerIDs: UnsafePointer<UInt8>

  /// The table of generated code.
  ///
  /// `structure` and `text` have one line per node, in the order of their numbers. A line of
  /// `structure` is laid out as `MenuStructureLine` describes. A line of `text` is
  /// `id title{ key value}`, where the id, the title and values are written as `LENGTH:BYTES`.
  /// `formerIDs` has one line for each id that an item had before, sorted by their bytes: the
  /// item's number in `digits` bytes, a space and the id. `conditions`, `whens`, `conditionalItems`
  /// and `followers` are the numbers that `MenuConditions` describes, and `shortcuts` are the
  /// numbers that `MenuShortcuts` describes.
  public convenience init(
    name: String, title: String, nodeCount: Int, topLevelCount: Int, digits: Int,
    textDigits: Int, layout: MenuLayout, topLevelIsSingle: Bool, topLevelKeepsOpen: Bool,
    topLevelChoosesOne: Bool, settings: MenuSettings, structure: StaticString,
    text: StaticString, formerIDs: StaticString = "", conditions: StaticString = "",
    whens: StaticString = "", conditionalItems: StaticString = "",
    followers: StaticString = "", shortcuts: StaticString = "", languages: [MenuLanguage] = []
  ) {
    self.init(
      name: name, title: title, nodeCount: nodeCount, topLevelCount: topLevelCount,
      digits: digits, textDigits: textDigits, layout: layout,
      topLevelIsSingle: topLevelIsSingle, topLevelKeepsOpen: topLevelKeepsOpen,
      topLevelChoosesOne: topLevelChoosesOne, settings: settings,
      structure: structure.utf8Start, structureCount: structure.utf8CodeUnitCount,
      text: text.utf8Start, textCount: text.utf8CodeUnitCount,
      formerIDs: formerIDs.utf8Start, formerIDCount: formerIDs.utf8CodeUnitCount,
      conditions: MenuConditions(
        conditions, whens, conditionalItems, followers, nodeCount: nodeCount),
      shortcutList: MenuShortcuts(shortcuts), languages: languages)
  }

  /// The table whose strings are these bytes. The bytes must never change, and must live as long as
  /// the program or, if `storage` is given, as long as the storage.
  ///
  /// A structure that is too short for its nodes gives an empty table.
  init(
    name: String, title: String, nodeCount: Int, topLevelCount: Int, digits: Int,
    textDigits: Int, layout: MenuLayout, topLevelIsSingle: Bool, topLevelKeepsOpen: Bool,
    topLevelChoosesOne: Bool, settings: MenuSettings, structure: UnsafePointer<UInt8>,
    structureCount: Int, text: UnsafePointer<UInt8>, textCount: Int,
    formerIDs: UnsafePointer<UInt8>, formerIDCount: Int,
    conditions: MenuConditions = MenuConditions(),
    shortcutList: MenuShortcuts = MenuShortcuts(), languages: [MenuLanguage] = [],
    chosenLanguage: MenuLanguage? = nil, storage: MenuTableBytes? = nil
  ) {
    self.name = name
    self.storage = storage
    self.title = title
    self.languages = languages
    self.chosenLanguage = chosenLanguage
    self.layout = layout
    self.settings = settings
    self.topLevelIsSingle = topLevelIsSingle
    self.topLevelKeepsOpen = topLevelKeepsOpen
    self.topLevelChoosesOne = topLevelChoosesOne
    self.structure = structure
    self.text = text
    self.textCount = textCount
    self.formerIDs = formerIDs
    self.formerIDCount = formerIDCount
    line = MenuStructureLine(digits: digits, textDigits: textDigits)
    let isWhole = nodeCount >= 0 && nodeCount * line.width <= structureCount
    count = isWhole ? nodeCount : 0
    self.topLevelCount = isWhole ? topLevelCount : 0
    self.conditions = isWhole ? conditions : MenuConditions()
    self.shortcutList = shortcutList
  }
}

extension MenuTable {
  /// The top-level nodes, in document order.
  public var topLevel: MenuNodeRange { nodes(from: 0, count: topLevelCount) }

  /// All nodes in document order: each before its children.
  public var nodes: UnfoldSequence<MenuNode, Int> {
    sequence(state: count > 0 ? 0 : -1) { upcoming in
      if upcoming < 0 { return nil }
      let node = MenuNode(upcoming)
      upcoming = self.successor(of: upcoming)
      return node
    }
  }

  /// Whether both tables are of the same menu, perhaps in different languages.
  public func isSameMenu(as other: MenuTable) -> Bool {
    structure == other.structure && count == other.count
  }

  /// Whether the node is in this table.
  public func contains(_ node: MenuNode) -> Bool { node.number >= 0 && node.number < count }

  /// The parent, or nil at top level.
  public func parent(of node: MenuNode) -> MenuNode? {
    let parent = contains(node) ? self.parent(node.number) : -1
    return parent < 0 ? nil : MenuNode(parent)
  }

  /// The children, in document order.
  public func children(of node: MenuNode) -> MenuNodeRange {
    guard contains(node) else { return nodes(from: 0, count: 0) }
    return nodes(from: firstChild(node.number), count: childCount(node.number))
  }

  /// The number of ancestors that are not inline groups; 0 at top level.
  public func depth(of node: MenuNode) -> Int {
    contains(node) ? self.depth(node.number) : 0
  }

  /// The depth of the rows below a node: one more than the node's, or the same for an inline group.
  public func depth(below node: MenuNode) -> Int {
    isInline(node) ? depth(of: node) : depth(of: node) + 1
  }

  /// Whether the node was written with `items`, even empty ones, or is a slot.
  public func isCategory(_ node: MenuNode) -> Bool { has(.isCategory, node) }

  /// Whether the node can be open: it is a category, even one without items, or has a body; false
  /// for a page.
  public func isExpandable(_ node: MenuNode) -> Bool {
    (has(.isCategory, node) && !has(.isPage, node)) || has(.hasBody, node)
  }

  /// Whether the program provides the rows below the node.
  public func isSlot(_ node: MenuNode) -> Bool { has(.isSlot, node) }

  /// Whether the rows of the node are among the rows of its siblings. The node itself has a row, a
  /// heading, only if it has a title.
  public func isInline(_ node: MenuNode) -> Bool { contains(node) && isInline(node.number) }

  /// Whether the node may be closed; false for a node that is always open and for a leaf.
  public func isCollapsible(_ node: MenuNode) -> Bool {
    isExpandable(node) && !has(.isFixed, node)
  }

  /// Whether the node is a separator, which has no id: a line between items, or a group's footer.
  public func isSeparator(_ node: MenuNode) -> Bool { has(.isSeparator, node) }

  /// Whether the node is a separator that shows a text in place of a line: the `footer` of its
  /// parent, whose last child it is. Sections and pages have no such node.
  public func isFooter(_ node: MenuNode) -> Bool { contains(node) && isFooter(node.number) }

  /// Whether the node responds to taps before any event; events from code work either way.
  public func isInitiallyEnabled(_ node: MenuNode) -> Bool {
    contains(node) && !has(.isDisabled, node)
  }

  /// Whether the node is open before any event.
  public func isInitiallyExpanded(_ node: MenuNode) -> Bool { has(.isOpen, node) }

  /// Whether the node is declared as hidden; a `when` may hide it as well.
  public func isInitiallyHidden(_ node: MenuNode) -> Bool { has(.isHidden, node) }

  /// Whether at most one of the children may be open; nil means the top level.
  public func isSingle(under node: MenuNode?) -> Bool {
    node.map { has(.isSingle, $0) } ?? topLevelIsSingle
  }

  /// Whether the node is a check item, which is checked or not by itself.
  public func isCheckItem(_ node: MenuNode) -> Bool { contains(node) && isCheckItem(node.number) }

  /// Whether the node is a summary check: a category that is checked if all its check items are.
  public func isSummaryCheck(_ node: MenuNode) -> Bool { contains(node) && isSummary(node.number) }

  /// Whether the node is a check item that is checked before any event.
  public func isInitiallyChecked(_ node: MenuNode) -> Bool { has(.isChecked, node) }

  /// Whether at most one of the children may be checked; nil means the top level.
  public func choosesOne(under node: MenuNode?) -> Bool {
    node.map { has(.choosesOne, $0) } ?? topLevelChoosesOne
  }

  /// Whether the node is a slot in which any number of rows can be checked. The program keeps the
  /// checks of such a slot, and of a slot for which ``choosesOne(under:)`` is true.
  public func choosesAny(in slot: MenuNode) -> Bool {
    contains(slot) && choosesAny(slot.number)
  }

  /// Whether the row shows the checked child as its detail; see `MenuExpansion.shownDetail(of:)`.
  public func showsChecked(_ node: MenuNode) -> Bool { contains(node) && showsChecked(node.number) }

  /// Whether the last open child stays open; nil means the top level.
  public func keepsOpen(under node: MenuNode?) -> Bool {
    node.map { has(.keepsOpen, $0) } ?? topLevelKeepsOpen
  }
}

/// Texts, which each call reads from the node's line; a call allocates nothing but its result.
extension MenuTable {
  /// The node's stable identity, or nil for a separator.
  public func id(of node: MenuNode) -> String? {
    contains(node) && !isSeparator(node) ? idText(node.number) : nil
  }

  /// The title; empty for a separator.
  public func title(of node: MenuNode) -> String {
    if !contains(node) { return "" }
    if var reader = MenuReader(translated: self, node), reader.find("title") {
      return reader.text()
    }
    var reader = MenuReader(self, node)
    reader.skipText()
    return reader.text()
  }

  /// The secondary text beside the title, as in the menu; see `MenuExpansion.shownDetail(of:)`.
  public func detail(of node: MenuNode) -> String? { value("detail", of: node) }

  /// The text that opening the node reveals in its own row.
  public func body(of node: MenuNode) -> String? { value("body", of: node) }

  /// The text below the items of the node.
  public func footer(of node: MenuNode) -> String? { value("footer", of: node) }

  /// The name of the node's image or symbol.
  public func icon(of node: MenuNode) -> String? { value("icon", of: node) }

  /// The mark at the end of the row.
  public func accessory(of node: MenuNode) -> MenuAccessory {
    value("accessory", of: node).flatMap { MenuAccessory(rawValue: $0) } ?? MenuAccessory.none
  }

  /// The name of the action that the program performs when the node is chosen.
  public func action(of node: MenuNode) -> String? { value("action", of: node) }

  /// The address that the node opens.
  public func url(of node: MenuNode) -> String? { value("url", of: node) }

  /// The keyboard shortcut to show, which is the first one.
  public func shortcut(of node: MenuNode, isApple: Bool = MenuShortcut.isApple) -> MenuShortcut? {
    shortcuts(of: node, isApple: isApple).first
  }

  /// All keyboard shortcuts on Apple's systems or on other systems.
  public func shortcuts(
    of node: MenuNode, isApple: Bool = MenuShortcut.isApple
  ) -> [MenuShortcut] {
    shortcutList.list(of: node.number, isApple: isApple)
  }

  /// The letter of the title that chooses the node in an open menu.
  public func mnemonic(of node: MenuNode) -> String? { value("mnemonic", of: node) }

  /// A number for the program to use as it likes.
  public func tag(of node: MenuNode) -> Int? {
    var reader = MenuReader(self, node)
    return reader.find("tag") ? reader.integer() : nil
  }

  /// The height of the node's row in points; nil for the height in `settings`.
  public func height(of node: MenuNode) -> Double? {
    value("height", of: node).flatMap { Double($0) }
  }

  /// A short text in a capsule, such as a count.
  public func badge(of node: MenuNode) -> String? { value("badge", of: node) }

  /// The effect of the node, in one sentence: the text of its tooltip.
  public func help(of node: MenuNode) -> String? { value("help", of: node) }

  /// The reason why the node does not respond to taps, while it is disabled.
  public func disabledReason(of node: MenuNode) -> String? { value("disabled-reason", of: node) }

  /// The text of the row that a slot shows while it has no rows.
  public func placeholder(of node: MenuNode) -> String? { value("placeholder", of: node) }

  /// The text of the row that a slot shows after its rows while it is busy.
  public func loading(of node: MenuNode) -> String? { value("loading", of: node) }

  /// The subject of the node's badge.
  public func badgeVariant(of node: MenuNode) -> MenuBadgeVariant {
    value("badge-variant", of: node).flatMap { MenuBadgeVariant(rawValue: $0) } ?? .normal
  }

  /// The role of the node: whether choosing it is destructive, or which standard item it is.
  public func role(of node: MenuNode) -> MenuRole {
    value("role", of: node).flatMap { MenuRole(rawValue: $0) } ?? .normal
  }

  /// Additional words by which a search finds the node; they are not shown.
  public func keywords(of node: MenuNode) -> [String] {
    list("keywords", separator: MenuByte.lineFeed, of: node)
  }

  /// The ids that the node had before.
  public func formerIDs(of node: MenuNode) -> [String] {
    list("was", separator: MenuByte.space, of: node)
  }

  /// The text that assistive technologies read instead of the title.
  public func accessibilityLabel(of node: MenuNode) -> String? { value("label", of: node) }

  /// The text that assistive technologies read after the title; by default, the node's help.
  public func accessibilityHint(of node: MenuNode) -> String? {
    value("hint", of: node) ?? help(of: node)
  }

  /// The value of a custom column, as a string.
  public func string(_ column: String, of node: MenuNode) -> String? {
    if var reader = MenuReader(translated: self, node), reader.find(column: column) {
      return reader.text()
    }
    var reader = MenuReader(self, node)
    return reader.find(column: column) ? reader.text() : nil
  }

  /// The value of an integer column; nil if it is missing or not an integer.
  public func integer(_ column: String, of node: MenuNode) -> Int? {
    var reader = MenuReader(self, node)
    return reader.find(column: column) ? reader.integer() : nil
  }

  /// The value of a number column; nil if it is missing or not a number.
  public func number(_ column: String, of node: MenuNode) -> Double? {
    guard let text = string(column, of: node) else { return nil }
    return Double(text)
  }

  /// The value of a boolean column; nil if it is missing or not a boolean.
  public func boolean(_ column: String, of node: MenuNode) -> Bool? {
    guard let value = integer(column, of: node), value == 0 || value == 1 else { return nil }
    return value == 1
  }

  /// The node's indicator: the document's, except for the parts that the node overrides.
  public func indicator(of node: MenuNode) -> MenuIndicator {
    let inherited = settings.indicator
    var reader = MenuReader(self, node)
    if !reader.find("indicator", isPrefix: true) { return inherited }
    var hides = inherited.hideWhenEmpty
    reader = MenuReader(self, node)
    if reader.find("indicator.hide-when-empty") { hides = reader.integer() == 1 }
    return MenuIndicator(
      collapsed: glyph(
        "indicator.collapsed", "indicator.collapsed.image", inherited.collapsed, of: node),
      expanded: glyph(
        "indicator.expanded", "indicator.expanded.image", inherited.expanded, of: node),
      empty: glyph("indicator.empty", "indicator.empty.image", inherited.empty, of: node),
      leaf: glyph("indicator.leaf", "indicator.leaf.image", inherited.leaf, of: node),
      color: color("indicator.color", inherited.color, of: node),
      highlight: color("indicator.highlight", inherited.highlight, of: node),
      hideWhenEmpty: hides)
  }

  /// The first node in document order with this address, byte for byte, or nil; takes O(N).
  public func node(forURL url: String) -> MenuNode? {
    let number = withBytes(of: url) { bytes, count in
      var node = self.count > 0 ? 0 : -1
      while node >= 0 {
        var reader = self.reader(at: "url", of: MenuNode(node))
        if reader?.compare(bytes, count) == 0 { return node }
        node = successor(of: node)
      }
      return -1
    }
    return number < 0 ? nil : MenuNode(number)
  }

  /// The node with this id, or nil; found by binary search, without allocating.
  public func node(withID id: String) -> MenuNode? {
    let number = withBytes(of: id) { bytes, count in self.find(bytes, count) }
    return number < 0 ? nil : MenuNode(number)
  }
}
