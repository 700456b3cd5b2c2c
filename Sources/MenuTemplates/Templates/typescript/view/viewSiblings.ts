/** The positions of rows among their siblings, as counted by `aria-posinset` and `aria-setsize`. */
export class MenuSiblings {
  /**
   * The positions of the children of each requested parent, and the number of children that have
   * one.
   */
  private readonly groups = new Map<
    MenuNode | undefined,
    { readonly first: number; readonly places: Int32Array; readonly count: number }
  >();

  constructor(private readonly state: MenuExpansion) {}

  /** Discards all positions, because items were hidden, shown or filtered. */
  forget(): void {
    this.groups.clear();
  }

  /** The position of a row. Separators have none. */
  placeOf(content: MenuRowContent): { readonly position: number; readonly count: number } {
    if (content.kind !== "item") return this.placeInSlot(content);
    const { node } = content;
    const parent = this.state.table.parentOf(node);
    let group = this.groups.get(parent);
    if (group === undefined) {
      group = this.count(siblingsUnder(this.state.table, parent));
      this.groups.set(parent, group);
    }
    return { position: group.places[node - group.first] ?? 0, count: group.count };
  }

  private count(siblings: readonly MenuNode[]): {
    first: number;
    places: Int32Array;
    count: number;
  } {
    const { state } = this;
    const places = new Int32Array(siblings.length);
    let count = 0;
    siblings.forEach((sibling, place) => {
      if (state.table.isSeparator(sibling) || state.isHidden(sibling)) return;
      if (state.isFiltered && !state.isVisible(sibling)) return;
      count += 1;
      places[place] = count;
    });
    return { first: siblings[0] ?? 0, places, count };
  }

  private placeInSlot(content: Exclude<MenuRowContent, { kind: "item" }>): {
    position: number;
    count: number;
  } {
    const { state } = this;
    const { slot } = content;
    const given = state.countIn(slot);
    const isLoading = state.isBusy(slot) && state.table.loadingOf(slot) !== undefined;
    const count = Math.max(1, isLoading ? given + 1 : given);
    return { position: content.kind === "slotRow" ? content.index + 1 : count, count };
  }
}
