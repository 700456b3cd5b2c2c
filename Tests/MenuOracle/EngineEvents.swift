#if canImport(MenuRuntime)
  import MenuRuntime
#endif

/// Applying events to the engine; only its public declarations are used.
extension MenuEvent {
  /// The answer of the engine.
  struct Result {
    let change: MenuChange
    /// The ids that `restore` did not know.
    var unknown: [String] = []
    /// The response to a tap.
    var response: MenuTapResponse?
  }

  /// Applies the event to the engine.
  func apply(to state: inout MenuExpansion) -> Result {
    switch self {
    case .restore(let text):
      let (change, unknown) = state.restore(text)
      return Result(change: change, unknown: unknown)
    case .tap(let node, let place):
      let (change, response) = state.tap(MenuNode(node), at: place)
      return Result(change: change, response: response)
    default:
      return Result(change: change(of: &state))
    }
  }

  private func change(of state: inout MenuExpansion) -> MenuChange {
    func nodes(_ numbers: [Int]) -> [MenuNode] { numbers.map { MenuNode($0) } }
    return switch self {
    case .toggle(let node): state.toggle(MenuNode(node))
    case .expand(let node): state.expand(MenuNode(node))
    case .collapse(let node): state.collapse(MenuNode(node))
    case .reveal(let node): state.reveal(MenuNode(node))
    case .expandAll: state.expandAll()
    case .collapseAll: state.collapseAll()
    case .expandUnder(let node): state.expand(under: MenuNode(node))
    case .collapseUnder(let node): state.collapse(under: MenuNode(node))
    case .expandToDepth(let depth): state.expand(toDepth: depth)
    case .hide(let numbers): state.setHidden(nodes(numbers), true)
    case .show(let numbers): state.setHidden(nodes(numbers), false)
    case .filter(let numbers): state.filter(nodes(numbers))
    case .filterOff: state.filter(nil)
    case .restore(let text): state.restore(text).change
    case .check(let node): state.check(MenuNode(node))
    case .uncheck(let node): state.uncheck(MenuNode(node))
    case .toggleCheck(let node): state.toggleCheck(MenuNode(node))
    case .tap(let node, let place): state.tap(MenuNode(node), at: place).change
    case .setCurrent(let node, let reveals):
      state.setCurrent(node.map { MenuNode($0) }, reveal: reveals)
    case .set(let settings): change(of: &state, by: settings)
    case .slot(let node, let event): change(of: &state, slot: MenuNode(node), by: event)
    case .update(let numbers): state.update(nodes(numbers))
    }
  }

  private func change(of state: inout MenuExpansion, by settings: [Setting]) -> MenuChange {
    state.set(settings.map { MenuConditionValue(condition: $0.condition, value: $0.value) })
  }

  private func change(
    of state: inout MenuExpansion, slot: MenuNode, by event: SlotEvent
  ) -> MenuChange {
    switch event {
    case .count(let count): state.setCount(count, in: slot)
    case .insert(let indices): state.insertRows(indices, in: slot)
    case .remove(let indices): state.removeRows(indices, in: slot)
    case .updateRows(let indices): state.updateRows(indices, in: slot)
    case .busy(let isBusy): state.setBusy(isBusy, in: slot)
    }
  }
}
