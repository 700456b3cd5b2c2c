/// A page on a navigation stack: an item that opens a page.
public struct MenuPage: Hashable, Sendable {
  /// The item whose rows are on the page.
  public let node: MenuNode

  fileprivate init(_ node: MenuNode) {
    self.node = node
  }
}

/// Pages on a navigation stack. There is only one state: the screens below the top screen show
/// other pages of that state.
extension MenuModel {
  /// The open page and the pages on the way to it, for `NavigationStack(path:)`. A back button or a
  /// swipe shortens the path, and thereby closes pages; events that open pages extend it.
  public var path: [MenuPage] {
    get { state.page.map { (table.path(to: $0) + [$0]).map(MenuPage.init) } ?? [] }
    set {
      let page = newValue.last?.node
      if page != state.page { openPage(page) }
    }
  }

  /// The state with a different page open.
  fileprivate func state(on page: MenuNode?) -> MenuExpansion {
    if page == state.page { return state }
    var other = state
    other.openPage(page)
    return other
  }

  /// The page that a screen shows.
  fileprivate func page(on screen: MenuOutlineScreen) -> MenuNode? {
    switch screen {
    case .open: state.page
    case .page(let page): page
    }
  }

  /// The number of an item's ancestors on a page.
  fileprivate func depth(of node: MenuNode, on page: MenuNode?) -> Int {
    max(0, table.depth(of: node) - (page.map { table.depth(of: $0) + 1 } ?? 0))
  }

  /// The depth of the rows of a slot on a page.
  fileprivate func depth(below slot: MenuNode, on page: MenuNode?) -> Int {
    depth(of: slot, on: page) + (table.isInline(slot) ? 0 : 1)
  }

  /// Whether an item is drawn as its section's header.
  fileprivate func isHeader(_ node: MenuNode, on page: MenuNode?) -> Bool {
    page == nil && table.layout == .sectionHeaders && table.depth(of: node) == 0
  }

  /// The indentation of rows at a depth, in levels. It is limited so that deep items fit on a small
  /// screen.
  fileprivate func indentation(ofDepth depth: Int, on page: MenuNode?) -> Int {
    min(page == nil && table.layout == .sectionHeaders ? max(0, depth - 1) : depth, 8)
  }
}

extension View {
  /// Pushes the pages of the menu in this view onto the navigation stack around it, each with the
  /// title of its item. Without this modifier, a page takes the place of the other rows.
  ///
  /// ```swift
  /// NavigationStack(path: $model.path) {
  ///   MenuOutline(model).navigationTitle("Settings").menuPages(of: model)
  /// }
  /// ```
  public func menuPages(of model: MenuModel) -> some View {
    menuPages(of: model) { _ in MenuOutline(model) }
  }

  /// Pushes the pages of the menu in this view onto the navigation stack around it, as custom
  /// views.
  ///
  /// - Parameter content: The view of a page. A `MenuOutline` or a `MenuOutlineContent` in it shows
  ///   the page's rows.
  public func menuPages<Page: View>(
    of model: MenuModel, @ViewBuilder content: @escaping @MainActor (MenuNode) -> Page
  ) -> some View {
    modifier(MenuPages(model: model, page: content))
  }
}

/// Shows the top page in a view, and pushes the other pages.
private struct MenuPages<Page: View>: ViewModifier {
  let model: MenuModel
  let page: @MainActor (MenuNode) -> Page
  @Environment(\.menuChoice) private var choose
  @Environment(\.menuViews) private var views

  func body(content: Content) -> some View {
    content
      .environment(\.menuScreen, .page(nil))
      .navigationDestination(for: MenuPage.self) { opened in
        page(opened.node)
          .environment(\.menuScreen, .page(opened.node))
          .environment(\.menuChoice, choose)
          .environment(\.menuViews, views)
          .navigationTitle(Text(verbatim: model.look(of: opened.node).title))
      }
  }
}

/// The page that an outline shows.
private enum MenuOutlineScreen: Hashable {
  /// The page that is open.
  case open
  /// A specific page, even while a different page is open; nil is the top page.
  case page(MenuNode?)
}

private struct MenuScreenKey: EnvironmentKey {
  static var defaultValue: MenuOutlineScreen { .open }
}

extension EnvironmentValues {
  /// The page that outlines show.
  fileprivate var menuScreen: MenuOutlineScreen {
    get { self[MenuScreenKey.self] }
    set { self[MenuScreenKey.self] = newValue }
  }
}
