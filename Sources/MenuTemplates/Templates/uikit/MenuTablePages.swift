/// Shows pages: on a navigation controller, each in a screen of its own, or else in place of the other
/// rows.
///
/// There is one state. The screens below the top one show other pages of it, so they are always up to
/// date, also while a finger pulls the top one aside.
extension MenuTableController {
  /// The page whose rows a table view shows; nil is the top page.
  private func page(in tableView: UITableView) -> MenuNode? {
    if let screen = screens.first(where: { $0.tableView === tableView }) { return screen.page }
    return homePage
  }

  /// The page on the uppermost screen.
  private var topPage: MenuNode? { screens.isEmpty ? homePage : screens.last?.page }

  /// Whether the state has opened another page than that on the uppermost screen.
  fileprivate var isTurning: Bool { current.page != topPage }

  /// Answers a table view, which may show another page than the open one.
  fileprivate func reading<Result>(_ tableView: UITableView, _ read: () -> Result) -> Result {
    let page = page(in: tableView)
    let outer = lower
    defer { lower = outer }
    lower = nil
    if page != current.page {
      var state = current
      state.openPage(page)
      lower = (tableView, state)
    }
    return read()
  }

  /// The screen of the navigation controller that contains the menu's own table view.
  private var host: UIViewController? {
    sequence(first: home as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .first { host in host.navigationController?.viewControllers.contains { $0 === host } == true }
  }

  /// Called when the state has opened a page: without a navigation controller, its rows are shown in
  /// place of the others.
  fileprivate func turnInPlace() {
    if isTurning, screens.isEmpty, !pushesPages || host == nil { homePage = current.page }
  }

  /// Finds the pages of the screens by their ids in another version of the menu. The screens of a page that
  /// it does not have, and those above, are forgotten.
  fileprivate func renumberPages(in version: MenuTable) {
    homePage = homePage.flatMap { node($0, in: version) }
    for (place, screen) in screens.enumerated() {
      guard let page = node(screen.page, in: version), version.isPage(page) else {
        screens.removeSubrange(place...)
        return
      }
      screen.page = page
    }
  }

  /// Removes all rows of the page on the uppermost screen, and inserts those that it has now.
  fileprivate func replaceRows(_ change: MenuChange) {
    for rows in change.removedInSections { tableView.deleteRows(at: rows.indexPaths, with: .none) }
    if !change.removedSections.isEmpty {
      tableView.deleteSections(IndexSet(change.removedSections), with: .none)
    }
    reading(tableView) {
      if table.layout != .rows {
        tableView.insertSections(IndexSet(0..<state.sectionCount), with: .none)
      } else if state.rowCount > 0 {
        tableView.insertRows(
          at: (0..<state.rowCount).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    }
  }

  /// Pushes the screens of the open page and of the pages on the way to it, and pops all others.
  fileprivate func showOpenPage() {
    guard let host, let navigation = host.navigationController,
      let place = navigation.viewControllers.firstIndex(where: { $0 === host })
    else {
      // Whoever has taken the menu's own screen away decides what is shown.
      current.openPage(topPage)
      return
    }
    let isAnimated = tableView.window != nil
    var pages = current.page.map { table.path(to: $0) + [$0] } ?? []
    if let homePage {
      if let first = pages.firstIndex(of: homePage) {
        pages.removeFirst(first + 1)
      } else {
        self.homePage = nil
      }
    }
    let count = zip(screens, pages).prefix { $0.page == $1 }.count
    let new = pages.dropFirst(count).map { MenuPageController($0, of: self) }
    screens = Array(screens.prefix(count)) + new
    for screen in new {
      take(screen.tableView)
      delegate?.menuTable(self, willPush: screen)
    }
    navigation.setViewControllers(
      Array(navigation.viewControllers.prefix(place + 1)) + screens,
      animated: isAnimated)
    reload(tableView)
  }

  /// Called when a screen has left the navigation controller: with the back button, by a finger, or by
  /// the program.
  fileprivate func leave(_ screen: MenuPageController) {
    guard let place = screens.firstIndex(where: { $0 === screen }) else { return }
    if isMoving { return later.append { [weak self] in self?.leave(screen) } }
    screens.removeSubrange(place...)
    current.openPage(topPage)
    notifyOfPage()
    selectChosenRow()
  }

  /// The table views of all screens, the uppermost last.
  fileprivate var tableViews: [UITableView] { [home] + screens.compactMap(\.tableView) }

  /// Draws the rows of the screens below the uppermost one again, and the titles of all screens.
  fileprivate func refreshScreens() {
    for screen in screens { screen.title = look(of: screen.page).title }
    tableViews.dropLast().forEach(reload)
  }

  /// Redraws all rows.
  fileprivate func reload() {
    refreshScreens()
    reload(tableView)
  }

  private func reload(_ tableView: UITableView) {
    reading(tableView) {
      tableView.reloadData()
      selectChosenRow()
    }
  }
}

/// The screen of a page, which a `MenuTableController` pushes on the navigation controller of its table
/// view. The title is that of the item that opens the page.
public final class MenuPageController: UITableViewController {
  /// The page that the screen shows.
  public fileprivate(set) var page: MenuNode
  private weak var menu: MenuTableController?

  fileprivate init(_ page: MenuNode, of menu: MenuTableController) {
    self.page = page
    self.menu = menu
    super.init(style: menu.home.style)
    title = menu.look(of: page).title
    // The controller selects rows, and deselects them.
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { menu?.leave(self) }
  }
}
