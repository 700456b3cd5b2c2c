@available(macOS 10.10, *)
@MainActor public final class NSMenu: NSObject {
  public var title: String
  public weak var delegate: (any NSMenuDelegate)?
  public private(set) var items: [NSMenuItem] = []
  public var autoenablesItems = true
  @available(macOS 10.11, *)
  public var userInterfaceLayoutDirection = NSApp.userInterfaceLayoutDirection
  public fileprivate(set) weak var supermenu: NSMenu?

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item is in one menu at most: anything else is noted as an exception.
  public func addItem(_ item: NSMenuItem) {
    if item.menu != nil { HeadlessLog.note("EXCEPTION the item is in a menu already") }
    item.menu = self
    items.append(item)
  }
  public func removeAllItems() {
    for item in items { item.menu = nil }
    items = []
  }

  /// Enables and disables items: those with an action as their target says, those without one if they
  /// have a submenu.
  public func update() {
    delegate?.menuNeedsUpdate(self)
    guard autoenablesItems else { return }
    for item in items {
      guard item.action != nil else {
        item.isEnabled = item.submenu != nil
        continue
      }
      // What goes to the first responder is answered by that.
      let validation = item.target as? any NSMenuItemValidation
      item.isEnabled = item.target == nil || (validation?.validateMenuItem(item) ?? true)
    }
  }

  /// Nothing happens if the item is disabled or hidden.
  public func performActionForItem(at index: Int) {
    let item = items[index]
    if item.isEnabled, !item.isHidden {
      HeadlessActions.send(item.action, to: item.target, from: item)
    }
  }

  /// The first item that shows and has these keys, here or in a submenu.
  public func performKeyEquivalent(with event: NSEvent) -> Bool {
    update()
    for (index, item) in items.enumerated() where !item.isHidden {
      if let submenu = item.submenu, submenu.performKeyEquivalent(with: event) { return true }
      guard !item.keyEquivalent.isEmpty, item.isEnabled,
        item.keyEquivalent == event.charactersIgnoringModifiers?.lowercased(),
        item.keyEquivalentModifierMask == event.modifierFlags
      else { continue }
      performActionForItem(at: index)
      return true
    }
    return false
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
  public var state = NSControl.StateValue.off
  public var image: NSImage?
  public var toolTip: String?
  public var representedObject: Any?
  @available(macOS 10.13, *)
  public var identifier: NSUserInterfaceItemIdentifier?
  @available(macOS 14, *)
  public var badge: NSMenuItemBadge?
  @available(macOS 14.4, *)
  public var subtitle: String?
  public fileprivate(set) weak var menu: NSMenu?
  public private(set) var isSeparatorItem = false
  /// Headless: what VoiceOver reads in place of the title.
  public private(set) var spokenLabel: String?

  /// A menu is the submenu of one item at most: anything else is noted as an exception.
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
}

@available(macOS 10.14, *)
@MainActor public protocol NSMenuItemValidation: NSObjectProtocol {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
