/** The rows of contents: the inverse of `contentAtRow`. */
export class MenuRowPlaces {
  constructor(private readonly state: MenuExpansion) {}

  /** The row of an item or of a slot row; `undefined` if it is not visible. */
  rowOf(content: MenuRowContent): number | undefined {
    const { state } = this;
    if (content.kind === "item") return state.rowOf(content.node);
    if (content.kind === "slotRow") return state.rowOfSlotRow(content.slot, content.index);
    const first = state.rowBelow(content.slot);
    if (first === undefined) return undefined;
    const row = first + state.countIn(content.slot);
    const found = state.contentAtRow(row);
    return found?.kind === content.kind && found.slot === content.slot ? row : undefined;
  }

  /** The item one level above the content, or `undefined` at the top level. */
  parentOf(content: MenuRowContent): MenuNode | undefined {
    const { table } = this.state;
    let above = content.kind === "item" ? table.parentOf(content.node) : content.slot;
    while (above !== undefined && table.isInline(above)) above = table.parentOf(above);
    return above;
  }

  /** The row of the content. If it has none, a row near its place, or the row of an ancestor. */
  nearest(content: MenuRowContent): number | undefined {
    const row = this.rowOf(content);
    if (row !== undefined) return row;
    const near = content.kind === "item" ? undefined : this.nearestInSlot(content);
    if (near !== undefined) return near;
    const parent = this.parentOf(content);
    return parent === undefined ? undefined : this.nearest({ kind: "item", node: parent });
  }

  /** The row of the slot that is nearest to the place of a removed row. */
  private nearestInSlot(content: Exclude<MenuRowContent, { kind: "item" }>): number | undefined {
    const { slot } = content;
    const first = this.state.rowBelow(slot);
    if (first === undefined) return undefined;
    const last = Math.max(0, this.state.countIn(slot) - 1);
    const index = content.kind === "slotRow" ? content.index : content.kind === "loading" ? last : 0;
    const row = first + Math.max(0, Math.min(index, last));
    const found = this.state.contentAtRow(row);
    return found !== undefined && found.kind !== "item" && found.slot === slot ? row : undefined;
  }
}

/** The new positions of rows after a change. */
export class MenuRowMoves {
  /** The number of rows removed before each range of removed rows, followed by the total. */
  private readonly lost: readonly number[];
  private readonly gained: readonly number[];

  constructor(
    private readonly change: {
      readonly removed: readonly MenuRange[];
      readonly inserted: readonly MenuRange[];
    },
  ) {
    this.lost = runningLengths(change.removed);
    this.gained = runningLengths(change.inserted);
  }

  /** The row after the change, or `undefined` if it was removed. */
  rowAfter(row: number): number | undefined {
    const { removed, inserted } = this.change;
    const before = partition(removed, ({ start }) => start <= row);
    if (before > 0 && row < removed[before - 1]!.end) return undefined;
    const kept = row - this.lost[before]!;
    const come = partition(inserted, ({ start }, place) => start - this.gained[place]! <= kept);
    return kept + this.gained[come]!;
  }
}

function runningLengths(ranges: readonly MenuRange[]): number[] {
  const lengths = [0];
  for (const { start, end } of ranges) lengths.push(lengths[lengths.length - 1]! + end - start);
  return lengths;
}

/**
 * The number of ranges at the start of the list that meet a condition. The list must be partitioned
 * by it.
 */
function partition(
  ranges: readonly MenuRange[],
  holds: (range: MenuRange, place: number) => boolean,
): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(ranges[middle]!, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
