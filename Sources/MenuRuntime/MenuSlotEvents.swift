/// Events on slots. Each takes O(d log f) plus the time to read its indices; an event that empties
/// a slot, or fills an empty slot, can take O(N).
///
/// On a node that is not a slot, these events change nothing. Indices that are negative, outside
/// the slot or repeated are ignored. Together, the slots of a menu have at most 1,048,575 rows,
/// minus the number of its nodes and the number of its slots; further rows are not added. In a
/// closed slot, no row of the menu comes or goes.
extension MenuExpansion {
  /// Gives a slot this number of rows; rows are added or removed at its end.
  @discardableResult
  public mutating func setCount(
    _ count: Int, in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    let old = self.count(in: slot)
    let new = words.slots.fittingCount(count, slot.number)
    return resizeSlot(
      slot, new, isBusy(slot), removed: new < old ? [new..<old] : [],
      inserted: old < new ? [old..<new] : [], animation)
  }

  /// Inserts rows into a slot, so that the new rows have these indices afterward.
  @discardableResult
  public mutating func insertRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    let inserted = words.slots.insertable(indices, slot.number).map { $0..<$0 + 1 }
    return resizeSlot(
      slot, count(in: slot) + inserted.count, isBusy(slot), removed: [], inserted: inserted,
      animation)
  }

  /// Removes the rows of a slot that have these indices before the event.
  @discardableResult
  public mutating func removeRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    let removed = words.slots.existing(indices, slot.number).map { $0..<$0 + 1 }
    return resizeSlot(
      slot, count(in: slot) - removed.count, isBusy(slot), removed: removed, inserted: [],
      animation)
  }

  /// Updates the rows of a slot with these indices, after the program has changed their contents.
  @discardableResult
  public mutating func updateRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    var change = unchanged(animation)
    let place = placeOfRows(in: slot)
    if place.row < 0 { return change }
    let places = words.slots.existing(indices, slot.number).map { index in
      MenuPlace(row: place.row + index, topRow: place.topRow, top: place.top)
    }
    updates(places, in: &change)
    return change
  }

  /// Makes a slot busy or no longer busy. If the slot has a loading row, the row appears or
  /// disappears.
  @discardableResult
  public mutating func setBusy(
    _ isBusy: Bool, in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    resizeSlot(slot, count(in: slot), isBusy, removed: [], inserted: [], animation)
  }
}

extension MenuExpansion {
  /// Gives the slot this many rows by removing and inserting rows in these ranges of indices.
  private mutating func resizeSlot(
    _ slot: MenuNode, _ count: Int, _ isBusy: Bool, removed: [Range<Int>], inserted: [Range<Int>],
    _ animation: MenuAnimation?
  ) -> MenuChange {
    guard let old = words.slots.find(slot.number) else { return unchanged(animation) }
    var new = old
    new.count = count
    new.isBusy = isBusy
    own()
    if canBeEmpty(old.node), (old.rows == 0) != (new.rows == 0) {
      return finishEmptying(old, new, animation)
    }
    words.slots.set(count, isBusy, old.node)
    let place = placeOfRows(in: slot)
    addSlotRows(new.rows - old.rows, to: old.node)
    let looks = old.count != count && table.showsCount(slot) ? [old.node] : []
    if place.row < 0 {
      var change = unchanged(animation)
      self.looks(looks, in: &change)
      return change
    }
    var removed = removed
    var inserted = inserted
    if old.lastRow != new.lastRow {
      if old.lastRow != .none { removed.append(old.count..<old.count + 1) }
      if new.lastRow != .none { inserted.append(new.count..<new.count + 1) }
    }
    var change = moveSlotRows(place, removed, inserted, animation)
    self.looks(looks, in: &change)
    return change
  }

  /// Ends an event that empties a slot or fills an empty slot.
  private mutating func finishEmptying(
    _ old: MenuSlot, _ new: MenuSlot, _ animation: MenuAnimation?
  ) -> MenuChange {
    if isFiltered || words.isHeld || !words.inlines.isEmpty {
      return rehideAll(animation) { state in
        state.words.slots.set(new.count, new.isBusy, new.node)
      }
    }
    words.slots.set(new.count, new.isBusy, new.node)
    words.flip(MenuWords.empty, new.node)
    var plan = MenuPlan(nodes: [])
    plan.slot = new.node
    plan.slotRows = new.rows - old.rows
    plan.emptied = [new.node]
    complete(&plan)
    return apply(plan, animation)
  }

  /// The change that removes and inserts these ranges of rows of a slot whose first row is at this
  /// place.
  private func moveSlotRows(
    _ place: MenuPlace, _ removed: [Range<Int>], _ inserted: [Range<Int>],
    _ animation: MenuAnimation?
  ) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    func note(_ ranges: [Range<Int>], _ kind: MenuRecord.Kind, _ section: Int, _ first: Int) {
      var last = -1
      for range in ranges {
        change.grow(&last, kind, section, first + range.lowerBound, first + range.upperBound)
      }
    }
    let section = section(of: place.top)
    let firstInSection = rowInSection(place)
    note(removed, .removed, 0, place.row)
    note(removed, .removedInSection, section, firstInSection)
    note(inserted, .inserted, 0, place.row)
    note(inserted, .insertedInSection, section, firstInSection)
    change.settleAnimation(in: table)
    return change
  }
}
