extension DiagnosticName {
  /// See <doc:duplicate-shortcut>.
  package static let duplicateShortcut = DiagnosticName("duplicate-shortcut")
}

/// Checks that items that can be visible at the same time have distinct shortcuts on each platform:
/// `Mod+K` and `Cmd+K` are the same on Apple platforms. Items with the same effect may share a
/// shortcut. On Apple platforms, an item without a shortcut has the shortcut of its role.
func checkUniqueShortcuts(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var check = ShortcutCheck(
    space: ConditionSpace(menu.conditions), actions: ActionIndex(menu.actions),
    hitArea: menu.settings.hitArea)
  check.visit(menu.items, above: [], choice: menu.choice, into: &diagnostics)
}

private struct ShortcutCheck {
  let space: ConditionSpace
  let actions: ActionIndex
  let hitArea: HitArea
  private var users: [Keys: [User]] = [:]
  /// The number of items with shortcuts so far.
  private var count = 0

  /// The maximum number of earlier items with the same shortcut that an item is compared with if no
  /// two of them can be visible together.
  private static let comparedUsers = 64

  init(space: ConditionSpace, actions: ActionIndex, hitArea: HitArea) {
    self.space = space
    self.actions = actions
    self.hitArea = hitArea
  }

  private struct Keys: Hashable {
    let platform: ShortcutPlatform
    let stroke: Shortcut.Stroke
  }

  private struct User {
    let item: Item
    /// The item's number among items with shortcuts. The place does not identify the item, because
    /// items from an alias share it.
    let number: Int
    let shortcut: Shortcut
    let clauses: [ConditionSpace.Clause]
    /// Whether the shortcut checks the item, or opens it.
    let changesItem: Bool
    /// The values of all arguments of the item's action.
    let arguments: [String: ScalarValue]

    /// The place of the shortcut, or of the role that provides it.
    var anchor: SourceAnchor {
      let list = item.details?.fields.text(.shortcut).flatMap { ShortcutList($0) }
      let isOwn = list.map { ($0.other + $0.apple).contains(shortcut) } ?? false
      return .entry(item.place, key: (isOwn ? ItemField.shortcut : .role).key)
    }

    /// Whether the shortcut has the same effect for both items.
    func doesTheSame(as other: User) -> Bool {
      let (fields, others) = (item.details?.fields, other.item.details?.fields)
      let (role, otherRole) = (item.role, other.item.role)
      guard !changesItem, !other.changesItem, number != other.number,
        role == otherRole || !role.isStandard && !otherRole.isStandard,
        !role.needsAction || fields?.text(.action) != nil
      else { return false }
      return fields?.text(.action) == others?.text(.action)
        && arguments == other.arguments
        && fields?[.tag] == others?[.tag]
        && fields?[.url] == others?[.url]
    }
  }

  /// A shortcut whose keys have an earlier use on one or more platforms.
  private struct Conflict {
    let user: User
    let earlier: User
    var platforms: [ShortcutPlatform]
  }

  mutating func visit(
    _ items: [Item], above: [ConditionSpace.Clause], choice: ChoiceMode?,
    into diagnostics: inout Diagnostics
  ) {
    for item in items {
      let clauses = space.isEmpty ? [] : above + space.clauses(of: item)
      if let list = ShortcutList(of: item) {
        check(
          list, of: item, clauses,
          changesItem: item.isCheckItem(in: choice) || item.opensByTaps(in: hitArea),
          into: &diagnostics)
      }
      visit(item.children, above: clauses, choice: item.choice, into: &diagnostics)
    }
  }

  private mutating func check(
    _ list: ShortcutList, of item: Item, _ clauses: [ConditionSpace.Clause], changesItem: Bool,
    into diagnostics: inout Diagnostics
  ) {
    count += 1
    let arguments = item.details.map { actions.arguments(of: $0.fields) } ?? [:]
    var conflicts: [Conflict] = []
    for platform in ShortcutPlatform.allCases {
      for shortcut in list[platform] {
        let user = User(
          item: item, number: count, shortcut: shortcut, clauses: clauses,
          changesItem: changesItem, arguments: arguments)
        guard let earlier = add(user, on: platform) else { continue }
        if let known = conflicts.firstIndex(where: { $0.user.shortcut == shortcut }) {
          conflicts[known].platforms.append(platform)
        } else {
          conflicts.append(Conflict(user: user, earlier: earlier, platforms: [platform]))
        }
      }
    }
    for conflict in conflicts { report(conflict, into: &diagnostics) }
  }

  /// Adds a user of a shortcut, unless an earlier user of the same keys conflicts with it; returns
  /// that earlier user, if there is one.
  private mutating func add(_ user: User, on platform: ShortcutPlatform) -> User? {
    let keys = Keys(platform: platform, stroke: user.shortcut.stroke(on: platform))
    let earlier = users[keys]?.first {
      !$0.doesTheSame(as: user) && space.canHold($0.clauses + user.clauses)
    }
    if earlier == nil, users[keys, default: []].count < Self.comparedUsers {
      users[keys, default: []].append(user)
    }
    return earlier
  }

  private func report(_ conflict: Conflict, into diagnostics: inout Diagnostics) {
    let (user, earlier) = (conflict.user, conflict.earlier)
    let isOwn = earlier.number == user.number
    var message =
      "'\(user.shortcut)' is already \(isOwn ? "a" : "the") shortcut of '\(earlier.item.title)'"
    if user.shortcut != earlier.shortcut { message += ", written '\(earlier.shortcut)'" }
    if conflict.platforms.count < ShortcutPlatform.allCases.count {
      message += ", on \(conflict.platforms[0].wording)"
    }
    diagnostics.report(
      .duplicateShortcut, message, at: user.anchor, label: isOwn ? nil : "second use",
      related: isOwn ? nil : .init(earlier.anchor, "first used here"),
      help: isOwn ? "leave one of them out" : "give '\(user.item.title)' a different shortcut")
  }
}

extension ShortcutList {
  /// The shortcuts of an item, including the shortcut of its role on Apple platforms if it has no
  /// other shortcut there; nil if it has none.
  fileprivate init?(of item: Item) {
    let own = item.details?.fields.text(.shortcut).flatMap { ShortcutList($0) }
    let standard = item.role.shortcut.flatMap { Shortcut($0) }.map { [$0] } ?? []
    let apple = own?.apple ?? []
    self.init(own?.other ?? [], apple: apple.isEmpty ? standard : apple)
    if isEmpty { return nil }
  }
}
