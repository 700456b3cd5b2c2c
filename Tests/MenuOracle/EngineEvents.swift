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
    var response: MenuTapResponse<String>?
  }

  /// Applies the event to the engine.
  func apply(to state: inout MenuExpansion) -> Result {
    switch plain {
    case .restore(let text):
      let (change, unknown) = state.restore(text, animation: animation)
      return Result(change: change, unknown: unknown)
    case .tap(let node, let place):
      let (change, response) = state.tap(
        MenuNode(node), at: place, animation: animation)
      return Result(change: change, response: response)
    default:
      return Result(change: change(of: &state))
    }
  }

  private func change(of state: inout MenuExpansion) -> MenuChange {
    func nodes(_ numbers: [Int]) -> [MenuNode] { numbers.map { MenuNode($0) } }
    return switch plain {
    case .toggle(let node): state.toggle(MenuNode(node), animation: animation)
    case .expand(let node): state.expand(MenuNode(node), animation: animation)
    case .collapse(let node): state.collapse(MenuNode(node), animation: animation)
    case .reveal(let node): state.reveal(MenuNode(node), animation: animation)
    case .expandAll: state.expandAll(animation: animation)
    case .collapseAll: state.collapseAll(animation: animation)
    case .expandUnder(let node): state.expand(under: MenuNode(node), animation: animation)
    case .collapseUnder(let node): state.collapse(under: MenuNode(node), animation: animation)
    case .expandToDepth(let depth): state.expand(toDepth: depth, animation: animation)
    case .hide(let numbers): state.setHidden(nodes(numbers), true, animation: animation)
    case .show(let numbers): state.setHidden(nodes(numbers), false, animation: animation)
    case .filter(let numbers): state.filter(nodes(numbers), animation: animation)
    case .filterOff: state.filter(nil, animation: animation)
    case .check(let node): state.check(MenuNode(node), animation: animation)
    case .uncheck(let node): state.uncheck(MenuNode(node), animation: animation)
    case .toggleCheck(let node): state.toggleCheck(MenuNode(node), animation: animation)
    case .setCurrent(let node, let reveals):
      state.setCurrent(node.map { MenuNode($0) }, reveal: reveals, animation: animation)
    case .set(let settings): change(of: &state, by: settings)
    case .slot(let node, let event): change(of: &state, slot: MenuNode(node), by: event)
    case .openPage(let node): state.openPage(node.map { MenuNode($0) }, animation: animation)
    case .closePage: state.closePage(animation: animation)
    case .language(let number): change(of: &state, language: number)
    case .update(let numbers): state.update(nodes(numbers), animation: animation)
    case .restore, .tap, .animated: apply(to: &state).change
    }
  }

  private func change(of state: inout MenuExpansion, by settings: [Setting]) -> MenuChange {
    state.set(
      settings.map { MenuConditionValue(condition: $0.condition, value: $0.value) },
      animation: animation)
  }

  /// Goes on with the menu in another language.
  private func change(of state: inout MenuExpansion, language number: Int) -> MenuChange {
    let tags = state.table.languages.dropFirst(number).prefix(1).map(\.tag)
    return state.setTable(to: state.table.table(in: tags), animation: animation)
  }

  private func change(
    of state: inout MenuExpansion, slot: MenuNode, by event: SlotEvent
  ) -> MenuChange {
    switch event {
    case .count(let count): state.setCount(count, in: slot, animation: animation)
    case .insert(let indices): state.insertRows(indices, in: slot, animation: animation)
    case .remove(let indices): state.removeRows(indices, in: slot, animation: animation)
    case .updateRows(let indices): state.updateRows(indices, in: slot, animation: animation)
    case .busy(let isBusy): state.setBusy(isBusy, in: slot, animation: animation)
    }
  }
}
