extension View {
  /// Replaces the contents of rows and headers of a menu inside this view. Glyphs, taps, shortcuts
  /// and the texts that VoiceOver reads stay as they are.
  ///
  /// ```swift
  /// MenuOutline(SettingsMenu.table)
  ///   .menuRow { row in
  ///     if row.node == SettingsMenu.ID.account {
  ///       AccountCard(name: row.title)
  ///     } else {
  ///       row
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameter content: Creates the contents of a row from its label, which is a view itself: the
  ///   contents that the row would have otherwise. The contents are in a button, so controls in
  ///   them receive no taps; `menuDetail(content:)` adds controls.
  public func menuRow<Content: View>(
    @ViewBuilder content: @escaping @MainActor (_ row: MenuOutlineLabel) -> Content
  ) -> some View {
    transformEnvironment(\.menuViews) { $0.label = { AnyView(content($0)) } }
  }

  /// Adds views at the end of rows and headers of a menu inside this view, such as a switch or a
  /// stepper. These views receive taps, and are elements for VoiceOver.
  ///
  /// ```swift
  /// MenuOutline(model)
  ///   .menuRow { row in row.accessoryHidden() }
  ///   .menuDetail { row in
  ///     if model.table.isCheckItem(row.node) {
  ///       Toggle(row.title, isOn: row.isOn).labelsHidden()
  ///     }
  ///   }
  /// ```
  public func menuDetail<Content: View>(
    @ViewBuilder content: @escaping @MainActor (_ row: MenuOutlineLabel) -> Content
  ) -> some View {
    transformEnvironment(\.menuViews) { $0.detail = { AnyView(content($0)) } }
  }

  /// Replaces the text under an open item that has a `body` in the menu.
  ///
  /// ```swift
  /// MenuOutline(BooksMenu.table)
  ///   .menuBody { row in BookDetails(isbn: row.bodyText ?? "") }
  /// ```
  public func menuBody<Content: View>(
    @ViewBuilder content: @escaping @MainActor (_ row: MenuOutlineLabel) -> Content
  ) -> some View {
    transformEnvironment(\.menuViews) { $0.body = { AnyView(content($0)) } }
  }
}

extension View {
  /// Adds swipe actions to the rows of a menu inside this view. Only rows in a `List` have swipe
  /// actions.
  ///
  /// ```swift
  /// List { MenuOutlineContent(model) }
  ///   .menuSwipeActions { row in
  ///     if case .slotRow(MailMenu.ID.recent, let index) = row {
  ///       Button("Delete", role: .destructive) { mailbox.messages.remove(at: index) }
  ///     }
  ///   }
  /// ```
  public func menuSwipeActions<Content: View>(
    @ViewBuilder content: @escaping @MainActor (_ row: MenuRowContent) -> Content
  ) -> some View {
    transformEnvironment(\.menuViews) { $0.swipeActions = { AnyView(content($0)) } }
  }
}

/// The contents of a row other than its glyph and its body. As a view, a label is the contents that
/// the row has by default: icon, title, badge, detail and accessory.
@MainActor
public struct MenuOutlineLabel: View {
  /// The model of the menu.
  public let model: MenuModel
  /// The item.
  public let node: MenuNode
  /// Whether the row is the header of a section, or the heading of an inline group.
  public var isHeader: Bool { look.isHeader }
  /// The title, from the program or from the menu.
  public var title: String { look.title }
  /// The detail, from the program or from the menu.
  public var detail: String? { look.detail }
  /// The badge, from the program or from the menu.
  public var badge: String? { look.badge }
  /// The name of the icon, from the program or from the menu.
  public var icon: String? { look.icon }
  /// The text under the item while it is open.
  public var bodyText: String? { model.table.body(of: node) }
  /// Whether the item is open.
  public var isExpanded: Bool { model.state.isExpanded(node) }
  /// Whether the item is checked, for a control. Changing the value has the effect of a tap on the
  /// row.
  public var isOn: Binding<Bool> {
    Binding(
      get: { model.state.isChecked(node) },
      set: { if $0 != model.state.isChecked(node) { tap() } })
  }

  fileprivate var look: MenuOutlineLook
  fileprivate let tap: @MainActor () -> Void

  fileprivate init(
    _ node: MenuNode, of model: MenuModel, on page: MenuNode?, tap: @escaping @MainActor () -> Void
  ) {
    self.model = model
    self.node = node
    look = model.look(of: node, on: page)
    self.tap = tap
  }

  /// The label without its accessory, such as the check mark in a row that has a switch.
  public func accessoryHidden() -> MenuOutlineLabel {
    var label = self
    label.look.accessory = .none
    label.look.isMixed = false
    return label
  }

  /// The default contents.
  public var body: some View {
    HStack(spacing: 8) { MenuOutlineTextsLine(look: look) }
  }
}

/// The contents of a row: the program's or, by default, the label's.
private struct MenuOutlineLabelContent: View {
  let label: MenuOutlineLabel
  @Environment(\.menuViews) private var views

  @ViewBuilder var body: some View {
    if let content = views.label {
      content(label)
    } else {
      MenuOutlineTextsLine(look: label.look)
    }
  }
}

/// The program's own views for a menu.
private struct MenuOutlineViews {
  typealias Content = @MainActor (MenuOutlineLabel) -> AnyView

  var slots: [MenuNode: MenuSlotSource] = [:]
  var label: Content?
  var detail: Content?
  var body: Content?
  var swipeActions: (@MainActor (MenuRowContent) -> AnyView)?

  @MainActor var counts: [MenuNode: Int] { slots.mapValues(\.count) }
}

private struct MenuViewsKey: EnvironmentKey {
  static var defaultValue: MenuOutlineViews { MenuOutlineViews() }
}

extension EnvironmentValues {
  /// The views of menus inside a view.
  fileprivate var menuViews: MenuOutlineViews {
    get { self[MenuViewsKey.self] }
    set { self[MenuViewsKey.self] = newValue }
  }
}
