@available(macOS 10.13, *)
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@available(macOS 10.10, *)
@MainActor open class NSView: NSResponder {
  @available(macOS 10.14, *)
  public enum BackgroundStyle: Int, Sendable { case normal, emphasized }

  public var toolTip: String?
  public private(set) weak var superview: NSView?
  /// Headless: whether views are in a window.
  public static var isOnScreen = true
  public var window: NSWindow? { NSView.isOnScreen ? NSWindow() : nil }
  public private(set) var subviews: [NSView] = []
  @available(macOS 10.13, *)
  public var identifier: NSUserInterfaceItemIdentifier?
  open var isHidden = false
  public var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }
  open var needsDisplay = true
  public var frame: NSRect
  public var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  public var visibleRect: NSRect { NSRect(origin: scrolledTo, size: frame.size) }
  public var translatesAutoresizingMaskIntoConstraints = true
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection =
    NSApplication.direction

  var scrolledTo = NSPoint.zero
  var heights: [NSLayoutConstraint] = []
  var accessibility = HeadlessAccessibility()

  public init(frame: NSRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }

  public func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func draw(_ dirtyRect: NSRect) {}
  open func hitTest(_ point: NSPoint) -> NSView? { self }
  @available(macOS 10.10, *)
  open var intrinsicContentSize: NSSize { .zero }
  open func prepareForReuse() {}

  /// Scrolls the enclosing view as little as necessary; here, a view encloses itself.
  @discardableResult
  public func scrollToVisible(_ rect: NSRect) -> Bool {
    let below = max(scrolledTo.y, rect.maxY - frame.height)
    let y = min(below, rect.minY)
    HeadlessLog.note("scroll to \(y)")
    defer { scrolledTo.y = y }
    return y != scrolledTo.y
  }

  open func setAccessibilityElement(_ isElement: Bool) { accessibility.isElement = isElement }
  open func setAccessibilityLabel(_ label: String?) { accessibility.label = label }
  open func setAccessibilityHelp(_ help: String?) { accessibility.help = help }
  open func setAccessibilityValue(_ value: Any?) { accessibility.value = value }
  open func setAccessibilityEnabled(_ isEnabled: Bool) { accessibility.isEnabled = isEnabled }
  open func setAccessibilityRole(_ role: NSAccessibility.Role?) { accessibility.role = role }
  open func setAccessibilitySubrole(_ subrole: NSAccessibility.Subrole?) {
    accessibility.subrole = subrole
  }
  open func accessibilityPerformPress() -> Bool { false }
  open func isAccessibilityDisclosed() -> Bool { false }
  open func setAccessibilityDisclosed(_ isDisclosed: Bool) {}
  open func accessibilityDisclosureLevel() -> Int { 0 }
  open func accessibilityDisclosedRows() -> Any? { nil }
  open func accessibilityDisclosedByRow() -> Any? { nil }
  open func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool { true }
}

/// The accessibility attributes of a view.
public struct HeadlessAccessibility {
  public var isElement = true
  public var label: String?
  public var help: String?
  public var value: Any?
  public var isEnabled = true
  public var role: NSAccessibility.Role?
  public var subrole: NSAccessibility.Subrole?
}

extension NSView {
  /// Headless: the view's accessibility attributes.
  public var spoken: HeadlessAccessibility { accessibility }
}

@available(macOS 10.10, *)
public struct NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let outline = Role(rawValue: "AXOutline")
    public static let cell = Role(rawValue: "AXCell")
    public static let checkBox = Role(rawValue: "AXCheckBox")
    public static let radioButton = Role(rawValue: "AXRadioButton")
  }
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
  }
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rowExpanded = Notification(rawValue: "AXRowExpanded")
    public static let rowCollapsed = Notification(rawValue: "AXRowCollapsed")
  }

  @MainActor public static func post(element: Any, notification: Notification) {
    HeadlessLog.note("post \(notification.rawValue)")
  }
}
