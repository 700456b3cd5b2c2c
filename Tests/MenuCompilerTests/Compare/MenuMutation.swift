import MenuCompiler

@testable import MenuOracle

/// A change of a menu whose effect is known.
enum MenuMutation: CaseIterable {
  case remove, rename, add, move, swap, flipCollapsed, flipCollapsible, flipHidden, flipEnabled
  case flipSingle, flipKeepOpen, dropItems, retitle

  static func random(_ dice: inout Dice) -> MenuMutation { dice.pick(allCases) }

  /// The kinds of change, one of which must name the item.
  var kinds: Set<ChangeKind> {
    switch self {
    case .remove: [.itemRemoved, .leafRemoved]
    case .rename: [.idChanged, .leafIDChanged]
    case .add: [.itemAdded]
    case .move: [.itemMoved]
    case .swap: [.orderChanged]
    case .flipCollapsed: [.initialStateChanged]
    case .flipCollapsible: [.noLongerCollapsible, .becameCollapsible]
    case .flipHidden: [.hiddenChanged]
    case .flipEnabled: [.enabledChanged]
    case .flipSingle, .flipKeepOpen: [.groupRestricted, .groupRelaxed]
    case .dropItems: [.itemRemoved, .leafRemoved]
    case .retitle: [.titleChanged]
    }
  }

  /// Whether the change has an effect on an item.
  private func suits(_ item: TestItem) -> Bool {
    switch self {
    case .remove, .rename, .add, .move, .swap, .flipHidden, .flipEnabled, .retitle: true
    case .flipCollapsed: item.items != nil || item.body != nil
    case .flipCollapsible: item.body != nil
    case .flipSingle: item.countOfCollapsible > 1
    case .flipKeepOpen: item.countOfCollapsible > 0
    case .dropItems: item.items?.contains { !$0.separator } ?? false
    }
  }

  /// Changes a random place of the menu. Returns the id that a finding must name, or nil if there
  /// is nothing to change or the effect is uncertain.
  @discardableResult
  func apply(to menu: inout TestMenu, _ dice: inout Dice) -> String? {
    let paths = menu.paths().filter { !menu[$0].separator }
    let suited = paths.filter { suits(menu[$0]) }
    guard !suited.isEmpty else { return nil }
    let path = dice.pick(suited)
    let item = menu[path]
    switch self {
    case .remove:
      menu.remove(path)
      return item.id
    case .rename:
      menu[path].id = "x\(item.id)"
      menu[path].title = item.title ?? item.id
      return item.id
    case .add:
      let added = TestItem(
        id: "new\(dice.below(1 << 30))", items: [.leaf("l\(dice.below(1 << 30))")])
      menu.insert(added, before: path)
      return added.id
    case .move:
      let targets = paths.filter { !$0.starts(with: path) && menu[$0].items != nil }
      guard !targets.isEmpty else { return nil }
      let target = dice.pick(targets)
      guard target != path.dropLast() else { return nil }
      menu[target].items?.append(item)
      menu.remove(path)
      return item.id
    case .swap:
      let next = path.dropLast() + [path[path.count - 1] + 1]
      guard paths.contains(Array(next)) else { return nil }
      let other = menu[Array(next)]
      menu[Array(next)] = item
      menu[path] = other
      // Either item may be reported as moved.
      return "\(item.id) \(other.id)"
    case .flipCollapsed:
      menu[path].collapsed.toggle()
      return nil
    case .flipCollapsible:
      menu[path].collapsible.toggle()
      return item.id
    case .flipHidden:
      menu[path].hidden.toggle()
      return item.id
    case .flipEnabled:
      menu[path].enabled.toggle()
      return item.id
    case .flipSingle:
      menu[path].single.toggle()
      return item.id
    case .flipKeepOpen:
      menu[path].keepOpen.toggle()
      return item.id
    case .dropItems:
      menu[path].items = []
      return item.items?.first { !$0.separator }?.id
    case .retitle:
      menu[path].title = "Another title of \(item.id)"
      return item.id
    }
  }
}

extension TestItem {
  fileprivate var countOfCollapsible: Int {
    (items ?? []).count { $0.collapsible && ($0.body != nil || $0.items?.isEmpty == false) }
  }
}
