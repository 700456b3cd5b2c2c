/**
 * What changed in the rows of a view.
 *
 * The old rows without those of `removed`, and with those of `inserted`, are the new ones; those of
 * `updated` look different and are read again. Removals are in places before the change, all else
 * in places after it. Ranges ascend and do not overlap. A row's `index` is not counted as a
 * difference.
 */
export interface MenuViewChange {
  readonly removed: readonly MenuRange[];
  readonly inserted: readonly MenuRange[];
  readonly updated: readonly MenuRange[];
  /** What the state's event changed; `undefined` if only the focus moved. */
  readonly change: MenuChange | undefined;
  /** The row to bring into view, if any. */
  readonly scroll: MenuScrollTarget | undefined;
}

/** Rows as ranges. */
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
