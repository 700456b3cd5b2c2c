/** The items that users can open and close, and the content below items. */
export class MenuOpening {
  constructor(private readonly state: MenuExpansion) {}

  /** Whether the user can open the item. An empty item can't be opened, nor an inline one. */
  canOpen(node: MenuNode): boolean {
    const { state } = this;
    return state.table.isExpandable(node) && !state.table.isInline(node) && !state.isEmpty(node);
  }

  /** Whether the user can close the item. */
  canClose(node: MenuNode): boolean {
    const { state } = this;
    if (!this.isMember(node)) return false;
    const parent = state.table.parentOf(node);
    if (!state.table.keepsOpenUnder(parent)) return true;
    if (state.table.isSingleUnder(parent)) return false;
    return siblingsUnder(state.table, parent).some(
      (one) => one !== node && state.isExpanded(one) && this.isMember(one),
    );
  }

  /** Whether rows or a body are visible below the item, including rows that a filter shows. */
  showsBelow(node: MenuNode): boolean {
    const { state } = this;
    if (!state.isFiltered) return state.isExpanded(node);
    const next = state.contentAtRow((state.rowOf(node) ?? -2) + 1);
    const isParent = next !== undefined && new MenuRowPlaces(state).parentOf(next) === node;
    return isParent || (state.isExpanded(node) && state.table.bodyOf(node) !== undefined);
  }

  /**
   * Whether a toggle would have a visible effect. While a filter is active, only bodies open and
   * close.
   */
  showsToggle(node: MenuNode): boolean {
    const { state } = this;
    if (!state.isFiltered) return true;
    if (!state.isVisible(node) || state.table.bodyOf(node) === undefined) return false;
    return this.showsBelow(node) === state.isExpanded(node);
  }

  /** The glyph for the visible content below the item. */
  glyphOf(node: MenuNode): MenuGlyph | undefined {
    const { state } = this;
    if (!state.isFiltered || !this.canOpen(node)) return state.glyphOf(node);
    const { expanded, collapsed } = state.table.indicatorOf(node);
    return this.showsBelow(node) ? expanded : collapsed;
  }

  /** Whether a tap on the item's row triggers its check, action or URL. */
  leads(node: MenuNode): boolean {
    const { table } = this.state;
    if (table.isPage(node)) return false;
    const { hitArea } = table.settings;
    if (table.isExpandable(node) && hitArea !== "indicator" && hitArea !== "auto") return false;
    const target = table.actionOf(node) ?? table.urlOf(node);
    return target !== undefined || this.checkOf(node) !== undefined;
  }

  /**
   * Whether the item is checked; `"mixed"` if only some items of a summary check are, and `undefined`
   * if it can't be checked.
   */
  checkOf(node: MenuNode): boolean | "mixed" | undefined {
    const { state } = this;
    if (!state.table.isCheckItem(node) && !state.table.isSummaryCheck(node)) return undefined;
    const check = state.checkState(node);
    return check === "mixed" ? check : check === "checked";
  }

  /** The closed siblings that the key `*` opens, including the node itself. */
  siblingsToOpen(node: MenuNode): readonly MenuNode[] {
    const { state } = this;
    const { table } = state;
    const parent = table.parentOf(node);
    const members = siblingsUnder(table, parent).filter((one) => this.isMember(one));
    const isEnabled = (one: MenuNode): boolean => state.isEnabled(one);
    if (table.isSingleUnder(parent)) {
      if (members.some((one) => state.isExpanded(one))) return [];
      return members.filter(isEnabled).slice(0, 1).filter((one) => this.showsToggle(one));
    }
    return members.filter(
      (one) => isEnabled(one) && !state.isExpanded(one) && this.showsToggle(one),
    );
  }

  /** Whether the rules of the item's group count the item. */
  private isMember(node: MenuNode): boolean {
    const { state } = this;
    return !state.isHidden(node) && this.canOpen(node) && state.table.isCollapsible(node);
  }
}

function siblingsUnder(table: MenuTable, parent: MenuNode | undefined): readonly MenuNode[] {
  return parent === undefined ? table.topLevel : table.childrenOf(parent);
}
