/** The queries of a state. */
class MenuReading {
  /** The static menu. */
  readonly table: MenuTable;
  protected readonly rows: MenuRows;
  protected readonly sections: MenuSections;
  protected readonly checks: MenuChecks;
  protected currentNode: MenuNode | undefined;

  constructor(table: MenuTable, from?: MenuReading) {
    const original = from?.table === table ? from : undefined;
    this.table = table;
    this.rows = new MenuRows(table.structure, original?.rows);
    this.sections = new MenuSections(table.layout, this.rows);
    this.checks = new MenuChecks(table.structure, original?.checks);
    this.currentNode = original?.currentNode;
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

  /** Whether the node is hidden itself; a node below a hidden one need not be. */
  isHidden(node: MenuNode): boolean {
    return this.has(MenuState.hidden, node);
  }

  /** Whether the node is a category without body whose children, if any, are all hidden. */
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

  /** Whether each category and each item with a body is collapsed, by id. */
  get collapsedById(): ReadonlyMap<string, boolean> {
    const result = new Map<string, boolean>();
    for (let number = 0; number < this.table.count; number += 1) {
      const node = menuNode(number);
      const id = this.table.idOf(node);
      const isListed = this.table.isCategory(node) || this.table.isExpandable(node);
      if (id === undefined || !isListed) continue;
      result.set(id, !this.isExpanded(node));
    }
    return result;
  }

  /** The node whose row this is, or `undefined` outside the rows. */
  nodeAtRow(row: number): MenuNode | undefined {
    if (!(row >= 0 && row < this.rowCount && Number.isInteger(row))) return undefined;
    const node = this.rows.nodeAt(row);
    return node < 0 ? undefined : menuNode(node);
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
    if (!(path.row >= 0 && path.row < this.rowCountInSection(path.section))) return undefined;
    const top = this.nodeOfSection(path.section);
    if (top === undefined) return this.nodeAtRow(path.row);
    return this.nodeAtRow(this.rows.placeOf(top).row + path.row + this.sections.firstRow);
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
