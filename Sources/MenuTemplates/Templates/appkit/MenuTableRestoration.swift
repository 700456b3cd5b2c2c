/// Restores the open and checked items between launches of the app.
extension MenuTableController {
  /// Adds the state to the restorable state of a window. Call this method in
  /// `encodeRestorableState(with:)` of the window, its controller or a view controller.
  ///
  /// The system encodes the state only after `invalidateRestorableState()`. Call that method in the
  /// delegate's `menuTableDidPerformEvent(_:)`.
  public func encodeRestorableState(with coder: NSCoder) {
    coder.encode(NSString(string: state.savedState), forKey: "menu.\(table.name)")
  }

  /// Restores the state that `encodeRestorableState(with:)` added. Without such a state, nothing
  /// changes.
  public func restoreState(with coder: NSCoder) {
    guard let saved = coder.decodeObject(of: NSString.self, forKey: "menu.\(table.name)") else {
      return
    }
    let text = String(saved)
    perform { $0.restore(text).change }
  }
}
