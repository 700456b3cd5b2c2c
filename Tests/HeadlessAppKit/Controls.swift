@available(macOS 10.10, *)
@MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
    public static let mixed = StateValue(rawValue: -1)
  }
  public enum ControlSize: UInt, Sendable { case regular, small }

  open var isEnabled = true
  public weak var target: AnyObject?
  public var action: Selector?
  public var stringValue = ""
  public var font: NSFont?
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var refusesFirstResponder = false
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  /// Does nothing while the control is disabled.
  public func performClick(_ sender: Any?) {
    if isEnabled { HeadlessActions.send(action, to: target, from: self) }
  }
}

@available(macOS 10.10, *)
public enum NSTextAlignment: Int, Sendable {
  case left, right, center, justified, natural
}

@available(macOS 10.10, *)
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
}

@available(macOS 10.10, *)
@MainActor open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange
  }
  public enum ImagePosition: UInt, Sendable { case noImage, imageOnly }
  public var title = ""
  public var image: NSImage?
  public var imagePosition = ImagePosition.noImage
  public var isBordered = true
  @available(macOS 10.14, *)
  public var contentTintColor: NSColor?
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public func setButtonType(_ type: ButtonType) {}
}

@available(macOS 10.10, *)
@MainActor public final class NSTextField: NSControl {
  public var textColor: NSColor?
  public var isSelectable = false
  @available(macOS 10.11, *)
  public var maximumNumberOfLines = 0

  @available(macOS 10.12, *)
  public convenience init(labelWithString text: String) {
    self.init(frame: .zero)
    stringValue = text
    maximumNumberOfLines = 1
  }
  @available(macOS 10.12, *)
  public convenience init(wrappingLabelWithString text: String) {
    self.init(frame: .zero)
    stringValue = text
    isSelectable = true
  }
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  /// Forty characters a line of 16 points, and no more lines than `maximumNumberOfLines`.
  public override var intrinsicContentSize: NSSize {
    let lines = (stringValue.count + 39) / 40
    let most = maximumNumberOfLines == 0 ? lines : maximumNumberOfLines
    return NSSize(width: 320, height: 16 * CGFloat(max(1, min(lines, most))))
  }
}

@available(macOS 10.10, *)
@MainActor public final class NSImageView: NSControl {
  public var image: NSImage?
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@available(macOS 10.10, *)
@MainActor public final class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  public var style = Style.bar
  public var controlSize = NSControl.ControlSize.regular
  public var isDisplayedWhenStopped = true
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public func startAnimation(_ sender: Any?) {}
  public func stopAnimation(_ sender: Any?) {}
}

@available(macOS 10.10, *)
@MainActor public final class NSBox: NSView {
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
  public var boxType = BoxType.primary
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}
