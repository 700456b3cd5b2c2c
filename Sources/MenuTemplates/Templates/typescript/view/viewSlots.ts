/** The rows that the program gave to slots. */
class MenuGivenRows {
  private readonly rows = new Map<MenuNode, readonly MenuSlotRow[]>();
  /** The indices of the rows of a slot by their keys, created on first use. */
  private readonly indices = new Map<MenuNode, ReadonlyMap<string, number>>();

  rowAt(slot: MenuNode, index: number): MenuSlotRow | undefined {
    return this.rows.get(slot)?.[index];
  }

  rowsIn(slot: MenuNode): readonly MenuSlotRow[] {
    return this.rows.get(slot) ?? [];
  }

  /** The index of the row with a key. If several rows have it, the first. */
  indexOf(slot: MenuNode, key: string): number | undefined {
    let indices = this.indices.get(slot);
    if (indices === undefined) {
      const found = new Map<string, number>();
      this.rowsIn(slot).forEach((row, index) => {
        if (row.key !== undefined && !found.has(row.key)) found.set(row.key, index);
      });
      indices = found;
      this.indices.set(slot, indices);
    }
    return indices.get(key);
  }

  set(slot: MenuNode, rows: readonly MenuSlotRow[]): void {
    this.rows.set(slot, rows);
    this.indices.delete(slot);
  }
}

/**
 * The difference between two lists of rows: the part between their common start and their common
 * end.
 */
interface MenuRowsDifference {
  /** The first differing row. */
  readonly start: number;
  readonly removed: number;
  readonly inserted: number;
}

function differenceOf(
  old: readonly MenuSlotRow[],
  now: readonly MenuSlotRow[],
): MenuRowsDifference {
  const isSame = (one: MenuSlotRow | undefined, other: MenuSlotRow | undefined): boolean =>
    one === other || (one?.key !== undefined && one.key === other?.key);
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && isSame(old[start], now[start])) start += 1;
  let end = 0;
  while (end < least - start && isSame(old[old.length - 1 - end], now[now.length - 1 - end])) {
    end += 1;
  }
  return { start, removed: old.length - start - end, inserted: now.length - start - end };
}

/**
 * The event that replaces rows of a slot by others. Rows at the same position are replaced.
 * Remaining rows are inserted or removed after them.
 */
function replaceSlotRows(
  state: MenuExpansion,
  slot: MenuNode,
  { start, removed, inserted }: MenuRowsDifference,
): MenuChange {
  const kept = Math.min(removed, inserted);
  const indices = (count: number): number[] =>
    Array.from({ length: count }, (_, place) => start + kept + place);
  if (removed > kept) return state.removeRows(indices(removed - kept), slot);
  return state.insertRows(indices(inserted - kept), slot);
}
