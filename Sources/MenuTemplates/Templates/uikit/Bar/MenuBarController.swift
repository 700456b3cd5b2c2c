/// Shows a menu as `UIMenu`: the menu of a button, a context menu, or menus in the menu bar of
/// iPadOS and Mac Catalyst.
///
/// ```swift
/// bar = MenuBarController(GroceriesMenu.table)
/// bar.delegate = self
/// button.menu = bar.menu(of: GroceriesMenu.ID.sort)
/// ```
///
/// Categories are submenus; a category with a choice of one allows a single selection. The items of
/// an inline group appear among the group's siblings, and separators divide a menu into sections.
/// Items that the menu hides are left out. Each menu requests its contents when it opens, so it
/// need not be replaced after an event. The elements hold the controller weakly, so keep it as long
/// as the menus.
@MainActor
public final class MenuBarController: NSObject {
  /// The state of the menu, including which items are hidden and checked.
  public fileprivate(set) var state: MenuExpansion

  /// The object that handles chosen items.
  public weak var delegate: (any MenuBarControllerDelegate)? {
    didSet { rebuildMenuBar() }
  }

  /// The object that provides the rows of slots, and texts that change.
  public weak var dataSource: (any MenuBarControllerDataSource)? {
    didSet { rebuildMenuBar() }
  }

  /// The bundle that contains the menu's images, if it is not the app's bundle. For a package, this
  /// is its `Bundle.module`.
  public var imageBundle: Bundle? {
    didSet { rebuildMenuBar() }
  }

  /// Whether the menu bar contains menus of this controller.
  fileprivate var isInMenuBar = false
  /// The view whose menu was used last.
  private weak var sender: UIView?

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
    super.init()
  }

  /// Performs an event, such as a check. Menus show the result when they open; the menu bar is
  /// rebuilt if different items are hidden, if different menus can be opened, or if the table is of
  /// a different version of the menu.
  public func perform(_ event: (inout MenuExpansion) -> MenuChange) {
    let built = isInMenuBar ? builtNodes : []
    // The event gets a copy of the state, because it may read the controller.
    var next = state
    _ = event(&next)
    let isVersion = !next.table.isSameMenu(as: table)
    state = next
    if !isInMenuBar { return }
    if built == builtNodes, !isVersion { revalidateMenuBar() } else { rebuildMenuBar() }
  }

  /// Gives conditions new values.
  public func set(_ values: [MenuConditionValue]) { perform { $0.set(values) } }

  /// Sets whether the program is fetching the rows of a slot, which then shows its loading text.
  public func setBusy(_ isBusy: Bool, in slot: MenuNode) {
    // The program may call this while the menu bar asks for the rows.
    if state.isBusy(slot) == isBusy { return }
    _ = state.setBusy(isBusy, in: slot)
    rebuildMenuBar()
  }

  /// Rebuilds the menu bar after texts or rows of the data source have changed. Other menus request
  /// them each time they open.
  public func update() { rebuildMenuBar() }

  /// Shows the same menu in a different language. A table of a different menu is ignored.
  public func setTable(_ table: MenuTable) {
    if !table.isSameMenu(as: self.table) { return }
    state.setTable(table)
    rebuildMenuBar()
  }

  /// The items with a command, and the menus that can be opened. Other menus are commands that do
  /// nothing.
  private var builtNodes: [MenuNode] {
    table.nodes.filter { !isHidden($0) && (!table.isCategory($0) || state.isEnabled($0)) }
  }

  /// Chooses an item, as if a person chose it in a menu.
  fileprivate func choose(_ node: MenuNode, from sender: Any?) {
    if !isEnabled(node) { return }
    let response = state.response(toTapOn: node)
    if table.isCheckItem(node) || table.isSummaryCheck(node) { perform { $0.tap(node).change } }
    switch response {
    case .nothing, .toggle, .open: break
    case .choose: delegate?.menuBar(self, didChoose: node)
    case .action: delegate?.perform(actionOf: node, in: self)
    case .url(let text):
      guard let url = URL(string: text) else { return }
      self.sender = sender as? UIView
      if let delegate { delegate.menuBar(self, open: url, for: node) } else { open(url) }
    }
  }

  /// Opens a URL in the scene of the view that showed the menu or, if there is none, in the
  /// delegate's scene.
  fileprivate func open(_ url: URL) {
    let responders = sequence(first: delegate as? UIResponder) { $0?.next }
    let scene =
      sender?.window?.windowScene ?? responders.lazy.compactMap { $0 as? UIWindowScene }.first
    scene?.open(url, options: nil, completionHandler: nil)
  }

  fileprivate func texts(of node: MenuNode) -> MenuTableTexts {
    dataSource?.menuBar(self, textsOf: node) ?? MenuTableTexts()
  }

  /// Whether neither the menu nor the program disables the item or a menu that contains it. A
  /// disabled menu can't be opened.
  fileprivate func isEnabled(_ node: MenuNode) -> Bool {
    guard state.isEnabled(node), texts(of: node).isEnabled else { return false }
    let menu = sequence(first: node) { self.table.parent(of: $0) }.dropFirst()
      .first { !self.table.isInline($0) }
    return menu.map { isEnabled($0) } ?? true
  }

  /// Whether the item or an inline group that contains it is hidden.
  fileprivate func isHidden(_ node: MenuNode) -> Bool {
    if state.isHidden(node) { return true }
    if let group = table.group(ofBorder: node) { return isHidden(group) }
    guard let parent = table.parent(of: node), table.isInline(parent) else { return false }
    return isHidden(parent)
  }
}
