/** The rows of contents: the inverse of `contentAtRow`. */
export class MenuRowPlaces {
  constructor(private readonly state: MenuExpansion) {}

  /** The row of an item, or of a row of a slot; `undefined` if it does not show. */
  rowOf(content: MenuRowContent): number | undefined {
    const { state } = this;
    if (content.kind === "item") return state.rowOf(content.node);
    if (content.kind === "slotRow") return state.rowOfSlotRow(content.slot, content.index);
    const above = state.rowOf(content.slot);
    if (above === undefined) return undefined;
    const row = above + 1 + state.countIn(content.slot);
    const found = state.contentAtRow(row);
    return found?.kind === content.kind && found.slot === content.slot ? row : undefined;
  }

  /** The item that the content is below, or `undefined` at top level. */
  parentOf(content: MenuRowContent): MenuNode | undefined {
    return content.kind === "item" ? this.state.table.parentOf(content.node) : content.slot;
  }

  /** The row of the content or, if it has none, of one near its place or of an ancestor. */
  nearest(content: MenuRowContent): number | undefined {
    const row = this.rowOf(content);
    if (row !== undefined) return row;
    if (content.kind === "slotRow") {
      const { slot } = content;
      const last = this.state.countIn(slot) - 1;
      const near = this.state.rowOfSlotRow(slot, Math.max(0, Math.min(content.index, last)));
      if (near !== undefined) return near;
    }
    const parent = this.parentOf(content);
    return parent === undefined ? undefined : this.nearest({ kind: "item", node: parent });
  }
}

/** Where rows are after a change. */
export class MenuRowMoves {
  /** How many rows are removed before each range of removed rows, and in all. */
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

  /** The row after the change, or `undefined` if it is removed. */
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

/** The number of ranges of which something holds, which are the first ones. */
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
