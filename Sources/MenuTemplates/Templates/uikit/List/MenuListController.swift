#if !os(tvOS)
  /// Shows a menu in a collection view as a list, such as a sidebar, and keeps both in sync.
  ///
  /// ```swift
  /// list = MenuListController(GroceriesMenu.table, in: collectionView, appearance: .sidebar)
  /// list.delegate = self
  /// ```
  ///
  /// The controller becomes the collection view's data source and delegate, and sets its layout. A
  /// collection view does not retain them, so keep the controller as long as the collection view is
  /// shown. The menu determines the effect of taps. All other events go through `perform(_:)`.
  /// Cells are list cells, with the system's content and accessories: a category has a disclosure
  /// arrow, which the menu's glyphs do not replace. The rows have no separate bodies: while an item
  /// is open, its body is the secondary text of its row, in place of its detail. In a navigation
  /// controller, pages are pushed, each in a `MenuListPageController`.
  @MainActor
  public final class MenuListController: NSObject {
    /// The collection view that shows the open page. While the program is asked about a row on a
    /// screen below the top screen, this is the collection view of that row.
    public var collectionView: UICollectionView { rowsView }

    /// The look of the list.
    public let appearance: UICollectionLayoutListConfiguration.Appearance

    /// The state of the menu: the open, hidden and filtered items. It determines the rows.
    public var state: MenuExpansion { shownState }

    /// Whether pages are pushed if the collection view is in a navigation controller. Otherwise,
    /// their rows are shown in place of the other rows.
    public var pushesPages = true

    /// The object that handles events and taps.
    public weak var delegate: (any MenuListControllerDelegate)?

    /// The object that provides the rows of slots, and texts that change. Setting it redraws all
    /// rows.
    public weak var dataSource: (any MenuListControllerDataSource)? {
      didSet { whenStill { $0.reload() } }
    }

    /// The strings with which VoiceOver describes rows. By default, they are in the language of the
    /// menu's texts, if they are built in or translated for it, and otherwise in English.
    public var strings: MenuTableStrings {
      get { ownStrings ?? MenuTableStrings(in: table) }
      set { ownStrings = newValue }
    }
    private var ownStrings: MenuTableStrings?

    /// The bundle that contains the menu's images, if it is not the app's bundle. Setting it
    /// redraws all rows.
    public var imageBundle: Bundle? {
      didSet { whenStill { $0.reload() } }
    }

    /// The item that stays selected, if the menu keeps the selection.
    public fileprivate(set) var chosenNode: MenuNode?

    /// A function that is awaited before a tap opens a node, so that the program can load the items
    /// below it and show them with `setHidden`. The node opens when the function returns, and stays
    /// closed if it throws. Meanwhile, further taps on the node have no effect, and it has a
    /// spinner after the menu's `busy` delay; `cancelPreparing(_:)` ends the wait.
    public var prepare: (@MainActor (MenuNode) async throws -> Void)?

    /// The clock by which the controller waits before it shows spinners and loading rows.
    public var clock: any MenuClock = MenuSystemClock()

    fileprivate var work = MenuWork()
    fileprivate var keptShortcuts: (table: MenuTable, items: [(MenuNode, [MenuKeys])])?

    fileprivate var isMoving = false
    fileprivate var later: [@MainActor () -> Void] = []
    fileprivate var current: MenuExpansion
    fileprivate let home: UICollectionView
    fileprivate var homePage: MenuNode?
    fileprivate var screens: [MenuListPageController] = []
    fileprivate var lower: (view: UICollectionView, state: MenuExpansion)?
    fileprivate var shownPage: MenuNode?
    fileprivate var awaited: (content: MenuRowContent, position: MenuScroll.Position)?
    fileprivate var registrations = MenuListRegistrations()
    /// Whether the menu has separators.
    private var hasLines: Bool

    /// The items with their initial state, and the document's presentation settings.
    public var table: MenuTable { state.table }

    /// Creates a controller for a menu in its initial state, in the user's preferred language among
    /// the app's languages.
    public convenience init(
      _ table: MenuTable, in collectionView: UICollectionView,
      appearance: UICollectionLayoutListConfiguration.Appearance = .sidebar
    ) {
      self.init(MenuExpansion(table), in: collectionView, appearance: appearance)
    }

    /// Creates a controller for a menu in a given state, such as a restored one.
    public init(
      _ state: MenuExpansion, in collectionView: UICollectionView,
      appearance: UICollectionLayoutListConfiguration.Appearance = .sidebar
    ) {
      var state = state
      state.setTable(state.table.inPreferredLanguage)
      current = state
      shownPage = state.page
      homePage = state.page
      home = collectionView
      hasLines = state.table.hasLines
      self.appearance = appearance
      super.init()
      registrations.register(for: self)
      take(collectionView)
      collectionView.reloadData()
      if let node = state.current { scroll(to: node) }
    }

    /// Becomes the data source and the delegate of a collection view, and sets its layout.
    fileprivate func take(_ collectionView: UICollectionView) {
      watchWindow(of: collectionView)
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
        [weak self, weak collectionView] section, environment in
        guard let self, let collectionView else { return nil }
        return reading(collectionView) { self.layout(ofSection: section, in: environment) }
      }
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.semanticContentAttribute = table.direction
      collectionView.allowsFocus = true
    }

    /// The list layout of a section, with a header if the section's item is drawn as its header,
    /// and with a footer if the section has a footer text.
    private func layout(
      ofSection section: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = header(ofSection: section) == nil ? .none : .supplementary
      list.footerMode = footer(ofSection: section) == nil ? .none : .supplementary
      // The menu's separators take the place of the lines between all rows.
      if hasLines { list.showsSeparators = false }
      return .list(using: list, layoutEnvironment: environment)
    }

    /// Performs one event and draws its change.
    ///
    /// The event is called once, before this method returns. If a delegate performs an event while
    /// it handles another event or provides a row, the new event is performed afterward. While the
    /// collection view is not in a window, its rows are reloaded without animation, and it scrolls
    /// once it is in a window.
    public func perform(_ event: @escaping (inout MenuExpansion) -> MenuChange) {
      if isMoving { return whenStill { $0.perform(event) } }
      isMoving = true
      var next = current
      let change = event(&next)
      let isVersion = !next.table.isSameMenu(as: table)
      if isVersion {
        follow(next.table)
        hasLines = next.table.hasLines
      }
      if !isVersion, canMove(to: next) {
        move(change, to: next)
        refreshScreens()
      } else {
        reload(to: next)
      }
      isMoving = false
      selectChosenRow()
      scroll(to: change.scroll)
      if !work.loading.isEmpty { work.loading.endFilled(in: state) }
      notifyOfPage()
      delegate?.menuListDidPerformEvent(self)
      performLater()
    }

    /// Removes rows at their old index paths, inserts rows at their new index paths, and then
    /// redraws rows that stay but look different.
    private func move(_ change: MenuChange, to next: MenuExpansion) {
      collectionView.performBatchUpdates {
        self.adopt(next)
        let list = self.collectionView
        list.deleteItems(at: change.removedInSections.flatMap(\.listPaths))
        list.deleteSections(IndexSet(change.removedSections))
        list.insertSections(IndexSet(change.insertedSections))
        list.insertItems(at: change.insertedInSections.flatMap(\.listPaths))
      }
      redraw(change.updatedInSections.map { IndexPath(item: $0.row, section: $0.section) })
      for section in change.updatedHeaders {
        if let cell = headerCell(ofSection: section) { showHeader(ofSection: section, in: cell) }
      }
    }

    /// Redraws a node if it is visible.
    fileprivate func draw(_ node: MenuNode) {
      if let path = state.indexPath(of: node) {
        redraw([IndexPath(item: path.row, section: path.section)])
      } else if let section = state.section(of: node), let cell = headerCell(ofSection: section) {
        showHeader(ofSection: section, in: cell)
      }
    }

    /// The visible header of a section.
    fileprivate func headerCell(ofSection section: Int) -> MenuListCell? {
      guard header(ofSection: section) != nil else { return nil }
      return collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)) as? MenuListCell
    }

    private func redraw(_ paths: [IndexPath]) {
      if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
    }

    fileprivate func scroll(
      toRowAt path: IndexPath, at position: MenuScroll.Position, animated: Bool
    ) {
      let list = collectionView
      let isHeader = path.item == NSNotFound
      if !isHeader, position == .top {
        return list.scrollToItem(at: path, at: .top, animated: animated)
      }
      let place =
        isHeader
        ? list.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: path.section))
        : list.layoutAttributesForItem(at: path)
      if let place { list.scrollRectToVisible(place.frame, animated: animated) }
    }

    /// Selects the chosen item's row, which may have been removed and inserted again; without such
    /// a row, clears the selection.
    fileprivate func selectChosenRow() {
      let path = chosenNode.flatMap { state.indexPath(of: $0) }.map {
        IndexPath(item: $0.row, section: $0.section)
      }
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }

    /// Shows the same menu in a different language. A table of a different menu is ignored.
    public func setTable(_ table: MenuTable) {
      if isMoving { return whenStill { $0.setTable(table) } }
      guard table.isSameMenu(as: self.table) else { return }
      current.setTable(table)
      for view in rowsViews { view.semanticContentAttribute = table.direction }
      reload()
    }
  }
#endif
