extension ProgramRows {
  /// Does with the program's rows what an event has done with the slots of a menu.
  func follow(_ event: MenuEvent, _ state: MenuExpansion) {
    switch event.plain {
    case .slot(let number, let change) where state.table.isSlot(MenuNode(number)):
      let slot = MenuNode(number)
      switch change {
      case .count: setCount(state.count(in: slot), in: slot)
      case .insert(let indices): insert(indices, in: slot, limit: state.count(in: slot))
      case .remove(let indices): remove(indices, in: slot)
      case .updateRows(let indices): update(indices, in: slot)
      case .busy: break
      }
    case .update(let numbers): update(numbers.map { MenuNode($0) })
    default: break
    }
  }
}
