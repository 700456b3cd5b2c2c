/** The request of a key. Its rows are those of the view before the request is performed. */
export type MenuKeyAction =
  | { readonly kind: "nothing" }
  | { readonly kind: "focus"; readonly row: number }
  | { readonly kind: "expand"; readonly nodes: readonly MenuNode[] }
  | { readonly kind: "collapse"; readonly node: MenuNode }
  | { readonly kind: "tap"; readonly row: number; readonly place: MenuTapPlace };

const unavailable: MenuKeyAction = { kind: "nothing" };

function focusAction(row: number | undefined): MenuKeyAction {
  return row === undefined ? unavailable : { kind: "focus", row };
}

/** The effects of keys in a tree, according to the WAI-ARIA pattern "Tree View". */
export class MenuTreeKeys {
  /** Whether the left arrow key opens items and the right one closes them. */
  isRightToLeft = false;
  /** The items that a search found. Down and Up move between them. */
  results: ReadonlySet<MenuNode> | undefined;
  private readonly opening: MenuOpening;
  private readonly places: MenuRowPlaces;
  private readonly trees: MenuTrees;
  private readonly typing: MenuTyping;

  constructor(
    private readonly state: MenuExpansion,
    private readonly titleOf: (content: MenuRowContent) => string,
    clock: () => number,
  ) {
    this.opening = new MenuOpening(state);
    this.places = new MenuRowPlaces(state);
    this.trees = new MenuTrees(state);
    this.typing = new MenuTyping(clock);
  }

  /**
   * The request of a key that is pressed on a row, or `undefined` if trees do not use the key. Only
   * the memory of type-ahead changes.
   */
  actionOf(press: MenuKeyPress, row: number, language: string): MenuKeyAction | undefined {
    const { key } = press;
    const isLetter = [...key].length === 1 && key !== "*" && key !== " ";
    if (!isLetter && key !== "Shift") this.typing.forget();
    if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined;
    const content = this.state.contentAtRow(row);
    if (content === undefined) return undefined;
    if (this.results !== undefined && (key === "ArrowDown" || key === "ArrowUp")) {
      return focusAction(this.nextResult(row, key === "ArrowDown" ? 1 : -1));
    }
    if (content.kind === "item" && this.trees.isHeader(content.node)) {
      return this.actionInHeader(key, content.node);
    }
    const node = content.kind === "item" ? content.node : undefined;
    const tree = this.trees.treeOf(content.kind === "item" ? content.node : content.slot);
    const rows = this.trees.rowsOf(tree);
    const forward = this.isRightToLeft ? "ArrowLeft" : "ArrowRight";
    const backward = this.isRightToLeft ? "ArrowRight" : "ArrowLeft";
    switch (key) {
      case "ArrowDown": return focusAction(this.trees.next(row, 1, rows));
      case "ArrowUp": return focusAction(this.trees.next(row, -1, rows));
      case "Home": return focusAction(this.trees.next(rows.start - 1, 1, rows));
      case "End": return focusAction(this.trees.next(rows.end, -1, rows));
      case forward: return node === undefined ? unavailable : this.goIn(node, row, rows);
      case backward: return this.goOut(content, tree);
      case "*":
        return node === undefined
          ? unavailable
          : { kind: "expand", nodes: this.opening.siblingsToOpen(node) };
      case "Enter": return { kind: "tap", row, place: "row" };
      case " ": {
        const { hitArea } = this.state.table.settings;
        const isIndicator =
          node !== undefined && (hitArea === "indicator" || hitArea === "auto");
        return { kind: "tap", row, place: isIndicator ? "indicator" : "row" };
      }
      default: return isLetter ? this.find(key, row, rows, language) : undefined;
    }
  }

  /** The row of the next result of a search after or before a row, in whichever tree it is. */
  nextResult(row: number, step: 1 | -1): number | undefined {
    const { results, state } = this;
    for (let next = row + step; next >= 0 && next < state.rowCount; next += step) {
      const content = state.contentAtRow(next);
      if (content?.kind === "item" && results?.has(content.node)) return next;
    }
    return undefined;
  }

  /** Requests to open the item, or to move to its first child. */
  private goIn(node: MenuNode, row: number, rows: MenuRange): MenuKeyAction {
    const { opening, state } = this;
    if (!opening.canOpen(node)) return unavailable;
    if (!opening.showsBelow(node)) {
      const isActive = state.isEnabled(node) && opening.showsToggle(node);
      return isActive ? { kind: "expand", nodes: [node] } : unavailable;
    }
    const next = this.trees.next(row, 1, rows);
    const child = next === undefined ? undefined : state.contentAtRow(next);
    const isBelow = child !== undefined && this.places.parentOf(child) === node;
    return isBelow ? focusAction(next) : unavailable;
  }

  /** Requests to close the item, or to move to its parent. */
  private goOut(content: MenuRowContent, tree: MenuNode | undefined): MenuKeyAction {
    const { opening, state } = this;
    if (content.kind === "item" && state.isExpanded(content.node) && !state.isFiltered) {
      const { node } = content;
      if (opening.canClose(node) && state.isEnabled(node)) return { kind: "collapse", node };
    }
    const parent = this.places.parentOf(content);
    const isOutside = parent === undefined || parent === tree;
    return isOutside ? unavailable : focusAction(state.rowOf(parent));
  }

  private find(letter: string, row: number, rows: MenuRange, language: string): MenuKeyAction {
    const { sought, isNext } = this.typing.type(letter);
    const titles = new MenuRowTitles(this.state, this.titleOf);
    const folded = foldText(sought, language);
    return focusAction(findTyped(titles, folded, language, row, rows, !isNext));
  }

  /**
   * Arrows, Home and End move between headers. Other keys have the effect that they have on a
   * button.
   */
  private actionInHeader(key: string, top: MenuNode): MenuKeyAction | undefined {
    const section = this.state.sectionOf(top) ?? 0;
    switch (key) {
      case "ArrowDown": return focusAction(this.trees.nextHeader(section, 1));
      case "ArrowUp": return focusAction(this.trees.nextHeader(section, -1));
      case "Home": return focusAction(this.trees.nextHeader(-1, 1));
      case "End": return focusAction(this.trees.nextHeader(this.state.sectionCount, -1));
      default: return undefined;
    }
  }
}
