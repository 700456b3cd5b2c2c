/**
 * The trees of the open page. There is one tree, unless its layout is `section-headers`. In this,
 * each top-level item is a header above a tree, and identifies that tree.
 */
export class MenuTrees {
  constructor(private readonly state: MenuExpansion) {}

  get hasHeaders(): boolean {
    return this.state.layout === "section-headers";
  }

  /** The top-level item of the tree that contains the item, or `undefined` for the only tree. */
  treeOf(node: MenuNode): MenuNode | undefined {
    if (!this.hasHeaders) return undefined;
    const { table } = this.state;
    let top = node;
    for (;;) {
      const parent = table.parentOf(top);
      if (parent === undefined) return top;
      top = parent;
    }
  }

  /** Whether the item is a header. */
  isHeader(node: MenuNode): boolean {
    return this.hasHeaders && this.state.table.parentOf(node) === undefined;
  }

  /** The level in the tree of the open page, from 1; 0 for a header. */
  levelOf(content: MenuRowContent): number {
    const { page, table } = this.state;
    const first = page === undefined ? 0 : table.depthOf(page) + 1;
    const depth =
      content.kind === "item" ? table.depthOf(content.node) : table.depthBelow(content.slot);
    return depth - first + (this.hasHeaders ? 0 : 1);
  }

  /** The rows of a tree. */
  rowsOf(tree: MenuNode | undefined): MenuRange {
    const { state } = this;
    if (tree === undefined) return { start: 0, end: state.rowCount };
    const start = (state.rowOf(tree) ?? -1) + 1;
    const section = start === 0 ? undefined : state.sectionOf(tree);
    return { start, end: start + (section === undefined ? 0 : state.rowCountInSection(section)) };
  }

  /** The next row in a direction within a tree, skipping separators and headings. */
  next(row: number, step: 1 | -1, { start, end }: MenuRange): number | undefined {
    for (let place = row + step; place >= start && place < end; place += step) {
      const node = this.state.nodeAtRow(place);
      if (node !== undefined && !this.isPassive(node, place)) return place;
    }
    return undefined;
  }

  /** Whether the row is a separator or a heading; other rows of an inline slot are not. */
  private isPassive(node: MenuNode, row: number): boolean {
    const { table } = this.state;
    return table.isSeparator(node) || (table.isInline(node) && this.state.rowOf(node) === row);
  }

  /** The row of the next focusable header in a direction. */
  nextHeader(section: number, step: 1 | -1): number | undefined {
    const { state } = this;
    const opening = new MenuOpening(state);
    for (let place = section + step; ; place += step) {
      const top = state.nodeOfSection(place);
      if (top === undefined) return undefined;
      const isPage = state.table.isPage(top);
      if (isPage || opening.canOpen(top) || opening.leads(top)) return state.rowOf(top);
    }
  }
}
