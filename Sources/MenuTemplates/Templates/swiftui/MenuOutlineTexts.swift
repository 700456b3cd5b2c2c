/// The contents of a row other than its glyph and its body.
private struct MenuOutlineLook {
  var title: String
  var detail: String?
  var badge: String?
  var icon: String?
  var accessory = MenuAccessory.none
  /// Whether a dash shows that only some items of the summary check are checked.
  var isMixed = false
  var isDestructive = false
  var isHeader = false
  var titleLines = 1
  /// The bundle that contains the images, if it is not the app's bundle.
  var imageBundle: Bundle?
  /// The level of a slot row, for VoiceOver; empty for an item, whose row describes its own level.
  var level = ""
  /// The label that VoiceOver reads in place of an item's texts.
  var label: String?

  var spoken: String {
    let texts = [title, badge, detail].compactMap { $0 }.filter { !$0.isEmpty }
    return label ?? texts.joined(separator: ", ")
  }
}

/// The texts of items and of rows of slots: the program's or, by default, the menu's.
extension MenuModel {
  /// Whether neither the menu nor the program disables an item.
  fileprivate func isEnabled(_ node: MenuNode) -> Bool {
    state.isEnabled(node) && texts?(node)?.isEnabled != false
  }

  /// The reason why an item is disabled; nil while it is enabled.
  fileprivate func disabledReason(of node: MenuNode) -> String? {
    isEnabled(node) ? nil : table.disabledReason(of: node)
  }

  /// The reason why an item is disabled, or else its help text; empty if it has neither.
  fileprivate func tooltip(of node: MenuNode) -> String {
    disabledReason(of: node) ?? table.help(of: node) ?? ""
  }

  fileprivate func look(of node: MenuNode, on page: MenuNode? = nil) -> MenuOutlineLook {
    let texts = texts?(node) ?? MenuOutlineTexts()
    return MenuOutlineLook(
      title: texts.title ?? table.title(of: node),
      detail: MenuOutlineTexts.shown(
        texts.detail, state.shownDetail(of: node, count: texts.count)),
      badge: MenuOutlineTexts.shown(texts.badge, state.badge(of: node, count: texts.count)),
      icon: MenuOutlineTexts.shown(texts.icon, table.icon(of: node)),
      accessory: accessory(of: node), isMixed: state.checkState(of: node) == .mixed,
      isDestructive: table.role(of: node) == .destructive,
      isHeader: isHeader(node, on: page) || table.isInline(node),
      titleLines: table.settings.titleLines, imageBundle: imageBundle,
      label: texts.title == nil
        ? state.accessibilityLabel(of: node, count: texts.count) : nil)
  }

  fileprivate func look(
    of row: MenuOutlineSlotRow, in slot: MenuNode, on page: MenuNode?
  ) -> MenuOutlineLook {
    MenuOutlineLook(
      title: row.title, detail: row.detail, badge: row.badge, icon: row.icon,
      accessory: table.canCheckRows(of: slot) && row.isChecked ? .checkmark : row.accessory,
      titleLines: table.settings.titleLines, imageBundle: imageBundle,
      level: level(below: slot, on: page))
  }

  /// The words that VoiceOver reads for the depth of a slot's rows.
  fileprivate func level(below slot: MenuNode, on page: MenuNode?) -> String {
    level(ofDepth: depth(below: slot, on: page)) ?? ""
  }
}

/// The icon, title, badge, detail and accessory, for the line that contains this view. At the
/// largest text sizes, the texts are one below the other. VoiceOver reads only the texts.
private struct MenuOutlineTextsLine: View {
  let look: MenuOutlineLook
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var textSize

  @ViewBuilder var body: some View {
    if let icon = look.icon.flatMap({ Image(menuName: $0, bundle: look.imageBundle) }) {
      icon.accessibilityHidden(true)
    }
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        title
        badge
        detail
      }
      Spacer(minLength: 0)
    } else {
      // A long detail is truncated before the title is.
      title.layoutPriority(1)
      badge
      Spacer(minLength: 0)
      detail.lineLimit(1)
    }
    if let mark = look.isMixed ? "minus" : look.accessory.symbol {
      Image(systemName: mark)
        .foregroundStyle(isEnabled ? .secondary : .tertiary)
        .accessibilityHidden(true)
    }
  }

  @ViewBuilder private var title: some View {
    let title = Text(verbatim: look.title)
      .font(look.isHeader ? .headline : .body)
      .lineLimit(look.titleLines == 0 ? nil : look.titleLines)
      .accessibilityValue(Text(verbatim: look.level))
    if isEnabled, look.isDestructive {
      title.foregroundStyle(.red)
    } else {
      title.foregroundStyle(isEnabled ? .primary : .tertiary)
    }
  }

  @ViewBuilder private var badge: some View {
    if let badge = look.badge {
      Text(verbatim: badge)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background(Color.secondary.opacity(0.2), in: Capsule())
    }
  }

  @ViewBuilder private var detail: some View {
    if let detail = look.detail {
      Text(verbatim: detail).foregroundStyle(isEnabled ? .secondary : .tertiary)
    }
  }
}

extension MenuAccessory {
  /// The corresponding system symbol; nil if there is no mark.
  fileprivate var symbol: String? {
    switch self {
    case .none: nil
    case .disclosure: "chevron.forward"
    case .detail: "info.circle"
    case .checkmark: "checkmark"
    }
  }
}
