/// Shows a menu as an `NSMenu`: the app's main menu, or the menu of a button, a status item or a
/// view.
///
/// ```swift
/// bar = MenuBarController(GroceriesMenu.table)
/// bar.delegate = self
/// NSApp.mainMenu = bar.menu
/// ```
///
/// Categories are submenus. Slots are submenus that the program fills each time they open. The
/// items of an inline group appear among the group's siblings, under a section header if the group
/// has a title. Items that the menu hides are hidden. Standard items, such as those with the role
/// `copy`, do what the system's items do. An `NSMenu` holds its delegate weakly, so keep the
/// controller as long as the menu.
@MainActor
public final class MenuBarController: NSObject {
  /// The `NSMenu`, with its submenus.
  public let menu: NSMenu

  /// The state of the menu, including which items are hidden and checked.
  public fileprivate(set) var state: MenuExpansion

  /// The object that handles chosen items. Setting it updates all items, as does setting
  /// `dataSource` or `imageBundle`.
  public weak var delegate: (any MenuBarControllerDelegate)? {
    didSet { show() }
  }

  /// The object that provides the rows of slots, and texts that change.
  public weak var dataSource: (any MenuBarControllerDataSource)? {
    didSet { show() }
  }

  /// The bundle that contains the menu's images, if it is not the app's bundle. For a package, this
  /// is its `Bundle.module`.
  public var imageBundle: Bundle? {
    didSet { show() }
  }

  fileprivate var items: [MenuNode: NSMenuItem] = [:]
  /// The hidden items for an item's shortcuts after the first.
  fileprivate var furtherItems: [MenuNode: [NSMenuItem]] = [:]
  fileprivate var submenus: [MenuNode: NSMenu] = [:]
  /// The items that show the footers of categories.
  fileprivate var footers: [MenuNode: NSMenuItem] = [:]
  fileprivate var nodes: [ObjectIdentifier: MenuNode] = [:]
  fileprivate var slots: [MenuNode: MenuBarSlot] = [:]
  fileprivate var inlineSlots: [MenuNode: MenuBarInlineSlot] = [:]
  /// The categories whose submenus the program has requested.
  private var taken: Set<MenuNode> = []

  /// The items, with their initial state.
  public var table: MenuTable { state.table }

  /// Creates a menu in its initial state, in the user's preferred language among the app's
  /// languages.
  public convenience init(_ table: MenuTable) { self.init(MenuExpansion(table)) }

  /// Creates a menu in a given state, such as a restored one.
  public init(_ state: MenuExpansion) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    self.state = state
    menu = NSMenu(title: state.table.title)
    super.init()
    menu.delegate = self
    build()
    show()
  }

  /// The menu item of a node. The program can, for example, set its tag.
  public func item(of node: MenuNode) -> NSMenuItem? { items[node] }

  /// The submenu of a category or slot, to which the program or the system can add items. After a
  /// call, the category keeps its submenu while the category is enabled, even if the submenu is
  /// empty, so that items can be added.
  public func submenu(of node: MenuNode) -> NSMenu? {
    if submenus[node] != nil, taken.insert(node).inserted { show(node) }
    return submenus[node]
  }

  /// Whether an item has a submenu. An `NSMenu` disables an item that has neither an action nor a
  /// submenu.
  fileprivate func opens(_ node: MenuNode) -> Bool {
    isEnabled(node) && (table.isSlot(node) || taken.contains(node) || !state.isEmpty(node))
  }

  /// Performs an event, such as a check, and shows the result.
  public func perform(_ event: (inout MenuExpansion) -> MenuChange) {
    // All items are updated, because a change does not list items in closed categories. The event
    // gets a copy of the state, because it may read the controller.
    var next = state
    _ = event(&next)
    let isOther = !next.table.isSameMenu(as: state.table)
    state = next
    if isOther { build() }
    show()
  }

  /// Creates all items, initially and again for a different version of the menu.
  private func build() {
    menu.removeAllItems()
    (items, furtherItems, submenus, footers) = ([:], [:], [:], [:])
    (nodes, slots, inlineSlots, taken) = ([:], [:], [:], [])
    add(table.topLevel, to: menu)
    assignStandardMenus()
  }

  /// Shows in an open slot whether the program is fetching rows. Requests the rows that are
  /// available now.
  public func setBusy(_ isBusy: Bool, in slot: MenuNode) {
    _ = state.setBusy(isBusy, in: slot)
    slots[slot]?.fill()
    if inlineSlots[slot] != nil { fillInline(slot) }
  }

  /// Requests the texts of items again. The texts of a menu are also requested each time the menu
  /// opens.
  public func update(_ nodes: [MenuNode]) {
    for node in nodes { show(node) }
  }

  /// Shows the same menu in a different language. A table of a different menu is ignored.
  public func setTable(_ table: MenuTable) {
    if !table.isSameMenu(as: self.table) { return }
    state.setTable(table)
    show()
  }

  /// The action of every item for which neither the program nor the item's role provides a
  /// selector, and of every disabled item.
  #if canImport(ObjectiveC)
    @objc(menuBarItemChosen:)
  #endif
  func chooseItem(_ sender: Any?) {
    guard let item = sender as? NSMenuItem else { return }
    if let row = item.representedObject as? MenuTableSlotRow {
      row.action?()
    } else if let node = node(of: item) {
      choose(node)
    }
  }

  private func choose(_ node: MenuNode) {
    if !isEnabled(node) { return }
    let response = state.response(toTapOn: node)
    if table.isCheckItem(node) || table.isSummaryCheck(node) { perform { $0.tap(node).change } }
    switch response {
    case .nothing, .toggle, .open: break
    case .choose: delegate?.menuBar(self, didChoose: node)
    case .action: delegate?.perform(actionOf: node, in: self)
    case .url(let text):
      guard let url = URL(string: text) else { return }
      if let delegate { delegate.menuBar(self, open: url, for: node) } else { open(url) }
    }
  }

  fileprivate func open(_ url: URL) { NSWorkspace.shared.open(url) }
}
