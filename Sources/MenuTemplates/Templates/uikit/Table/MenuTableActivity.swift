/// Restores the open and checked items between launches of the app.
extension MenuTableController {
  /// Adds the state to an activity, under a key specific to this menu. The activity can be a
  /// scene's, or the one that `updateUserActivityState(_:)` receives.
  public func save(to activity: NSUserActivity) {
    activity.addUserInfoEntries(from: [activityKey: state.savedState])
  }

  /// Restores the state that `save(to:)` added. Without such a state, nothing changes.
  public func restore(from activity: NSUserActivity) {
    guard let saved = activity.userInfo?[activityKey] as? String else { return }
    perform { $0.restore(saved).change }
  }

  private var activityKey: String { "menu.\(table.name)" }
}
