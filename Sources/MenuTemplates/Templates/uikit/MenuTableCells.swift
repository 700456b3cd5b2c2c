/// The cell of an item. Internal so that `willShow` can access its views.
final class MenuItemCell: UITableViewCell {
  fileprivate static let reuseIdentifier = "MenuItem"
  let item = MenuItemView()
  /// Whether a tap on the row has an effect.
  fileprivate private(set) var respondsToTaps = false
  private weak var menu: MenuTableController?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    item.fillMargins(of: contentView)
    #if !os(tvOS)
      addInteraction(UIPointerInteraction(delegate: self))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item or a slot row in its current state. All views are set, because the cell may have
  /// shown another row.
  fileprivate func show(_ content: MenuRowContent, of menu: MenuTableController) {
    let look = menu.look(of: content)
    self.menu = menu
    turn(menu.direction)
    item.show(look)
    accessoryType = look.accessory.type
    isAccessibilityElement = true
    respondsToTaps = menu.takesTaps(content)
    if case .item(let node) = content {
      item.glyphView.onTap = { [weak menu] in menu?.tap(node, at: .indicator) }
      item.glyphView.takesTouches = menu.takesTouches(glyphOf: node)
      contentView.backgroundColor = menu.background(of: node)
      menu.describe(node, look, to: self)
    } else {
      item.glyphView.takesTouches = false
      contentView.backgroundColor = nil
      menu.describe(content, look, to: self)
    }
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    item.glyphView.isHighlighted = highlighted
  }

  #if os(tvOS)
    /// A row with the focus is white, even in dark mode.
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      item.overrideUserInterfaceStyle = isFocused ? .light : .unspecified
    }
  #else
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if menu?.press(presses, in: self) != true { super.pressesBegan(presses, with: event) }
    }
  #endif

  /// VoiceOver reads the chosen row as selected.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    item.fold?.end()
  }
}

/// The header of a section: a control that covers its whole area, and the item on it.
final class MenuHeaderView: UITableViewHeaderFooterView {
  fileprivate static let reuseIdentifier = "MenuHeader"
  let item = MenuItemView()
  /// Internal so that tests can send touches.
  let control = MenuHeaderControl()
  private var onTap: () -> Void = {}

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    control.frame = contentView.bounds
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(control)
    item.fillMargins(of: contentView)
    #if !os(tvOS)
      control.addInteraction(UIPointerInteraction(delegate: control))
    #endif
    control.addAction(UIAction { [weak self] _ in self?.onTap() }, for: MenuHeaderControl.tap)
    control.addAction(
      UIAction { [weak self] _ in self?.item.glyphView.isHighlighted = true },
      for: [.touchDown, .touchDragEnter])
    control.addAction(
      UIAction { [weak self] _ in self?.item.glyphView.isHighlighted = false },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item in its current state.
  fileprivate func show(_ node: MenuNode, of menu: MenuTableController) {
    let look = menu.look(of: node)
    turn(menu.direction)
    item.show(look)
    item.glyphView.onTap = { [weak menu] in menu?.tap(node, at: .indicator) }
    item.glyphView.takesTouches = menu.takesTouches(glyphOf: node)
    onTap = { [weak menu] in menu?.tap(node) }
    #if !os(tvOS)
      control.onPress = { [weak menu, weak self] presses in
        guard let menu, let self else { return false }
        return menu.press(presses, of: node, in: self)
      }
    #endif
    contentView.backgroundColor = menu.background(of: node)
    control.isEnabled = look.isEnabled
    isAccessibilityElement = true
    menu.describe(node, look, to: self)
    accessibilityTraits.insert(.header)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    item.fold?.end()
  }

  /// Handles VoiceOver's double tap, because a header is not selected like a row.
  override func accessibilityActivate() -> Bool {
    onTap()
    return true
  }
}

/// The area of a header that receives touches, and the focus of a keyboard or, on tvOS, of the
/// remote.
final class MenuHeaderControl: UIControl {
  override var canBecomeFocused: Bool { isEnabled }

  #if os(tvOS)
    fileprivate static let tap = UIControl.Event.primaryActionTriggered

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      backgroundColor = isFocused ? .label.withAlphaComponent(0.2) : nil
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !presses.contains(where: { $0.type == .select }) {
        return super.pressesEnded(presses, with: event)
      }
      if isEnabled { sendActions(for: Self.tap) }
    }
  #else
    fileprivate static let tap = UIControl.Event.touchUpInside
    /// Performs the action of pressed keys, and returns whether the keys have an action.
    fileprivate var onPress: (Set<UIPress>) -> Bool = { _ in false }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !isEnabled || !onPress(presses) { super.pressesBegan(presses, with: event) }
    }
  #endif
}

/// A line that separates items.
final class MenuSeparatorCell: UITableViewCell {
  fileprivate static let reuseIdentifier = "MenuSeparator"
  fileprivate static let height: CGFloat = 9
  override var canBecomeFocused: Bool { false }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    isAccessibilityElement = false
    contentView.addSeparatorLine()
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Adds a separator line in the middle of a view that is 9 points high.
  fileprivate func addSeparatorLine() {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    let bottom = line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
    // A cell can be taller for a moment, before its height is known.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor, constant: 4), bottom,
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

extension MenuAccessory {
  fileprivate var type: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosure: .disclosureIndicator
    case .detail: detailButton
    case .checkmark: .checkmark
    }
  }

  /// tvOS has no detail button, because its remote can't point at a part of a row.
  private var detailButton: UITableViewCell.AccessoryType {
    #if os(tvOS)
      .disclosureIndicator
    #else
      .detailButton
    #endif
  }
}
