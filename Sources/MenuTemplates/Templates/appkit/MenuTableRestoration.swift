/// What is open and checked, kept by the system between runs of the app.
extension MenuTableController {
  /// Adds the state to what the system keeps of a window, in `encodeRestorableState(with:)` of the
  /// window, its controller or a view controller.
  ///
  /// The system asks for it once that has called `invalidateRestorableState()`: do so in the delegate's
  /// `menuTableDidPerformEvent(_:)`.
  public func encodeRestorableState(with coder: NSCoder) {
    coder.encode(NSString(string: state.savedState), forKey: "menu.\(table.name)")
  }

  /// Restores the state that `encodeRestorableState(with:)` added; without one nothing changes.
  public func restoreState(with coder: NSCoder) {
    guard let saved = coder.decodeObject(of: NSString.self, forKey: "menu.\(table.name)") else {
      return
    }
    let text = String(saved)
    perform { $0.restore(text).change }
  }
}
