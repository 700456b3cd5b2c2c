/** The queries of a state, which do not change it. */
abstract class MenuQueries<Call extends MenuCall = MenuCall> {
  /** The static menu. */
  abstract get table(): MenuTable<Call>;

  /** @internal */
  protected constructor(public rows: MenuRows) {}

  /** The number of rows of the open page; in layout `section-headers`, headers included. */
  get rowCount(): number {
    return this.rows.count;
  }

  /** The node of the open page; `undefined` for the top page, whose rows are the top level's. */
  get page(): MenuNode | undefined {
    return nodeOrNone(this.rows.page);
  }

  /** How the rows of the open page are placed: as in the table on the top page, else as `rows`. */
  get layout(): MenuLayout {
    return this.rows.layout;
  }

  /** The page that the node is on: the innermost above it; `undefined` for the top page. */
  pageOf(node: MenuNode): MenuNode | undefined {
    return this.table.contains(node) ? nodeOrNone(pageAbove(this.rows.menu, node)) : undefined;
  }

  /** The pages above the node, outermost first; empty if it is on the top page. */
  pathTo(node: MenuNode): MenuNode[] {
    const path: MenuNode[] = [];
    for (let page = this.pageOf(node); page !== undefined; page = this.pageOf(page)) {
      path.unshift(page);
    }
    return path;
  }

  /** Whether a filter is on. */
  get isFiltered(): boolean {
    return this.rows.isFiltered;
  }

  /** Whether the node is open, visible or dormant or not; false for a leaf, outside the menu. */
  isExpanded(node: MenuNode): boolean {
    return this.has(MenuState.open, node);
  }

  /**
   * Whether the node is hidden itself, by the program, by conditions or, if it is inline, because it
   * is empty; a node below a hidden node need not be hidden itself.
   */
  isHidden(node: MenuNode): boolean {
    return this.has(MenuState.hidden, node) && !this.table.isSeparator(node);
  }

  /** Whether taps on the node have an effect, as far as its own `enabled` decides. */
  isEnabled(node: MenuNode): boolean {
    const isTurned = this.rows.conditions?.isTurned(node) ?? false;
    return this.table.isInitiallyEnabled(node) !== isTurned;
  }

  /** Whether the node is a category without body that has nothing to show but separators. */
  isEmpty(node: MenuNode): boolean {
    return this.has(MenuState.empty, node);
  }

  /** Whether the node is a check item that is checked, or a summary check whose items all are. */
  isChecked(node: MenuNode): boolean {
    return this.checkState(node) === "checked";
  }

  /**
   * Whether a check item is checked or, for a summary check, whether all, some or none of its items
   * are; any other node is unchecked.
   */
  checkState(node: MenuNode): MenuCheckState {
    return this.table.contains(node) ? this.rows.checks.state(node) : "unchecked";
  }

  /**
   * The checked nodes among the children, in document order, without summary checks; `undefined`
   * asks about the top level.
   */
  checkedIn(group: MenuNode | undefined): readonly MenuNode[] {
    if (group !== undefined && !this.table.contains(group)) return nothing;
    return this.rows.checks.checkedUnder(group ?? -1).map(menuNode);
  }

  /**
   * The text at the end of the row: the title of the checked child, if the node's row shows it,
   * otherwise the detail of the table, for a number if it has one.
   */
  shownDetailOf(node: MenuNode, count?: number): string | undefined {
    return shownDetail(this.rows, node, count);
  }

  /**
   * The number of the value of a condition, or `undefined` outside the menu; -1 while it follows a
   * choice without a checked item.
   */
  valueOfCondition(condition: number): number | undefined {
    return this.rows.conditions?.value(condition);
  }

  /** The number of rows that the program gave the slot; 0 for a node that is not a slot. */
  countIn(slot: MenuNode): number {
    return this.rows.slots?.count(slot) ?? 0;
  }

  /** Whether the slot is busy. */
  isBusy(slot: MenuNode): boolean {
    return this.rows.slots?.isBusy(slot) ?? false;
  }

  /** The current node, such as the node of the page on screen, or `undefined`. */
  get current(): MenuNode | undefined {
    return nodeOrNone(this.rows.current);
  }

  /** The response that `tap` would return. Changes nothing. */
  responseToTap(node: MenuNode, place: MenuTapPlace): MenuTapResponse<Call> {
    if (!this.isEnabled(node)) return { kind: "nothing" };
    return responseToTap(this.rows, node, place) as MenuTapResponse<Call>;
  }

  /** Whether the node has a row. */
  isVisible(node: MenuNode): boolean {
    return this.rowOf(node) !== undefined;
  }

  /** The glyph for the node's state, or `undefined` for none. */
  glyphOf(node: MenuNode): MenuGlyph | undefined {
    if (!this.table.isItem(node) || this.table.isInline(node)) return undefined;
    const indicator = this.table.indicatorOf(node);
    if (this.isEmpty(node)) {
      return indicator.hideWhenEmpty ? undefined : indicator.empty ?? indicator.collapsed;
    }
    if (!this.table.isExpandable(node)) return indicator.leaf;
    return this.isExpanded(node) ? indicator.expanded : indicator.collapsed;
  }

