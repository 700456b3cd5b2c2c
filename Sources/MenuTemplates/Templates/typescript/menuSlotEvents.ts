/** The rows of a slot that an event removes and inserts, by their indices in the slot. */
interface MenuSlotRows {
  readonly removed?: readonly MenuRange[];
  readonly inserted?: readonly MenuRange[];
}

/** The events of slots. On a node that is not a slot, they change nothing. */
class MenuSlotEvents extends MenuEvents {
  /**
   * Gives the slot this many rows, by adding or removing rows at its end.
   *
   * All rows of a menu together are limited to 1,048,575, and the slot gets no rows beyond that. An
   * event on a slot costs O(d log f) besides the indices that it is given, and O(N) if it empties
   * or fills the slot while a filter is on or a restored state is settled. On a closed slot only
   * the number changes.
   */
  setCount(count: number, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    const { slots } = this.rows;
    if (!slots || !this.table.isSlot(slot) || Number.isNaN(count)) return this.unchanged(animation);
    const old = slots.count(slot);
    const now = slots.fittingCount(count, slot);
    return this.resize(slot, now, slots.isBusy(slot), animation, {
      removed: now < old ? [{ start: now, end: old }] : nothing,
      inserted: old < now ? [{ start: old, end: now }] : nothing,
    });
  }

  /** Inserts rows into the slot, which have these indices afterwards. */
  insertRows(indices: Iterable<number>, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    const { slots } = this.rows;
    if (!slots || !this.table.isSlot(slot)) return this.unchanged(animation);
    const inserted = slots.insertable(indices, slot);
    const count = slots.count(slot) + inserted.length;
    const rows = { inserted: inserted.map(rangeOf) };
    return this.resize(slot, count, slots.isBusy(slot), animation, rows);
  }

  /** Removes the rows of the slot that have these indices. */
  removeRows(indices: Iterable<number>, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    const { slots } = this.rows;
    if (!slots || !this.table.isSlot(slot)) return this.unchanged(animation);
    const removed = slots.existing(indices, slot);
    const count = slots.count(slot) - removed.length;
    const rows = { removed: removed.map(rangeOf) };
    return this.resize(slot, count, slots.isBusy(slot), animation, rows);
  }

  /** The change after which the rows of the slot with these indices are drawn again. */
  updateRows(indices: Iterable<number>, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    const parts = this.parts(animation);
    const { slots } = this.rows;
    const place = slots && this.table.isSlot(slot) ? this.rows.placeOf(slot) : noPlace;
    if (slots && this.showsRows(slot, place)) {
      const places = slots.existing(indices, slot)
        .map((index) => ({ ...place, row: place.row + 1 + index }));
      this.sections.describeUpdates(parts, places);
    }
    return this.change(parts);
  }

  /**
   * Marks the slot busy, or no longer: while it is, the row for loading follows its rows, if the
   * item has `loading`.
   */
  setBusy(isBusy: boolean, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    const { slots } = this.rows;
    if (!slots || !this.table.isSlot(slot)) return this.unchanged(animation);
    return this.resize(slot, slots.count(slot), isBusy, animation, {});
  }

  /** Gives the slot rows, and describes those that move and the row at its end. */
  private resize(
    slot: MenuNode,
    count: number,
    isBusy: boolean,
    animation: MenuAnimation | undefined,
    moved: MenuSlotRows,
  ): MenuChange {
    const { rows } = this;
    const slots = rows.slots!;
    const oldCount = slots.count(slot);
    const oldLast = slots.lastRow(slot);
    const oldRows = slots.rowCount(slot);
    slots.set(count, isBusy, slot);
    const newRows = slots.rowCount(slot);
    const gained = newRows - oldRows;
    if (rows.canBeEmpty(slot) && (oldRows === 0) !== (newRows === 0)) {
      const empty = (mark: (flag: number, isOn: boolean, node: number) => void): void =>
        mark(MenuState.empty, newRows === 0, slot);
      return this.rehide(animation, empty, () => rows.addSlotRows(gained, slot));
    }
    const place = rows.placeOf(slot);
    rows.addSlotRows(gained, slot);
    const parts = this.parts(animation);
    if (this.showsRows(slot, place)) {
      const last = slots.lastRow(slot);
      const changesLast = last !== oldLast;
      const removed = [...(moved.removed ?? nothing)];
      const inserted = [...(moved.inserted ?? nothing)];
      if (changesLast && oldLast !== undefined) removed.push(rangeOf(oldCount));
      if (changesLast && last !== undefined) inserted.push(rangeOf(count));
      this.sections.describeSlot(parts, place, merged(removed), merged(inserted));
    }
    return this.change(parts);
  }

  /** Whether the slot at this place shows its rows. */
  private showsRows(slot: MenuNode, place: MenuPlace): boolean {
    return place.row >= 0 && (this.isFiltered || this.isExpanded(slot));
  }

  private unchanged(animation: MenuAnimation | undefined): MenuChange {
    return this.change(this.parts(animation));
  }
}

function rangeOf(index: number): MenuRange {
  return { start: index, end: index + 1 };
}
