/// This is not an `NSObject`, whose initializer is isolated to no actor, unlike those of AppKit's
/// views.
@available(macOS 10.10, *)
@MainActor open class NSResponder {
  public init() {}
  open var menu: NSMenu?
  open func keyDown(with event: NSEvent) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
}

@available(macOS 10.10, *)
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@available(macOS 10.10, *)
@MainActor public final class NSApplication: NSResponder {
  public static let shared: NSApplication = {
    hasBegun = true
    return NSApplication()
  }()
  fileprivate static var hasBegun = false
  /// Headless: whether the system's language is written from right to left.
  public static var isMirrored = false
  static var direction: NSUserInterfaceLayoutDirection { isMirrored ? .rightToLeft : .leftToRight }
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    NSApplication.direction
  }
  public internal(set) var currentEvent: NSEvent?
  public var mainMenu: NSMenu?
  public var servicesMenu: NSMenu?
  public var windowsMenu: NSMenu?
  public var helpMenu: NSMenu?
}

/// Nil until `NSApplication.shared` has been called.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(macOS 10.10, *)
@MainActor public var NSApp: NSApplication! {
  NSApplication.hasBegun ? NSApplication.shared : nil
}

@available(macOS 10.10, *)
@MainActor public final class NSWindow: NSResponder {
  /// Headless: the responder that is edited or has the keyboard, in all windows.
  public static var focus: NSResponder?
  public var firstResponder: NSResponder? { NSWindow.focus }
}

/// The editor of text fields.
@available(macOS 10.10, *)
@MainActor open class NSText: NSView {
  public var isEditable = true
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@available(macOS 10.10, *)
@MainActor public final class NSWorkspace {
  public static let shared = NSWorkspace()
  /// Headless: whether the user has asked for less motion.
  public static var reducesMotion = false
  @available(macOS 10.12, *)
  public var accessibilityDisplayShouldReduceMotion: Bool { NSWorkspace.reducesMotion }
  @discardableResult
  public func open(_ url: URL) -> Bool {
    HeadlessLog.note("the system opens \(url)")
    return true
  }
}

@available(macOS 10.10, *)
@MainActor public final class NSAnimationContext {
  public var duration: Double = 0.25
  /// The group that is being assembled; outside a group, the system's duration applies.
  static var grouping: NSAnimationContext?

  /// The second block runs when the animations of the first are over.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    let context = NSAnimationContext()
    let outer = grouping
    grouping = context
    changes(context)
    grouping = outer
    HeadlessClock.schedule(after: context.duration) { completionHandler?() }
  }
}

/// The implementations of methods that are only known by their names.
@MainActor public enum HeadlessActions {
  public static var handlers: [String: (AnyObject, Any?) -> Void] = [:]

  static func send(_ action: Selector?, to target: AnyObject?, from sender: Any?) {
    guard let action else { return }
    guard let target else { return HeadlessLog.note("the first responder does \(action.name)") }
    guard let handler = handlers[action.name] else {
      return HeadlessLog.note("EXCEPTION unrecognized selector \(action.name)")
    }
    handler(target, sender)
  }
}

@available(macOS 10.10, *)
@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Foundation.Notification)
}

@available(macOS 10.10, *)
@MainActor open class NSViewController: NSResponder {
  public var view = NSView()
  open func loadView() {}
  open func viewDidLoad() {}
}

@available(macOS 10.10, *)
@MainActor public final class NSScrollView: NSView {
  public var documentView: NSView?
  public var hasVerticalScroller = false
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}
