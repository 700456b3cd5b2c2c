extension DiagnosticName {
  /// See <doc:duplicate-shortcut>.
  package static let duplicateShortcut = DiagnosticName("duplicate-shortcut")
}

/// Checks that items that can show at the same time have distinct shortcuts on each platform:
/// `Mod+K` and `Cmd+K` are the same on Apple platforms. Items with the same action may share one.
func checkUniqueShortcuts(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var check = ShortcutCheck(space: ConditionSpace(menu.conditions))
  check.visit(menu.items, above: [], choice: menu.choice, into: &diagnostics)
}

private struct ShortcutCheck {
  let space: ConditionSpace
  private var users: [Keys: [User]] = [:]

  /// The maximal number of earlier items with the same shortcut that an item is compared with, if no
  /// two of them can show together.
  private static let comparedUsers = 64

  init(space: ConditionSpace) { self.space = space }

  private struct Keys: Hashable {
    let platform: ShortcutPlatform
    let stroke: Shortcut.Stroke
  }

  private struct User {
    let item: Item
    let shortcut: Shortcut
    let clauses: [ConditionSpace.Clause]
    let isCheckItem: Bool

    /// Whether it does not matter which of two items a shortcut chooses.
    func doesTheSame(as other: User) -> Bool {
      let (fields, others) = (item.details?.fields, other.item.details?.fields)
      guard !isCheckItem, !other.isCheckItem, let action = fields?.text(.action) else {
        return false
      }
      return action == others?.text(.action) && fields?[.tag] == others?[.tag]
    }
  }

  mutating func visit(
    _ items: [Item], above: [ConditionSpace.Clause], choice: ChoiceMode?,
    into diagnostics: inout Diagnostics
  ) {
    for item in items {
      let clauses = space.isEmpty ? [] : above + space.clauses(of: item)
      if let shortcut = item.details?.fields.text(.shortcut).flatMap({ Shortcut($0) }) {
        let user = User(
          item: item, shortcut: shortcut, clauses: clauses,
          isCheckItem: item.isCheckItem(in: choice))
        add(user, into: &diagnostics)
      }
      visit(item.children, above: clauses, choice: item.choice, into: &diagnostics)
    }
  }

  private mutating func add(_ user: User, into diagnostics: inout Diagnostics) {
    var found: [(platform: ShortcutPlatform, earlier: User)] = []
    for platform in ShortcutPlatform.allCases {
      let keys = Keys(platform: platform, stroke: user.shortcut.stroke(on: platform))
      let earlier = users[keys]?.first {
        !$0.doesTheSame(as: user) && space.canHold($0.clauses + user.clauses)
      }
      if let earlier {
        found.append((platform, earlier))
      } else if users[keys, default: []].count < Self.comparedUsers {
        users[keys, default: []].append(user)
      }
    }
    guard let (platform, earlier) = found.first else { return }
    let isEverywhere = found.count == ShortcutPlatform.allCases.count
    report(user, earlier, on: isEverywhere ? nil : platform, into: &diagnostics)
  }

  private func report(
    _ user: User, _ earlier: User, on platform: ShortcutPlatform?,
    into diagnostics: inout Diagnostics
  ) {
    var message = "'\(user.shortcut)' is already the shortcut of '\(earlier.item.title)'"
    if user.shortcut != earlier.shortcut { message += ", written '\(earlier.shortcut)'" }
    if let platform { message += ", on \(platform.wording)" }
    diagnostics.report(
      .duplicateShortcut, message,
      at: .entry(user.item.place, key: ItemField.shortcut.key), label: "second use",
      related: .init(.entry(earlier.item.place, key: ItemField.shortcut.key), "first used here"),
      help: "give '\(user.item.title)' a different one")
  }
}
