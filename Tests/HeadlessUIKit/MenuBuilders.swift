@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public func setNeedsRebuild() { HeadlessLog.note("the menu bar is built again") }
  public func setNeedsRevalidate() { HeadlessLog.note("the menu bar is validated again") }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}

/// Builds a menu bar, and notes what UIKit refuses in one.
@MainActor public final class HeadlessMenuBuilder: UIMenuBuilder {
  public let system = UIMenuSystem.main
  public private(set) var menus = [UIMenu(title: "View", identifier: .view)]
  private var commands: Set<String> = []
  private var identifiers: Set<UIMenu.Identifier> = [.view]

  public init() {}

  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    guard let place = menus.firstIndex(where: { $0.identifier == siblingIdentifier }) else {
      return HeadlessLog.note("EXCEPTION no menu \(siblingIdentifier.rawValue)")
    }
    check(siblingMenu)
    menus.insert(siblingMenu, at: place + 1)
  }

  /// Each menu has its own identifier, each command its own action with its property list, and no
  /// element is deferred.
  private func check(_ element: UIMenuElement) {
    if element is UIDeferredMenuElement { HeadlessLog.note("EXCEPTION a deferred element") }
    if let command = element as? UICommand {
      let name = "\(command.action.name) \(command.propertyList ?? "")"
      if !commands.insert(name).inserted { HeadlessLog.note("EXCEPTION a second \(name)") }
    }
    guard let menu = element as? UIMenu else { return }
    if menu.identifier.rawValue != "none", !identifiers.insert(menu.identifier).inserted {
      HeadlessLog.note("EXCEPTION a second \(menu.identifier.rawValue)")
    }
    menu.children.forEach(check)
  }
}
