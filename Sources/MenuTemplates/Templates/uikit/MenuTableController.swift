/// Shows a menu in a table view, in any of the three layouts, and keeps the table view in sync with
/// the menu.
///
/// ```swift
/// menu = MenuTableController(GroceriesMenu.table, in: tableView)
/// menu.delegate = self
/// ```
///
/// The controller becomes the table view's data source and delegate. A table view does not retain
/// them, so keep the controller as long as the table view is shown. The menu determines the effect
/// of taps. All other events go through `perform(_:)`:
///
/// ```swift
/// menu.perform { $0.reveal(GroceriesMenu.ID.sweets) }
/// ```
///
/// In a navigation controller, pages are pushed, each in a `MenuPageController`.
@MainActor
public final class MenuTableController: NSObject {
  /// The table view that shows the open page. While the program is asked about a row on a lower
  /// screen, this is the table view of that screen.
  public var tableView: UITableView { rowsView }

  /// The state of the menu: the open, hidden and filtered items. It determines the rows.
  public var state: MenuExpansion { shownState }

  /// Whether pages are pushed if the table view is in a navigation controller. Otherwise, their
  /// rows are shown in place of the other rows.
  public var pushesPages = true

  /// The object that handles events and taps.
  public weak var delegate: (any MenuTableControllerDelegate)?

  /// The object that provides the rows of slots, and texts that change. Setting it redraws all
  /// rows.
  public weak var dataSource: (any MenuTableControllerDataSource)? {
    didSet { whenStill { $0.reload() } }
  }

  /// The strings with which VoiceOver describes rows. By default, they are in the language of the
  /// menu's texts if they are built in or translated for this language, and otherwise in English.
  public var strings: MenuTableStrings {
    get { ownStrings ?? MenuTableStrings(in: table) }
    set { ownStrings = newValue }
  }
  private var ownStrings: MenuTableStrings?

  /// An object with methods of the table view's delegate and data source that the controller does
  /// not have, such as those for swipe actions, editing or scrolling. The table view calls them
  /// directly; a method that the controller has is not called on the object. The object must exist
  /// as long as the table view is shown.
  public weak var tableViewDelegate: NSObject? {
    didSet {
      wrapped = tableViewDelegate
      // A table view checks only once which methods its delegate has.
      for tableView in rowsViews {
        tableView.dataSource = nil
        tableView.delegate = nil
        tableView.dataSource = self
        tableView.delegate = self
      }
    }
  }
  // Safe to share: the table view uses it only on the main thread.
  fileprivate nonisolated(unsafe) weak var wrapped: NSObject?

  /// The bundle that contains the menu's images, if it is not the app's bundle. For a package, this
  /// is its `Bundle.module`. Setting it redraws all rows.
  public var imageBundle: Bundle? {
    didSet { whenStill { $0.reload() } }
  }

  /// A function that is awaited before a tap opens a node, so that the program can load the items
  /// below it and show them with `setHidden`. The node opens when the function returns, and stays
  /// closed if it throws. Meanwhile, further taps on the node have no effect; `cancelPreparing(_:)`
  /// ends the wait.
  public var prepare: (@MainActor (MenuNode) async throws -> Void)?

  /// The item that stays highlighted, if the menu keeps the selection.
  public fileprivate(set) var chosenNode: MenuNode?

  /// The clock by which the controller waits before it shows spinners and loading rows.
  public var clock: any MenuClock = MenuSystemClock()

  /// Whether rows are moving, or the delegate is being called about a row. Meanwhile, other
  /// events wait.
  fileprivate var isMoving = false
  fileprivate var later: [@MainActor () -> Void] = []
  fileprivate var work = MenuWork()
  fileprivate var folding: Set<MenuNode> = []
  fileprivate var current: MenuExpansion
  /// The table view with which the controller was created, and the page that it shows.
  fileprivate let home: UITableView
  fileprivate var homePage: MenuNode?
  /// The pages that were pushed, with the uppermost last.
  fileprivate var screens: [MenuPageController] = []
  /// While the controller answers the table view of a lower screen: this table view, and the state
  /// with its page open.
  fileprivate var lower: (view: UITableView, state: MenuExpansion)?
  /// The open page that the delegate was last notified of.
  fileprivate var shownPage: MenuNode?
  #if !os(tvOS)
    /// A table, and its items with shortcuts. A different version of the menu has a different
    /// table.
    fileprivate var keptShortcuts: (table: MenuTable, items: [(MenuNode, [MenuKeys])])?
    /// The style of the lines between all rows, for a menu without separators.
    private var lines = UITableViewCell.SeparatorStyle.singleLine
  #endif
  /// The row or header to scroll to once the table view is in a window.
  fileprivate var awaited: (content: MenuRowContent, position: MenuScroll.Position)?

