/// The glyph of an item, which can be clicked: a symbol, an image, a text, or a spinner.
final class MenuGlyphButton: NSButton {
  fileprivate(set) var node: MenuNode?
  /// Whether it takes clicks, or leaves them to the row.
  fileprivate(set) var takesClicks = false
  private let spinner = NSProgressIndicator()
  private var glyphColor: NSColor?
  private var highlightColor: NSColor?

  override init(frame: NSRect) {
    super.init(frame: frame)
    isBordered = false
    setButtonType(.momentaryChange)
    // The keyboard stays in the table view, and VoiceOver reads the row.
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

  /// Whether a spinner turns in place of the glyph.
  private(set) var isBusy = false

  /// Whether its row is selected.
  fileprivate var isOnSelection = false {
    didSet { paint() }
  }

  /// Shows the glyph of an item, or nothing; what it showed before is gone.
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

  /// What is drawn as a symbol, which the system mirrors where text runs from right to left.
  private static let symbols = [
    "›": "chevron.forward", "⌄": "chevron.down", "⌃": "chevron.up",
  ]

  private var glyphText = ""

  override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    didSet { aim() }
  }

  /// Where text runs from right to left, what points onwards points to the left.
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

  /// The capsule, in a color that follows the system's appearance.
  override func draw(_ dirtyRect: NSRect) {
    let radius = bounds.height / 2
    NSColor.quaternaryLabelColor.setFill()
    NSBezierPath(roundedRect: bounds, xRadius: radius, yRadius: radius).fill()
  }
}
