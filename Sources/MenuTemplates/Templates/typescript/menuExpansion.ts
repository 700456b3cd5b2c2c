/**
 * Which items of a menu are open, hidden or filtered, and so which rows there are.
 *
 * Besides its table it takes 8 bytes per item, 4 for each top-level item without a section, and a
 * few for each item that its group's rules opened or closed against a restored state. Each event
 * returns one `MenuChange`; no event throws. An event on a leaf, a separator, a category without
 * children and body, or a node outside the menu changes nothing. An event on a node without a row
 * changes its state, which `toggled` reports, and moves no row. The parameter `animation` of an
 * event replaces the menu's animation.
 *
 * An item is dormant while it is hidden, or is a category without body whose children are all
 * hidden. A dormant item keeps its state, and events set it; the rules of its group do not count
 * it, and apply to it when it wakes.
 */
export class MenuExpansion extends MenuReading {
  /** The menu before any event, or, given a state of the same table, a copy of that. */
  constructor(table: MenuTable, from?: MenuExpansion) {
    super(table, from);
  }

  /** An independent state, equal to this one now. */
  copy(): MenuExpansion {
    return new MenuExpansion(this.table, this);
  }

  /** Closes the node if it is open, else opens it. Costs O(d log f), as do the next two. */
  toggle(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return this.isExpanded(node) ? this.collapse(node, animation) : this.expand(node, animation);
  }

  /**
   * Opens the node, and closes its open sibling where only one may be open.
   *
   * Opening shows the children as they were left. A visible node that opens is scrolled to by the
   * menu's policy. Opening a dormant node closes no sibling; if another is open when the node
   * wakes, the node closes.
   */
  expand(node: MenuNode, animation?: MenuAnimation): MenuChange {
    const parts = this.parts(animation);
    if (this.table.isExpandable(node) && !this.isExpanded(node)) {
      const { rows } = this;
      rows.settled = undefined;
      const rival = rows.rival(node);
      let place = this.placeIfAwake(node);
      const gained = this.rowsBelow(node, place);
      let closed: MenuMove | undefined;
      if (rival >= 0) {
        const rivalPlace = rows.placeOf(rival);
        const lost = this.rowsBelow(rival, rivalPlace);
        rows.propagate(-rows.shown(rival), rival);
        rows.setOpen(false, rival);
        const placeAfter = rival > node ? movedDown(rivalPlace, gained) : rivalPlace;
        if (rival < node) place = movedDown(place, -lost);
        closed = { node: menuNode(rival), place: rivalPlace, placeAfter, rows: lost };
      }
      rows.setOpen(true, node);
      rows.propagate(rows.shown(node), node);
      this.sections.describe(parts, closed, { node, place, placeAfter: place, rows: gained });
      this.scrollToOpened(parts, place, gained);
    }
    return this.change(parts);
  }

  /** Closes the node, unless it cannot be closed or is the last that its group keeps open. */
  collapse(node: MenuNode, animation?: MenuAnimation): MenuChange {
    const parts = this.parts(animation);
    if (this.isExpanded(node) && !this.rows.staysOpen(node)) {
      this.rows.settled = undefined;
      const place = this.placeIfAwake(node);
      const lost = this.rowsBelow(node, place);
      this.rows.propagate(-this.rows.shown(node), node);
      this.rows.setOpen(false, node);
      this.sections.describe(parts, { node, place, placeAfter: place, rows: lost }, undefined);
    }
    return this.change(parts);
  }

  /**
   * Opens every node that its group allows: in a `single` group only the one that is open, else the
   * first that can be. Dormant nodes, which groups do not count, all open. This and all events
   * below visit nodes visible or not and cost O(N).
   */
  expandAll(animation?: MenuAnimation): MenuChange {
    return this.expandToDepth(Infinity, animation);
  }

  /** Closes every node that its group allows; in a `keep-open` group the first open one stays. */
  collapseAll(animation?: MenuAnimation): MenuChange {
    return this.expandToDepth(0, animation);
  }

  /** Opens nodes at depths below `depth` and closes the others; the top level is depth 0. */
  expandToDepth(depth: number, animation?: MenuAnimation): MenuChange {
    return this.opening(animation, () => this.rows.setOpenBelow(-1, 0, depth));
  }