  /** Whether each category and each item with a body is closed, by id; dormant ones too. */
  get collapsedById(): ReadonlyMap<string, boolean> {
    const result = new Map<string, boolean>();
    for (let number = 0; number < this.table.count; number += 1) {
      const node = menuNode(number);
      const id = this.table.idOf(node);
      if (id === undefined || !this.table.isExpandable(node)) continue;
      result.set(id, !this.isExpanded(node));
    }
    return result;
  }

  /** The node whose row this is, a slot for each of its rows; `undefined` outside the rows. */
  nodeAtRow(row: number): MenuNode | undefined {
    return nodeOrNone(this.rows.node(row));
  }

  /** The content of a row, or `undefined` outside the rows. */
  contentAtRow(row: number): MenuRowContent | undefined {
    const node = this.nodeAtRow(row);
    if (node === undefined) return undefined;
    const { slots } = this.rows;
    if (slots === undefined || !this.table.isSlot(node)) return { kind: "item", node };
    const index = row - (this.rows.firstPlaceBelow(node)?.row ?? row + 1);
    if (index < 0) return { kind: "item", node };
    if (index < slots.count(node)) return { kind: "slotRow", slot: node, index };
    return { kind: slots.lastRow(node) ?? "loading", slot: node };
  }

  /** The row that the program gave the slot with this index, or `undefined` if it does not show. */
  rowOfSlotRow(slot: MenuNode, index: number): number | undefined {
    const exists = index >= 0 && index < this.countIn(slot) && Number.isInteger(index);
    const first = exists ? this.rows.firstPlaceBelow(slot) : undefined;
    return first && first.row + index;
  }

  /** @internal The first row below a node, if rows there are rows of the menu. */
  rowBelow(node: MenuNode): number | undefined {
    return this.table.contains(node) ? this.rows.firstPlaceBelow(node)?.row : undefined;
  }

  /** The node's row, or `undefined` if it has none. */
  rowOf(node: MenuNode): number | undefined {
    return this.placeOf(node)?.row;
  }

  /**
   * The number of sections: in layout `rows` one, else the top-level items that are neither hidden
   * nor filtered away.
   */
  get sectionCount(): number {
    return sectionCount(this.rows);
  }

  /** The number of rows in a section; 0 for a section that is not there. */
  rowCountInSection(section: number): number {
    return countInSection(this.rows, section);
  }

  /** The node whose row is at an index path, or `undefined` if there is no row. */
  nodeAt(path: MenuIndexPath): MenuNode | undefined {
    return this.nodeAtRow(rowAt(this.rows, path));
  }

  /** The content of the row at an index path, or `undefined` if there is no row. */
  contentAt(path: MenuIndexPath): MenuRowContent | undefined {
    return this.contentAtRow(rowAt(this.rows, path));
  }

  /** Where the node's row is, or `undefined` if it has none or is a header. */
  indexPathOf(node: MenuNode): MenuIndexPath | undefined {
    const place = this.placeOf(node);
    if (place === undefined) return undefined;
    const row = rowInSection(this.rows, place);
    return row < 0 ? undefined : { section: sectionOf(this.rows, place.top), row };
  }

  /**
   * The section of the node's top-level item, whether the node has a row or not.
   *
   * Without sections 0 for every node of the menu; `undefined` where the top-level item has none.
   */
  sectionOf(node: MenuNode): number | undefined {
    if (!this.table.contains(node)) return undefined;
    const { hasSections, menu } = this.rows;
    if (!hasSections) return 0;
    let top: number = node;
    while (top >= menu.topLevelCount) top = menu.parent(top);
    return this.rows.isAbsent(top) ? undefined : sectionOf(this.rows, top);
  }

  /** The top-level item of a section, or `undefined`, as always in layout `rows`. */
  nodeOfSection(section: number): MenuNode | undefined {
    return nodeOrNone(topOfSection(this.rows, section));
  }

  /**
   * What can be kept between runs of the program: `v1`, then `*id`, `+id`, `-id` or `/id` for each
   * node that events checked, opened, closed or unchecked, sorted by UTF-8 bytes, separated by
   * spaces.
   *
   * Dormant nodes are included. Nodes that cannot be closed, the filter, and which nodes are hidden
   * are not saved.
   */
  get savedState(): string {
    return savedState(this.rows);
  }

  private placeOf(node: MenuNode): MenuPlace | undefined {
    return this.table.contains(node) ? this.rows.place(node) : undefined;
  }

  private has(flags: number, node: MenuNode): boolean {
    return this.table.contains(node) && this.rows.words.has(flags, node);
  }
}

function nodeOrNone(number: number): MenuNode | undefined {
  return number < 0 ? undefined : menuNode(number);
}

/** The text at the end of a node's row. */
function shownDetail(
  { table, checks }: MenuRows,
  node: MenuNode,
  count?: number,
): string | undefined {
  const checked = table.showsChecked(node) ? checks.checkedUnder(node)[0] : undefined;
  return checked === undefined ? table.detailOf(node, count) : table.titleOf(menuNode(checked));
}
