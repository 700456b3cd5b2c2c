/** What generated code passes to a table. */
export interface MenuTableSource<Call extends MenuCall = MenuCall> {
  /** The menu's name, as in generated names. */
  readonly name: string;
  /** The title above the menu. */
  readonly title: string;
  readonly layout: MenuLayout;
  /** Whether at most one top-level item may be open. */
  readonly topLevelIsSingle: boolean;
  /** Whether the last open top-level item stays open. */
  readonly topLevelKeepsOpen: boolean;
  /** Whether at most one of the top-level check items can be checked. */
  readonly topLevelChoosesOne: boolean;
  readonly settings: MenuSettings;
  /** The number of items. */
  readonly count: number;
  /**
   * One line per item, breadth first: the number of its parent (-1 at top level), the rank of its
   * id in the order of UTF-8 bytes, its flags, and its texts.
   *
   * The texts are the id, the title, and a key before each further text. Each text follows its
   * length in UTF-16 units and a colon.
   */
  readonly items: string;
  /** The language of the texts; left out where the menu does not declare it. */
  readonly language?: MenuLanguage | undefined;
  /** The number of this language among the menu's; left out for the menu's own. */
  readonly languageNumber?: number;
  /** What the menu's conditions show and hide; left out where there are none. */
  readonly conditions?: MenuConditionsSource;
  /** The action of an item with its arguments; left out where the menu has no actions. */
  readonly callOf?: (node: MenuNode) => Call | undefined;
}

/** The flags of an item, as bits. */
const MenuFlag = {
  /** The item was written with `items`, even if empty. */
  category: 1 << 0,
  /** The item has a text that shows while it is open. */
  body: 1 << 1,
  /** The item starts open, by the rules of its group, dormant or not. */
  open: 1 << 2,
  /** The item is always open. */
  fixed: 1 << 3,
  /** The item starts hidden. */
  hidden: 1 << 4,
  /** Taps on the item have no effect. */
  disabled: 1 << 5,
  /** The item is a line between others. */
  separator: 1 << 6,
  /** At most one child may be open. */
  single: 1 << 7,
  /** The last open child stays open. */
  keepsOpen: 1 << 8,
  /** The item is a check item or, if it is a category, a summary check. */
  checkItem: 1 << 9,
  /** The item starts checked. */
  checked: 1 << 10,
  /** At most one child can be checked. */
  choosesOne: 1 << 11,
  /** The item is a slot, whose rows the program provides. */
  slot: 1 << 12,
  /** The item is a slot that shows a placeholder while it has no other row. */
  placeholder: 1 << 13,
  /** The item is a slot that shows a row while it is busy. */
  loading: 1 << 14,
  /** The rows of the item are on a page of their own. */
  page: 1 << 15,
  /**
   * The rows of the item are among those of its siblings. Of a separator: it shows only with such an
   * item, which follows it. `MenuStructure` keeps this flag and the next in maps.
   */
  inline: 1 << 16,
  /**
   * The item is inline and has no heading, and so no row of its own. Of a separator: it shows only
   * with an inline item before it.
   */
  rowless: 1 << 17,
  /** The item's row shows the checked child as its detail. Of a separator: it is the footer of its group. */
  showsChecked: 1 << 18,
  /** The item is a slot of whose rows any number can be checked. */
  choosesAny: 1 << 19,
  /** One of the children is a separator. Only `MenuStructure` has this flag. */
  separated: 1 << 16,
} as const;

/** The flags of generated code that `MenuStructure` keeps for each item. */
const storedFlags = (MenuFlag.inline - 1) | MenuFlag.showsChecked | MenuFlag.choosesAny;

/**
 * The columns of a table, decoded once, with one element per item.
 *
 * Methods take a number that the caller knows to be in range; -1 is the menu itself, the parent of
 * the top level.
 */
class MenuStructure {
  /** The number of items. */
  readonly count: number;
  /** The number of top-level items. */
  readonly topLevelCount: number;
  /** The items in the order of their ids' UTF-8 bytes; separators are last. */
  readonly nodesById: Int32Array;
  /** Where the texts of each item start in the source. */
  readonly textOffsets: Int32Array;
  /** The slots, in ascending order. */
  readonly slots: readonly number[];
  /** The inline items in ascending order, and whether each has a heading. */
  readonly inlines: ReadonlyMap<number, boolean>;
  /** The inline item with which alone a separator shows, by the separator. */
  readonly inlinesOfBorders: ReadonlyMap<number, number>;
  /** Whether any of the items is a separator. */
  readonly hasSeparators: boolean;
  /** Whether top-level items are sections. */
  readonly hasSections: boolean;
  private readonly parents: Int32Array;
  private readonly firstChildren: Int32Array;
  private readonly childCounts: Int32Array;
  private readonly depths: Uint8Array;
  private readonly flags: Uint32Array;
  private topLevelIsSeparated = false;

