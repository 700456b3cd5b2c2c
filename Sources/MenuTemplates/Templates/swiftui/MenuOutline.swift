/// A menu as an outline: rows that open and close, in sections where the menu has them.
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
  private let table: MenuTable
  private let given: MenuModel?
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
    self.table = table
    given = nil
    saved = savedState
  }

  /// Creates an outline of a menu whose state the program manages.
  public init(_ model: MenuModel) {
    table = model.table
    given = model
    saved = nil
  }

  /// The outline in a scroll view.
  public var body: some View {
    let model = given ?? own.model(of: table, savedState: saved?.wrappedValue ?? "")
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
      // A request may be older than the screen that it has pushed.
      .onChange(of: isOpen ? model.scrollRequest : nil, initial: page != nil) { _, request in
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
    .onChange(of: table.chosenLanguage?.tag) { _, _ in
      if given == nil { model.setTable(table.inPreferredLanguage) }
    }
    .menuDirection(of: model)
  }
}

/// Creates the model of an outline once, when it is first drawn. The view itself is created much
/// more often.
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
            MenuOutlineRow(model: model, page: page, node: top).id(MenuOutlineRowID.item(top))
              .menuDirection(of: model)
              .focused($focus, equals: .item(top))
              .onKeyPress(keys: [.upArrow, .downArrow]) {
                moveFocus($0.key, from: .item(top), in: state, slots)
              }
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
      MenuOutlineElementRow(model: model, page: page, element: element).menuDirection(of: model)
        .focused($focus, equals: element.id)
        .onKeyPress(keys: [.upArrow, .downArrow]) {
          moveFocus($0.key, from: element.content, in: state, slots)
        }
        .swipeActions { views.swipeActions?(element.content) }
    }
  }

  /// Moves the focus to the next row above or below that can have it.
  private func moveFocus(
    _ key: KeyEquivalent, from content: MenuRowContent, in state: MenuExpansion,
    _ slots: [MenuNode: MenuSlotSource]
  ) -> KeyPress.Result {
    guard let next = model.focusable(after: content, by: key == .upArrow ? -1 : 1, in: state) else {
      return .ignored
    }
    if case .slotRow(let slot, let index) = next {
      focus = MenuOutlineRowID(next, slots[slot]?.row(index))
    } else {
      focus = MenuOutlineRowID(next, nil)
    }
    return .handled
  }
}
