/**
 * Which items of a menu are open, hidden or filtered, and so which rows there are.
 *
 * Besides its table it takes 8 bytes and one bit per item, 4 for each top-level item without a
 * section, and a few for each slot and each item that its group's rules opened or closed against a
 * restored state; in a menu with conditions one more bit per item. Each event returns one
 * `MenuChange`; no event throws. An event on a leaf, a separator or a node outside the menu
 * changes nothing. An event on a node without a row changes its state, which `toggled` reports, and
 * moves no row. The parameter `animation` of an event replaces the menu's animation, also in a
 * change that moves no row.
 *
 * An item is dormant while it is hidden, by the program or by conditions, or is a category without
 * body that has nothing to show: neither a child but separators nor a row of a slot. A dormant item
 * keeps its state, and events set it; the rules of its group do not count it, and apply to it when
 * it wakes.
 */
export class MenuExpansion extends MenuSlotEvents {
  /** The menu before any event, or, given a state of the same menu, a copy of that. */
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
    const open = (): void => this.openAncestors(node);
    return this.opening(animation, open, (parts) => this.scrollTo(node, parts));
  }

  /**
   * Makes a node current, or none, and with `reveal` also does what `reveal` does. Without a node,
   * `reveal` has no effect.
   *
   * A separator or a number outside the menu changes nothing. Hiding and restoring keep the current
   * node; a saved state does not have it.
   */
  setCurrent(
    node: MenuNode | undefined,
    reveal: boolean = false,
    animation?: MenuAnimation,
  ): MenuChange {
    const parts = this.parts(animation);
    if (node !== undefined && !this.isItem(node)) return this.change(parts);
    if (node !== undefined && reveal) {
      const open = (): void => {
        this.currentNode = node;
        this.openAncestors(node);
      };
      return this.opening(animation, open, (revealed) => this.scrollTo(node, revealed));
    }
    const old = this.currentNode;
    this.currentNode = node;
    if (old !== node) this.describeLooks(parts, [old ?? -1, node ?? -1]);
    return this.change(parts);
  }

  /**
   * Checks a check item, and unchecks the one that is checked where only one can be. Checks do not
   * depend on what is open, hidden or filtered, and only these events, `tap` and `restore` change
   * them. They cost as much as looking up two rows, however large the group is.
   */
  check(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return this.setChecked(true, node, animation);
  }

  /** Unchecks a check item, even the only one of its group. */
  uncheck(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return this.setChecked(false, node, animation);
  }

  /**
   * Checks or unchecks a check item as a tap does: a choice of one never loses its checked item.
   */
  toggleCheck(node: MenuNode, animation?: MenuAnimation): MenuChange {
    if (!this.isChecked(node)) return this.check(node, animation);
    const isChoice = this.table.choosesOneUnder(this.table.parentOf(node));
    return isChoice ? this.change(this.parts(animation)) : this.uncheck(node, animation);
  }

  /**
   * Does what a tap on the node does by the menu's `hit-area`, and returns what it asks of the
   * program. A disabled node, or one that is hidden or below a hidden one, does not respond; one
   * that is closed away or filtered away does, so that keyboard shortcuts can reach it.
   */
  tap(
    node: MenuNode,
    place: MenuTapPlace,
    animation?: MenuAnimation,
  ): { change: MenuChange; response: MenuTapResponse } {
    const response = this.responseToTap(node, place);
    if (response.kind === "toggle") return { change: this.toggle(node, animation), response };
    const isFlipped = response.kind !== "nothing" && this.table.isCheckItem(node);
    const change = isFlipped
      ? this.toggleCheck(node, animation)
      : this.change(this.parts(animation));
    return { change, response };
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
    const { conditions } = this.rows;
    return this.rehide(animation, (mark) => {
      for (const node of nodes) {
        if (!this.isItem(node)) continue;
        conditions?.setHidden(isHidden, node);
        mark(MenuState.hidden, isHidden || conditions?.fails(node) === true, node);
      }
    });
  }

  /**
   * Gives conditions new values, and hides and shows the nodes that depend on them, all in one
   * change, with what follows from it as for `setHidden`.
   *
   * A condition or value that the menu does not have is passed over; of several other values for
   * one condition the last counts. Costs as much as a toggle for each node that depends on them, unless
   * a filter is on or a restored state is still settled. The generated code of a menu has typed
   * names for its conditions.
   */
  set(values: Iterable<MenuConditionValue>, animation?: MenuAnimation): MenuChange {
    const { conditions } = this.rows;
    const whens = conditions?.set(values) ?? [];
    if (whens.length === 0) return this.change(this.parts(animation));
    return this.rehide(animation, (mark) => {
      const hide = (node: number, isHidden: boolean): void =>
        mark(MenuState.hidden, isHidden, node);
      for (const when of whens) conditions?.forEachItem(when, hide);
    });
  }

  /**
   * The change after which the rows of these nodes are drawn again, because the program changed
   * what they show. Nodes without a row, separators and nodes outside the menu are passed over.
   */
  update(nodes: Iterable<MenuNode>, animation?: MenuAnimation): MenuChange {
    const parts = this.parts(animation);
    this.describeLooks(parts, [...new Set(nodes)].filter((node) => this.isItem(node)));
    return this.change(parts);
  }

  /**
   * Shows exactly these nodes and their ancestors, whatever is open; `undefined` shows the state
   * again.
   *
   * Separators have no row under a filter, and hidden nodes still have none. While it is on,
   * `setHidden`, conditions and slots move rows; other events change state only. A filter makes
   * nothing dormant, and replaces the one before it.
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
   * What can be kept between runs of the program: `v1`, then `*id`, `+id`, `-id` or `/id` for each
   * node that events checked, opened, closed or unchecked, sorted by UTF-8 bytes, separated by
   * spaces.
   *
   * Has dormant nodes too; neither what is hidden nor a filter, nor nodes that cannot be closed.
   */
  get savedState(): string {
    return saveState(this.table, this.rows, this.checks);
  }

  /**
   * Restores what `savedState` saved, and returns the ids that this menu does not have, in the order
   * of the string and as often as it has them.
   *
   * Starts from the initial state, applies the entries, then the rules of each group, so that a
   * state of an older menu is applied as far as possible: a node that an entry opens or checks takes
   * precedence over one that starts so. An entry with an id that a node had before is the node's. Of
   * several entries that open and close one node the last counts, and likewise of those that check
   * and uncheck it. Entries of dormant nodes are kept. What is hidden, the filter, the current node,
   * conditions and the rows of slots stay as they are.
   *
   * Words are separated by U+0020 only. A string whose first word is not `v1` changes nothing and is
   * unknown as a whole; a word without one of the signs `+`, `-`, `*` and `/` is unknown, too.
   */
  restore(state: string, animation?: MenuAnimation): { change: MenuChange; unknown: string[] } {
    const [version, ...entries] = state.split(" ");
    if (version !== savedVersion) {
      return { change: this.change(this.parts(animation)), unknown: state === "" ? [] : [state] };
    }
    let unknown: string[] = [];
    const change = this.bulk(animation, () => {
      unknown = restoreState(entries, this.table, this.rows, this.checks);
    });
    return { change, unknown };
  }
}
