/// Shows a menu in a table view of one column, as an outline, and keeps the two the same.
///
/// ```swift
/// sidebar = MenuTableController(GroceriesMenu.table, in: tableView)
/// sidebar.delegate = self
/// ```
///
/// The controller becomes the table view's data source, its delegate and the target of its clicks. A
/// table view holds none of these, so keep the controller as long as the table view is shown. Clicks
/// and keys follow what the menu says; all other events go through `perform(_:)`:
///
/// ```swift
/// sidebar.perform { $0.reveal(GroceriesMenu.ID.sweets) }
/// ```
@MainActor
public final class MenuTableController: NSObject {
  /// The view that the menu is shown in. Only a `MenuTableView` sends keys by itself.
  public let tableView: NSTableView

  /// What is open, hidden and filtered, and so which rows there are.
  public fileprivate(set) var state: MenuExpansion

  /// What hears of events and of clicks.
  public weak var delegate: (any MenuTableControllerDelegate)?

  /// What gives the rows of slots, and texts that change. All rows are drawn again when it is set.
  public weak var dataSource: (any MenuTableControllerDataSource)? {
    didSet { reload() }
  }

  /// Where images are, if not in the app: a package has its own, `Bundle.module`. All rows are drawn
  /// again when it is set.
  public var imageBundle: Bundle? {
    didSet { reload() }
  }

  /// Awaited before a person opens a node, so that the program can load what is below it and show it
  /// with `setHidden`. The node opens when it returns; until then further clicks on it do nothing.
  public var prepare: (@MainActor (MenuNode) async -> Void)?

  /// The item that was chosen last, where the menu keeps the selection.
  public fileprivate(set) var chosenNode: MenuNode?

  /// Waits for so many seconds; not private, for tests, which have their own time.
  var sleep: @MainActor (Double) async -> Void = MenuWaits.sleep

  /// Whether rows are moving, or the table view is being told about one: events wait until then.
  private var isMoving = false
  private var later: [@MainActor () -> Void] = []
  fileprivate var preparing: Set<MenuNode> = []
  fileprivate var busy: Set<MenuNode> = []
  fileprivate var waiting = MenuWaits()
  fileprivate var loading = MenuWaits()
  /// The item that is selected while the chosen one, below it, has no row.
  fileprivate var standIn: MenuNode?
  /// When a key last searched for a title.
  fileprivate var lastTyped: Double?

  /// The items, how they start, and the document's settings for presentation.
  public var table: MenuTable { state.table }

  fileprivate var settings: MenuSettings { table.settings }

  /// A controller of a menu as it is at first.
  ///
  /// Its texts are in the language that the user prefers among those of the app
  /// (`Bundle.main.preferredLocalizations`), or in the one that `table(in:)` chose.
  public convenience init(_ table: MenuTable, in tableView: NSTableView) {
    self.init(MenuExpansion(table), in: tableView)
  }

  /// A controller of a menu in a state, such as one that has been restored.
  public init(_ state: MenuExpansion, in tableView: NSTableView) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    self.state = state
    self.tableView = tableView
    super.init()
    if tableView.tableColumns.isEmpty {
      tableView.addTableColumn(
        NSTableColumn(identifier: NSUserInterfaceItemIdentifier("Menu")))
      tableView.sizeLastColumnToFit()
    }
    tableView.headerView = nil
    tableView.usesAutomaticRowHeights = true
    tableView.allowsMultipleSelection = false
    tableView.allowsEmptySelection = true
    tableView.allowsTypeSelect = true
    tableView.userInterfaceLayoutDirection = direction
    tableView.setAccessibilityRole(.outline)
    (tableView as? MenuTableView)?.menuTable = self
    tableView.dataSource = self
    tableView.delegate = self
    tableView.target = self
    tableView.action = Selector(("menuTableClicked:"))
    tableView.reloadData()
    if let row = state.current.flatMap({ state.row(of: $0) }) { tableView.scrollRowToVisible(row) }
  }

  /// Performs one event and draws its change.
  ///
  /// The event is called once, before this returns. Rows can be scrolled to and selected right
  /// after; what is still moving by then finishes by itself. An event that a delegate performs
  /// while it handles another one, or while it is asked for a row, follows that. While the table view
  /// is not in a window, its rows are loaded again and nothing moves.
  public func perform(_ event: @escaping (inout MenuExpansion) -> MenuChange) {
    if isMoving { return later.append { [weak self] in self?.perform(event) } }
    isMoving = true
    // Else a table view that has not counted its rows yet would count those of after the event.
    _ = tableView.numberOfRows
    let (row, selected) = (tableView.selectedRow, selectedContent)
    let change = event(&state)
    tellBefore(change)
    if tableView.window == nil {
      tableView.reloadData()
      select(row: change.row(after: row))
      keepSelection(selected)
      tellAfter(change)
      isMoving = false
    } else {
      drawMoving(change)
      isMoving = false
      announce(change)
      keepSelection(selected)
      scroll(to: change.scroll)
    }
    if !loading.isEmpty { loading.endFilled(in: state) }
    delegate?.menuTableDidPerformEvent(self)
    performLater()
  }

  /// A click on a row; the table view's action.
  #if canImport(ObjectiveC)
    @objc(menuTableClicked:)
  #endif
  func click(_ sender: Any?) {
    // The second click of two is sent, too.
    if let event = NSApplication.shared.currentEvent, event.type == .leftMouseUp,
      event.clickCount > 1
    {
      return
    }
    if let content = content(atRow: tableView.clickedRow) { tap(rowOf: content) }
  }

  /// A click on the glyph of an item; the button's action.
  #if canImport(ObjectiveC)
    @objc(menuGlyphClicked:)
  #endif
  func clickGlyph(_ sender: Any?) {
    if let node = (sender as? MenuGlyphButton)?.node { tap(node, at: .indicator) }
  }
}
