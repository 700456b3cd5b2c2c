/** The queries of a state. */
class MenuReading {
  protected readonly rows: MenuRows;
  protected readonly sections: MenuSections;
  protected readonly checks: MenuChecks;
  protected currentNode: MenuNode | undefined;
  private ownTable: MenuTable;

  constructor(table: MenuTable, from?: MenuReading) {
    const original = from?.table.structure === table.structure ? from : undefined;
    this.ownTable = table;
    this.rows = new MenuRows(table.structure, original?.rows);
    this.sections = new MenuSections(table.layout, this.rows);
    this.checks = new MenuChecks(table.structure, original?.checks);
    this.currentNode = original?.currentNode;
  }

  /**
   * The static menu. It can be replaced by its table in another language, which changes no state:
   * draw all rows again. The table of another menu is not accepted.
   */
  get table(): MenuTable {
    return this.ownTable;
  }

  set table(table: MenuTable) {
    if (table.structure === this.ownTable.structure) this.ownTable = table;
  }

  /** The number of rows of the whole menu; in layout `section-headers`, headers included. */
  get rowCount(): number {
    return this.rows.shown(-1);
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
   * Whether the node is hidden itself, by the program or by conditions; a node below a hidden one
   * need not be.
   */
  isHidden(node: MenuNode): boolean {
    return this.has(MenuState.hidden, node) && !this.table.isSeparator(node);
  }

  /** Whether the node is a category without body that has nothing to show but separators. */
  isEmpty(node: MenuNode): boolean {
    return this.has(MenuState.empty, node);
  }

  /** Whether the node is a check item that is checked. */
  isChecked(node: MenuNode): boolean {
    return this.table.contains(node) && this.checks.isChecked(node);
  }

  /**
   * The checked nodes among the children, in document order; `undefined` asks about the top level.
   */
  checkedIn(group: MenuNode | undefined): readonly MenuNode[] {
    if (group !== undefined && !this.table.contains(group)) return nothing;
    return this.checks.checkedUnder(group ?? -1).map(menuNode);
  }

  /** The number of the value of a condition, or `undefined` outside the menu. */
  valueOfCondition(condition: number): number | undefined {
    return this.rows.conditions?.value(condition);
  }

  /** The number of rows that the program gave the slot; 0 for a node that is none. */
  countIn(slot: MenuNode): number {
    return this.rows.slots?.count(slot) ?? 0;
  }

  /** Whether the slot is busy. */
  isBusy(slot: MenuNode): boolean {
    return this.rows.slots?.isBusy(slot) ?? false;
  }

  /** The node that is current, such as that of the page on screen, or `undefined`. */
  get current(): MenuNode | undefined {
    return this.currentNode;
  }

  /** What `tap` would return as its response; changes nothing. */
  responseToTap(node: MenuNode, place: MenuTapPlace): MenuTapResponse {
    return responseToTap(this.table, this.rows, node, place);
  }

  /** Whether the node has a row. */
  isVisible(node: MenuNode): boolean {
    return this.rowOf(node) !== undefined;
  }

  /** The glyph for the node's state, or `undefined` for none. */
  glyphOf(node: MenuNode): MenuGlyph | undefined {
    if (!this.table.contains(node) || this.table.isSeparator(node)) return undefined;
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
    if (!(row >= 0 && row < this.rowCount && Number.isInteger(row))) return undefined;
    const node = this.rows.nodeAt(row);
    return node < 0 ? undefined : menuNode(node);
  }

  /** What the row contains, or `undefined` outside the rows. */
  contentAtRow(row: number): MenuRowContent | undefined {
    const node = this.nodeAtRow(row);
    const { slots } = this.rows;
    const index = node !== undefined && slots && this.table.isSlot(node)
      ? row - this.rows.placeOf(node).row - 1
      : -1;
    if (node === undefined) return undefined;
    if (slots === undefined || index < 0) return { kind: "item", node };
    if (index < slots.count(node)) return { kind: "slotRow", slot: node, index };
    return { kind: slots.lastRow(node) ?? "loading", slot: node };
  }

  /** The row that the program gave the slot with this index, or `undefined` if it does not show. */
  rowOfSlotRow(slot: MenuNode, index: number): number | undefined {
    const row = this.rowOf(slot);
    const exists = index >= 0 && index < this.countIn(slot) && Number.isInteger(index);
    if (row === undefined || !exists) return undefined;
    return this.isFiltered || this.isExpanded(slot) ? row + 1 + index : undefined;
  }

  /** The node's row, or `undefined` if it has none. */
  rowOf(node: MenuNode): number | undefined {
    const { row } = this.table.contains(node) ? this.rows.placeOf(node) : noPlace;
    return row < 0 ? undefined : row;
  }

  /**
   * The number of sections: in layout `rows` one, else the top-level items that are neither hidden
   * nor filtered away.
   */
  get sectionCount(): number {
    if (this.table.layout === "rows") return 1;
    return this.table.topLevelCount - this.rows.absent.length;
  }

  /** The number of rows in a section; 0 for a section that is not there. */
  rowCountInSection(section: number): number {
    if (this.table.layout === "rows") return section === 0 ? this.rowCount : 0;
    const top = this.nodeOfSection(section);
    return top === undefined ? 0 : this.rows.size(top) - this.sections.firstRow;
  }

  /** The node whose row is there, or `undefined` if there is no such row. */
  nodeAt(path: MenuIndexPath): MenuNode | undefined {
    return this.nodeAtRow(this.rowAt(path));
  }

  /** What the row contains that is there, or `undefined` if there is no such row. */
  contentAt(path: MenuIndexPath): MenuRowContent | undefined {
    return this.contentAtRow(this.rowAt(path));
  }

  /** The row in the whole menu, or -1 if there is no such row. */
  private rowAt(path: MenuIndexPath): number {
    if (!(path.row >= 0 && path.row < this.rowCountInSection(path.section))) return -1;
    const top = this.nodeOfSection(path.section);
    return top === undefined
      ? path.row
      : this.rows.placeOf(top).row + path.row + this.sections.firstRow;
  }

  /** Where the node's row is, or `undefined` if it has none or is a header. */
  indexPathOf(node: MenuNode): MenuIndexPath | undefined {
    const place = this.table.contains(node) ? this.rows.placeOf(node) : noPlace;
    const row = this.sections.rowInSection(place);
    if (place.row < 0 || row < 0) return undefined;
    return { section: this.sections.sectionOf(place.top), row };
  }

  /**
   * The section of the node's top-level item, whether the node has a row or not.
   *
   * In layout `rows` 0 for every node of the menu; `undefined` where the top-level item has none.
   */
  sectionOf(node: MenuNode): number | undefined {
    if (!this.table.contains(node)) return undefined;
    if (this.table.layout === "rows") return 0;
    let top: number = node;
    while (top >= this.table.topLevelCount) top = this.table.structure.parent(top);
    return this.rows.isAbsent(top) ? undefined : this.sections.sectionOf(top);
  }

  /** The top-level item of a section, or `undefined`, as always in layout `rows`. */
  nodeOfSection(section: number): MenuNode | undefined {
    const isThere = section >= 0 && section < this.sectionCount && Number.isInteger(section);
    if (this.table.layout === "rows" || !isThere) return undefined;
    return menuNode(this.rows.topOfSection(section));
  }

  private has(flag: number, node: MenuNode): boolean {
    return this.table.contains(node) && this.rows.has(flag, node);
  }
}
