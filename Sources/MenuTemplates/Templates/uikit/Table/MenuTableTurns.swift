/// Events that wait for other events, and events on a single node.
extension MenuRowController {
  /// Runs code during which rows must not move. Events that the code performs follow in the next
  /// turn of the run loop.
  fileprivate func withoutMoving<Result>(_ act: () -> Result) -> Result {
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    let count = later.count
    let result = act()
    if !wasMoving, later.count > count {
      Task { [weak self] in self?.performLater() }
    }
    return result
  }

  /// Acts now or, if rows are moving, once they have moved.
  fileprivate func whenStill(_ act: @escaping @MainActor (Self) -> Void) {
    if !isMoving { return act(self) }
    later.append { [weak self] in
      if let self { act(self) }
    }
  }

  /// Performs the waiting events, in order.
  fileprivate func performLater() {
    while !later.isEmpty, !isMoving { later.removeFirst()() }
  }
}

extension MenuTableController {
  /// Closes the node if it is open, and opens it otherwise.
  public func toggle(_ node: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.toggle(node, animation: animation) }
  }

  /// Opens the node.
  public func expand(_ node: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.expand(node, animation: animation) }
  }

  /// Closes the node.
  public func collapse(_ node: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.collapse(node, animation: animation) }
  }

  /// Shows the rows of a page; nil shows the top page. A node that is not a page changes nothing.
  public func openPage(_ node: MenuNode?, animation: MenuAnimation? = nil) {
    perform { $0.openPage(node, animation: animation) }
  }

  /// Shows the page that contains the row of the open page, as a back button does.
  public func closePage(animation: MenuAnimation? = nil) {
    perform { $0.closePage(animation: animation) }
  }
}