  /// The items with their initial state, and the document's presentation settings.
  public var table: MenuTable { state.table }

  fileprivate var settings: MenuSettings { table.settings }

  /// Creates a controller for a menu in its initial state.
  ///
  /// Its texts are in the user's preferred language among the app's languages
  /// (`Bundle.main.preferredLocalizations`), or in the language chosen with `table(in:)`.
  public convenience init(_ table: MenuTable, in tableView: UITableView) {
    self.init(MenuExpansion(table), in: tableView)
  }

  /// Creates a controller for a menu in a given state, such as a restored one.
  public init(_ state: MenuExpansion, in tableView: UITableView) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    current = state
    shownPage = state.page
    homePage = state.page
    home = tableView
    super.init()
    #if !os(tvOS)
      lines = tableView.separatorStyle
    #endif
    take(tableView)
    tableView.reloadData()
    if let node = state.current { scroll(to: node) }
  }

  /// Becomes the data source and the delegate of a table view.
  fileprivate func take(_ tableView: UITableView) {
    watchWindow(of: tableView)
    tableView.register(MenuItemCell.self, forCellReuseIdentifier: MenuItemCell.reuseIdentifier)
    tableView.register(
      MenuSeparatorCell.self, forCellReuseIdentifier: MenuSeparatorCell.reuseIdentifier)
    tableView.register(
      MenuHeaderView.self, forHeaderFooterViewReuseIdentifier: MenuHeaderView.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.semanticContentAttribute = direction
    tableView.accessibilityContainerType = .list
    // Otherwise, a plain table view adds padding to the menu's header height.
    if tableView.style == .plain { tableView.sectionHeaderTopPadding = 0 }
    showLines(of: table, in: tableView)
    #if !os(tvOS)
      // Rows can have the focus of a keyboard.
      tableView.allowsFocus = true
    #endif
  }

  /// Shows lines between all rows, unless the menu has its own separators.
  ///
  /// - Parameter old: The version of the menu that the table view showed before, if any.
  private func showLines(
    of table: MenuTable, insteadOf old: MenuTable? = nil, in tableView: UITableView
  ) {
    #if !os(tvOS)
      if table.hasLines {
        tableView.separatorStyle = .none
      } else if old?.hasLines == true {
        tableView.separatorStyle = lines
      }
    #endif
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
  /// immediately afterward; running animations finish by themselves. If the delegate or the data
  /// source performs an event while it handles another event or provides a row, however, the new
  /// event is performed later. While the table view is not in a window, its rows are reloaded
  /// without animation, and it scrolls once it is in a window.
  public func perform(_ event: @escaping (inout MenuExpansion) -> MenuChange) {
    if isMoving { return whenStill { $0.perform(event) } }
    isMoving = true
    var next = current
    let change = event(&next)
    let isVersion = !next.table.isSameMenu(as: table)
    if isVersion {
      follow(next.table)
      for view in rowsViews { showLines(of: next.table, insteadOf: table, in: view) }
    }
    if canMove(to: next) {
      move(change, to: next, redrawsAll: isVersion)
    } else {
      reload(to: next) { notifyBefore(change) }
      notifyAfter(change, of: table)
      isMoving = false
    }
    scroll(to: change.scroll)
    if !work.loading.isEmpty { work.loading.endFilled(in: state) }
    delegate?.menuTableDidPerformEvent(self)
    performLater()
  }

  private func move(_ change: MenuChange, to next: MenuExpansion, redrawsAll: Bool) {
    let folds = closingFolds(change)
    let version = next.table
    // The table view counts its rows before it calls the first block, and again after it. Therefore
    // the state must change inside the block.
    tableView.performBatchUpdates {
      self.adopt(next)
      self.notifyBefore(change)
      self.moveRows(change)
    } completion: { [weak self] _ in
      self?.notifyAfter(change, of: version)
    }
    refreshScreens()
    isMoving = false
    if redrawsAll { redrawAll() } else { redraw(change, folds) }
    selectChosenRow()
  }
}
