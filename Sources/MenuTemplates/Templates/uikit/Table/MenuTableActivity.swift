/// What is open and checked, kept by the system between runs of the app.
extension MenuTableController {
  /// Adds the state to an activity, under a key of this menu's own: that of a scene, or of
  /// `updateUserActivityState(_:)`.
  public func save(to activity: NSUserActivity) {
    activity.addUserInfoEntries(from: [activityKey: state.savedState])
  }

  /// Restores the state that `save(to:)` added; an activity without one changes nothing.
  public func restore(from activity: NSUserActivity) {
    guard let saved = activity.userInfo?[activityKey] as? String else { return }
    perform { $0.restore(saved).change }
  }

  private var activityKey: String { "menu.\(table.name)" }
}
