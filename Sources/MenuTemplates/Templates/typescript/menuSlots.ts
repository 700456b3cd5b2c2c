/** What a row contains: an item, or one of the rows of a slot. */
export type MenuRowContent =
  | { readonly kind: "item"; readonly node: MenuNode }
  | { readonly kind: "slotRow"; readonly slot: MenuNode; readonly index: number }
  | { readonly kind: "placeholder"; readonly slot: MenuNode }
  | { readonly kind: "loading"; readonly slot: MenuNode };

/** The maximum number of rows of a menu, including the rows of its slots. */
const rowLimit = 1_048_575;

/** The number of rows of each slot, and which slots are busy. */
class MenuSlots {
  private readonly counts: Map<number, number>;
  private readonly busy: Set<number>;
  /** The number of rows that all slots together can still be given. */
  private room: number;

  constructor(
    private readonly menu: MenuStructure,
    from?: MenuSlots,
  ) {
    this.counts = new Map(from?.counts);
    this.busy = new Set(from?.busy);
    this.room = from?.room ?? rowLimit - menu.count - menu.slots.length;
  }

  /** The number of rows that the program gave the slot. */
  count(slot: number): number {
    return this.counts.get(slot) ?? 0;
  }

  isBusy(slot: number): boolean {
    return this.busy.has(slot);
  }

  /** The row after the rows that the program gave the slot, if there is one. */
  lastRow(slot: number): "placeholder" | "loading" | undefined {
    if (this.isBusy(slot) && this.menu.has(MenuFlag.loading, slot)) return "loading";
    const isPlaceholder = this.count(slot) === 0 && this.menu.has(MenuFlag.placeholder, slot);
    return isPlaceholder ? "placeholder" : undefined;
  }

  /** The number of all rows of the slot. */
  rowCount(slot: number): number {
    return this.count(slot) + (this.lastRow(slot) === undefined ? 0 : 1);
  }

  /** The number of rows that the slot has when it is given this many, as far as there is room. */
  fittingCount(count: number, slot: number): number {
    return Math.min(Math.max(0, Math.floor(count)), this.count(slot) + this.room);
  }

  /** The indices that rows inserted into the slot can have, in ascending order. */
  insertable(indices: Iterable<number>, slot: number): number[] {
    const result: number[] = [];
    const count = this.count(slot);
    for (const index of ascending(indices)) {
      if (index > count + result.length || result.length >= this.room) break;
      result.push(index);
    }
    return result;
  }

  /** The indices that rows of the slot have, in ascending order. */
  existing(indices: Iterable<number>, slot: number): number[] {
    const count = this.count(slot);
    return ascending(indices).filter((index) => index < count);
  }

  /** Gives the slot rows, for which there is room. */
  set(count: number, isBusy: boolean, slot: number): void {
    this.room += this.count(slot) - count;
    this.counts.set(slot, count);
    if (isBusy) this.busy.add(slot);
    else this.busy.delete(slot);
  }
}

/** The indices that are not negative, each once, in ascending order. */
function ascending(indices: Iterable<number>): number[] {
  const valid = new Set<number>();
  for (const index of indices) if (index >= 0 && Number.isInteger(index)) valid.add(index);
  return [...valid].sort((left, right) => left - right);
}

