// The events of slots. On a node that is not a slot, they change nothing.

/** The slots, if the node is one of them. */
function slotsWith({ table, slots }: MenuRows, slot: MenuNode): MenuSlots | undefined {
  return table.isSlot(slot) ? slots : undefined;
}

/** Gives the slot this many rows, as far as there is room. */
function setCount(
  rows: MenuRows,
  count: number,
  slot: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const slots = slotsWith(rows, slot);
  if (slots === undefined || Number.isNaN(count)) return unchanged(rows, animation);
  const old = slots.count(slot);
  const now = slots.fittingCount(count, slot);
  const removed = now < old ? [{ start: now, end: old }] : [];
  const inserted = old < now ? [{ start: old, end: now }] : [];
  return resizeSlot(rows, slot, now, slots.isBusy(slot), removed, inserted, animation);
}

/** Inserts rows into the slot, which have these indices afterwards. */
function insertRows(
  rows: MenuRows,
  indices: Iterable<number>,
  slot: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const slots = slotsWith(rows, slot);
  if (slots === undefined) return unchanged(rows, animation);
  const inserted = slots.insertable(indices, slot).map(rangeOf);
  const count = slots.count(slot) + inserted.length;
  return resizeSlot(rows, slot, count, slots.isBusy(slot), [], inserted, animation);
}

/** Removes the rows of the slot that have these indices. */
function removeRows(
  rows: MenuRows,
  indices: Iterable<number>,
  slot: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const slots = slotsWith(rows, slot);
  if (slots === undefined) return unchanged(rows, animation);
  const removed = slots.existing(indices, slot).map(rangeOf);
  const count = slots.count(slot) - removed.length;
  return resizeSlot(rows, slot, count, slots.isBusy(slot), removed, [], animation);
}

/** The change of the slot's rows with these indices, which are drawn again. */
function updateRows(
  rows: MenuRows,
  indices: Iterable<number>,
  slot: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const slots = slotsWith(rows, slot);
  const place = slots && rows.firstPlaceBelow(slot);
  if (!slots || !place) return unchanged(rows, animation);
  const places = slots.existing(indices, slot)
    .map((index) => ({ ...place, row: place.row + index }));
  return changed(rows, updates(rows, places), animation);
}

/** Marks the slot busy, or no longer. */
function setBusy(
  rows: MenuRows,
  isBusy: boolean,
  slot: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const slots = slotsWith(rows, slot);
  if (slots === undefined) return unchanged(rows, animation);
  return resizeSlot(rows, slot, slots.count(slot), isBusy, [], [], animation);
}

/**
 * Gives the slot rows, and describes the removed and inserted rows by their indices in the slot. If
 * the row after the program's rows comes, goes or moves, it is one of them.
 */
function resizeSlot(
  rows: MenuRows,
  slot: MenuNode,
  count: number,
  isBusy: boolean,
  removed: MenuRange[],
  inserted: MenuRange[],
  animation: MenuAnimation | undefined,
): MenuChange {
  const { slots } = rows;
  if (slots === undefined) return unchanged(rows, animation);
  const oldCount = slots.count(slot);
  const oldLast = slots.lastRow(slot);
  const oldRows = slots.rowCount(slot);
  slots.set(count, isBusy, slot);
  const last = slots.lastRow(slot);
  const newRows = slots.rowCount(slot);
  const gained = newRows - oldRows;
  if (canBeEmpty(rows, slot) && (oldRows === 0) !== (newRows === 0)) {
    const empty = (mark: MenuMark): void => mark(MenuState.empty, newRows === 0, slot);
    return rehide(rows, animation, empty, () => rows.addSlotRows(gained, slot));
  }
  const place = rows.firstPlaceBelow(slot);
  rows.addSlotRows(gained, slot);
  const own = count !== oldCount && rows.table.showsCount(slot) ? rows.place(slot) : undefined;
  if (place === undefined) return changed(rows, own ? updates(rows, [own]) : {}, animation);
  if (oldLast !== last && oldLast !== undefined) removed.push(rangeOf(oldCount));
  if (oldLast !== last && last !== undefined) inserted.push(rangeOf(count));
  const parts = moveSlotRows(rows, place, removed, inserted);
  return changed(rows, own ? updates(rows, [own], parts) : parts, animation);
}

/** The rows of a slot, whose first is at this place, that were removed and inserted, by their indices. */
function moveSlotRows(
  rows: MenuRows,
  place: MenuPlace,
  removed: readonly MenuRange[],
  inserted: readonly MenuRange[],
): MenuChangeParts {
  const section = sectionOf(rows, place.top);
  const first = place.row;
  const firstInSection = rowInSection(rows, place);
  const joined = (ranges: readonly MenuRange[]): MenuRange[] => {
    const result: { start: number; end: number }[] = [];
    for (const { start, end } of ranges) grow(result, first + start, first + end);
    return result;
  };
  const inSection = ({ start, end }: MenuRange): MenuSectionRows => ({
    section,
    start: start - first + firstInSection,
    end: end - first + firstInSection,
  });
  const gone = joined(removed);
  const come = joined(inserted);
  return {
    removed: gone,
    removedInSections: gone.map(inSection),
    inserted: come,
    insertedInSections: come.map(inSection),
  };
}

function rangeOf(index: number): MenuRange {
  return { start: index, end: index + 1 };
}
