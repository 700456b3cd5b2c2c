/// The items of a menu as controls: the contents of a `Menu`, a context menu, or a `CommandGroup`.
///
/// ```swift
/// Menu("Sort") { MenuControls(model, of: LibraryMenu.ID.sort) }
///   .onMenuChoice(of: LibraryMenu.Action.self) { node, action in … }
/// ```
///
/// Categories are submenus, check items are toggles, and the items of a group with `choice = "one"`
/// are a picker. Controls follow the model: titles, checks, conditions, and whether items are
/// enabled.
public struct MenuControls: View {
  private let model: MenuModel
  private let group: MenuNode?
  @Environment(\.menuViews) private var views
  @Environment(\.isInMenuBar) private var isInMenuBar

  /// Creates the controls of a category's items; of the top-level items if `group` is nil.
  public init(_ model: MenuModel, of group: MenuNode? = nil) {
    self.model = model
    self.group = group
  }

  /// A control for each item that is not hidden.
  public var body: some View {
    controls
      .onChange(of: views.counts, initial: true) { _, counts in model.setCounts(counts) }
  }

  @ViewBuilder private var controls: some View {
    let items = model.shownItems(
      in: group, of: model.drawn(model.state, with: views.counts), isInMenuBar: isInMenuBar)
    if let group, model.table.isSlot(group) {
      MenuSlotControls(model: model, slot: group, source: source(of: group))
    } else if model.isPicker(group, with: items) {
      MenuChoicePicker(model: model, group: group, options: items)
    } else {
      ForEach(items, id: \.self) { MenuControl(model: model, node: $0) }
    }
    if let group, let footer = model.table.footer(of: group) { Text(verbatim: footer) }
  }

  private func source(of slot: MenuNode) -> MenuSlotSource {
    if let source = views.slots[slot] { return source }
    let slotRow = model.slotRow
    return MenuSlotSource(count: model.state.count(in: slot)) { slotRow?(slot, $0) }
  }
}

extension MenuModel {
  /// The items of a group that are not hidden, with the separators between them. In the menu bar,
  /// items that the menu bar already has are left out. The footer of a group is not an item in a
  /// menu.
  fileprivate func shownItems(
    in group: MenuNode?, of state: MenuExpansion, isInMenuBar: Bool
  ) -> [MenuNode] {
    var shown: [MenuNode] = []
    var separator: MenuNode?
    let items = group.map { table.children(of: $0) } ?? table.topLevel
    for node in items where !state.isHidden(node) && !table.isFooter(node) {
      if table.isSeparator(node) {
        let isOfHiddenGroup = table.group(ofBorder: node).map { state.isHidden($0) } ?? false
        if !isOfHiddenGroup, !shown.isEmpty { separator = separator ?? node }
      } else if !isInMenuBar || !table.isOfSystem(node) {
        if let separator { shown.append(separator) }
        separator = nil
        shown.append(node)
      }
    }
    return shown
  }

  /// Whether a group is a choice that a picker can show: its options have neither submenus nor
  /// shortcuts, and all are enabled.
  fileprivate func isPicker(_ group: MenuNode?, with items: [MenuNode]) -> Bool {
    table.choosesOne(under: group)
      && items.allSatisfy { node in
        table.isCheckItem(node) && !table.isCategory(node) && isEnabled(node)
          && table.shortcut(of: node, isApple: true) == nil
      }
  }
}

/// An item of a menu as a control.
private struct MenuControl: View {
  let model: MenuModel
  let node: MenuNode
  @Environment(\.menuChoice) private var choose
  @Environment(\.openURL) private var openURL

  @ViewBuilder var body: some View {
    let table = model.table
    if table.isSeparator(node) {
      Divider()
    } else if table.isInline(node), look.title.isEmpty {
      MenuControls(model, of: node)
    } else if table.isInline(node) {
      Section {
        MenuControls(model, of: node)
      } header: {
        Text(verbatim: look.title)
      }
    } else if opensMenu {
      Menu {
        if let text = table.body(of: node) { Text(verbatim: text) }
        MenuControls(model, of: node)
      } label: {
        MenuControlLabel(look: look)
      }
      .disabled(!model.isEnabled(node) || isEmpty)
    } else if table.isCheckItem(node) {
      Toggle(isOn: label.isOn) { MenuControlLabel(look: look) }
        .modifier(MenuControlNotes(model: model, node: node))
    } else {
      Button(role: look.isDestructive ? .destructive : nil) {
        tap()
      } label: {
        MenuControlLabel(look: look)
      }
      .modifier(MenuControlNotes(model: model, node: node))
    }
  }

