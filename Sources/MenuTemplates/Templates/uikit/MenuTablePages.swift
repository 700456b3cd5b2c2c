/// A controller that shows pages: in a navigation controller, each on a separate screen; otherwise,
/// in place of the other rows.
///
/// All screens share one state. The screens below the top screen show other pages of this state, so
/// they are always up to date, even while a finger pulls the top screen aside.
@MainActor private protocol MenuPagesController: MenuRowController {
  associatedtype RowsView: MenuRowsView
  associatedtype Screen: MenuPageScreen where Screen.RowsView == RowsView

  var pushesPages: Bool { get }
  var strings: MenuTableStrings { get }
  var current: MenuExpansion { get set }
  /// The view with which the controller was created, and the page that it shows.
  var home: RowsView { get }
  var homePage: MenuNode? { get set }
  /// The pages that were pushed, with the uppermost last.
  var screens: [Screen] { get set }
  /// While the controller answers the view of a lower screen: this view, and the state with its
  /// page open.
  var lower: (view: RowsView, state: MenuExpansion)? { get set }
  /// The row or header to scroll to once the view is in a window.
  var awaited: (content: MenuRowContent, position: MenuScroll.Position)? { get set }

  func makeScreen(of page: MenuNode) -> Screen
  /// Becomes the data source and the delegate of a view.
  func take(_ view: RowsView)
  func notifyOfPush(of screen: Screen)
  func notifyOfPage()
  func selectChosenRow()
  /// Scrolls a row into view; the row `NSNotFound` is the header of the section.
  func scroll(toRowAt path: IndexPath, at position: MenuScroll.Position, animated: Bool)
  /// The view that can have the focus for an item; nil if the item is not visible.
  func focusView(of node: MenuNode) -> UIView?
}

/// A table view or a collection view.
@MainActor private protocol MenuRowsView: UIScrollView {
  func reloadData()
}

extension UITableView: MenuRowsView {}

/// A screen that shows a page.
@MainActor private protocol MenuPageScreen: UIViewController {
  associatedtype RowsView: MenuRowsView
  var page: MenuNode { get set }
  var rowsView: RowsView { get }
}

extension MenuPagesController {
  /// The view that shows the open page or, while the program is asked about a row on a lower
  /// screen, the view of that screen.
  fileprivate var rowsView: RowsView { lower?.view ?? screens.last?.rowsView ?? home }

  /// The state. While the program is asked about a row on a lower screen, the page of that screen
  /// is open in the state.
  fileprivate var shownState: MenuExpansion { lower?.state ?? current }

  /// The page whose rows a view shows; nil is the top page.
  private func page(in view: RowsView) -> MenuNode? {
    if let screen = screens.first(where: { $0.rowsView === view }) { return screen.page }
    return homePage
  }

  /// The page on the uppermost screen.
  private var topPage: MenuNode? { screens.isEmpty ? homePage : screens.last?.page }

  /// Whether the state has opened a page other than the one on the uppermost screen.
  private var isTurning: Bool { current.page != topPage }

  /// Whether pages are pushed, instead of shown in place of the other rows.
  private var isPushing: Bool { !screens.isEmpty || pushesPages && host != nil }

  /// Calls a function that answers a view. Meanwhile, the page that the view shows is open in the
  /// state.
  fileprivate func reading<Result>(_ view: RowsView, _ read: () -> Result) -> Result {
    let page = page(in: view)
    let outer = lower
    defer { lower = outer }
    lower = nil
    if page != current.page {
      var state = current
      state.openPage(page)
      lower = (view, state)
    }
    return read()
  }

