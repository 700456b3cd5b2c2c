/// Shows a menu in a table view, in any of the three layouts, and keeps the two the same.
///
/// ```swift
/// menu = MenuTableController(GroceriesMenu.table, in: tableView)
/// menu.delegate = self
/// ```
///
/// The controller becomes the table view's data source and delegate. A table view holds neither,
/// so keep the controller as long as the table view is shown. Taps follow what the menu says; all
/// other events go through `perform(_:)`:
///
/// ```swift
/// menu.perform { $0.reveal(GroceriesMenu.ID.sweets) }
/// ```
@MainActor
public final class MenuTableController: NSObject {
  /// The view that the menu is shown in.
  public let tableView: UITableView

  /// What is open, hidden and filtered, and so which rows there are.
  public fileprivate(set) var state: MenuExpansion

  /// What hears of events and of taps.
  public weak var delegate: (any MenuTableControllerDelegate)?

  /// What gives the rows of slots, and texts that change. All rows are drawn again when it is set.
  public weak var dataSource: (any MenuTableControllerDataSource)? {
    didSet { reload() }
  }

  /// What VoiceOver says of a row's state; in English unless the program says otherwise.
  public var strings = MenuTableStrings()

  /// Where images are, if not in the app: a package has its own, `Bundle.module`. All rows are drawn
  /// again when it is set.
  public var imageBundle: Bundle? {
    didSet { reload() }
  }

  /// Awaited before a tap opens a node, so that the program can load what is below it and show it
  /// with `setHidden`. The node opens when it returns; until then further taps on it do nothing.
  public var prepare: (@MainActor (MenuNode) async -> Void)?

  /// The item that stays highlighted where the menu keeps the selection.
  public fileprivate(set) var chosenNode: MenuNode?

  /// Waits for so many seconds; not private, for tests, which have their own time.
  var sleep: @MainActor (Double) async -> Void = MenuWaits.sleep

  /// Whether rows are moving, or the table view is being told about one: events wait until then.
  private var isMoving = false
  private var later: [@MainActor () -> Void] = []
  fileprivate var preparing: Set<MenuNode> = []
  fileprivate var busy: Set<MenuNode> = []
  fileprivate var folding: Set<MenuNode> = []
  fileprivate var waiting = MenuWaits()
  fileprivate var loading = MenuWaits()

  /// The items, how they start, and the document's settings for presentation.
  public var table: MenuTable { state.table }

  fileprivate var settings: MenuSettings { table.settings }

  /// A controller of a menu as it is at first.
  ///
  /// Its texts are in the language that the user prefers among those of the app
  /// (`Bundle.main.preferredLocalizations`), or in the one that `table(in:)` chose.
  public convenience init(_ table: MenuTable, in tableView: UITableView) {
    self.init(MenuExpansion(table), in: tableView)
  }

  /// A controller of a menu in a state, such as one that has been restored.
  public init(_ state: MenuExpansion, in tableView: UITableView) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    self.state = state
    self.tableView = tableView
    super.init()
    tableView.register(MenuItemCell.self, forCellReuseIdentifier: MenuItemCell.reuseIdentifier)
    tableView.register(
      MenuSeparatorCell.self, forCellReuseIdentifier: MenuSeparatorCell.reuseIdentifier)
    tableView.register(
      MenuHeaderView.self, forHeaderFooterViewReuseIdentifier: MenuHeaderView.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.semanticContentAttribute = direction
    tableView.accessibilityContainerType = .list
    // Else a plain table view adds room to the height that the menu gives headers.
    if tableView.style == .plain { tableView.sectionHeaderTopPadding = 0 }
    tableView.reloadData()
    if let path = state.current.flatMap({ state.indexPath(of: $0) }) {
      tableView.scrollToRow(
        at: IndexPath(row: path.row, section: path.section), at: .none, animated: false)
    }
  }

  /// Performs one event and draws its change.
  ///
  /// The event is called once, before this returns. Rows can be scrolled to and selected right
  /// after; what is still moving by then finishes by itself. An event that a delegate performs
  /// while it handles another one, or while it is asked for a row, follows that. While the table view
  /// is not in a window, its rows are loaded again and nothing moves.
  public func perform(_ event: @escaping (inout MenuExpansion) -> MenuChange) {
    if isMoving { return later.append { [weak self] in self?.perform(event) } }
    if tableView.window == nil { return performOffScreen(event) }
    isMoving = true
    let folds = closingFolds()
    var drawn: MenuChange?
    // The table view counts its rows before it calls the first block, and again after it: so the
    // state changes inside.
    tableView.performBatchUpdates {
      let change = event(&self.state)
      drawn = change
      self.tellBefore(change)
      self.moveRows(change)
    } completion: { [weak self] _ in
      if let drawn { self?.tellAfter(drawn) }
    }
    isMoving = false
    if !loading.isEmpty { loading.endFilled(in: state) }
    if let drawn {
      redraw(drawn, folds)
      selectChosenRow()
      scroll(to: drawn.scroll)
    }
    performLater()
  }

  private func performOffScreen(_ event: (inout MenuExpansion) -> MenuChange) {
    isMoving = true
    let change = event(&state)
    tellBefore(change)
    reload()
    tellAfter(change)
    isMoving = false
    if !loading.isEmpty { loading.endFilled(in: state) }
    performLater()
  }
}
