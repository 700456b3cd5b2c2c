/// The AppKit types for images and colors.
typealias MenuTableImage = NSImage
typealias MenuTableColor = NSColor

extension MenuItemLook {
  fileprivate var titleColor: NSColor {
    if !isEnabled { return .disabledControlTextColor }
    if isDestructive { return .systemRed }
    return isSecondary ? .secondaryLabelColor : .labelColor
  }
}

extension NSColor {
  /// A color of the menu, which follows the appearance of the view that shows it.
  nonisolated fileprivate static func shown(_ color: MenuColor) -> NSColor {
    switch color {
    case .accent: .controlAccentColor
    case .text: .labelColor
    case .quiet: .secondaryLabelColor
    case .success: .systemGreen
    case .caution: .systemOrange
    case .danger: .systemRed
    case .rgba(let light, let dark):
      // The system may request the color on any thread.
      NSColor(name: nil) { @Sendable appearance in
        NSColor(rgba: appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light)
      }
    }
  }
}

/// The cell of an item or of a slot row. It shows the icon, title, badge, detail, mark and glyph in
/// a line, the body below that line and, in the last row of a section or page, the footer of the
/// section or page. Internal so that `willShow` can access its views.
final class MenuItemCell: NSTableCellView {
  fileprivate static let reuseIdentifier = NSUserInterfaceItemIdentifier("MenuItem")
  let iconView = NSImageView()
  let titleLabel = NSTextField(labelWithString: "")
  let badgeView = MenuBadgeView()
  let detailLabel = NSTextField(labelWithString: "")
  let markView = NSImageView()
  let glyphButton = MenuGlyphButton(frame: .zero)
  let bodyLabel = NSTextField(wrappingLabelWithString: "")
  let footerLabel = NSTextField(wrappingLabelWithString: "")
  private let line = NSStackView()
  private let lines = NSStackView()
  private lazy var leading = lines.leadingAnchor.constraint(equalTo: leadingAnchor)
  private lazy var lineHeight = line.heightAnchor.constraint(greaterThanOrEqualToConstant: 24)
  private weak var menuTable: MenuTableController?

  override init(frame: NSRect) {
    super.init(frame: frame)
    identifier = Self.reuseIdentifier
    // The table view applies the colors of a selected row to these views.
    textField = titleLabel
    imageView = iconView
    for view in [iconView, titleLabel, badgeView, detailLabel, markView, glyphButton] {
      line.addArrangedSubview(view)
    }
    line.distribution = .fill
    line.spacing = 6
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for view in [iconView, badgeView, detailLabel, markView, glyphButton] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    // A long detail leaves room for the title.
    let low = NSLayoutConstraint.Priority.defaultLow.rawValue
    detailLabel.setContentCompressionResistancePriority(.init(rawValue: low - 1), for: .horizontal)
    detailLabel.lineBreakMode = .byTruncatingTail
    detailLabel.textColor = .secondaryLabelColor
    // A selectable label would handle the row's clicks itself.
    bodyLabel.isSelectable = false
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    footerLabel.isSelectable = false
    footerLabel.font = .preferredFont(forTextStyle: .footnote)
    footerLabel.textColor = .secondaryLabelColor
    lines.orientation = .vertical
    lines.alignment = .width
    lines.distribution = .fill
    lines.spacing = 2
    for view in [line, bodyLabel, footerLabel] { lines.addArrangedSubview(view) }
    addSubview(lines)
    lines.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: topAnchor), leading,
      lines.trailingAnchor.constraint(equalTo: trailingAnchor),
      lines.bottomAnchor.constraint(equalTo: bottomAnchor), lineHeight,
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The footer that the cell shows below the content of its row.
  fileprivate private(set) var footer: String?

  /// Shows an item or a slot row in its current state.
  ///
  /// - Parameter footer: The footer of the section or page whose last row this is; nil for any
  ///   other row.
  fileprivate func show(_ content: MenuRowContent, footer: String?, of menu: MenuTableController) {
    let look = menu.look(of: content)
    show(look)
    self.footer = footer
    footerLabel.stringValue = footer ?? ""
    footerLabel.isHidden = footer == nil
    turn(menu.direction)
    glyphButton.target = menu
    glyphButton.action = .menuGlyphClicked
    glyphButton.isEnabled = look.isEnabled
    glyphButton.takesClicks =
      if case .item(let node) = content { menu.takesTouches(glyphOf: node) } else { false }
    menuTable = menu
    describe(content, look, of: menu)
  }

