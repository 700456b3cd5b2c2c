/** The flags of a node's state, in the bits that the second word of a node has for them. */
const MenuState = {
  /** An open item. */
  open: 1 << 28,
  /** A hidden item, or a separator that does not show. */
  hidden: 1 << 29,
  /** A category without body and without anything to show but separators. */
  empty: 1 << 30,
  /** A match of the filter or an ancestor of one; for the menu itself, that a filter is on. */
  kept: 1 << 31,
} as const;

/** The flags that decide which rows a node has, and how its own row looks. */
const lookFlags = MenuState.open | MenuState.hidden | MenuState.empty;

/** A menu has at most 1,048,575 rows, those of its slots included, which fits into 20 bits. */
const countBits = 20;
const countMask = (1 << countBits) - 1;

/** The part of the number of the open child that the first word of a node has no room for. */
const openMask = 0xff << countBits;
const stateMask = 0xf << 28;

/**
 * The memory of a state: two words of 32 bits for each node, and two, at -1, for the menu itself.
 *
 * Both have a number of rows in their low 20 bits: the first the node's entry in the Fenwick tree
 * of its siblings' sizes, the second the rows that opening the node shows, or under a filter those
 * below it. The flags are the high four bits of the second word. The 20 bits between are one number
 * for the node's children, its high 8 bits in the second word: in a `single` group the open child's
 * number + 1, otherwise the number of open children. Those that are dormant or can't close do not
 * count.
 */
class MenuWords {
  /** The top-level nodes without a section, in ascending order; none in layout `rows`. */
  absent: Int32Array;
  /** After `restore`, the nodes that group rules opened or closed against the restored state. */
  settled: number[] | undefined;
  private readonly words: Uint32Array;

  constructor(count: number, from?: MenuWords) {
    this.absent = from ? from.absent : new Int32Array(0);
    this.settled = from?.settled?.slice();
    this.words = from ? from.words.slice() : new Uint32Array(2 * (count + 1));
    this.set(MenuState.open, -1);
  }

  /** Whether the node has one of these flags. */
  has(flags: number, node: number): boolean {
    return (this.words[second(node)]! & flags) !== 0;
  }

  /** Those of these flags that the node has. */
  flags(flags: number, node: number): number {
    return this.words[second(node)]! & flags;
  }

  set(flag: number, node: number): void {
    this.words[second(node)] |= flag;
  }

  clear(flag: number, node: number): void {
    this.words[second(node)] &= ~flag;
  }

  mark(flag: number, isOn: boolean, node: number): void {
    if (isOn) this.set(flag, node);
    else this.clear(flag, node);
  }

  /** The entry of the node in its group's Fenwick tree. */
  entry(node: number): number {
    return this.words[first(node)]! & countMask;
  }

  /** The number of rows that opening the node shows or, under a filter, of the rows below it. */
  shown(node: number): number {
    return this.words[second(node)]! & countMask;
  }

  /** The open child's number + 1 in a `single` group, otherwise the number of open children. */
  openInfo(node: number): number {
    const high = (this.words[second(node)]! & openMask) >>> 8;
    return high | (this.words[first(node)]! >>> countBits);
  }

  addEntry(rows: number, node: number): void {
    this.words[first(node)] += rows;
  }

  addShown(rows: number, node: number): void {
    this.words[second(node)] += rows;
  }

  setOpenInfo(value: number, node: number): void {
    const entry = this.entry(node);
    this.words[first(node)] = entry | (value << countBits);
    const others = this.words[second(node)]! & ~openMask;
    this.words[second(node)] = others | ((value << 8) & openMask);
  }

  /** Keeps only the flags of all nodes. */
  clearCounts(): void {
    for (let node = this.words.length / 2 - 2; node >= -1; node -= 1) this.clearCount(node);
  }

  /** Keeps only the flags of the node. */
  clearCount(node: number): void {
    this.words[first(node)] = 0;
    this.words[second(node)] &= stateMask;
  }
}

/** The place of a node's first word. */
function first(node: number): number {
  return 2 * (node + 1);
}

/** The place of a node's second word. */
function second(node: number): number {
  return 2 * (node + 1) + 1;
}
