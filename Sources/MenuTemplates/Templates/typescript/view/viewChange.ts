/**
 * The changes to the rows of a view.
 *
 * To get the new rows, remove the rows in `removed` from the old ones, insert the rows in
 * `inserted`, and read the rows in `updated` again, because they look different. The ranges of
 * `removed` are positions before the change; all other ranges are positions after it. Ranges ascend
 * and do not overlap. A row whose only difference is its `index` is not listed.
 */
export interface MenuViewChange {
  readonly removed: readonly MenuRange[];
  readonly inserted: readonly MenuRange[];
  readonly updated: readonly MenuRange[];
  /** The change of the state; `undefined` if only the focus moved. */
  readonly change: MenuChange | undefined;
  /** The row to scroll into view, if any. */
  readonly scroll: MenuScrollTarget | undefined;
}

/** Converts rows to ranges. */
function rangesOf(rows: Iterable<number>): MenuRange[] {
  const sorted = [...new Set(rows)].sort((left, right) => left - right);
  const ranges: { start: number; end: number }[] = [];
  for (const row of sorted) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && last.end === row) last.end = row + 1;
    else ranges.push({ start: row, end: row + 1 });
  }
  return ranges;
}

function* rowsIn(ranges: readonly MenuRange[]): IterableIterator<number> {
  for (const { start, end } of ranges) for (let row = start; row < end; row += 1) yield row;
}

function lengthOf(ranges: readonly MenuRange[]): number {
  return ranges.reduce((length, { start, end }) => length + end - start, 0);
}