  /// The screen of the navigation controller that contains the menu's own view.
  private var host: UIViewController? {
    sequence(first: home as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .first { host in host.navigationController?.viewControllers.contains { $0 === host } == true }
  }

  /// Whether rows can move to the next state: the view is in a window, no other screen opens and,
  /// unless the top page is shown, the version of the menu and the visibility of the page's item
  /// stay the same. Rows of a page do not respond to taps while its item is hidden, so all of them
  /// are redrawn when its visibility changes.
  fileprivate func canMove(to next: MenuExpansion) -> Bool {
    if rowsView.window == nil || next.page != topPage && isPushing { return false }
    return topPage == nil
      || next.table.isSameMenu(as: current.table) && next.isPageHidden == current.isPageHidden
  }

  /// Makes a different state the current one. Without a navigation controller, the rows of the
  /// state's page are shown in place of the other rows.
  fileprivate func adopt(_ next: MenuExpansion) {
    if !next.table.isSameMenu(as: current.table) { renumberPages(in: next.table) }
    current = next
    if isTurning, !isPushing { homePage = current.page }
  }

  /// Makes a different state the current one, and shows its page and rows without motion.
  fileprivate func reload(to next: MenuExpansion, thenCall notify: () -> Void = {}) {
    let count = screens.count
    adopt(next)
    notify()
    if isTurning || screens.count < count { showOpenPage() }
    reload()
  }

  /// Finds the pages of the screens, and the item to scroll to, by their ids in a different
  /// version. The screen of a page that the version does not have is forgotten, as are the screens
  /// above it.
  private func renumberPages(in version: MenuTable) {
    homePage = homePage.flatMap { table.node($0, in: version) }
    awaited = awaited.flatMap { awaited in
      table.node(awaited.content.node, in: version).map { (.item($0), awaited.position) }
    }
    for (place, screen) in screens.enumerated() {
      guard let page = table.node(screen.page, in: version), version.isPage(page) else {
        screens.removeSubrange(place...)
        return
      }
      screen.page = page
    }
  }

  /// Pushes the screens of the open page and of the pages on the way to it, and pops all other
  /// screens.
  private func showOpenPage() {
    guard let host, let navigation = host.navigationController,
      let place = navigation.viewControllers.firstIndex(where: { $0 === host })
    else {
      // If the menu's own screen was removed, the code that removed it decides what is shown.
      current.openPage(topPage)
      return
    }
    let isAnimated = rowsView.window != nil
    var pages = current.page.map { table.path(to: $0) + [$0] } ?? []
    if let homePage {
      if let first = pages.firstIndex(of: homePage) {
        pages.removeFirst(first + 1)
      } else {
        self.homePage = nil
      }
    }
    let count = zip(screens, pages).prefix { $0.page == $1 }.count
    let new = pages.dropFirst(count).map { makeScreen(of: $0) }
    screens = Array(screens.prefix(count)) + new
    for screen in new {
      screen.title = title(of: screen.page)
      take(screen.rowsView)
      notifyOfPush(of: screen)
    }
    navigation.setViewControllers(
      Array(navigation.viewControllers.prefix(place + 1)) + screens,
      animated: isAnimated)
  }

  /// Called when a screen has left the navigation controller: because of the back button, a swipe,
  /// or the program.
  fileprivate func leave(_ screen: Screen) {
    guard let place = screens.firstIndex(where: { $0 === screen }) else { return }
    if isMoving { return whenStill { $0.leave(screen) } }
    screens.removeSubrange(place...)
    current.openPage(topPage)
    notifyOfPage()
    selectChosenRow()
  }

  /// The views of all screens, the uppermost last.
  fileprivate var rowsViews: [RowsView] { [home] + screens.map(\.rowsView) }

  /// Redraws the rows of the screens below the uppermost one, and the titles of all screens.
  fileprivate func refreshScreens() {
    for screen in screens { screen.title = title(of: screen.page) }
    rowsViews.dropLast().forEach(reload)
  }

  private func title(of page: MenuNode) -> String { texts(of: page).title ?? table.title(of: page) }

  /// Redraws all rows.
  fileprivate func reload() {
    refreshScreens()
    reload(rowsView)
  }

  private func reload(_ view: RowsView) {
    reading(view) {
      view.reloadData()
      selectChosenRow()
    }
  }
}

/// The screen that a `MenuTableController` pushes for a page, on the navigation controller of its
/// table view. Its title is that of the item that opens the page.
public final class MenuPageController: UITableViewController {
  /// The page that the screen shows.
  public fileprivate(set) var page: MenuNode
  private weak var menu: MenuTableController?

  fileprivate init(_ page: MenuNode, of menu: MenuTableController) {
    self.page = page
    self.menu = menu
    super.init(style: menu.home.style)
    // The `MenuTableController` selects and deselects rows.
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { menu?.leave(self) }
  }
}

extension MenuPageController: MenuPageScreen {
  fileprivate var rowsView: UITableView { tableView }
}

extension MenuTableController: MenuPagesController {
  fileprivate func makeScreen(of page: MenuNode) -> MenuPageController {
    MenuPageController(page, of: self)
  }

  fileprivate func notifyOfPush(of screen: MenuPageController) {
    delegate?.menuTable(self, willPush: screen)
  }
}

extension MenuExpansion {
  /// Whether the item of the open page, or an item above it, is hidden.
  fileprivate var isPageHidden: Bool {
    guard let page else { return false }
    return sequence(first: page) { table.parent(of: $0) }.contains(where: isHidden)
  }
}
