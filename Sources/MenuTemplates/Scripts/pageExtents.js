/**
 * The positions of rows on the page, including rows that are not drawn. A row has the common height
 * unless measuring it showed another height.
 */
class PageExtents {
  constructor(rows, rowHeight) {
    this.rowsOfKeys = rows;
    this.state = rows.state;
    this.rowHeight = rowHeight;
    /** The height of a section without its rows: its header, its footer, and the space below. */
    this.sectionHeight = 0;
    this.rowExtras = new Map();
    this.sectionExtras = new Map();
    this.refresh();
  }

  /** Looks up the rows of the measured items again after a change. */
  refresh() {
    this.rows = this.sums(this.rowExtras);
    this.sections = this.sums(this.sectionExtras);
  }

  /**
   * The rows whose height differs, in ascending order, each with the sum of all differences up to
   * it.
   */
  sums(extras) {
    const entries = [];
    for (const [key, extra] of extras) {
      const row = this.rowsOfKeys.rowOf(key);
      if (row !== undefined) entries.push([row, extra]);
    }
    entries.sort((left, right) => left[0] - right[0]);
    let sum = 0;
    for (const entry of entries) entry[1] = sum += entry[1];
    return entries;
  }

  sumBefore(entries, row) {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (entries[middle][0] < row) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : entries[low - 1][1];
  }

  /** The height of a range of rows of one section, whether drawn or not. */
  between(start, end) {
    const extras = this.sumBefore(this.rows, end) - this.sumBefore(this.rows, start);
    return (end - start) * this.rowHeight + extras;
  }

  /** The distance of a row from the top of the list. */
  top(row) {
    const extras = this.sumBefore(this.rows, row) + this.sumBefore(this.sections, row);
    return row * this.rowHeight + this.sectionsBefore(row) * this.sectionHeight + extras;
  }

  sectionsBefore(row) {
    if (this.sectionHeight === 0) return 0;
    const node = this.state.nodeAtRow(row);
    if (node === undefined) return this.state.sectionCount;
    const section = this.state.sectionOf(node) ?? 0;
    return this.state.table.depthOf(node) === 0 ? section : section + 1;
  }

  /** The row at a distance from the top of the list. */
  rowAt(height) {
    let low = 0;
    let high = this.state.rowCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.top(middle + 1) <= height) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Notes a measured difference, and returns whether it has changed. */
  note(extras, key, extra) {
    const known = extras.get(key) ?? 0;
    if (Math.abs(known - extra) < 1) return false;
    if (Math.abs(extra) < 1) extras.delete(key);
    else extras.set(key, extra);
    return true;
  }
}
