/// The tappable glyph of an item: a drawn arrow, an image, a string, or a spinner.
final class MenuGlyphView: UIControl {
  /// Called when the glyph is tapped, if it handles touches itself.
  fileprivate var onTap: () -> Void = {}

  /// Whether the glyph handles touches itself, or leaves them to the row.
  fileprivate var takesTouches: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  private let label = UILabel()
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var arrow: MenuArrow?
  private var text: String?
  private var color: UIColor?
  private var highlight: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    imageView.contentMode = .center
    for view in [label, imageView, spinner] {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    isAccessibilityElement = false
    #if !os(tvOS)
      addInteraction(UIPointerInteraction(delegate: nil))
    #endif
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a spinner replaces the glyph.
  var isBusy: Bool {
    get { spinner.isAnimating }
    set { if newValue { spinner.startAnimating() } else { spinner.stopAnimating() } }
  }

  /// Shows an item's glyph in place of the previous one; nothing if the item has none or is busy.
  fileprivate func show(_ look: MenuItemLook) {
    let image = look.isBusy ? nil : look.glyphImage
    let text = look.isBusy || image != nil ? nil : look.glyph?.text
    arrow = text.flatMap { MenuArrow(glyph: $0) }
    imageView.image = image
    self.text = arrow == nil ? text : nil
    aim()
    color = look.color
    highlight = look.highlight
    paint()
    invalidateIntrinsicContentSize()
  }

  override var isHighlighted: Bool {
    didSet { paint() }
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { aim() }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// In right-to-left text, mirrors a glyph that points to the right.
  private func aim() {
    let mirrored = isMirrored ? text.flatMap { ["▸": "◂", "▶": "◀"][$0] } : nil
    label.text = mirrored ?? text
    setNeedsDisplay()
  }

  private var currentColor: UIColor {
    (isHighlighted ? highlight : nil) ?? color ?? .secondaryLabel
  }

  private func paint() {
    label.textColor = currentColor
    imageView.tintColor = currentColor
    setNeedsDisplay()
  }

  override var intrinsicContentSize: CGSize {
    if let image = imageView.image { return image.size }
    return label.text == nil ? CGSize(width: 15, height: 15) : label.intrinsicContentSize
  }

  /// The touch target is larger than the glyph.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2))
      .contains(point)
  }

  override func draw(_ rect: CGRect) {
    guard let arrow, !isBusy else { return }
    currentColor.setStroke()
    arrow.path(in: bounds, isMirrored: isMirrored).stroke()
  }
}

/// An arrowhead of two strokes in a 15-point square.
enum MenuArrow {
  case right
  case up
  case down

  /// The arrow for a glyph's text; nil for any other text.
  fileprivate init?(glyph: String) {
    switch glyph {
    case "›": self = .right
    case "⌃": self = .up
    case "⌄": self = .down
    default: return nil
    }
  }

  /// The path of the strokes. It is mirrored in right-to-left text, where an arrow to the right
  /// points to the left.
  @MainActor fileprivate func path(in bounds: CGRect, isMirrored: Bool) -> UIBezierPath {
    let reach: CGFloat = 4.5
    let tip: CGPoint
    let ends: [CGPoint]
    switch self {
    case .right:
      let sign: CGFloat = isMirrored ? 1 : -1
      tip = CGPoint(x: isMirrored ? bounds.minX + 3 : bounds.maxX - 3, y: bounds.midY)
      ends = [-reach, reach].map { CGPoint(x: tip.x + sign * reach, y: tip.y + $0) }
    case .up:
      tip = CGPoint(x: bounds.maxX - 7, y: bounds.minY + 5)
      ends = [-reach, reach].map { CGPoint(x: tip.x + $0, y: tip.y + reach) }
    case .down:
      tip = CGPoint(x: bounds.maxX - 7, y: bounds.maxY - 5)
      ends = [-reach, reach].map { CGPoint(x: tip.x + $0, y: tip.y - reach) }
    }
    let path = UIBezierPath()
    path.move(to: ends[0])
    path.addLine(to: tip)
    path.addLine(to: ends[1])
    path.lineWidth = 3
    path.lineCapStyle = .square
    path.lineJoinStyle = .miter
    return path
  }
}
