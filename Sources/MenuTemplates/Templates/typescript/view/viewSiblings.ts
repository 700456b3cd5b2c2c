/** The siblings below an item: their positions, and how many there are. */
interface MenuSiblingGroup {
  /** The position of a sibling, from 1; of an inline item, that of the sibling before it. */
  readonly positionOf: (node: MenuNode) => number;
  readonly count: number;
}

/** The positions of rows among their siblings, as counted by `aria-posinset` and `aria-setsize`. */
export class MenuSiblings {
  /** The siblings below each requested parent. */
  private readonly groups = new Map<MenuNode | undefined, MenuSiblingGroup>();
  private readonly places: MenuRowPlaces;

  constructor(private readonly state: MenuExpansion) {
    this.places = new MenuRowPlaces(state);
  }

  /** Discards all positions, because items were hidden, shown or filtered. */
  forget(): void {
    this.groups.clear();
  }

  /** The position of a row. Separators and headings have none. */
  placeOf(content: MenuRowContent): { readonly position: number; readonly count: number } {
    const { table } = this.state;
    const inSlot = content.kind === "item" ? undefined : this.placeInSlot(content);
    if (content.kind !== "item" && inSlot && !table.isInline(content.slot)) return inSlot;
    const parent = this.places.parentOf(content);
    let group = this.groups.get(parent);
    if (group === undefined) {
      const siblings = siblingsUnder(table, parent);
      const hasInlines = siblings.some((node) => table.isInline(node));
      group = hasInlines ? this.countLine(siblings) : this.count(siblings);
      this.groups.set(parent, group);
    }
    const node = content.kind === "item" ? content.node : content.slot;
    return { position: group.positionOf(node) + (inSlot?.position ?? 0), count: group.count };
  }

  /** Counts siblings among which the rows of others are. */
  private countLine(siblings: readonly MenuNode[]): MenuSiblingGroup {
    const { state } = this;
    const { table } = state;
    const positions = new Map<MenuNode, number>();
    let count = 0;
    const visit = (nodes: readonly MenuNode[]): void => {
      for (const node of nodes) {
        if (table.isSeparator(node) || state.isHidden(node)) continue;
        if (table.isInline(node)) {
          // The rows of an inline slot follow those before it.
          positions.set(node, count);
          const hasRows = table.isSlot(node) && state.rowBelow(node) !== undefined;
          if (hasRows) count += this.placeInSlot({ kind: "loading", slot: node }).count;
          visit(table.childrenOf(node));
        } else if (!state.isFiltered || state.isVisible(node)) {
          count += 1;
          positions.set(node, count);
        }
      }
    };
    visit(siblings);
    return { positionOf: (node) => positions.get(node) ?? 0, count };
  }

  private count(siblings: readonly MenuNode[]): MenuSiblingGroup {
    const { state } = this;
    const places = new Int32Array(siblings.length);
    let count = 0;
    siblings.forEach((sibling, place) => {
      if (state.table.isSeparator(sibling) || state.isHidden(sibling)) return;
      if (state.isFiltered && !state.isVisible(sibling)) return;
      count += 1;
      places[place] = count;
    });
    const first = siblings[0] ?? 0;
    return { positionOf: (node) => places[node - first] ?? 0, count };
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
