/// Makes a failing course small: fewer events, fewer items, plainer items.
struct Shrinker {
  /// Whether a course still fails.
  let fails: (Course) -> Bool

  /// The smallest failing course that can be reached by leaving out one part at a time.
  func shrink(_ course: Course) -> Course {
    var smallest = course
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      var chunk = max(smallest.events.count / 2, 1)
      while chunk > 0 {
        var start = 0
        while start < smallest.events.count {
          var candidate = smallest
          candidate.events.removeSubrange(start..<min(start + chunk, candidate.events.count))
          if accept(candidate, &smallest) { isSmaller = true } else { start += chunk }
        }
        chunk /= 2
      }
      for change in Shrinker.changes {
        var node = smallest.menu.numbered().count - 1
        while node >= 0 {
          if accept(smallest.changing(node, change), &smallest) { isSmaller = true }
          node = min(node, smallest.menu.numbered().count) - 1
        }
      }
    }
    return smallest
  }

  private func accept(_ candidate: Course?, _ smallest: inout Course) -> Bool {
    guard let candidate, !candidate.menu.top.isEmpty, fails(candidate) else { return false }
    smallest = candidate
    return true
  }

  /// The changes to try on each item; nil means no change.
  private static let changes: [@Sendable (TestItem) -> Plainer?] = [
    { _ in .leftOut },
    { item in
      item.items.map { $0.isEmpty } ?? true
        ? nil
        : plainer(item) {
          $0.items = nil
          $0.page = false
        }
    },
    { item in item.page ? plainer(item) { $0.page = false } : nil },
    { item in item.hidden ? plainer(item) { $0.hidden = false } : nil },
    { item in item.body != nil ? plainer(item) { $0.body = nil } : nil },
    { item in item.enabled ? nil : plainer(item) { $0.enabled = true } },
    { item in item.collapsed ? nil : plainer(item) { $0.collapsed = true } },
    { item in item.inline ? plainer(item) { $0.inline = false } : nil },
    { item in item.heading ? plainer(item) { $0.heading = false } : nil },
    { item in item.border != 0 ? plainer(item) { $0.border = 0 } : nil },
    { item in item.collapsible || item.inline ? nil : plainer(item) { $0.collapsible = true } },
    { item in item.single ? plainer(item) { $0.single = false } : nil },
    { item in item.isSummaryCheck ? plainer(item) { $0.isSummaryCheck = false } : nil },
    { item in item.showsChecked ? plainer(item) { $0.showsChecked = false } : nil },
    { item in item.checked != nil ? plainer(item) { $0.checked = nil } : nil },
    { item in item.choice != nil ? plainer(item) { $0.choice = nil } : nil },
    { item in item.fields.isEmpty ? nil : plainer(item) { $0.fields = [] } },
    { item in item.formerIDs.isEmpty ? nil : plainer(item) { $0.formerIDs = [] } },
    { item in item.when.isEmpty ? nil : plainer(item) { $0.when = [] } },
    { item in item.when.count < 2 ? nil : plainer(item) { $0.when.removeLast() } },
    { item in item.enabledWhen.isEmpty ? nil : plainer(item) { $0.enabledWhen = [] } },
    { item in item.enabledWhen.count < 2 ? nil : plainer(item) { $0.enabledWhen.removeLast() } },
    { item in item.slot ? plainer(item) { $0.slot = false } : nil },
    { item in item.placeholder != nil ? plainer(item) { $0.placeholder = nil } : nil },
    { item in item.loading != nil ? plainer(item) { $0.loading = nil } : nil },
    { item in item.keepOpen ? plainer(item) { $0.keepOpen = false } : nil },
  ]

  private static func plainer(
    _ item: TestItem, _ change: (inout TestItem) -> Void
  ) -> Plainer {
    var item = item
    change(&item)
    if !item.isCategory { item.inline = false }
    if item.choice != .one { item.showsChecked = false }
    return .item(item)
  }
}

/// The replacement of an item.
enum Plainer {
  case leftOut
  case item(TestItem)
}
