/** The place of a row in the menu, with its top-level node and that node's row. */
interface MenuPlace {
  /** -1 for a node without a row. */
  readonly row: number;
  readonly topRow: number;
  readonly top: number;
}

const noPlace: MenuPlace = { row: -1, topRow: -1, top: -1 };

/**
 * The Fenwick trees: in each sibling group, entry k sums the sizes of the siblings up to the k-th,
 * as many as the value of the lowest set bit of k. The size of a node without a row is 0; other
 * sizes are 1 and, if the children are visible, the sum of their sizes.
 */
class MenuRows extends MenuRules {
  /** The top-level nodes without a section, in ascending order; none in layout `rows`. */
  absent = new Int32Array(0);

  constructor(menu: MenuStructure, from?: MenuRows) {
    super(menu, from);
    if (from) this.absent = from.absent;
    else this.start();
  }

  /** The state before any event. */
  private start(): void {
    for (let node = 0; node < this.count; node += 1) {
      if (this.menu.has(MenuFlag.open, node)) this.set(MenuState.open, node);
      if (this.menu.has(MenuFlag.hidden, node)) this.set(MenuState.hidden, node);
    }
    this.conditions?.start((node) => this.set(MenuState.hidden, node));
    this.tidySeparators();
    this.findEmpty();
    this.rebuild();
  }

  get isFiltered(): boolean {
    return this.has(MenuState.kept, -1);
  }

  /** The number of rows of the node and below it, if its ancestors are open. */
  size(node: number): number {
    if (this.isAbsent(node)) return 0;
    return this.isFiltered || this.has(MenuState.open, node) ? 1 + this.shown(node) : 1;
  }

  /** Whether the node is hidden or filtered away, regardless of its ancestors. */
  isAbsent(node: number): boolean {
    if (this.has(MenuState.hidden, node)) return true;
    return this.isFiltered && !this.has(MenuState.kept, node);
  }

  /** Whether the node or one of its ancestors is hidden. */
  isBelowHidden(node: number): boolean {
    for (let above = node; above >= 0; above = this.menu.parent(above)) {
      if (this.has(MenuState.hidden, above)) return true;
    }
    return false;
  }

  /** The node of a row that exists; of a row in a slot, the slot. */
  nodeAt(row: number): number {
    let parent = -1;
    let rest = row;
    for (;;) {
      const first = this.menu.firstChild(parent);
      const count = this.menu.childCount(parent);
      let before = 0;
      for (let step = 1 << (31 - Math.clz32(count)); step > 0; step >>= 1) {
        if (before + step > count) continue;
        const size = this.entry(first + before + step - 1);
        if (size > rest) continue;
        before += step;
        rest -= size;
      }
      if (before >= count) return parent;
      parent = first + before;
      if (rest === 0) return parent;
      rest -= 1;
    }
  }

  placeOf(number: number): MenuPlace {
    if (this.isAbsent(number)) return noPlace;
    let node = number;
    let row = 0;
    for (;;) {
      if (this.has(MenuState.hidden, node)) return noPlace;
      const parent = this.menu.parent(node);
      const last = this.menu.firstChild(parent) - 1;
      let rowsBefore = 0;
      for (let before = node - last - 1; before > 0; before &= before - 1) {
        rowsBefore += this.entry(last + before);
      }
      row += rowsBefore;
      if (parent < 0) return { row, topRow: rowsBefore, top: node };
      if (!this.isFiltered && !this.has(MenuState.open, parent)) return noPlace;
      row += 1;
      node = parent;
    }
  }

  /**
   * Adds visible rows below the node to the sizes of its ancestors, up to the first that is closed
   * or hidden. Under a filter, sizes do not depend on what is open.
   */
  propagate(rows: number, from: number): void {
    if (!this.isFiltered) this.resize(rows, from);
  }

  /** Adds rows below a slot, whether it shows them or not. */
  addSlotRows(rows: number, slot: number): void {
    this.addShown(rows, slot);
    if (this.isFiltered ? this.has(MenuState.kept, slot) : this.has(MenuState.open, slot)) {
      this.resize(rows, slot);
    }
  }

  private resize(rows: number, from: number): void {
    if (rows === 0) return;
    const { isFiltered } = this;
    let node = from;
    while (!this.has(MenuState.hidden, node)) {
      const parent = this.menu.parent(node);
      const last = this.menu.firstChild(parent) - 1;
      const count = this.menu.childCount(parent);
      for (let entry = node - last; entry <= count; entry += entry & -entry) {
        this.addEntry(rows, last + entry);
      }
      this.addShown(rows, parent);
      if (parent < 0 || !(isFiltered || this.has(MenuState.open, parent))) return;
      node = parent;
    }
  }

  /** Computes all sizes and counts from the flags, in O(N). */
  rebuild(): void {
    this.clearCounts();
    for (const slot of this.menu.slots) this.addShown(this.slots!.rowCount(slot), slot);
    for (let node = this.count - 1; node >= 0; node -= 1) {
      if (this.has(MenuState.open, node)) this.setOpen(true, node);
      const size = this.size(node);
      this.addEntry(size, node);
      this.addShown(size, this.menu.parent(node));
    }
    for (let node = -1; node < this.count; node += 1) {
      this.sumGroup(this.menu.firstChild(node) - 1, this.menu.childCount(node));
    }
    this.findAbsent();
  }

  /** Turns the sizes of a group into a Fenwick tree. */
  private sumGroup(last: number, count: number): void {
    for (let entry = 1; entry < count; entry += 1) {
      const next = entry + (entry & -entry);
      if (next <= count) this.addEntry(this.entry(last + entry), last + next);
    }
  }

  /** Lists the top-level nodes without a section, if there are sections. */
  findAbsent(): void {
    if (!this.menu.hasSections) return;
    const absent: number[] = [];
    for (let node = 0; node < this.menu.topLevelCount; node += 1) {
      if (this.isAbsent(node)) absent.push(node);
    }
    this.absent = Int32Array.from(absent);
  }

  /** The number of top-level nodes without a section before this one. */
  absentBefore(top: number): number {
    let low = 0;
    let high = this.absent.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.absent[middle]! < top) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The top-level node of a section that exists. */
  topOfSection(section: number): number {
    let low = 0;
    let high = this.absent.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.absent[middle]! - middle <= section) low = middle + 1;
      else high = middle;
    }
    return section + low;
  }
}
