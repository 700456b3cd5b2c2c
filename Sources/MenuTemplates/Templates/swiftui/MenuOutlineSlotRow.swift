/// A row of a slot, provided by the program.
@MainActor
public struct MenuOutlineSlotRow {
  /// The identity of the row in its slot. It does not change when the row moves.
  public let id: AnyHashable
  /// The title of the row.
  public var title: String
  /// The text at the end of the row.
  public var detail: String?
  /// A short text in a capsule.
  public var badge: String?
  /// The name of one of the program's images, or of a system symbol.
  public var icon: String?
  /// The mark at the end of the row.
  public var accessory = MenuAccessory.none
  /// Whether the row can be tapped. If not, it is dimmed.
  public var isEnabled = true
  /// Whether the row is checked, in a slot with a `choice`.
  public var isChecked = false
  /// The effect of a tap on the row; nil for a row that can't be tapped.
  public var action: (@MainActor () -> Void)?

  fileprivate var view: (@MainActor () -> AnyView)?

  /// Creates a row with texts.
  public init(
    id: some Hashable, title: String, detail: String? = nil, badge: String? = nil,
    icon: String? = nil, accessory: MenuAccessory = .none, isEnabled: Bool = true,
    isChecked: Bool = false, action: (@MainActor () -> Void)? = nil
  ) {
    self.id = AnyHashable(id)
    self.title = title
    self.detail = detail
    self.badge = badge
    self.icon = icon
    self.accessory = accessory
    self.isEnabled = isEnabled
    self.isChecked = isChecked
    self.action = action
  }

  /// Creates a row with a custom view, which is created when the row is drawn.
  public init<Content: View>(
    id: some Hashable, isChecked: Bool = false, action: (@MainActor () -> Void)? = nil,
    @ViewBuilder view: @escaping @MainActor () -> Content
  ) {
    self.init(id: id, title: "", isChecked: isChecked, action: action)
    self.view = { AnyView(view()) }
  }
}

/// An id for a row that the program no longer has. It differs from the ids of all rows that the
/// program still has.
private struct MenuMissingRow: Hashable {
  let index: Int
}

/// The identity of a row in an outline. Internal so that tests can name rows.
enum MenuOutlineRowID: Hashable {
  case item(MenuNode)
  case slotRow(MenuNode, AnyHashable)
  case placeholder(MenuNode)
  case loading(MenuNode)
}

/// A row of an outline: its content and, for a slot row, the row from the program.
private struct MenuOutlineElement {
  let id: MenuOutlineRowID
  let content: MenuRowContent
  let row: MenuOutlineSlotRow?

  @MainActor init(_ content: MenuRowContent, _ slots: [MenuNode: MenuSlotSource]) {
    self.content = content
    if case .slotRow(let slot, let index) = content {
      row = slots[slot]?.row(index)
    } else {
      row = nil
    }
    id = MenuOutlineRowID(content, row)
  }
}

extension MenuOutlineRowID {
  @MainActor fileprivate init(_ content: MenuRowContent, _ row: MenuOutlineSlotRow?) {
    self =
      switch content {
      case .item(let node): .item(node)
      case .slotRow(let slot, let index):
        .slotRow(slot, row?.id ?? AnyHashable(MenuMissingRow(index: index)))
      case .placeholder(let slot): .placeholder(slot)
      case .loading(let slot): .loading(slot)
      }
  }
}

/// The row of an item or of a slot.
private struct MenuOutlineElementRow: View {
  let model: MenuModel
  let page: MenuNode?
  let element: MenuOutlineElement

  var body: some View {
    switch element.content {
    case .item(let node): MenuOutlineRow(model: model, page: page, node: node)
    case .slotRow(let slot, _):
      MenuOutlineSlotLine(model: model, page: page, slot: slot) {
        if let row = element.row {
          MenuOutlineSlotButton(model: model, page: page, slot: slot, row: row)
        }
      }
    case .placeholder(let slot):
      MenuOutlineSlotLine(model: model, page: page, slot: slot) {
        note(model.table.placeholder(of: slot), slot)
      }
    case .loading(let slot):
      MenuOutlineSlotLine(model: model, page: page, slot: slot) {
        if model.table.settings.busyDelay != nil { ProgressView().controlSize(.small) }
        note(model.table.loading(of: slot), slot)
      }
    }
  }

  private func note(_ text: String?, _ slot: MenuNode) -> some View {
    Text(verbatim: text ?? "")
      .foregroundStyle(.secondary)
      .accessibilityValue(Text(verbatim: model.level(below: slot, on: page)))
  }
}

/// The common properties of slot rows: they are one level below the slot, and have the transition
/// of rows.
private struct MenuOutlineSlotLine<Content: View>: View {
  let model: MenuModel
  let page: MenuNode?
  let slot: MenuNode
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 8) { content }
      .frame(maxWidth: .infinity, minHeight: model.rowHeight, alignment: .leading)
      .padding(.leading, CGFloat(indentation) * 20)
      .clipped()
      .accessibilityElement(children: .combine)
      .transition(MenuRowMotion(model: model))
  }

  private var indentation: Int {
    model.indentation(ofDepth: model.depth(below: slot, on: page), on: page)
  }
}

/// A row from the program: its view or its texts, in a button if the row has an action.
private struct MenuOutlineSlotButton: View {
  let model: MenuModel
  let page: MenuNode?
  let slot: MenuNode
  let row: MenuOutlineSlotRow

  var body: some View {
    content
      .disabled(!row.isEnabled)
      .accessibilityAddTraits(traits)
  }

  @ViewBuilder private var content: some View {
    if let action = row.action {
      Button {
        action()
      } label: {
        label
          .frame(maxWidth: .infinity, minHeight: model.rowHeight, alignment: .leading)
          .contentShape(Rectangle())
      }
      .buttonStyle(MenuOutlineButtonStyle())
    } else {
      label
    }
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if row.action != nil, model.table.choosesAny(in: slot) { _ = traits.insert(.isToggle) }
    if model.table.canCheckRows(of: slot), row.isChecked { _ = traits.insert(.isSelected) }
    return traits
  }

  @ViewBuilder private var label: some View {
    if let view = row.view {
      view()
    } else {
      HStack(spacing: 8) { MenuOutlineTextsLine(look: model.look(of: row, in: slot, on: page)) }
    }
  }
}
