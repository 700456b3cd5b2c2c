/// Events on slots; each takes O(d log f) besides reading its indices, unless it empties the slot or
/// fills an empty one.
///
/// On a node that is not a slot they change nothing, and indices that are negative, outside the slot or
/// repeated are passed over. All slots of a menu have at most 1,048,575 rows, less one for each item and
/// each slot; rows beyond that are not added. In a closed slot only the numbers change.
extension MenuExpansion {
  /// Gives a slot this number of rows; they come and go at its end.
  @discardableResult
  public mutating func setCount(
    _ count: Int, in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    let old = self.count(in: slot)
    let new = min(max(count, 0), old + roomInSlots)
    var edit = MenuSlotEdit()
    if new < old { edit.removed.append(new..<old) }
    if new > old { edit.inserted.append(old..<new) }
    return apply(edit, to: slot, animation)
  }

  /// Inserts rows of a slot, so that the new ones have these indices afterwards.
  @discardableResult
  public mutating func insertRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    let old = count(in: slot)
    var new = old
    let limit = old + roomInSlots
    var edit = MenuSlotEdit()
    for index in MenuFlips.ascending(indices, below: limit) where index <= new && new < limit {
      MenuSlotEdit.append(index, to: &edit.inserted)
      new += 1
    }
    return apply(edit, to: slot, animation)
  }

  /// Removes the rows of a slot that have these indices before the event.
  @discardableResult
  public mutating func removeRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    var edit = MenuSlotEdit()
    for index in MenuFlips.ascending(indices, below: count(in: slot)) {
      MenuSlotEdit.append(index, to: &edit.removed)
    }
    return apply(edit, to: slot, animation)
  }

  /// Updates the rows of a slot that have these indices, whose contents the program has changed.
  @discardableResult
  public mutating func updateRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    var change = unchanged(animation)
    let place = placeOfRows(in: slot)
    if place.row < 0 { return change }
    let section = section(of: place.top)
    for index in MenuFlips.ascending(indices, below: count(in: slot)) {
      change.noteUpdated(place.row + 1 + index, section, rowInSection(place) + 1 + index)
    }
    return change
  }

  /// Makes a slot busy or no longer busy, which its loading row shows if it has one.
  @discardableResult
  public mutating func setBusy(
    _ isBusy: Bool, in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    var edit = MenuSlotEdit()
    edit.isBusy = isBusy
    return apply(edit, to: slot, animation)
  }
}

extension MenuExpansion {
  /// How many more rows slots can have, so that all rows and slots are numbered in 20 bits.
  private var roomInSlots: Int {
    max(0xFFFFF - table.count - words.slots.all.count - words.slots.total, 0)
  }

  private mutating func apply(
    _ edit: MenuSlotEdit, to slot: MenuNode, _ animation: MenuAnimation?
  ) -> MenuChange {
    let index = words.slots.index(of: slot)
    if index < 0 { return unchanged(animation) }
    let old = words.slots.all[index]
    var new = old
    for range in edit.removed { new.count -= range.upperBound - range.lowerBound }
    for range in edit.inserted { new.count += range.upperBound - range.lowerBound }
    new.isBusy = edit.isBusy ?? old.isBusy
    own()
    let canBeEmpty = !table.flag(.hasBody, old.node)
    if canBeEmpty, (old.rows == 0) != (new.rows == 0) {
      return finishEmptying(index, with: new, animation)
    }
    words.slots.replace(index, with: new)
    let place = placeOfRows(in: slot)
    words.addShown(new.rows - old.rows, old.node)
    var change = MenuChange(animation ?? table.settings.animation)
    if !isAbsent(old.node), isFiltered || words.has(MenuWords.open, old.node) {
      addRows(new.rows - old.rows, from: old.node)
    }
    if place.row >= 0 {
      var edit = edit
      edit.finish(old, new)
      let section = section(of: place.top)
      let (row, rowInSection) = (place.row + 1, rowInSection(place) + 1)
      for range in edit.removed {
        change.note(.removed, .removedInSection, range, row, section, rowInSection)
      }
      for range in edit.inserted {
        change.note(.inserted, .insertedInSection, range, row, section, rowInSection)
      }
    }
    change.settleAnimation(in: table)
    return change
  }
}

/// What an event does to the rows of a slot, by their indices.
struct MenuSlotEdit {
  /// Ranges of rows before the event, ascending.
  var removed: [Range<Int>] = []
  /// Ranges of rows after the event, ascending.
  var inserted: [Range<Int>] = []
  var isBusy: Bool?

  /// Adds the placeholder and the loading row, if they come or go.
  mutating func finish(_ old: MenuSlot, _ new: MenuSlot) {
    if old.showsPlaceholder != new.showsPlaceholder {
      if old.showsPlaceholder { MenuSlotEdit.append(0, to: &removed) }
      if new.showsPlaceholder { MenuSlotEdit.append(0, to: &inserted) }
    }
    if old.showsLoading != new.showsLoading {
      if old.showsLoading { MenuSlotEdit.append(old.count, to: &removed) }
      if new.showsLoading { MenuSlotEdit.append(new.count, to: &inserted) }
    }
  }

  /// Adds an index that is above all of the ranges.
  static func append(_ index: Int, to ranges: inout [Range<Int>]) {
    let last = ranges.count - 1
    if last >= 0, ranges[last].upperBound == index {
      ranges[last] = ranges[last].lowerBound..<index + 1
    } else {
      ranges.append(index..<index + 1)
    }
  }
}

extension MenuChange {
  /// Adds a range of rows, counted from these rows.
  fileprivate mutating func note(
    _ kind: MenuRecord.Kind, _ kindInSection: MenuRecord.Kind, _ range: Range<Int>, _ row: Int,
    _ section: Int, _ rowInSection: Int
  ) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    add(kind, row + lower, row + upper)
    add(kindInSection, rowInSection + lower, rowInSection + upper, section: section)
  }
}
