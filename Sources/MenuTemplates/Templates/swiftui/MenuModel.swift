/// The state of a menu on screen: its open, hidden, filtered and chosen items. Views that read the
/// model follow its changes.
///
/// A `MenuOutline` can create its own model. A program that searches, or opens and closes items in
/// code, creates the model itself:
///
/// ```swift
/// @State private var model = MenuModel(GroceriesMenu.table)
///
/// var body: some View {
///   NavigationStack {
///     MenuOutline(model)
///       .searchable(text: $model.searchText)
///       .toolbar { Button("Close all") { model.perform { $0.collapseAll() } } }
///   }
/// }
/// ```
@MainActor @Observable
public final class MenuModel {
  /// The state of the menu: the open, hidden and filtered items. It determines the rows.
  public fileprivate(set) var state: MenuExpansion

  /// The item that stays highlighted, if the menu keeps the selection.
  public var selection: MenuNode?

  /// The search text. Unless it is empty, the rows are the items whose title, detail or keywords
  /// contain it, and their ancestors.
  public var searchText = "" {
    didSet { if searchText != oldValue { search() } }
  }

  /// The strings with which VoiceOver describes rows. By default, they are in the language of the
  /// menu's texts, if they are built in or translated for it, and otherwise in English.
  public var strings: MenuOutlineStrings {
    get { ownStrings ?? MenuOutlineStrings(in: table) }
    set { ownStrings = newValue }
  }
  private var ownStrings: MenuOutlineStrings?

  /// The bundle that contains the menu's images, if it is not the app's bundle. For a package, this
  /// is its `Bundle.module`.
  public var imageBundle: Bundle?

  /// Provides each row of a slot by its index. The ids of a slot's rows must be distinct.
  ///
  /// Views may be updated after the program has removed data and before it calls `removeRows`.
  /// Return nil for an index that the data no longer has.
  ///
  /// Rows are redrawn when observable properties that the function reads change. The rows of a
  /// collection are easier to provide with the modifier `menuSlot`, which also sets their number.
  public var slotRow: (@MainActor (_ slot: MenuNode, _ index: Int) -> MenuOutlineSlotRow?)?

  /// Provides the texts of an item that differ from the menu's, such as a badge; nil if none
  /// differ.
  ///
  /// Items are redrawn when observable properties that the function reads change. If it reads other
  /// data, call `update(_:)` after a change.
  public var texts: (@MainActor (MenuNode) -> MenuOutlineTexts?)?

  /// A function that is awaited before a tap opens a node, so that the program can load the items
  /// below it and show them with `setHidden`. The node opens when the function returns, and stays
  /// closed if it throws. Meanwhile, further taps on the node have no effect; `cancelPreparing(_:)`
  /// ends the wait.
  @ObservationIgnored public var prepare: (@MainActor (MenuNode) async throws -> Void)?

  /// The animation of rows that the last change inserts and removes.
  fileprivate private(set) var animation: MenuAnimation
  fileprivate private(set) var scrollRequest: MenuScrollRequest?
  fileprivate private(set) var busy: Set<MenuNode> = []

  @ObservationIgnored fileprivate var preparing: [MenuNode: Task<Void, Never>] = [:]
  /// The number of the last scroll request that was handled.
  @ObservationIgnored private var served = 0
  @ObservationIgnored fileprivate var waiting = MenuWaits()
  @ObservationIgnored fileprivate var loading = MenuWaits()
  /// The slots, the items with shortcuts, and the table that contains them: a different table has
  /// different nodes.
  @ObservationIgnored private var kept:
    (table: MenuTable, slots: [MenuNode], shortcuts: [MenuNode])?

  /// The clock by which the model waits before it shows spinners and loading rows.
  @ObservationIgnored public var clock: any MenuClock = MenuSystemClock()

  /// Creates a model of a menu in its initial state.
  ///
  /// Its texts are in the user's preferred language among the app's languages
  /// (`Bundle.main.preferredLocalizations`), or in the language chosen with `table(in:)`.
  public convenience init(_ table: MenuTable) {
    self.init(MenuExpansion(table))
  }

  /// Creates a model of a menu in a given state, such as a restored one.
  public init(_ state: MenuExpansion) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    self.state = state
    animation = state.table.settings.animation
  }

  /// The items with their initial state, and the document's presentation settings.
  public var table: MenuTable { state.table }

  fileprivate var slots: [MenuNode] { keptNodes().slots }

  fileprivate var shortcuts: [MenuNode] { keptNodes().shortcuts }

  private func keptNodes() -> (table: MenuTable, slots: [MenuNode], shortcuts: [MenuNode]) {
    if let kept, kept.table === table { return kept }
    let nodes = table.nodes
    let new = (
      table, nodes.filter { table.isSlot($0) },
      nodes.filter { table.shortcut(of: $0, isApple: true) != nil }
    )
    kept = new
    return new
  }

  /// The differences from the initial state, as a string to store between launches. Setting an
  /// empty string restores the initial state. Unknown ids are ignored.
  public var savedState: String {
    get { state.savedState }
    set { perform { $0.restore(newValue.isEmpty ? "v1" : newValue).change } }
  }

  /// Performs one event, with the animation of its change.
  ///
  /// ```swift
  /// model.perform { $0.reveal(GroceriesMenu.ID.sweets) }
  /// ```
  @discardableResult
  public func perform(_ event: (inout MenuExpansion) -> MenuChange) -> MenuChange {
    var next = state
    let change = event(&next)
    if !next.table.isSameMenu(as: table) { follow(next.table) }
    withAnimation(change.animation.curve) {
      animation = change.animation
      state = next
    }
    if !loading.isEmpty { loading.endFilled(in: state) }
    if let target = change.scroll, let content = next.content(atRow: target.row) {
      scrollRequest = MenuScrollRequest(
        row: target.row, content: content, position: target.position,
        number: (scrollRequest?.number ?? 0) + 1)
    }
    return change
  }

  /// Finds the selected item in a different version of the menu by its id, and ends everything that
  /// waits for items of the current version.
  private func follow(_ version: MenuTable) {
    selection = selection.flatMap { table.id(of: $0) }.flatMap { version.node(withID: $0) }
    for node in preparing.keys { cancelPreparing(node) }
    loading.endAll()
    scrollRequest = nil
  }

  /// The id of the row to scroll into view; nil if the request was already handled, or if later
  /// events have removed the row.
  fileprivate func take(
    _ request: MenuScrollRequest, in slots: [MenuNode: MenuSlotSource]
  ) -> MenuOutlineRowID? {
    if request.number <= served { return nil }
    served = request.number
    return id(of: request, in: slots)
  }

  /// Shows the items whose texts match the search text.
  fileprivate func search() {
    let text = searchText
    perform { state in
      if text.isEmpty { return state.filter(nil) }
      let table = state.table
      return state.filter(
        table.nodes.filter { node in
          let look = look(of: node)
          return table.finds(text, in: look.title)
            || look.detail.map { table.finds(text, in: $0) } == true
            || table.keywords(of: node).contains { table.finds(text, in: $0) }
        })
    }
  }
}

/// A request to scroll a row into view. Two requests for the same row are distinct.
private struct MenuScrollRequest: Equatable {
  let row: Int
  let content: MenuRowContent
  let position: MenuScroll.Position
  let number: Int
}