  /** Opens the node as `expand` does, with its scrolling, then all below it. */
  expandUnder(node: MenuNode, animation?: MenuAnimation): MenuChange {
    if (!this.table.isExpandable(node)) return this.change(this.parts(animation));
    const opens = !this.isExpanded(node);
    const open = (): void => {
      this.rows.openAlone(node);
      this.rows.setOpenBelow(node, 0, Infinity);
    };
    return this.opening(animation, open, (parts) => {
      const place = opens ? this.placeIfAwake(node) : noPlace;
      this.scrollToOpened(parts, place, this.rowsBelow(node, place));
    });
  }

  /** Closes the node as `collapse` does, and all below it. */
  collapseUnder(node: MenuNode, animation?: MenuAnimation): MenuChange {
    if (!this.table.isExpandable(node)) return this.change(this.parts(animation));
    return this.opening(animation, () => {
      if (this.isExpanded(node) && !this.rows.staysOpen(node)) this.rows.setOpen(false, node);
      this.rows.setOpenBelow(node, 0, 0);
    });
  }

  /**
   * Opens the ancestors of the node and scrolls to its row, whatever the menu's policy.
   *
   * A hidden node still has no row after it, and nothing is scrolled to.
   */
  reveal(node: MenuNode, animation?: MenuAnimation): MenuChange {
    if (!this.isItem(node)) return this.change(this.parts(animation));
    const menu = this.table.structure;
    const open = (): void => {
      for (let above = menu.parent(node); above >= 0; above = menu.parent(above)) {
        this.rows.openAlone(above);
      }
    };
    return this.opening(animation, open, (parts) => {
      const place = this.rows.placeOf(node);
      if (place.row >= 0) parts.scroll = this.sections.scrollTarget(place, "reveal");
    });
  }

  /**
   * Hides nodes, with all below them, or shows them again as they were left.
   *
   * Separators and nodes outside the menu are passed over. Nodes that become dormant keep their
   * state. An open node that wakes in a `single` group where another is open closes, as do, of
   * several that wake, all but the first; a `keep-open` group left without an open node opens its
   * first. After `restore`, until an event opens or closes a node, the groups are settled from the
   * restored state, so that it makes no difference whether items are hidden before or after it.
   */
  setHidden(nodes: Iterable<MenuNode>, isHidden: boolean, animation?: MenuAnimation): MenuChange {
    const { rows } = this;
    return this.bulk(animation, () => {
      rows.unsettle();
      rows.countHolders();
      for (const node of nodes) {
        if (!this.isItem(node)) continue;
        if (isHidden) rows.set(MenuState.hidden, node);
        else rows.clear(MenuState.hidden, node);
      }
      rows.findEmpty();
      rows.settleGroups();
    });
  }

  /**
   * Shows exactly these nodes and their ancestors, whatever is open; `undefined` shows the state
   * again.
   *
   * Separators have no row under a filter, and hidden nodes still have none. While it is on,
   * `setHidden` moves rows; other events change state only. A filter makes nothing dormant, and
   * replaces the one before it.
   */
  filter(nodes: Iterable<MenuNode> | undefined, animation?: MenuAnimation): MenuChange {
    const { rows, table } = this;
    return this.bulk(animation, () => {
      for (let node = -1; node < table.count; node += 1) rows.clear(MenuState.kept, node);
      if (nodes === undefined) return;
      rows.set(MenuState.kept, -1);
      for (const node of nodes) {
        if (!this.isItem(node)) continue;
        for (let kept: number = node; !rows.has(MenuState.kept, kept); ) {
          rows.set(MenuState.kept, kept);
          kept = table.structure.parent(kept);
        }
      }
    });
  }

  /**
   * What can be kept between runs of the program: `v1`, then `+id` or `-id` for each node that
   * events opened or closed, sorted by UTF-8 bytes, separated by spaces.
   *
   * Holds dormant nodes too; neither what is hidden nor a filter, nor nodes that cannot be closed.
   */
  get savedState(): string {
    return ["v1", ...this.savedEntries(true), ...this.savedEntries(false)].join(" ");
  }

