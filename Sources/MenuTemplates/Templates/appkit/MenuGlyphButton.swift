/// The clickable glyph of an item: a symbol, an image, a string, or a spinner.
final class MenuGlyphButton: NSButton {
  /// Whether the glyph handles clicks itself, or leaves them to the row.
  fileprivate(set) var takesClicks = false
  private let spinner = NSProgressIndicator()
  private var glyphColor: NSColor?
  private var highlightColor: NSColor?

  override init(frame: NSRect) {
    super.init(frame: frame)
    isBordered = false
    setButtonType(.momentaryChange)
    // The table view keeps the keyboard focus, and VoiceOver reads the row.
    refusesFirstResponder = true
    setAccessibilityElement(false)
    spinner.style = .spinning
    spinner.controlSize = .small
    spinner.isDisplayedWhenStopped = false
    spinner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
      widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a spinner replaces the glyph.
  private(set) var isBusy = false

  /// Whether the glyph's row is selected.
  fileprivate var isOnSelection = false {
    didSet { paint() }
  }

  /// Shows the glyph of an item, or nothing. Any previous glyph is removed.
  fileprivate func show(_ look: MenuItemLook) {
    isBusy = look.isBusy
    if isBusy { spinner.startAnimation(nil) } else { spinner.stopAnimation(nil) }
    isHidden = look.glyph == nil && !isBusy
    glyphColor = look.color
    highlightColor = look.highlight
    let text = isBusy ? nil : look.glyph?.text
    let symbol = text.flatMap { Self.symbols[$0] }
    let drawn = symbol.flatMap { NSImage(systemSymbolName: $0, accessibilityDescription: nil) }
    image = isBusy ? nil : look.glyphImage ?? drawn
    glyphText = image == nil ? text ?? "" : ""
    imagePosition = image == nil ? .noImage : .imageOnly
    aim()
    paint()
  }

  /// The glyphs that are drawn as symbols. The system mirrors them in right-to-left text.
  private static let symbols = [
    "›": "chevron.forward", "⌄": "chevron.down", "⌃": "chevron.up",
  ]

  private var glyphText = ""

  override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    didSet { aim() }
  }

  /// Points the glyph to the left in right-to-left text.
  private func aim() {
    let isMirrored = userInterfaceLayoutDirection == .rightToLeft
    title = (isMirrored ? ["▸": "◂", "▶": "◀"][glyphText] : nil) ?? glyphText
  }

  override func hitTest(_ point: NSPoint) -> NSView? {
    takesClicks ? super.hitTest(point) : nil
  }

  private func paint() {
    contentTintColor = (isOnSelection ? highlightColor : nil) ?? glyphColor ?? .secondaryLabelColor
  }
}

/// A short text in a capsule.
final class MenuBadgeView: NSView {
  let label = NSTextField(labelWithString: "")

  override init(frame: NSRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabelColor
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -7),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 1),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1),
    ])
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func show(_ text: String?) {
    label.stringValue = text ?? ""
    isHidden = text == nil
  }

  /// Draws the capsule, in a color that follows the system's appearance.
  override func draw(_ dirtyRect: NSRect) {
    let radius = bounds.height / 2
    NSColor.quaternaryLabelColor.setFill()
    NSBezierPath(roundedRect: bounds, xRadius: radius, yRadius: radius).fill()
  }
}
