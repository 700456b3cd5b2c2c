@available(macOS 10.10, *)
@MainActor public final class NSMenu: NSObject {
  public var title: String
  public weak var delegate: (any NSMenuDelegate)?
  public private(set) var items: [NSMenuItem] = []
  public var autoenablesItems = true
  @available(macOS 10.11, *)
  public var userInterfaceLayoutDirection = NSApplication.direction
  public fileprivate(set) weak var supermenu: NSMenu?

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Adds an item. If it is in another menu already, an exception is noted.
  public func addItem(_ item: NSMenuItem) {
    if item.menu != nil { HeadlessLog.note("EXCEPTION the item is in a menu already") }
    item.menu = self
    items.append(item)
  }
  public func insertItem(_ item: NSMenuItem, at index: Int) {
    addItem(item)
    items.removeLast()
    items.insert(item, at: index)
  }
  public func removeItem(_ item: NSMenuItem) {
    item.menu = nil
    items.removeAll { $0 === item }
  }
  public func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  public func removeAllItems() {
    for item in items { item.menu = nil }
    items = []
  }

  /// Enables and disables items. For an item with an action, the target decides; an item without
  /// one is enabled if it has a submenu.
  public func update() {
    guard autoenablesItems else { return }
    for item in items {
      guard item.action != nil else {
        item.isEnabled = item.submenu != nil
        continue
      }
      // For an action without a target, the first responder validates the item.
      let validation = item.target as? any NSMenuItemValidation
      item.isEnabled = item.target == nil || (validation?.validateMenuItem(item) ?? true)
    }
  }

  /// The characters that keyboards send for keys that menus denote by other characters.
  private static let typed = ["\u{8}": "\u{7F}", "\u{7F}": "\u{F728}"]

  /// Headless: opens the menu, which asks the delegate and updates the items.
  public func open() {
    delegate?.menuNeedsUpdate(self)
    update()
  }

  /// Performs the action of an item, unless the item is disabled or hidden.
  public func performActionForItem(at index: Int) {
    let item = items[index]
    if item.isEnabled, !item.isHidden || item.allowsKeyEquivalentWhenHidden {
      HeadlessActions.send(item.action, to: item.target, from: item)
    }
  }

  /// Performs the first item with these keys, here or in a submenu, that is visible or allows them while
  /// it is hidden. A delegate that names
  /// the item saves the menu its update.
  public func performKeyEquivalent(with event: NSEvent) -> Bool {
    var target: AnyObject?
    var action: Selector?
    if let delegate,
      !delegate.menuHasKeyEquivalent(self, for: event, target: &target, action: &action)
    {
      return false
    }
    open()
    for (index, item) in items.enumerated()
    where !item.isHidden || item.allowsKeyEquivalentWhenHidden {
      if let submenu = item.submenu, submenu.performKeyEquivalent(with: event) { return true }
      guard !item.keyEquivalent.isEmpty, item.isEnabled,
        Self.matches(item, event)
      else { continue }
      performActionForItem(at: index)
      return true
    }
    return false
  }

  /// Whether an event has an item's keys. A character that a keyboard types with Shift is meant as
  /// such, unless the item has Shift.
  private static func matches(_ item: NSMenuItem, _ event: NSEvent) -> Bool {
    let key = typed[item.keyEquivalent] ?? item.keyEquivalent
    let mask = item.keyEquivalentModifierMask
    if key == event.characters(byApplyingModifiers: [])?.lowercased() {
      return mask == event.modifierFlags
    }
    return key == event.charactersIgnoringModifiers && !mask.contains(.shift)
      && mask.union(.shift) == event.modifierFlags
  }
}

@available(macOS 10.10, *)
@MainActor public final class NSMenuItem: NSObject {
  public var title: String
  public weak var target: AnyObject?
  public var action: Selector?
  public var keyEquivalent: String
  public var keyEquivalentModifierMask = NSEvent.ModifierFlags.command
  public var isEnabled = true
  public var isHidden = false
  @available(macOS 10.13, *)
  public var allowsKeyEquivalentWhenHidden = false
  public var state = NSControl.StateValue.off
  public var image: NSImage?
  public var toolTip: String?
  public var representedObject: Any?
  public var tag = 0
  @available(macOS 10.13, *)
  public var identifier: NSUserInterfaceItemIdentifier?
  @available(macOS 14, *)
  public var badge: NSMenuItemBadge?
  @available(macOS 14.4, *)
  public var subtitle: String?
  public fileprivate(set) weak var menu: NSMenu?
  public private(set) var isSeparatorItem = false
  @available(macOS 14, *)
  public private(set) var isSectionHeader = false
  /// Headless: what VoiceOver reads in place of the title.
  public private(set) var spokenLabel: String?

  /// The item's submenu. If a menu becomes the submenu of a second item, an exception is noted.
  public var submenu: NSMenu? {
    didSet {
      oldValue?.supermenu = nil
      if submenu?.supermenu != nil { HeadlessLog.note("EXCEPTION the menu is a submenu already") }
      submenu?.supermenu = menu
    }
  }

  public init(title: String, action: Selector?, keyEquivalent: String) {
    self.title = title
    self.action = action
    self.keyEquivalent = keyEquivalent
    super.init()
  }

  public class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }

  @available(macOS 14, *)
  public class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isSectionHeader = true
    item.isEnabled = false
    return item
  }

  public func setAccessibilityLabel(_ label: String?) { spokenLabel = label }
}

@available(macOS 14, *)
@MainActor public final class NSMenuItemBadge: NSObject {
  public let stringValue: String?
  public init(string: String) {
    stringValue = string
    super.init()
  }
}

@available(macOS 10.10, *)
@MainActor public protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool
}

@available(macOS 10.10, *)
extension NSMenuDelegate {
  /// If the delegate does not implement the method, the menu searches its items.
  public func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool { true }
}

/// Headless: a type of Swift that exists only on Apple's systems.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

@available(macOS 10.14, *)
@MainActor public protocol NSMenuItemValidation: NSObjectProtocol {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
