/// A menu on screen: what is open, hidden, filtered and chosen. Views that read it follow it.
///
/// A `MenuOutline` keeps one by itself. A program that searches, or opens and closes from code,
/// keeps its own:
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
  /// What is open, hidden and filtered, and so which rows there are.
  public fileprivate(set) var state: MenuExpansion

  /// The item that stays highlighted where the menu keeps the selection.
  public var selection: MenuNode?

  /// What is searched for: the rows are then the items whose title, detail or keywords have it, and those
  /// above them. An empty text shows the menu again.
  public var searchText = "" {
    didSet { if searchText != oldValue { search() } }
  }

  /// What VoiceOver says of a row's state; in English unless the program says otherwise.
  public var strings = MenuOutlineStrings()

  /// Where images are, if not in the app: a package has its own, `Bundle.module`.
  public var imageBundle: Bundle?

  /// Gives each row of a slot by its index; of two rows of a slot, the ids must differ.
  ///
  /// Rows are drawn again when properties change that it reads and that can be observed.
  public var slotRow: (@MainActor (_ slot: MenuNode, _ index: Int) -> MenuOutlineSlotRow)?

  /// Gives the texts of items that differ from the menu's at the moment, such as a badge; nil for none.
  ///
  /// Items are drawn again when properties change that it reads and that can be observed. If it reads
  /// anything else, call `update(_:)`.
  public var texts: (@MainActor (MenuNode) -> MenuOutlineTexts?)?

  /// Awaited before a tap opens a node, so that the program can load what is below it and show it
  /// with `setHidden`. The node opens when it returns; until then further taps on it do nothing.
  @ObservationIgnored public var prepare: (@MainActor (MenuNode) async -> Void)?

  /// How the rows of the last change come and go.
  fileprivate private(set) var animation: MenuAnimation
  fileprivate private(set) var scrollRequest: MenuScrollRequest?
  fileprivate private(set) var busy: Set<MenuNode> = []

  @ObservationIgnored private var preparing: Set<MenuNode> = []
  @ObservationIgnored fileprivate var waiting = MenuWaits()
  @ObservationIgnored fileprivate var loading = MenuWaits()
  @ObservationIgnored fileprivate private(set) lazy var slots = table.nodes.filter {
    table.isSlot($0)
  }
  @ObservationIgnored fileprivate private(set) lazy var shortcuts = table.nodes.filter {
    table.shortcut(of: $0) != nil
  }

  /// Waits for so many seconds; not private, for tests, which have their own time.
  @ObservationIgnored var sleep: @MainActor (Double) async -> Void = MenuWaits.sleep

  /// A menu as it is at first.
  ///
  /// Its texts are in the language that the user prefers among those of the app
  /// (`Bundle.main.preferredLocalizations`), or in the one that `table(in:)` chose.
  public convenience init(_ table: MenuTable) {
    self.init(MenuExpansion(table))
  }

  /// A menu in a state, such as one that has been restored.
  public init(_ state: MenuExpansion) {
    var state = state
    state.setTable(state.table.inPreferredLanguage)
    self.state = state
    animation = state.table.settings.animation
  }

  /// The items, how they start, and the document's settings for presentation.
  public var table: MenuTable { state.table }

  /// What the events left different from the initial state, as a text to keep between runs. An
  /// empty text is the initial state; ids that the menu does not know are passed over.
  public var savedState: String {
    get { state.savedState }
    set { perform { $0.restore(newValue.isEmpty ? "v1" : newValue).change } }
  }

  /// Performs one event, animated as its change says.
  ///
  /// ```swift
  /// model.perform { $0.reveal(GroceriesMenu.ID.sweets) }
  /// ```
  @discardableResult
  public func perform(_ event: (inout MenuExpansion) -> MenuChange) -> MenuChange {
    var next = state
    let change = event(&next)
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

  /// Shows the items whose texts hold what is searched for.
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

/// A row to bring into view; one that is asked for again is another request.
private struct MenuScrollRequest: Equatable {
  let row: Int
  let content: MenuRowContent
  let position: MenuScroll.Position
  let number: Int
}
