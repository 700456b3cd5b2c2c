// Inline items, whose rows are among those of their siblings. An inline item is hidden while it is
// empty.

/** Which inline items the program or a condition hides. */
class MenuInlines {
  private readonly hidden: Set<number>;

  constructor(
    private readonly menu: MenuStructure,
    from?: MenuInlines,
  ) {
    this.hidden = new Set(from?.hidden);
  }

  /** Notes whether the program or a condition hides an item. */
  setHidden(isHidden: boolean, node: number): void {
    if (isHidden) this.hidden.add(node);
    else this.hidden.delete(node);
  }

  /** Whether the program or a condition hides an item; `undefined` for an item that is not inline. */
  isHidden(node: number): boolean | undefined {
    return this.menu.isInline(node) ? this.hidden.has(node) : undefined;
  }

  /** Visits the inline items from the last to the first, so each after those below it. */
  forEachUpwards(visit: (node: number, isHidden: boolean) => void): void {
    for (const node of [...this.menu.inlines.keys()].reverse()) visit(node, this.hidden.has(node));
  }
}

/** Marks nodes in an event that visits all of them; what hides an inline item is only noted. */
function marking({ menu, words, inlines }: MenuRows): MenuMark {
  return (flag, isOn, node) => {
    if (flag === MenuState.hidden && menu.isInline(node)) inlines?.setHidden(isOn, node);
    else words.mark(flag, isOn, node);
  };
}

/** Hides the inline items, so that none counts for the item above it. */
function hideInlines({ words, inlines }: MenuRows): void {
  inlines?.forEachUpwards((node) => words.set(MenuState.hidden, node));
}

/** Shows the inline items again that are not empty, unless something else hides them. */
function settleInlines({ menu, words, inlines }: MenuRows): void {
  inlines?.forEachUpwards((node, isHidden) => {
    if (isHidden || words.has(MenuState.empty, node)) return;
    words.clear(MenuState.hidden, node);
    words.clear(MenuState.empty, menu.parent(node));
  });
}

/** Where the tidying of separators has come to. */
interface MenuLine {
  hasRows: boolean;
  /** The separator that shows if a row follows, or -1. */
  separator: number;
}

/** Decides which separators show in all groups, where inline items are part of the group above. */
function tidyLines(rows: MenuRows): void {
  for (let parent = -1; parent < rows.menu.count; parent += 1) {
    if (rows.menu.isInline(parent)) continue;
    tidyLine(rows, parent, { hasRows: false, separator: -1 }, false);
  }
}

/**
 * Shows and hides the separators of a group and of its inline items, as if all were one group; if
 * the group is gone, hides them.
 */
function tidyLine(rows: MenuRows, parent: number, line: MenuLine, isGone: boolean): void {
  const { menu, words } = rows;
  const first = menu.firstChild(parent);
  const end = first + menu.childCount(parent);
  let isEmpty = true;
  for (let node = first; node < end; node += 1) {
    if (menu.isFooter(node)) {
      words.mark(MenuState.hidden, isGone || isEmpty, node);
      continue;
    }
    if (menu.has(MenuFlag.separator, node)) {
      const inline = menu.inlinesOfBorders.get(node);
      const isOfHidden = inline !== undefined && words.has(MenuState.hidden, inline);
      words.set(MenuState.hidden, node);
      if (isGone || isOfHidden || !line.hasRows || line.separator >= 0) continue;
      line.separator = node;
      continue;
    }
    const isHidden = isGone || words.has(MenuState.hidden, node);
    if (!isHidden) isEmpty = false;
    if (!isHidden && (menu.ownRows(node) > 0 || menu.has(MenuFlag.slot, node))) {
      if (line.separator >= 0) words.clear(MenuState.hidden, line.separator);
      line.separator = -1;
      line.hasRows = true;
    }
    if (menu.isInline(node)) tidyLine(rows, node, line, isHidden);
  }
}
