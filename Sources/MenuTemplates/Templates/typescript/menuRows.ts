/** The place of a row in the menu, with its top-level node and that node's row. */
interface MenuPlace {
  readonly top: number;
  readonly row: number;
  readonly topRow: number;
}

/** The place after rows of an earlier sibling were inserted or, below 0, removed. */
function movedDown({ top, row, topRow }: MenuPlace, rows: number): MenuPlace {
  return { top, row: row + rows, topRow: row === topRow ? topRow + rows : topRow };
}

/**
 * What is open, hidden, filtered, checked or current, and the rows that follow from it.
 *
 * In each sibling group a Fenwick tree adds up sizes: entry k holds those of the siblings up to the
 * k-th, as many as the value of the lowest set bit of k. The size of a node without a row is 0;
 * other sizes are 1, or 0 for an inline node without a heading, and, if the children are visible, the
 * sum of their sizes.
 */
class MenuRows {
  readonly menu: MenuStructure;
  readonly words: MenuWords;
  readonly checks: MenuChecks;
  /** The slots' rows, if there are any slots. */
  readonly slots: MenuSlots | undefined;
  /** Which inline nodes are hidden, if there are any. */
  readonly inlines: MenuInlines | undefined;
  /** The values of the conditions, if there are any conditions. */
  readonly conditions: MenuConditions | undefined;
  /** The node that is current, or -1. */
  current: number;
  /** The node of the open page, or -1 for the top page. */
  page: number;

  /** The menu before any event, or a copy of an original. */
  constructor(
    public table: MenuTable,
    from?: MenuRows,
  ) {
    const menu = table.structure;
    this.menu = menu;
    this.words = new MenuWords(menu.count, from?.words);
    this.checks = new MenuChecks(menu, from?.checks);
    if (menu.slots.length > 0) this.slots = new MenuSlots(menu, from?.slots);
    if (menu.inlines.size > 0) this.inlines = new MenuInlines(menu, from?.inlines);
    if (table.whens) this.conditions = new MenuConditions(menu, table.whens, from?.conditions);
    this.current = from?.current ?? -1;
    this.page = from?.page ?? -1;
    if (from) return;
    for (let node = 0; node < menu.count; node += 1) {
      if (menu.has(MenuFlag.open, node)) this.words.set(MenuState.open, node);
      if (menu.has(MenuFlag.hidden, node)) this.words.set(MenuState.hidden, node);
    }
    this.conditions?.start((node) => this.words.set(MenuState.hidden, node));
    for (const node of menu.inlines.keys()) {
      this.inlines?.setHidden(this.words.has(MenuState.hidden, node), node);
    }
    findEmpty(this);
    tidySeparators(this);
    this.rebuild();
  }

  /** The number of rows of the open page. */
  get count(): number {
    return this.words.shown(this.page);
  }

  /** How the rows of the open page are placed. */
  get layout(): MenuLayout {
    return this.page < 0 ? this.table.layout : "rows";
  }

  /** Whether the top-level items of the open page are sections. */
  get hasSections(): boolean {
    return this.page < 0 && this.menu.hasSections;
  }

  get isFiltered(): boolean {
    return this.words.has(MenuState.kept, -1);
  }

  isOpen(node: number): boolean {
    return this.words.has(MenuState.open, node);
  }

  /** Whether the rows below the node show, if its own does. */
  showsBelow(node: number): boolean {
    return this.isFiltered || this.isOpen(node);
  }

  /** The number of rows of the node and below it, if its ancestors are open. */
  size(node: number): number {
    if (this.isAbsent(node)) return 0;
    return this.showsBelow(node) ? this.menu.ownRows(node) + this.words.shown(node) : 1;
  }

  /** Whether the node is hidden or filtered away, regardless of its ancestors. */
  isAbsent(node: number): boolean {
    if (this.words.has(MenuState.hidden, node)) return true;
    return this.isFiltered && !this.words.has(MenuState.kept, node);
  }

  /** The node of a row, or -1; of a row in a slot, the slot. */
  node(row: number): number {
    if (!(row >= 0 && row < this.count && Number.isInteger(row))) return -1;
    const { menu, words } = this;
    let parent = this.page;
    let rest = row;
    for (;;) {
      const first = menu.firstChild(parent);
      const count = menu.childCount(parent);
      let before = 0;
      for (let step = 1 << (31 - Math.clz32(count)); step > 0; step >>= 1) {
        if (before + step > count) continue;
        const size = words.entry(first + before + step - 1);
        if (size > rest) continue;
        before += step;
        rest -= size;
      }
      if (before >= count) return parent;
      parent = first + before;
      const own = menu.ownRows(parent);
      if (rest < own) return parent;
      rest -= own;
    }
  }

