#if !os(tvOS)
  /// The cell of an item, of a slot row, or of a header. Internal so that `willShow` can access it.
  final class MenuListCell: UICollectionViewListCell {
    /// Whether the disclosure arrow points down.
    fileprivate var isOpen = false {
      didSet { if isOpen != oldValue { setNeedsUpdateConfiguration() } }
    }
    fileprivate var isDimmed = false
    /// Whether a header ends in an arrow, which handles touches itself.
    fileprivate var hasArrow = false {
      didSet { if hasArrow != oldValue { setNeedsLayout() } }
    }
    /// Handles the touches on a header, which is not selected like a row. Internal for tests.
    let control = MenuHeaderControl()
    fileprivate var onTap: () -> Void = {}
    fileprivate weak var menu: MenuListController?

    override init(frame: CGRect) {
      super.init(frame: frame)
      control.isHidden = true
      // VoiceOver reads the cell.
      control.isAccessibilityElement = false
      addSubview(control)
      control.addAction(UIAction { [weak self] _ in self?.onTap() }, for: MenuHeaderControl.tap)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let arrow: CGFloat = hasArrow ? 44 : 0
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      control.frame = CGRect(
        x: isMirrored ? arrow : 0, y: 0, width: max(0, bounds.width - arrow),
        height: bounds.height)
      bringSubviewToFront(control)
    }

    /// Handles VoiceOver's double tap on a header, which is not selected like a row.
    override func accessibilityActivate() -> Bool {
      if control.isHidden { return super.accessibilityActivate() }
      onTap()
      return true
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if menu?.press(presses, in: self) != true { super.pressesBegan(presses, with: event) }
    }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isExpanded = isOpen
      state.isDisabled = isDimmed
      return state
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      control.isHidden = true
    }
  }

  /// A line that separates items.
  final class MenuListSeparatorCell: UICollectionViewListCell {
    override var canBecomeFocused: Bool { false }

    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = false
      contentView.addSeparatorLine()
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Shows items and slot rows in cells. All parts are set, because the cell may have shown another
  /// row.
  extension MenuListController {
    fileprivate func show(_ content: MenuRowContent, in cell: MenuListCell) {
      cell.menu = self
      if case .item(let node) = content { return show(node, in: cell, isHeader: false) }
      var texts = MenuTableSlotRow("")
      let slot = content.node
      var isLoading = false
      switch content {
      case .item: break
      case .slotRow(_, let index): texts = row(index, of: slot)
      case .placeholder: texts.title = table.placeholder(of: slot) ?? ""
      case .loading:
        texts.title = table.loading(of: slot) ?? ""
        isLoading = table.settings.busyDelay != nil
      }
      var view = cell.defaultContentConfiguration()
      view.text = texts.title
      view.secondaryText = texts.detail
      view.image = texts.icon.flatMap { image($0) }
      if case .slotRow = content {} else { view.textProperties.color = .secondaryLabel }
      let isChecked = table.canCheckRows(of: slot) && texts.isChecked
      cell.indentationLevel = indentation(ofDepth: depth(below: slot))
      cell.isOpen = false
      cell.isDimmed = !texts.isEnabled
      cell.accessories =
        badge(texts.badge)
        + (isLoading ? [spinner] : accessories(isChecked ? .checkmark : texts.accessory, of: nil))
      show(view, in: cell)
      cell.contentView.backgroundColor = nil
      cell.accessibilityTraits = traits(
        of: content, takesTaps: takesTaps(content), isEnabled: texts.isEnabled,
        isChecked: isChecked)
      cell.accessibilityLabel = nil
      cell.accessibilityHint = nil
      cell.accessibilityLanguage = language(of: content)
      cell.accessibilityValue = nil
      cell.accessibilityCustomActions = nil
    }

    /// Shows an item in its row or header.
    private func show(_ node: MenuNode, in cell: MenuListCell, isHeader: Bool) {
      let texts = texts(of: node)
      let isFooter = table.isFooter(node)
      let isHeading = isHeader || table.isInline(node)
      var view = isHeading ? headerConfiguration : cell.defaultContentConfiguration()
      view.text =
        isFooter
        ? table.parent(of: node).flatMap { table.footer(of: $0) }
        : texts.title ?? table.title(of: node)
      // A footer shows only its own text, even if the program provides other texts for it.
      view.secondaryText =
        isFooter
        ? nil
        : MenuTableTexts.shown(texts.detail, state.shownDetail(of: node, count: texts.count))
      if let body = table.body(of: node), state.isExpanded(node) { view.secondaryText = body }
      view.image = MenuTableTexts.shown(texts.icon, table.icon(of: node)).flatMap { image($0) }
      if isFooter { view.textProperties.color = .secondaryLabel }
      if table.role(of: node) == .destructive { view.textProperties.color = .systemRed }
      cell.indentationLevel = indentation(ofDepth: state.depth(of: node))
      cell.isOpen = state.isExpanded(node)
      cell.isDimmed = !isEnabled(node)
      cell.accessories =
        isFooter
        ? []
        : badge(MenuTableTexts.shown(texts.badge, state.badge(of: node, count: texts.count)))
          + accessories(of: node)
      show(view, in: cell)
      cell.contentView.backgroundColor = background(of: node)
      cell.accessibilityTraits = traits(of: node)
      cell.accessibilityLanguage = table.language?.tag
      cell.accessibilityValue = state.checkState(of: node) == .mixed ? strings.mixed : nil
      cell.accessibilityCustomActions = toggleActions(of: node)
      cell.accessibilityLabel =
        texts.title == nil ? state.accessibilityLabel(of: node, count: texts.count) : nil
      let reason = cell.isDimmed ? table.disabledReason(of: node) : nil
      cell.accessibilityHint = reason ?? table.accessibilityHint(of: node)
      if isHeader { cell.accessibilityTraits.insert(.header) }
      delegate?.menuList(self, willShow: cell, for: node)
    }

    private func show(_ view: UIListContentConfiguration, in cell: MenuListCell) {
      var view = view
      if cell.isDimmed { view.textProperties.color = .tertiaryLabel }
      cell.contentConfiguration = view
      cell.turn(table.direction)
    }

    fileprivate func showHeader(ofSection section: Int, in cell: MenuListCell) {
      guard let node = header(ofSection: section) else { return }
      cell.onTap = { [weak self] in self?.tap(node) }
      cell.control.onPress = { [weak self, weak cell] presses in
        guard let self, let cell else { return false }
        return press(presses, of: node, in: cell)
      }
      show(node, in: cell, isHeader: true)
      cell.control.isHidden = false
      cell.control.isEnabled = isEnabled(node)
      cell.hasArrow = opens(node)
    }

    fileprivate func showFooter(ofSection section: Int, in cell: MenuListCell) {
      var view =
        appearance == .plain || appearance == .sidebarPlain
        ? UIListContentConfiguration.plainFooter() : .groupedFooter()
      view.text = footer(ofSection: section)
      cell.contentConfiguration = view
      cell.turn(table.direction)
      cell.accessories = []
    }

    private var headerConfiguration: UIListContentConfiguration {
      switch appearance {
      case .sidebar, .sidebarPlain: .sidebarHeader()
      case .plain: .plainHeader()
      default: .groupedHeader()
      }
    }

    private func badge(_ text: String?) -> [UICellAccessory] {
      text.map { [.label(text: $0)] } ?? []
    }

    /// The marks at the end of an item's row.
    private func accessories(of node: MenuNode) -> [UICellAccessory] {
      if state.checkState(of: node) == .mixed {
        let view = UIImageView(image: UIImage(systemName: "minus"))
        return [.customView(configuration: .init(customView: view, placement: .trailing()))]
          + disclosure(of: node)
      }
      if state.isChecked(node) { return [.checkmark()] + disclosure(of: node) }
      if table.isPage(node) { return [.disclosureIndicator()] }
      if table.isCheckItem(node) || table.isExpandable(node) { return disclosure(of: node) }
      return accessories(table.accessory(of: node), of: node)
    }

    private func disclosure(of node: MenuNode) -> [UICellAccessory] {
      if work.busy.contains(node) { return [spinner] }
      if !opens(node) { return [] }
      return [.outlineDisclosure { [weak self] in self?.tap(node, at: .indicator) }]
    }

    private func accessories(_ mark: MenuAccessory, of node: MenuNode?) -> [UICellAccessory] {
      switch mark {
      case .none: return []
      case .checkmark: return [.checkmark()]
      case .disclosure: return [.disclosureIndicator()]
      case .detail:
        guard let node, #available(iOS 15.4, visionOS 1, *) else { return [.disclosureIndicator()] }
        return [.detail { [weak self] in self?.tap(node) }]
      }
    }

    private var spinner: UICellAccessory {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return .customView(configuration: .init(customView: view, placement: .trailing()))
    }

    private func image(_ name: String) -> UIImage? {
      UIImage(named: name, in: imageBundle, with: nil) ?? UIImage(systemName: name)
    }
  }
#endif