  private func show(_ look: MenuItemLook) {
    titleLabel.stringValue = look.title
    titleLabel.maximumNumberOfLines = look.titleLines
    titleLabel.lineBreakMode = look.titleLines == 1 ? .byTruncatingTail : .byWordWrapping
    titleLabel.font = .preferredFont(
      forTextStyle: look.isHeader ? .headline : look.isFooter ? .footnote : .body)
    titleLabel.textColor = look.titleColor
    badgeView.show(look.badge)
    detailLabel.stringValue = look.detail ?? ""
    detailLabel.isHidden = look.detail == nil
    iconView.image = look.icon
    iconView.isHidden = look.icon == nil
    let isChecked = look.showsCheck || look.accessory == .checkmark
    let mark = isChecked ? "checkmark" : look.isMixed ? "minus" : look.accessory.symbolName
    markView.image = mark.flatMap { NSImage(systemSymbolName: $0, accessibilityDescription: nil) }
    markView.isHidden = markView.image == nil
    glyphButton.show(look)
    bodyLabel.stringValue = look.body ?? ""
    bodyLabel.isHidden = !look.isBodyOpen
    leading.constant = CGFloat(look.indentation) * 16
    lineHeight.constant = look.lineHeight
  }

  /// Describes the row to VoiceOver. The row view describes its position and whether it is open.
  private func describe(
    _ content: MenuRowContent, _ look: MenuItemLook, of menu: MenuTableController
  ) {
    setAccessibilityElement(true)
    setAccessibilityLabel([look.spoken, footer].compactMap { $0 }.joined(separator: ", "))
    setAccessibilityEnabled(look.isEnabled)
    toolTip = look.disabledReason ?? look.help
    guard case .item(let node) = content else {
      setAccessibilityHelp(nil)
      if case .slotRow(let slot, _) = content, menu.table.canCheckRows(of: slot) {
        setAccessibilityRole(menu.table.choosesAny(in: slot) ? .checkBox : .radioButton)
        setAccessibilityValue(look.accessory == .checkmark ? 1 : 0)
      } else {
        setAccessibilityRole(.cell)
        setAccessibilityValue(nil)
      }
      return
    }
    setAccessibilityHelp(look.hint)
    let isCheckItem = menu.table.isCheckItem(node)
    if isCheckItem || menu.table.isSummaryCheck(node) {
      let isOne = isCheckItem && menu.table.choosesOne(under: menu.table.parent(of: node))
      setAccessibilityRole(isOne ? .radioButton : .checkBox)
      setAccessibilityValue(menu.state.checkState(of: node).accessibilityValue)
    } else {
      setAccessibilityRole(.cell)
      setAccessibilityValue(look.isBodyOpen ? look.body : nil)
    }
  }

  /// The row is looked up when the cell is pressed, because rows of a slot may have moved since the
  /// cell was shown.
  override func accessibilityPerformPress() -> Bool {
    guard let menuTable, let content = menuTable.content(atRow: menuTable.tableView.row(for: self)),
      menuTable.takesTaps(content)
    else { return false }
    menuTable.tap(rowOf: content)
    return true
  }

  /// The glyph is highlighted in a selected row.
  override var backgroundStyle: NSView.BackgroundStyle {
    didSet { glyphButton.isOnSelection = backgroundStyle == .emphasized }
  }
}

/// A line that separates items.
final class MenuSeparatorCell: NSTableCellView {
  fileprivate static let reuseIdentifier = NSUserInterfaceItemIdentifier("MenuSeparator")

  override init(frame: NSRect) {
    super.init(frame: frame)
    identifier = Self.reuseIdentifier
    setAccessibilityElement(false)
    let line = NSBox()
    line.boxType = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      heightAnchor.constraint(equalToConstant: 11),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension MenuCheckState {
  /// The value of a check box for assistive technologies.
  fileprivate var accessibilityValue: Int {
    switch self {
    case .unchecked: 0
    case .checked: 1
    case .mixed: 2
    }
  }
}

extension MenuAccessory {
  /// The name of the system symbol; nil if there is no mark.
  fileprivate var symbolName: String? {
    switch self {
    case .none: nil
    case .disclosure: "chevron.forward"
    case .detail: "info.circle"
    case .checkmark: "checkmark"
    }
  }
}
