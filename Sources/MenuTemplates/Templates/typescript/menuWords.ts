/** The flags of a node's state. */
const MenuState = {
  open: 1,
  hidden: 2,
  /** A category without body whose children, if any, are all hidden. */
  empty: 4,
  /** A match of the filter or an ancestor of one; for the menu itself, that a filter is on. */
  kept: 8,
} as const;

/**
 * The memory of a state: two words of 32 bits for each node, and two, at -1, for the menu itself as
 * the parent of the top level.
 *
 * The first holds in bits 0–19 the node's entry in the Fenwick tree of visible sizes of its sibling
 * group, the second the rows that opening the node shows (under a filter, that stand below it) and
 * in bits 28–31 the flags. Bits 20–31 of the first and 20–27 of the second are one number for the
 * group of the node's children: the open one's number + 1 (`single`), or how many are open, without
 * those that are dormant or cannot close.
 */
class MenuWords {
  private readonly words: Uint32Array;

  constructor(
    readonly count: number,
    from?: MenuWords,
  ) {
    this.words = from ? from.words.slice() : new Uint32Array(2 * (count + 1));
    this.set(MenuState.open, -1);
  }

  has(flag: number, node: number): boolean {
    return (this.words[2 * node + 3]! & (flag << 28)) !== 0;
  }

  set(flag: number, node: number): void {
    this.words[2 * node + 3] |= flag << 28;
  }

  clear(flag: number, node: number): void {
    this.words[2 * node + 3] &= ~(flag << 28);
  }

  /** The entry of the node in its group's Fenwick tree. */
  entry(node: number): number {
    return this.words[2 * node + 2]! & 0xfffff;
  }

  /** The rows that opening the node shows, or that stand below it under a filter. */
  shown(node: number): number {
    return this.words[2 * node + 3]! & 0xfffff;
  }

  /** What is open among the node's children: a number + 1, or how many. */
  openInfo(node: number): number {
    const high = (this.words[2 * node + 3]! >>> 8) & 0xff000;
    return high | (this.words[2 * node + 2]! >>> 20);
  }

  addEntry(rows: number, node: number): void {
    this.words[2 * node + 2] += rows;
  }

  addShown(rows: number, node: number): void {
    this.words[2 * node + 3] += rows;
  }

  setOpenInfo(value: number, node: number): void {
    const low = this.words[2 * node + 2]! & 0xfffff;
    this.words[2 * node + 2] = low | (value << 20);
    const high = this.words[2 * node + 3]! & 0xf00fffff;
    this.words[2 * node + 3] = high | ((value & 0xff000) << 8);
  }

  /** Leaves the flags of all nodes only. */
  clearCounts(): void {
    for (let node = -1; node < this.count; node += 1) this.clearCount(node);
  }

  clearCount(node: number): void {
    this.words[2 * node + 2] = 0;
    this.words[2 * node + 3] &= 0xf0000000;
  }
}