  constructor(private readonly source: MenuTableSource) {
    const { count, items } = source;
    this.count = count;
    this.nodesById = new Int32Array(count);
    this.textOffsets = new Int32Array(count);
    this.parents = new Int32Array(count);
    this.firstChildren = new Int32Array(count);
    this.childCounts = new Int32Array(count);
    this.depths = new Uint8Array(count);
    this.flags = new Uint32Array(count);
    let topLevelCount = 0;
    let hasSeparators = false;
    const slots: number[] = [];
    const inlines = new Map<number, boolean>();
    const borders = new Map<number, number>();
    this.inlines = inlines;
    this.inlinesOfBorders = borders;
    const reader = new MenuReader(items);
    for (let node = 0; node < count; node += 1) {
      const parent = reader.number();
      this.parents[node] = parent;
      if (parent < 0) topLevelCount += 1;
      else this.addChild(node, parent);
      this.nodesById[reader.number()] = node;
      const flags = reader.number();
      this.flags[node] = flags & storedFlags;
      const isRowless = (flags & MenuFlag.rowless) !== 0;
      if ((flags & MenuFlag.separator) === 0) {
        if ((flags & MenuFlag.inline) !== 0) inlines.set(node, !isRowless);
      } else if ((flags & MenuFlag.inline) !== 0) {
        borders.set(node, node + 1);
      } else if (isRowless) {
        borders.set(node, node - 1);
      }
      if ((flags & MenuFlag.slot) !== 0) slots.push(node);
      if ((flags & MenuFlag.separator) !== 0) {
        hasSeparators = true;
        this.markSeparated(parent);
      }
      this.textOffsets[node] = reader.offset;
      reader.skipTexts();
    }
    this.topLevelCount = topLevelCount;
    this.hasSeparators = hasSeparators;
    this.hasSections = source.layout !== "rows";
    this.slots = slots;
  }

  /** Adds a node to its parent's children, which follow each other, after their parents. */
  private addChild(node: number, parent: number): void {
    if (this.childCounts[parent] === 0) this.firstChildren[parent] = node;
    this.childCounts[parent] += 1;
    this.depths[node] = this.depths[parent]! + (this.isInline(parent) ? 0 : 1);
  }

  private markSeparated(parent: number): void {
    if (parent < 0) this.topLevelIsSeparated = true;
    else this.flags[parent] |= MenuFlag.separated;
  }

  /** Whether the item has one of these flags. */
  has(flags: number, node: number): boolean {
    return (this.flags[node]! & flags) !== 0;
  }

  /** Whether the rows of the item are among those of its siblings. */
  isInline(node: number): boolean {
    return this.inlines.has(node);
  }

  /** The number of rows that the item itself has: 1, or 0 for an inline item without a heading. */
  ownRows(node: number): number {
    return this.inlines.size > 0 && this.inlines.get(node) === false ? 0 : 1;
  }

  /** The number of ancestors that are not inline; 0 at top level. */
  depth(node: number): number {
    return this.depths[node]!;
  }

  /** The parent's number, -1 at top level. */
  parent(node: number): number {
    return this.parents[node]!;
  }

  /** The number of the first child, if there is one. */
  firstChild(node: number): number {
    return node < 0 ? 0 : this.firstChildren[node]!;
  }

  childCount(node: number): number {
    return node < 0 ? this.topLevelCount : this.childCounts[node]!;
  }

  /** Whether one of the children is a separator. */
  isSeparated(parent: number): boolean {
    return parent < 0 ? this.topLevelIsSeparated : this.has(MenuFlag.separated, parent);
  }

  /** Whether at most one child of the parent may be open. */
  groupIsSingle(parent: number): boolean {
    return parent < 0 ? this.source.topLevelIsSingle : this.has(MenuFlag.single, parent);
  }

  /** Whether the last open child of the parent stays open. */
  groupKeepsOpen(parent: number): boolean {
    return parent < 0 ? this.source.topLevelKeepsOpen : this.has(MenuFlag.keepsOpen, parent);
  }

  /** Whether the node is a check item. */
  isCheckItem(node: number): boolean {
    return this.has(MenuFlag.checkItem, node) && !this.has(MenuFlag.category, node);
  }

  /** Whether the node is a summary check. */
  isSummary(node: number): boolean {
    return this.has(MenuFlag.checkItem, node) && this.has(MenuFlag.category, node);
  }

  /** Whether at most one child of the parent can be checked. */
  choosesOne(parent: number): boolean {
    return parent < 0 ? this.source.topLevelChoosesOne : this.has(MenuFlag.choosesOne, parent);
  }

  /** Whether the row of a choice of one shows the checked item as its detail. */
  showsChecked(node: number): boolean {
    return this.has(MenuFlag.showsChecked, node) && !this.has(MenuFlag.separator, node);
  }

  /** Whether any number of a slot's rows can be checked. */
  choosesAny(node: number): boolean {
    return this.has(MenuFlag.choosesAny, node);
  }

  /** Whether the node is the footer of its group, and so the last of it. */
  isFooter(node: number): boolean {
    return this.has(MenuFlag.showsChecked, node) && this.has(MenuFlag.separator, node);
  }

  /** The footer of a group, or -1. */
  lastFooter(parent: number): number {
    if (parent < 0) return -1;
    const last = this.firstChild(parent) + this.childCount(parent) - 1;
    return last > parent && this.isFooter(last) ? last : -1;
  }

  /** Below 0 if one item comes before another in document order, above 0 if it comes after. */
  compare(one: number, other: number): number {
    let left = one;
    let right = other;
    // The siblings, or -1, through which the items are below the same item.
    let leftSibling = -1;
    let rightSibling = -1;
    // An item has a higher number than the items above it.
    while (left !== right) {
      if (left > right) {
        leftSibling = left;
        left = this.parent(left);
      } else {
        rightSibling = right;
        right = this.parent(right);
      }
    }
    return leftSibling - rightSibling;
  }

  /** The next item in document order, or -1 after the last. */
  successor(number: number): number {
    if (this.childCount(number) > 0) return this.firstChild(number);
    let node = number;
    while (node >= 0) {
      const parent = this.parent(node);
      if (node + 1 < this.count && this.parent(node + 1) === parent) return node + 1;
      node = parent;
    }
    return -1;
  }
}