  /// Whether the item opens a submenu: it is a category, or has a body and a tap on its row only
  /// shows the body.
  private var opensMenu: Bool {
    model.table.isCategory(node)
      || model.table.body(of: node) != nil && model.state.response(toTapOn: node) == .toggle
  }

  /// A slot is never empty: it has a placeholder, or rows that the model does not count yet.
  private var isEmpty: Bool { !model.table.isSlot(node) && model.state.isEmpty(node) }

  private var look: MenuOutlineLook { model.look(of: node) }

  private var label: MenuOutlineLabel { MenuOutlineLabel(node, of: model, on: nil, tap: tap) }

  private func tap() {
    model.tap(node).perform(for: node, of: model.table, choose: choose, openURL: openURL)
  }
}

/// Adds the shortcut, badge and tooltip of an item, and disables the control if the item is
/// disabled.
private struct MenuControlNotes: ViewModifier {
  let model: MenuModel
  let node: MenuNode

  func body(content: Content) -> some View {
    content
      .keyboardShortcut(
        model.table.shortcut(of: node, isApple: true).map { KeyboardShortcut($0) }
      )
      .badge(model.look(of: node).badge.map { Text(verbatim: $0) })
      .help(Text(verbatim: model.tooltip(of: node)))
      .disabled(!model.isEnabled(node))
  }
}

/// The title, the detail and the icon of a control. In a menu, a second text is a subtitle.
private struct MenuControlLabel: View {
  let look: MenuOutlineLook

  @ViewBuilder var body: some View {
    if let icon = look.icon.flatMap({ Image(menuName: $0, bundle: look.imageBundle) }) { icon }
    Text(verbatim: look.title)
    if let detail = look.detail { Text(verbatim: detail) }
  }
}

/// The options of a choice.
private struct MenuChoicePicker: View {
  let model: MenuModel
  let group: MenuNode?
  let options: [MenuNode]
  @Environment(\.menuChoice) private var choose
  @Environment(\.openURL) private var openURL

  var body: some View {
    Picker(selection: selection) {
      ForEach(options, id: \.self) { node in
        MenuControlLabel(look: model.look(of: node)).tag(Optional(node))
      }
    } label: {
      Text(verbatim: group.map { model.look(of: $0).title } ?? model.table.title)
    }
    .pickerStyle(.inline)
    .labelsHidden()
  }

  private var selection: Binding<MenuNode?> {
    Binding(
      get: { model.state.checked(in: group).first },
      set: { node in
        guard let node else { return }
        model.tap(node).perform(for: node, of: model.table, choose: choose, openURL: openURL)
      })
  }
}

/// The rows of a slot, followed by its loading text while the program fetches rows or, if there are
/// no rows, by its placeholder.
private struct MenuSlotControls: View {
  let model: MenuModel
  let slot: MenuNode
  let source: MenuSlotSource

  @ViewBuilder var body: some View {
    ForEach(rows, id: \.id) { row in
      control(of: row).disabled(!row.isEnabled || row.action == nil)
    }
    if model.state.isBusy(slot), let loading = model.table.loading(of: slot) {
      Text(verbatim: loading)
    } else if source.count == 0, let placeholder = model.table.placeholder(of: slot) {
      Text(verbatim: placeholder)
    }
  }

  /// The program, not the toggle, checks the row.
  @ViewBuilder private func control(of row: MenuOutlineSlotRow) -> some View {
    if model.table.canCheckRows(of: slot) {
      Toggle(isOn: Binding(get: { row.isChecked }, set: { _ in row.action?() })) { label(of: row) }
    } else {
      Button {
        row.action?()
      } label: {
        label(of: row)
      }
    }
  }

  @ViewBuilder private func label(of row: MenuOutlineSlotRow) -> some View {
    if let view = row.view {
      view()
    } else {
      MenuControlLabel(look: model.look(of: row, in: slot, on: nil))
    }
  }

  private var rows: [MenuOutlineSlotRow] { (0..<source.count).compactMap { source.row($0) } }
}
