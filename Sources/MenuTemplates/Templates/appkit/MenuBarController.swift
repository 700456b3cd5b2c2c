/// Keeps an `NSMenu` as a menu says: the app's main menu, or one of a button, a status item or a view.
///
/// ```swift
/// bar = MenuBarController(GroceriesMenu.table)
/// bar.delegate = self
/// NSApp.mainMenu = bar.menu
/// ```
///
/// Categories are submenus, slots are submenus that the program fills each time they open. What the
/// menu hides is hidden. Menus hold their delegates weakly, so keep the controller as long as the menu.
@MainActor
public final class MenuBarController: NSObject {
  /// The menu, with submenus of its own.
  public let menu: NSMenu

  /// What is hidden and checked.
  public fileprivate(set) var state: MenuExpansion

  /// What hears of chosen items. All items are shown again when it is set, as with the two below.
  public weak var delegate: (any MenuBarControllerDelegate)? {
    didSet { show() }
  }

  /// What gives the rows of slots, and texts that change.
  public weak var dataSource: (any MenuBarControllerDataSource)? {
    didSet { show() }
  }

  /// Where images are, if not in the app: a package has its own, `Bundle.module`.
  public var imageBundle: Bundle? {
    didSet { show() }
  }

  fileprivate var items: [MenuNode: NSMenuItem] = [:]
  fileprivate var submenus: [MenuNode: NSMenu] = [:]
  fileprivate var nodes: [ObjectIdentifier: MenuNode] = [:]
  fileprivate var slots: [MenuNode: MenuBarSlot] = [:]
  /// The categories whose submenus the program has asked for.
  private var taken: Set<MenuNode> = []

  /// The items, and how they start.
  public var table: MenuTable { state.table }

  /// A menu as it is at first, in the language that the user prefers among those of the app.
  public convenience init(_ table: MenuTable) { self.init(MenuExpansion(table)) }

  /// A menu in a state, such as one that has been restored.
  public init(_ state: MenuExpansion) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    self.state = state
    menu = NSMenu(title: state.table.title)
    super.init()
    menu.delegate = self
    for node in table.topLevel { menu.addItem(makeItem(node)) }
    show()
  }

  /// The item of a node, such as one for which the program sets a tag.
  public func item(of node: MenuNode) -> NSMenuItem? { items[node] }

  /// The submenu of a category or slot, such as one that is `NSApp.servicesMenu`. From then on an
  /// enabled category has it even while it is empty, for others to add items.
  public func submenu(of node: MenuNode) -> NSMenu? {
    if submenus[node] != nil, taken.insert(node).inserted { show(node) }
    return submenus[node]
  }

  /// Whether an item has a submenu: one without action and submenu is disabled by its menu.
  fileprivate func opens(_ node: MenuNode) -> Bool {
    isEnabled(node) && (table.isSlot(node) || taken.contains(node) || !state.isEmpty(node))
  }

  /// Performs one event, such as a check, and shows its change.
  public func perform(_ event: (inout MenuExpansion) -> MenuChange) {
    // What a closed category contains is no row that a change tells of, but an item.
    _ = event(&state)
    show()
  }

  /// Shows in an open slot that the program is fetching its rows, or no longer is. Rows that it has by
  /// then are asked for.
  public func setBusy(_ isBusy: Bool, in slot: MenuNode) {
    _ = state.setBusy(isBusy, in: slot)
    slots[slot]?.fill()
  }

  /// Asks for the texts of items again. Those of a menu are asked for whenever it opens, too.
  public func update(_ nodes: [MenuNode]) {
    for node in nodes { show(node) }
  }

  /// Shows the same menu in another language. A table of another menu is ignored.
  public func setTable(_ table: MenuTable) {
    if !table.isSameMenu(as: self.table) { return }
    state.setTable(table)
    show()
  }

  /// The action of all items without a selector of the program's.
  #if canImport(ObjectiveC)
    @objc(menuBarItemChosen:)
  #endif
  func choose(_ sender: Any?) {
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
    if table.isCheckItem(node) { perform { $0.tap(node).change } }
    switch response {
    case .nothing, .toggle: break
    case .choose: delegate?.menuBar(self, didChoose: node)
    case .action: delegate?.perform(actionOf: node, in: self)
    case .url(let text):
      guard let url = URL(string: text) else { return }
      if let delegate { delegate.menuBar(self, open: url, for: node) } else { open(url) }
    }
  }

  fileprivate func open(_ url: URL) { NSWorkspace.shared.open(url) }
}
