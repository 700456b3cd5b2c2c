/// The UIKit types for images and colors.
typealias MenuTableImage = UIImage
typealias MenuTableColor = UIColor

extension MenuItemLook {
  fileprivate var titleColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isDestructive { return .systemRed }
    return isSecondary ? .secondaryLabel : .label
  }
}

extension UIColor {
  /// A color of the menu, which follows the appearance of the view that shows it.
  nonisolated fileprivate static func shown(_ color: MenuColor) -> UIColor {
    switch color {
    case .accent: .tintColor
    case .text: .label
    case .quiet: .secondaryLabel
    case .success: .systemGreen
    case .caution: .systemOrange
    case .danger: .systemRed
    case .rgba(let light, let dark):
      // The system may request the color on any thread.
      UIColor { @Sendable traits in
        UIColor(rgba: traits.userInterfaceStyle == .dark ? dark : light)
      }
    }
  }
}

/// The content of a row or header: the icon, title, detail and glyph in a line, and the body below.
final class MenuItemView: UIView {
  let iconView = UIImageView()
  let titleLabel = UILabel()
  let badgeView = MenuBadgeView()
  let detailLabel = UILabel()
  let checkView = UIImageView()
  let glyphView = MenuGlyphView()
  let bodyView = UIView()
  let bodyLabel = UILabel()
  private let line = UIStackView()
  /// The title, badge and detail: side by side or, in the largest text sizes, one below the other.
  private let texts = UIStackView()
  private lazy var halfOfTexts = detailLabel.widthAnchor.constraint(
    lessThanOrEqualTo: texts.widthAnchor, multiplier: 0.5)
  private lazy var leading = line.leadingAnchor.constraint(equalTo: leadingAnchor)
  /// At least the height that the menu sets, and more for larger text.
  private lazy var lineHeight = line.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
  private var standardHeight: CGFloat = 44
  private lazy var bodyHeight = bodyView.heightAnchor.constraint(equalToConstant: 0)

  /// The running fold animation of the body.
  fileprivate weak var fold: MenuFold?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [titleLabel, badgeView, detailLabel] { texts.addArrangedSubview(view) }
    for view in [iconView, texts, checkView, glyphView] { line.addArrangedSubview(view) }
    line.alignment = .center
    line.spacing = 8
    texts.spacing = 8
    for label in [titleLabel, detailLabel, bodyLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
    detailLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.textColor = .secondaryLabel
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.numberOfLines = 0
    bodyView.clipsToBounds = true
    for view in [iconView, badgeView, detailLabel, checkView, glyphView] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    detailLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    arrange()
    fitTextSize()
  }

  required init?(coder: NSCoder) { nil }

  /// The body's views do not require their preferred heights. While the body is closed, its height
  /// of 0 takes precedence.
  private func arrange() {
    bodyView.addSubview(bodyLabel)
    for view in [line, bodyView] { addSubview(view) }
    for view in [line, bodyView, bodyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let inner = [
      bodyLabel.topAnchor.constraint(equalTo: bodyView.topAnchor),
      bodyLabel.bottomAnchor.constraint(equalTo: bodyView.bottomAnchor, constant: -8),
    ]
    for constraint in inner + [lineHeight] { constraint.priority = UILayoutPriority(998) }
    bodyHeight.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(
      inner + [
        line.topAnchor.constraint(equalTo: topAnchor), leading, lineHeight,
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        bodyView.topAnchor.constraint(equalTo: line.bottomAnchor),
        bodyView.leadingAnchor.constraint(equalTo: line.leadingAnchor),
        bodyView.trailingAnchor.constraint(equalTo: trailingAnchor),
        bodyView.bottomAnchor.constraint(equalTo: bottomAnchor), bodyHeight,
        bodyLabel.leadingAnchor.constraint(equalTo: bodyView.leadingAnchor),
        bodyLabel.trailingAnchor.constraint(equalTo: bodyView.trailingAnchor),
      ])
  }

  func show(_ look: MenuItemLook) {
    titleLabel.text = look.title
    titleLabel.numberOfLines = look.titleLines
    titleLabel.font = .preferredFont(
      forTextStyle: look.isHeader ? .headline : look.isFooter ? .footnote : .body)
    titleLabel.textColor = look.titleColor
    badgeView.show(look.badge)
    checkView.image = UIImage(systemName: look.isMixed ? "minus" : "checkmark")
    checkView.isHidden = !look.showsCheck && !look.isMixed
    detailLabel.text = look.detail
    detailLabel.isHidden = look.detail == nil
    iconView.image = look.icon
    iconView.isHidden = look.icon == nil
    glyphView.show(look)
    glyphView.isBusy = look.isBusy
    glyphView.isHidden = look.glyph == nil && !look.isBusy
    bodyLabel.text = look.body
    bodyHeight.priority = UILayoutPriority(look.isBodyOpen ? 250 : 999)
    leading.constant = CGFloat(look.indentation) * 20
    standardHeight = look.lineHeight
    fitTextSize()
  }

  /// Lays the line out for the user's text size.
  private func fitTextSize() {
    lineHeight.constant = scaled(standardHeight)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isLarge ? .vertical : .horizontal
    texts.alignment = isLarge ? .leading : .center
    detailLabel.numberOfLines = isLarge ? 0 : 1
    halfOfTexts.isActive = !isLarge
    glyphView.invalidateIntrinsicContentSize()
  }

  @available(iOS, deprecated: 17)
  @available(tvOS, deprecated: 17)
  @available(visionOS, deprecated: 1)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    fitTextSize()
  }

  /// Only the glyph handles touches itself. The row or the header handles all other touches. The
  /// glyph is tested first, because its touch target extends beyond the views around it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let glyph = glyphView.hitTest(convert(point, to: glyphView), with: event)
    if glyph != nil, !isHidden, isUserInteractionEnabled { return glyph }
    let view = super.hitTest(point, with: event)
    return [self, line, texts, bodyView].contains { $0 === view } ? nil : view
  }
}

/// A short text in a capsule.
final class MenuBadgeView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Otherwise, the badge would take touches from a header.
    isUserInteractionEnabled = false
    backgroundColor = .secondaryLabel.withAlphaComponent(0.16)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func show(_ text: String?) {
    label.text = text
    isHidden = text == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

extension UIView {
  /// A height for the standard text size, scaled to the user's text size but never reduced.
  fileprivate func scaled(_ height: CGFloat) -> CGFloat {
    max(height, UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection))
  }

  /// Fills another view from its top to its bottom edge, between its leading and trailing margins.
  fileprivate func fillMargins(of other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(self)
    let margins = other.layoutMarginsGuide
    let bottom = bottomAnchor.constraint(equalTo: other.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor), bottom,
      leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