  /** The place of the node's row, or `undefined` if it has none. */
  place(of: number): MenuPlace | undefined {
    return this.menu.ownRows(of) > 0 ? this.start(of) : undefined;
  }

  /** The place of the first row below a node that shows what is below it, or `undefined`. */
  firstPlaceBelow(parent: number): MenuPlace | undefined {
    const place = this.showsBelow(parent) ? this.start(parent) : undefined;
    return place && { ...place, row: place.row + this.menu.ownRows(parent) };
  }

  /**
   * The place of the node's row or, if it never has one, of the first row below it; `undefined` for a
   * node that is absent or below one.
   */
  start(of: number): MenuPlace | undefined {
    if (this.isAbsent(of)) return undefined;
    const { menu, words } = this;
    let node = of;
    let row = 0;
    while (!words.has(MenuState.hidden, node)) {
      const parent = menu.parent(node);
      const last = menu.firstChild(parent) - 1;
      let rowsBefore = 0;
      for (let before = node - last - 1; before > 0; before &= before - 1) {
        rowsBefore += words.entry(last + before);
      }
      row += rowsBefore;
      if (parent === this.page) return { top: node, row, topRow: rowsBefore };
      if (parent < 0 || !this.showsBelow(parent)) return undefined;
      row += menu.ownRows(parent);
      node = parent;
    }
    return undefined;
  }

  /**
   * Adds visible rows below the node to the sizes of its ancestors, up to the first that is closed
   * or hidden. Under a filter, sizes do not depend on what is open.
   */
  propagate(rows: number, from: number): void {
    if (!this.isFiltered) this.addRows(rows, from);
  }

  /** Adds rows below a slot, whether it shows them or not. */
  addSlotRows(rows: number, slot: number): void {
    this.words.addShown(rows, slot);
    const isShown = this.words.has(this.isFiltered ? MenuState.kept : MenuState.open, slot);
    if (isShown) this.addRows(rows, slot);
  }

  /** Adds rows below the node to the sizes of the node and of its ancestors. */
  private addRows(rows: number, from: number): void {
    if (rows === 0) return;
    const { menu, words, isFiltered } = this;
    let node = from;
    while (!words.has(MenuState.hidden, node)) {
      const parent = menu.parent(node);
      const last = menu.firstChild(parent) - 1;
      const count = menu.childCount(parent);
      for (let entry = node - last; entry <= count; entry += entry & -entry) {
        words.addEntry(rows, last + entry);
      }
      words.addShown(rows, parent);
      if (parent < 0 || !(isFiltered || this.isOpen(parent))) return;
      node = parent;
    }
  }

  /** Computes all sizes and counts from the flags, in O(N). */
  rebuild(): void {
    const { menu, words, slots } = this;
    words.clearCounts();
    for (const slot of menu.slots) words.addShown(slots?.rowCount(slot) ?? 0, slot);
    for (let node = menu.count - 1; node >= 0; node -= 1) {
      if (this.isOpen(node)) setOpen(this, true, node);
      const size = this.size(node);
      words.addEntry(size, node);
      words.addShown(size, menu.parent(node));
    }
    for (let node = -1; node < menu.count; node += 1) {
      this.sumGroup(menu.firstChild(node) - 1, menu.childCount(node));
    }
    this.findAbsent();
  }

  /** Turns the sizes of a group into a Fenwick tree. */
  private sumGroup(last: number, count: number): void {
    for (let entry = 1; entry < count; entry += 1) {
      const next = entry + (entry & -entry);
      if (next <= count) this.words.addEntry(this.words.entry(last + entry), last + next);
    }
  }

  /** Lists the top-level nodes without a section, if there are sections. */
  findAbsent(): void {
    if (!this.menu.hasSections) return;
    const absent: number[] = [];
    for (let node = 0; node < this.menu.topLevelCount; node += 1) {
      if (this.isAbsent(node)) absent.push(node);
    }
    this.words.absent = Int32Array.from(absent);
  }
}
