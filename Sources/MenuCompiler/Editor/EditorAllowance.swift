/// The keys that the table at a cursor may still get.
///
/// The rules are those of the checks that would report the key, as far as the keys of the same table
/// show it.
struct EditorAllowance {
  private let owner: EditorPlace.Owner?
  private let others: Set<String>
  /// Whether the item has children or provides them while the program runs.
  private let isCategory: Bool
  private let isTopLevel: Bool

  init(_ cursor: EditorCursor) {
    owner = cursor.place.tableOwner
    others = Set(cursor.others)
    isCategory = others.contains(ItemKey.items.rawValue) || others.contains(ItemKey.slot.rawValue)
    isTopLevel = cursor.place.levels.count { $0.name == DocumentKey.items.rawValue } < 2
  }

  func allows(_ key: String) -> Bool {
    guard !others.contains(key) else { return false }
    guard case .table(.item)? = owner else { return true }
    // A separator and an include take no other key.
    if others.contains(ItemKey.separator.rawValue) || others.contains(IncludeKey.include.rawValue) {
      return false
    }
    switch key {
    case ItemKey.separator.rawValue, IncludeKey.include.rawValue: return others.isEmpty
    case ItemField.placeholder.key, ItemField.loading.key:
      return others.contains(ItemKey.slot.rawValue)
    case ItemKey.separators.rawValue: return others.contains(ItemKey.inline.rawValue)
    case ItemKey.slot.rawValue: return !others.contains(ItemKey.items.rawValue)
    case ItemKey.items.rawValue: return !others.contains(ItemKey.slot.rawValue)
    case ItemKey.collapsed.rawValue, ItemKey.collapsible.rawValue:
      return isCategory || others.contains(ItemField.body.key)
    case ItemKey.expansion.rawValue, ItemKey.keepOpen.rawValue, ItemKey.choice.rawValue,
      ItemKey.inline.rawValue:
      return isCategory
    case ItemKey.opens.rawValue: return others.contains(ItemKey.items.rawValue)
    case ItemField.footer.key: return isTopLevel || others.contains(ItemKey.items.rawValue)
    default: return true
    }
  }
}
