/** What generated code tells a table. */
export interface MenuTableSource {
  /** The menu's name, as in generated names. */
  readonly name: string;
  /** What a person reads above the menu. */
  readonly title: string;
  /** How many lines the two texts have. */
  readonly nodeCount: number;
  /** How many of the nodes, which come first, have no parent. */
  readonly topLevelCount: number;
  /** Columns of a number of `structure`. */
  readonly digits: number;
  /** Columns of an offset in `text`. */
  readonly textDigits: number;
  readonly layout: MenuLayout;
  /** Whether at most one top-level node may be open. */
  readonly topLevelIsSingle: boolean;
  /** Whether the last open top-level node stays open. */
  readonly topLevelKeepsOpen: boolean;
  readonly settings: MenuSettings;
  /**
   * One line an item, of `parent first count tree shown rank` in `digits` columns each,
   * right-aligned, then `depth` in 2, nine flags, and the item's offset in `text` in `textDigits`.
   * The flags are `c` category, `b` body, `o` open at first (after the group rules, dormant or
   * not), `f` fixed (not collapsible), `h` hidden at first, `d` disabled, `s` separator, and
   * for the group of its children `1` single, `k` keep-open.
   */
  readonly structure: string;
  /** One line an item: `id title{ key value}`, values as `LENGTH:TEXT` in units of UTF-16. */
  readonly text: string;
}

/** The flags of a structure line, in their order. */
const MenuFlag = {
  category: 0,
  body: 1,
  open: 2,
  fixed: 3,
  hidden: 4,
  disabled: 5,
  separator: 6,
  single: 7,
  keepsOpen: 8,
} as const;

/**
 * Reading a table by number: the caller knows that the number is in range, -1 standing for the
 * menu itself as the parent of the top level.
 */
class MenuStructure {
  readonly count: number;
  readonly topLevelCount: number;
  private readonly structure: string;
  private readonly digits: number;
  private readonly textDigits: number;
  private readonly lineWidth: number;

  constructor(private readonly source: MenuTableSource) {
    const { nodeCount, topLevelCount, digits, textDigits, structure } = source;
    const lineWidth = 6 * digits + 20 + textDigits;
    const isWhole = nodeCount > 0 && nodeCount * lineWidth <= structure.length;
    this.count = isWhole ? nodeCount : 0;
    this.topLevelCount = isWhole ? topLevelCount : 0;
    this.structure = structure;
    this.digits = digits;
    this.textDigits = textDigits;
    this.lineWidth = lineWidth;
  }

  contains(node: MenuNode): boolean {
    return node >= 0 && node < this.count && Number.isInteger(node);
  }

  flag(flag: number, node: number): boolean {
    return this.structure.charCodeAt(node * this.lineWidth + 6 * this.digits + 9 + flag) !== 0x2d;
  }

  /** The parent's number, -1 at top level. */
  parentNumber(node: number): number {
    const end = node * this.lineWidth + this.digits;
    return this.structure.charCodeAt(end - 1) === 0x20 ? -1 : this.column(0, node);
  }

  firstChild(node: number): number {
    return node < 0 ? 0 : this.column(1, node);
  }

  childCount(node: number): number {
    return node < 0 ? this.topLevelCount : this.column(2, node);
  }

  /** The node's entry in its group's Fenwick tree before any event. */
  initialEntry(node: number): number {
    return this.column(3, node);
  }

  /** The rows that opening the node shows before any event. */
  initialShown(node: number): number {
    return this.column(4, node);
  }

  /** The node at a place in the order of ids. */
  nodeByRank(rank: number): number {
    return this.column(5, rank);
  }

  depthNumber(node: number): number {
    return this.number(node * this.lineWidth + 6 * this.digits + 6, 2);
  }

  /** Where the node's line in `text` starts. */
  textOffset(node: number): number {
    return this.number(node * this.lineWidth + 6 * this.digits + 19, this.textDigits);
  }

  /** Whether opening a sibling closes this group's open node. */
  groupIsSingle(parent: number): boolean {
    return parent < 0 ? this.source.topLevelIsSingle : this.flag(MenuFlag.single, parent);
  }

  groupKeepsOpen(parent: number): boolean {
    return parent < 0 ? this.source.topLevelKeepsOpen : this.flag(MenuFlag.keepsOpen, parent);
  }

  /** The next node in document order, or -1 after the last. */
  successor(number: number): number {
    if (this.childCount(number) > 0) return this.firstChild(number);
    let node = number;
    while (node >= 0) {
      const parent = this.parentNumber(node);
      if (node + 1 < this.count && this.parentNumber(node + 1) === parent) return node + 1;
      node = parent;
    }
    return -1;
  }

  private column(column: number, node: number): number {
    return this.number(node * this.lineWidth + column * (this.digits + 1), this.digits);
  }

  /** The decimal number in a fixed width of the structure; blanks count as 0. */
  private number(offset: number, width: number): number {
    let value = 0;
    for (let place = offset; place < offset + width; place += 1) {
      value = value * 10 + (this.structure.charCodeAt(place) & 0x0f);
    }
    return value;
  }
}
