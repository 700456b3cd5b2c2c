/// A menu as an outline: rows that open and close, in sections if the menu has them.
///
/// ```swift
/// @SceneStorage("groceries") private var opened = ""
///
/// var body: some View {
///   MenuOutline(GroceriesMenu.table, savedState: $opened)
///     .onMenuChoice { node in basket.add(GroceriesMenu.table.title(of: node)) }
/// }
/// ```
///
/// The URLs of items are opened with the environment's `openURL`.
public struct MenuOutline: View {
  private enum Source {
    case table(MenuTable)
    case model(MenuModel)
  }

  private let source: Source
  private let saved: Binding<String>?
  @Environment(\.menuScreen) private var screen
  @Environment(\.menuViews) private var views
  @State private var own = MenuModelKeeper()

  /// Creates an outline that manages the menu's state itself.
  ///
  /// - Parameters:
  ///   - table: The menu, such as `GroceriesMenu.table`.
  ///   - savedState: Storage for the state. It is read initially and when it changes, and written
  ///     after each event.
  public init(_ table: MenuTable, savedState: Binding<String>? = nil) {
    source = .table(table)
    saved = savedState
  }

  /// Creates an outline of a menu whose state the program manages.
  public init(_ model: MenuModel) {
    // Reading the model here would draw the view around the outline again after each event.
    source = .model(model)
    saved = nil
  }

  /// The outline in a scroll view.
  public var body: some View {
    let model = self.model
    let page = model.page(on: screen)
    let isOpen = page == model.state.page
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          MenuOutlineContent(model)
        }
        .padding(.horizontal)
        .animation(model.table.settings.animation.curve, value: views.counts)
      }
      .onAppear {
        if isOpen, let current = model.state.current, model.state.isVisible(current) {
          proxy.scrollTo(MenuOutlineRowID.item(current))
        }
      }
      // A request may be older than the outline, whose screen the request's event may have pushed.
      .onChange(of: isOpen ? model.scrollRequest : nil, initial: true) { _, request in
        guard let request, let id = model.take(request, in: views.slots) else { return }
        withAnimation {
          proxy.scrollTo(id, anchor: request.position == .top ? .top : nil)
        }
      }
    }
    .background { if isOpen { MenuOutlineShortcuts(model: model) } }
    .onChange(of: saved == nil ? "" : model.savedState) { _, state in
      saved?.wrappedValue = state
    }
    .onChange(of: saved?.wrappedValue) { _, state in
      if let state, state != model.savedState { model.savedState = state }
    }
    .onChange(of: table?.chosenLanguage?.tag) { _, _ in
      if let table { model.setTable(table.inPreferredLanguage) }
    }
    .menuDirection(of: model)
  }

  private var model: MenuModel {
    switch source {
    case .table(let table): own.model(of: table, savedState: saved?.wrappedValue ?? "")
    case .model(let model): model
    }
  }

  /// The menu whose state the outline manages itself.
  private var table: MenuTable? {
    if case .table(let table) = source { table } else { nil }
  }
}

/// Creates the model of an outline once for each menu, when the outline is first drawn. The view
/// itself is created much more often.
@MainActor
private final class MenuModelKeeper {
  private var kept: MenuModel?

  func model(of table: MenuTable, savedState: String) -> MenuModel {
    if let kept, kept.table.isSameMenu(as: table) { return kept }
    var state = MenuExpansion(table)
    state.restore(savedState)
    let model = MenuModel(state)
    kept = model
    return model
  }
}

/// The sections and rows of a menu, to be placed in a `List` or a custom stack.
public struct MenuOutlineContent: View {
  private let model: MenuModel
  @Environment(\.menuScreen) private var screen
  @Environment(\.menuViews) private var views
  @Environment(\.layoutDirection) private var direction
  @FocusState private var focus: MenuOutlineRowID?

  /// Creates the sections and rows of a menu.
  public init(_ model: MenuModel) {
    self.model = model
  }

  /// A section for each top-level item; in layout `rows`, only rows.
  public var body: some View {
    sections
      .onChange(of: views.counts, initial: true) { _, counts in model.setCounts(counts) }
  }

  @ViewBuilder private var sections: some View {
    let page = model.page(on: screen)
    let state = model.drawn(model.state(on: page), with: views.counts)
    let slots = model.slotSources(in: state, and: views.slots)
    if let page, model.table.footer(of: page) != nil {
      Section {
        rows(model.rows(in: state, slots), of: state, slots, on: page)
      } footer: {
        footer(of: page)
      }
    } else if state.layout == .rows {
      rows(model.rows(in: state, slots), of: state, slots, on: page)
    } else {
      ForEach(model.sections(in: state), id: \.self) { top in
        Section {
          rows(model.rows(inSectionOf: top, of: state, slots), of: state, slots, on: page)
        } header: {
          if model.isHeader(top, on: page) {
            takingKeys(
              MenuOutlineRow(model: model, page: page, node: top).id(MenuOutlineRowID.item(top)),
              on: MenuOutlineElement(.item(top), slots), in: state, slots)
          }
        } footer: {
          // The footer of a page is under its items.
          if !model.table.isPage(top) { footer(of: top) }
        }
      }
    }
  }

  @ViewBuilder private func footer(of node: MenuNode) -> some View {
    if let footer = model.table.footer(of: node) {
      Text(verbatim: footer)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.vertical, 8)
        .menuDirection(of: model)
    }
  }

  private func rows(
    _ elements: some RandomAccessCollection<MenuOutlineElement>, of state: MenuExpansion,
    _ slots: [MenuNode: MenuSlotSource], on page: MenuNode?
  ) -> some View {
    ForEach(elements, id: \.id) { element in
      takingKeys(
        MenuOutlineElementRow(model: model, page: page, element: element), on: element, in: state,
        slots
      )
      .swipeActions { views.swipeActions?(element.content) }
    }
  }

  /// A row or header that can have the keyboard focus.
  private func takingKeys(
    _ row: some View, on element: MenuOutlineElement, in state: MenuExpansion,
    _ slots: [MenuNode: MenuSlotSource]
  ) -> some View {
    row
      .menuDirection(of: model)
      .focused($focus, equals: element.id)
      .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) {
        press($0.key, on: element.content, in: state, slots)
      }
  }

  /// Performs the action of an arrow key on the row with the focus: ↑ and ↓ move the focus. The key
  /// in the reading direction opens an item; the opposite key closes the item, closes the page, or
  /// moves the focus to the parent item, whichever is possible first.
  private func press(
    _ key: KeyEquivalent, on content: MenuRowContent, in state: MenuExpansion,
    _ slots: [MenuNode: MenuSlotSource]
  ) -> KeyPress.Result {
    let onwards: KeyEquivalent =
      model.direction(in: direction) == .leftToRight ? .rightArrow : .leftArrow
    let target: MenuRowContent?
    switch key {
    case .upArrow: target = model.focusable(after: content, by: -1, in: state, slots)
    case .downArrow: target = model.focusable(after: content, by: 1, in: state, slots)
    case onwards: return model.open(content) ? .handled : .ignored
    default:
      if model.close(content) { return .handled }
      target = model.focusable(above: content, in: state)
    }
    guard let target else { return .ignored }
    focus = MenuOutlineElement(target, slots).id
    return .handled
  }
}
