/**
 * The rows of a slot, returned by `menu.slot(id)`. Rows are strings, or objects with `title`,
 * `detail`, `badge`, `badgeVariant`, `icon`, `accessory`, `enabled`, `checked`, which a slot with a `choice`
 * shows, and `url`, which makes the row a link. An object may have other keys for the program's own use.
 */
class PageSlot {
  constructor(menu, node) {
    this.menu = menu;
    this.node = node;
    this.given = [];
    this.isBusy = false;
    /** A function that is called with the index and the row when a row is chosen. */
    this.onChoose = undefined;
  }

  /** As many rows as the state has. Rows that the program did not give are empty. */
  get list() {
    this.given.length = this.menu.state.countIn(this.node);
    return this.given;
  }

  get count() {
    return this.list.length;
  }

  /** A copy of the rows. Setting them replaces all rows, and ends `busy`. */
  get rows() {
    return this.list.slice();
  }

  set rows(rows) {
    const now = rowsFrom(rows);
    const old = this.list;
    const least = Math.min(old.length, now.length);
    let start = 0;
    while (start < least && isSameRow(old[start], now[start])) start += 1;
    let end = 0;
    while (end < least - start && isSameRow(old[old.length - 1 - end], now[now.length - 1 - end])) {
      end += 1;
    }
    const removedCount = old.length - start - end;
    const inserted = now.slice(start, now.length - end);
    if (removedCount + inserted.length > 0) this.splice(start, removedCount, inserted, now);
    else {
      // Identical objects may have different texts now.
      this.given = now;
      this.redraw();
    }
    this.busy = false;
  }

  row(index) {
    return this.given[index];
  }

  /** Inserts rows before the row with the given index. */
  insert(index, rows) {
    const inserted = rowsFrom(rows);
    if (inserted.length > 0) this.splice(placeIn(index, this.list.length), 0, inserted);
  }

  /** Removes rows from the given index on. */
  remove(index, count = 1) {
    const start = placeIn(index, this.list.length);
    const removedCount = placeIn(count, this.list.length - start);
    if (removedCount > 0) this.splice(start, removedCount, []);
  }

  /** Replaces one row. The new row keeps the position and the focus. */
  replace(index, row) {
    if (!Number.isInteger(index) || index < 0 || index >= this.list.length) return;
    this.given[index] = row;
    this.menu.redraw((state) => state.updateRows([index], this.node));
  }

  /** Whether the program is fetching rows. The page shows this after the menu's `busy.delay`. */
  get busy() {
    return this.isBusy;
  }

  set busy(isBusy) {
    if (this.isBusy === Boolean(isBusy)) return;
    this.isBusy = Boolean(isBusy);
    clearTimeout(this.timer);
    const { busyDelay } = this.menu.table.settings;
    if (!this.isBusy) this.showBusy(false);
    else if (busyDelay === 0) this.showBusy(true);
    else if (busyDelay !== undefined) {
      this.timer = setTimeout(() => this.showBusy(true), 1000 * busyDelay);
    }
  }

  showBusy(isBusy) {
    if (this.menu.state.isBusy(this.node) === isBusy) return;
    this.menu.perform((state) => state.setBusy(isBusy, this.node));
  }

  /** Replaces rows by others in one change. `all` is the resulting list of rows. */
  splice(start, removedCount, rows, all) {
    const { list } = this;
    const kept = Math.min(removedCount, rows.length);
    const at = start + kept;
    this.menu.perform((state) => {
      const before = state.countIn(this.node);
      const change =
        removedCount === rows.length
          ? state.updateRows(indicesFrom(start, kept), this.node)
          : this.resize(state, at, removedCount - kept, rows.length - kept);
      // The size of a menu is limited, so fewer rows may have been added.
      const added = Math.max(0, state.countIn(this.node) - before);
      const fitting = rows.slice(0, kept + added);
      const after = list.slice(start + removedCount);
      this.given = all ?? list.slice(0, start).concat(fitting, after);
      return change;
    });
  }

  /** The event that removes or inserts rows at an index. */
  resize(state, at, removedCount, insertedCount) {
    const { node, list } = this;
    if (at + removedCount === list.length) return state.setCount(at + insertedCount, node);
    if (insertedCount > 0) return state.insertRows(indicesFrom(at, insertedCount), node);
    return state.removeRows(indicesFrom(at, removedCount), node);
  }

  /** Redraws the texts of the slot's rows that are on the page. */
  redraw() {
    for (const key of this.menu.view.elements.keys()) {
      if (typeof key === "string" && this.menu.rows.nodeOf(key) === this.node) {
        this.menu.view.refresh(key);
      }
    }
  }
}

/** The rows of an iterable. Any other value is a single row. */
function rowsFrom(rows) {
  if (rows === undefined || rows === null) return [];
  const isIterable = typeof rows === "object" && typeof rows[Symbol.iterator] === "function";
  return isIterable ? Array.from(rows) : [rows];
}

function indicesFrom(start, count) {
  return Array.from({ length: count }, (_, offset) => start + offset);
}

/** A whole number from 0 to `limit`. */
function placeIn(number, limit) {
  return Math.max(0, Math.min(limit, Math.trunc(number) || 0));
}

/** Whether two rows are the same object, or look the same. */
function isSameRow(left, right) {
  if (left === right) return true;
  const [one, other] = [textsOfRow(left), textsOfRow(right)];
  return Object.keys(one).every((key) => one[key] === other[key]);
}
