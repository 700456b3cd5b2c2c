/// Shows a menu as an outline in a table view with one column, and keeps both in sync.
///
/// ```swift
/// sidebar = MenuTableController(GroceriesMenu.table, in: tableView)
/// sidebar.delegate = self
/// ```
///
/// The controller becomes the table view's data source, its delegate and the target of its clicks.
/// A table view does not retain them, so keep the controller as long as the table view is shown.
/// The menu determines the effect of clicks and keys. All other events go through `perform(_:)`:
///
/// ```swift
/// sidebar.perform { $0.reveal(GroceriesMenu.ID.sweets) }
/// ```
@MainActor
public final class MenuTableController: NSObject {
  /// The table view that shows the menu. Only a `MenuTableView` forwards keys by itself.
  public let tableView: NSTableView

  /// The state of the menu: the open, hidden and filtered items. It determines the rows.
  public fileprivate(set) var state: MenuExpansion

  /// The object that handles events and clicks.
  public weak var delegate: (any MenuTableControllerDelegate)?

  /// The object that provides the rows of slots, and texts that change. Setting it redraws all
  /// rows.
  public weak var dataSource: (any MenuTableControllerDataSource)? {
    didSet { whenStill { $0.reload() } }
  }

  /// An object with methods of the table view's delegate and data source that the controller does
  /// not have, such as those for swipe actions, editing or scrolling. The table view calls them
  /// directly; a method that the controller has is not called on the object. The object must exist
  /// as long as the table view is shown.
  public weak var tableViewDelegate: NSObject? {
    didSet {
      wrapped = tableViewDelegate
      // A table view checks only once which methods its delegate has.
      tableView.dataSource = nil
      tableView.delegate = nil
      tableView.dataSource = self
      tableView.delegate = self
    }
  }
  // Safe to share: the table view uses it only on the main thread.
  fileprivate nonisolated(unsafe) weak var wrapped: NSObject?

  /// The bundle that contains the menu's images, if it is not the app's bundle. For a package, this
  /// is its `Bundle.module`. Setting it redraws all rows.
  public var imageBundle: Bundle? {
    didSet { whenStill { $0.reload() } }
  }

  /// A function that is awaited before a person opens a node, so that the program can load the
  /// items below it and show them with `setHidden`. The node opens when the function returns, and
  /// stays closed if it throws. Meanwhile, further clicks on the node have no effect;
  /// `cancelPreparing(_:)` ends the wait.
  public var prepare: (@MainActor (MenuNode) async throws -> Void)?

  /// The item that was chosen last, if the menu keeps the selection.
  public fileprivate(set) var chosenNode: MenuNode?

  /// The clock by which the controller waits before it shows spinners and loading rows.
  public var clock: any MenuClock = MenuSystemClock()

  /// Whether rows are moving, or the delegate is being called about a row. Meanwhile, other events
  /// wait.
  fileprivate var isMoving = false
  fileprivate var later: [@MainActor () -> Void] = []
  fileprivate var work = MenuWork()
  /// The open page that the delegate was last notified of.
  fileprivate var shownPage: MenuNode?
  /// Whether the chosen item has lost its row, and is to be selected again once it has one.
  fileprivate var isChosenAway = false
  /// The ancestor that is selected while the chosen item has no row; nil if nothing is selected.
  fileprivate var standIn: MenuNode?
  /// The items with shortcuts, and the table that contains them. A different table has different
  /// items.
  fileprivate var keptShortcuts: (table: MenuTable, items: [(MenuNode, [MenuKeyEquivalent])])?
  /// The time at which a key last searched for a title.
  fileprivate var lastTyped: Double?

  /// The items with their initial state, and the document's presentation settings.
  public var table: MenuTable { state.table }

  fileprivate var settings: MenuSettings { table.settings }

  /// Creates a controller for a menu in its initial state.
  ///
  /// Its texts are in the user's preferred language among the app's languages
  /// (`Bundle.main.preferredLocalizations`), or in the language chosen with `table(in:)`.
  public convenience init(_ table: MenuTable, in tableView: NSTableView) {
    self.init(MenuExpansion(table), in: tableView)
  }

  /// Creates a controller for a menu in a given state, such as a restored one.
  public init(_ state: MenuExpansion, in tableView: NSTableView) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    self.state = state
    shownPage = state.page
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
    tableView.action = .menuTableClicked
    tableView.reloadData()
    if let row = state.current.flatMap({ state.row(of: $0) }) { tableView.scrollRowToVisible(row) }
  }

  #if canImport(ObjectiveC)
    public override nonisolated func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || wrapped?.responds(to: selector) == true
    }

    public override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
      wrapped?.responds(to: selector) == true
        ? wrapped : super.forwardingTarget(for: selector)
    }
  #endif

  /// Performs one event and draws its change.
  ///
  /// The event is called once, before this method returns. Rows can be scrolled to and selected
  /// immediately afterward; running animations finish by themselves. If a delegate performs an
  /// event while it handles another event or provides a row, the new event is performed afterward.
  /// While the table view is not in a window, its rows are reloaded without animation.
  public func perform(_ event: @escaping (inout MenuExpansion) -> MenuChange) {
    if isMoving { return whenStill { $0.perform(event) } }
    isMoving = true
    // Otherwise, a table view that has not counted its rows yet would count them after the event.
    _ = tableView.numberOfRows
    let (row, selected) = (tableView.selectedRow, selectedContent)
    var next = state
    let change = event(&next)
    let isVersion = !next.table.isSameMenu(as: table)
    if isVersion {
      follow(next.table)
      isChosenAway = false
    }
    state = next
    notifyBefore(change)
    if tableView.window == nil {
      tableView.reloadData()
      select(row: change.row(after: row))
      keepSelection(isVersion ? nil : selected)
      scroll(to: change.scroll)
      notifyAfter(change, of: table)
      isMoving = false
    } else {
      drawMoving(change, redrawsAll: isVersion)
      isMoving = false
      announce(change)
      keepSelection(isVersion ? nil : selected)
      scroll(to: change.scroll)
    }
    if !work.loading.isEmpty { work.loading.endFilled(in: state) }
    delegate?.menuTableDidPerformEvent(self)
    performLater()
  }

  /// Handles a click on a row. This is the table view's action.
  #if canImport(ObjectiveC)
    @objc(menuTableClicked:)
  #endif
  func click(_ sender: Any?) {
    // The action is also sent for the second click of a double click.
    if let event = NSApplication.shared.currentEvent, event.type == .leftMouseUp,
      event.clickCount > 1
    {
      return
    }
    if let content = content(atRow: tableView.clickedRow) { tap(rowOf: content) }
  }

  /// Handles a click on the glyph of an item. This is the button's action.
  #if canImport(ObjectiveC)
    @objc(menuGlyphClicked:)
  #endif
  func clickGlyph(_ sender: Any?) {
    // A row that is moving out of sight still has its glyph, but no content.
    guard let glyph = sender as? NSView,
      case .item(let node) = content(atRow: tableView.row(for: glyph))
    else { return }
    tap(node, at: .indicator)
  }
}