  /**
   * Restores what `savedState` saved, and returns the ids that this menu does not have.
   *
   * Starts from the initial state, applies the entries, then the rules of each group, so that a
   * state of an older menu is applied as far as possible: in a `single` group a node that an entry
   * opens wins over one that starts open. Hidden nodes and the filter stay as they are; entries of
   * dormant nodes are kept. A string that does not begin with `v1` changes nothing and is unknown
   * as a whole; so is each entry without `+` or `-`. Of several entries for one node the last
   * counts.
   */
  restore(state: string, animation?: MenuAnimation): { change: MenuChange; unknown: string[] } {
    const words = state.split(" ");
    if (words[0] !== "v1") {
      return { change: this.change(this.parts(animation)), unknown: state === "" ? [] : [state] };
    }
    const unknown: string[] = [];
    const change = this.bulk(animation, () => {
      const { rows, table } = this;
      rows.clearCounts();
      for (let node = 0; node < table.count; node += 1) {
        rows.mark(table.structure.has(MenuFlag.open, node), node);
      }
      for (const word of words.slice(1)) {
        if (word === "") continue;
        const isEntry = word.length > 1 && (word.startsWith("+") || word.startsWith("-"));
        const node = isEntry ? table.nodeWithId(word.slice(1)) : undefined;
        if (node === undefined) unknown.push(isEntry ? word.slice(1) : word);
        else if (rows.isCollapsible(node)) {
          rows.mark(word[0] === "+", node);
          if (rows.entry(node) === 0) rows.addEntry(1, node);
        }
      }
      rows.settled = [];
      rows.settleGroups();
    });
    return { change, unknown };
  }

  /** The entries of the nodes that are open, or closed, unlike at first. */
  private savedEntries(isOpen: boolean): string[] {
    const { table } = this;
    const result: string[] = [];
    for (const number of table.structure.nodesById) {
      const node = menuNode(number);
      if (this.isExpanded(node) !== isOpen || table.isInitiallyExpanded(node) === isOpen) continue;
      if (table.structure.has(MenuFlag.fixed, node)) continue;
      result.push((isOpen ? "+" : "-") + (table.idOf(node) ?? ""));
    }
    return result;
  }

  private isItem(node: MenuNode): boolean {
    return this.table.contains(node) && !this.table.isSeparator(node);
  }

  /** The place of the row of an awake node; a dormant node has none. */
  private placeIfAwake(node: number): MenuPlace {
    return this.rows.isAwake(node) ? this.rows.placeOf(node) : noPlace;
  }

  /** Adds what the menu's policy brings into view when a node at this place has opened. */
  private scrollToOpened(parts: MenuChangeParts, place: MenuPlace, gained: number): void {
    const policy = this.table.settings.scroll;
    if (place.row < 0 || policy.to === "none") return;
    const further = policy.to === "reveal" ? Math.max(0, Math.min(policy.rows, gained)) : 0;
    const target = { ...place, row: place.row + further };
    parts.scroll = this.sections.scrollTarget(target, policy.to);
  }

  /** The number of rows that are inserted or removed when a node at this place opens or closes. */
  private rowsBelow(node: number, place: MenuPlace): number {
    return place.row < 0 || this.isFiltered ? 0 : this.rows.shown(node);
  }

  private parts(animation: MenuAnimation | undefined): MenuChangeParts {
    return { animation: animation ?? this.table.settings.animation };
  }

  private change(parts: MenuChangeParts): MenuChange {
    return new MenuChange(parts, this.table.structure);
  }

  /** Runs a bulk event that opens and closes; a restored state is then no longer settled. */
  private opening(
    animation: MenuAnimation | undefined,
    event: () => void,
    finish?: (parts: MenuChangeParts) => void,
  ): MenuChange {
    const change = this.bulk(animation, event, finish);
    const { closed, opened } = change.toggled;
    if (closed.length + opened.length > 0) this.rows.settled = undefined;
    return change;
  }

  /** Runs a bulk event, rebuilds the sizes and compares. */
  private bulk(
    animation: MenuAnimation | undefined,
    event: () => void,
    finish?: (parts: MenuChangeParts) => void,
  ): MenuChange {
    const before = new MenuSnapshot(this.rows);
    event();
    this.rows.rebuild();
    const parts = this.parts(animation);
    const after = new MenuSnapshot(this.rows);
    compareSnapshots(this.table.structure, this.table.layout, before, after, parts);
    finish?.(parts);
    return this.change(parts);
  }
}
