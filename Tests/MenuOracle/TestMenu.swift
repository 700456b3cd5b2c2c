@testable import MenuRuntime

/// One item of a menu under test, as a person would write it.
struct TestItem {
  var id: String
  var items: [TestItem]?
  var body: String?
  var collapsed = true
  var collapsible = true
  var hidden = false
  var enabled = true
  var separator = false
  var single = false
  var keepOpen = false
  var title: String?
  /// Makes a leaf a check item.
  var checked: Bool?
  /// Makes a category a summary check.
  var isSummaryCheck = false
  /// Makes the leaves of a category check items.
  var choice: TestChoice?
  /// Makes the row of a choice of one show its checked item.
  var showsChecked = false
  /// Ids that the item had before.
  var formerIDs: [String] = []
  /// The conditions under which the item shows. All entries must hold; an entry holds if at least
  /// one of its terms does.
  var when: [[TestTerm]] = []
  /// The conditions under which taps have an effect, if `enabled` is true.
  var enabledWhen: [[TestTerm]] = []
  /// Makes an item without items a category whose rows the program gives.
  var slot = false
  var placeholder: String?
  var loading: String?
  /// Puts the rows of a category among those of its siblings.
  var inline = false
  /// Gives an inline group a row of its own, which shows its title.
  var heading = false
  /// Makes a separator belong to the inline group after it (1) or before it (−1).
  var border = 0
  /// Makes a separator the footer of its group, whose last item it is.
  var isFooter = false
  /// Makes a category without body a page.
  var page = false
  /// What the item's row shows; nothing for a separator or an inline group without a heading.
  var shownTitle: String {
    separator || (inline && !heading) ? "" : title ?? id.uppercased()
  }
  /// The item's number before the menu was made smaller.
  var key = 0
  var fields: [(key: String, value: String)] = []

  var isCategory: Bool { items != nil || slot }

  /// Whether the row of a slot shows the number of the slot's rows.
  var showsCount: Bool { slot && field("detail.other") != nil }

  /// A text of the item by its key, as in tables.
  func field(_ key: String) -> String? { fields.first { $0.key == key }?.value }

  static func leaf(_ id: String, hidden: Bool = false) -> TestItem {
    TestItem(id: id, hidden: hidden)
  }

  static func category(
    _ id: String, open: Bool = false, fixed: Bool = false, hidden: Bool = false,
    single: Bool = false, keepOpen: Bool = false, body: String? = nil, _ items: [TestItem]
  ) -> TestItem {
    TestItem(
      id: id, items: items, body: body, collapsed: !open, collapsible: !fixed, hidden: hidden,
      single: single, keepOpen: keepOpen)
  }

  static func slot(
    _ id: String, open: Bool = false, fixed: Bool = false, hidden: Bool = false,
    body: String? = nil, placeholder: String? = nil, loading: String? = nil
  ) -> TestItem {
    TestItem(
      id: id, body: body, collapsed: !open, collapsible: !fixed, hidden: hidden, slot: true,
      placeholder: placeholder, loading: loading)
  }

  /// The inline group between its two borders.
  func bordered() -> [TestItem] {
    var (first, last) = (TestItem.line, TestItem.line)
    (first.border, last.border) = (1, -1)
    return [first, self, last]
  }

  /// The item with entries of `when`, each a list of terms.
  func when(_ entries: [TestTerm]...) -> TestItem {
    var item = self
    item.when = entries
    return item
  }

  /// The item with conditions of `enabled`, each a list of terms.
  func enabled(_ entries: [TestTerm]...) -> TestItem {
    var item = self
    item.enabledWhen = entries
    return item
  }

  static func page(_ id: String, hidden: Bool = false, _ items: [TestItem]) -> TestItem {
    TestItem(id: id, items: items, hidden: hidden, page: true)
  }

  static var line: TestItem { TestItem(id: "", separator: true) }

  /// The category with a footer after its items.
  func footed(_ text: String = "footer") -> TestItem {
    var item = self
    item.fields.append(("footer", text))
    item.items?.append(TestItem(id: "", separator: true, isFooter: true))
    return item
  }

  /// The category or slot as an inline group.
  func inlined(heading: Bool = false) -> TestItem {
    var item = self
    item.inline = true
    item.heading = heading
    item.collapsible = false
    return item
  }

  /// Makes the category or slot an inline group, without what such a group can't have.
  mutating func makeInline(heading: Bool) {
    self = inlined(heading: heading)
    collapsed = true
    fields = []
    enabled = true
    enabledWhen = []
    isSummaryCheck = false
    showsChecked = false
  }

  /// The letter of a separator.
  private var lineFlag: String {
    isFooter ? "f" : border == 0 ? "s" : border > 0 ? "i" : "n"
  }

  /// The item's flags as letters, as in a table, except `o`, which marks an item that is declared
  /// open.
  ///
  /// - Parameter isEnabled: Whether the item starts enabled.
  func flags(isEnabled: Bool) -> String {
    let flags = [
      isCategory ? "c" : "-", body != nil ? "b" : "-", collapsed ? "-" : "o",
      inline ? (heading ? "i" : "n") : collapsible ? "-" : "f", hidden ? "h" : "-",
      isEnabled ? "-" : "d", separator ? lineFlag : "-", single ? "1" : "-", keepOpen ? "k" : "-",
    ]
    return flags.joined()
  }
}

/// How many of a group's check items can be checked: any number, or one.
enum TestChoice: String {
  case any, one
}

/// A menu under test: its items, numbered breadth first, and the table text made from them.
struct TestMenu {
  var layout = MenuLayout.rows
  var single = false
  var keepOpen = false
  var choice: TestChoice?
  var hitArea = MenuHitArea.both
  var indicator = TestMenu.plusMinus
  var animation = MenuAnimation(insert: .automatic, delete: .automatic)
  var scroll = MenuScroll(to: .none)
  /// Sorted by the bytes of their names.
  var conditions: [TestCondition] = []
  var top: [TestItem]

  static var plusMinus: MenuIndicator {
    MenuIndicator(collapsed: MenuGlyph(text: "+"), expanded: MenuGlyph(text: "–"))
  }

  /// The items in breadth-first order, with parent and children by number.
  func numbered() -> [(item: TestItem, parent: Int, children: Range<Int>)] {
    var result = top.map { (item: $0, parent: -1, children: 0..<0) }
    var next = 0
    while next < result.count {
      let children = result[next].item.items ?? []
      if !children.isEmpty {
        result[next].children = result.count..<(result.count + children.count)
        for child in children { result.append((item: child, parent: next, children: 0..<0)) }
      }
      next += 1
    }
    return result
  }
}

extension MenuExpansion {
  /// The ids of the rows from top to bottom, a hyphen for a separator.
  var rows: [String] {
    (0..<rowCount).map { row in node(atRow: row).flatMap { table.id(of: $0) } ?? "-" }
  }

  /// The node of an id; a node outside the menu if there is none.
  subscript(id: String) -> MenuNode { table.node(withID: id) ?? MenuNode(-1) }
}
