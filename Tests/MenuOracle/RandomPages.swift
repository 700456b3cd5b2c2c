import MenuRuntime

extension TestMenu {
  /// Makes some categories pages.
  ///
  /// - Parameter share: The percentage of the categories that have items and no body.
  mutating func addPages(_ dice: inout Dice, share: Int) {
    addPages(&dice, to: &top, share: share)
  }

  private func addPages(_ dice: inout Dice, to items: inout [TestItem], share: Int) {
    for index in items.indices {
      guard var below = items[index].items else { continue }
      if items[index].body == nil, dice.chance(share) {
        items[index].page = true
        items[index].collapsed = true
        items[index].collapsible = true
      }
      addPages(&dice, to: &below, share: share)
      items[index].items = below
    }
  }
}

extension MenuEvent {
  /// An event that opens a page or closes one, occasionally on a node that is no page.
  static func ofPages(_ dice: inout Dice, on oracle: Oracle) -> MenuEvent {
    let pages = oracle.nodes.indices.filter { oracle.nodes[$0].item.page }
    let shown = oracle.rows().compactMap(\.ownNode).filter { oracle.nodes[$0].item.page }
    switch dice.below(8) {
    case 0: return .openPage(nil)
    case 1: return .openPage(dice.below(oracle.nodes.count))
    case 2, 3: return .closePage
    case 4: return .reveal(dice.below(oracle.nodes.count))
    case 5...6 where !shown.isEmpty: return .tap(dice.pick(shown), dice.pick([.row, .indicator]))
    default: return .openPage(dice.pick(pages))
    }
  }
}
