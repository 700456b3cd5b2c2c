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
export class MenuExpansion<Call extends MenuCall = MenuCall> extends MenuQueries<Call> {
  /** The menu before any event, or, given a state of the same menu, a copy of that state. */
  constructor(table: MenuTable<Call>, from?: MenuExpansion<Call>) {
    const original = from?.table.structure === table.structure ? from : undefined;
    super(new MenuRows(table, original?.rows));
    if (original === undefined) followLanguage(this.rows, 0, undefined);
    else setLanguage(this.rows, table, undefined);
  }

  /**
   * The static menu. It can be replaced by its table in another language, which changes only what
   * depends on the language; draw all rows again afterward. The table of another menu is ignored.
   */
  get table(): MenuTable<Call> {
    return this.rows.table as MenuTable<Call>;
  }

  set table(table: MenuTable<Call>) {
    setLanguage(this.rows, table, undefined);
  }

  /** An independent state, equal to this one now. */
  copy(): MenuExpansion<Call> {
    return new MenuExpansion(this.table, this);
  }

  /** Closes the node if it is open, else opens it. Costs O(d log f), as do the next two. */
  toggle(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return toggle(this.rows, node, animation);
  }

  /**
   * Opens the node, and closes its open sibling where only one may be open.
   *
   * Opening shows the children as they were left. A visible node that opens is scrolled to by the
   * menu's policy. Opening a dormant node closes no sibling; if another is open when the node
   * wakes, the node closes.
   */
  expand(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return expand(this.rows, node, animation);
  }

  /** Closes the node, unless it cannot be closed or is the last that its group keeps open. */
  collapse(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return collapse(this.rows, node, animation);
  }

  /**
   * Opens every node that its group allows: in a `single` group only the one that is open, else the
   * first that can be. Dormant nodes, which groups do not count, all open. This and all events
   * below visit nodes visible or not and cost O(N).
   */
  expandAll(animation?: MenuAnimation): MenuChange {
    return expandToDepth(this.rows, Infinity, animation);
  }

  /** Closes every node that its group allows; in a `keep-open` group the first open one stays. */
  collapseAll(animation?: MenuAnimation): MenuChange {
    return expandToDepth(this.rows, 0, animation);
  }

  /** Opens nodes at depths below `depth` and closes the others; the top level is depth 0. */
  expandToDepth(depth: number, animation?: MenuAnimation): MenuChange {
    return expandToDepth(this.rows, depth, animation);
  }

  /** Opens the node as `expand` does, with its scrolling, then all below it. */
  expandUnder(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return expandUnder(this.rows, node, animation);
  }

  /** Closes the node as `collapse` does, and all below it. */
  collapseUnder(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return collapseUnder(this.rows, node, animation);
  }

  /**
   * Opens the ancestors of the node and the page that it is on, and scrolls to its row, whatever the menu's policy.
   *
   * A hidden node still has no row after it, and nothing is scrolled to.
   */
  reveal(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return reveal(this.rows, node, animation);
  }

  /**
   * Opens a page, or for `undefined` the top page: removes all rows of the other page and inserts
   * all rows of this one. Costs O(1).
   *
   * The rows of the state, and those of its changes, are the rows of the open page; all pages share
   * everything else. A node that is not a page changes nothing. A saved state does not have the
   * open page.
   */
  openPage(node: MenuNode | undefined, animation?: MenuAnimation): MenuChange {
    return openPage(this.rows, node, animation);
  }

  /** Opens the page that the node of the open page is on; on the top page, changes nothing. */
  closePage(animation?: MenuAnimation): MenuChange {
    return closePage(this.rows, animation);
  }

  /**
   * Makes a node current, or none. With `reveal`, also opens the node's ancestors and scrolls to
   * its row, as the event `reveal` does. Without a node, `reveal` has no effect.
   *
   * A separator or a number outside the menu changes nothing. Hiding and restoring keep the current
   * node; a saved state does not have it.
   */
  setCurrent(
    node: MenuNode | undefined,
    reveal: boolean = false,
    animation?: MenuAnimation,
  ): MenuChange {
    return setCurrent(this.rows, node, reveal, animation);
  }

  /**
   * Checks a check item, and unchecks the one that is checked where only one can be; of a summary
   * check, checks all items. Checks do not
   * depend on what is open, hidden or filtered, and only these events, `tap` and `restore` change
   * them. They cost as much as looking up two rows, however large the group is.
   */
  check(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return setChecked(this.rows, true, node, animation);
  }

  /**
   * Unchecks a check item, or all items of a summary check. Nothing changes in a choice of one in
   * which an item starts checked: it always has a checked item.
   */
  uncheck(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return setChecked(this.rows, false, node, animation);
  }

  /**
   * Checks or unchecks as a tap does: a choice of one never loses its checked item, and a summary
   * check that is mixed is checked.
   */
  toggleCheck(node: MenuNode, animation?: MenuAnimation): MenuChange {
    return toggleCheck(this.rows, node, animation);
  }

  /**
   * Performs a tap on the node by the menu's `hit-area`, and returns what the program has to do. A
   * disabled node, or one that is hidden or below a hidden one, does not respond; one that is
   * closed away or filtered away does, so that keyboard shortcuts can reach it.
   */
  tap(
    node: MenuNode,
    place: MenuTapPlace,
    animation?: MenuAnimation,
  ): { change: MenuChange; response: MenuTapResponse<Call> } {
    const response = this.responseToTap(node, place);
    return { change: tap(this.rows, node, response, animation).change, response };
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
    return setHidden(this.rows, nodes, isHidden, animation);
  }

  /**
   * Gives conditions new values, and hides and shows the nodes that depend on them, all in one
   * change. Groups and separators are settled as by `setHidden`.
   *
   * Conditions that follow items, and conditions and values that the menu does not have, are
   * passed over; of several other values for one condition the last counts. Costs as much as a
   * toggle for each node that depends on them, unless a filter is on or a restored state is still
   * settled. The generated code of a menu has typed names for its conditions.
   */
  set(values: Iterable<MenuConditionValue>, animation?: MenuAnimation): MenuChange {
    return setConditions(this.rows, values, animation);
  }

  /**
   * Gives the slot this many rows, by adding or removing rows at its end.
   *
   * All rows of a menu together are limited to 1,048,575, and the slot gets no rows beyond that. On
   * a node that is not a slot, this and the other events of slots change nothing. They cost O(d log
   * f) besides the indices that they are given, and O(N) if they empty or fill the slot while a
   * filter is on or a restored state is settled. On a closed slot only the number changes.
   */
  setCount(count: number, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    return setCount(this.rows, count, slot, animation);
  }

  /** Inserts rows into the slot, which have these indices afterwards. */
  insertRows(indices: Iterable<number>, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    return insertRows(this.rows, indices, slot, animation);
  }

  /** Removes the rows of the slot that have these indices. */
  removeRows(indices: Iterable<number>, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    return removeRows(this.rows, indices, slot, animation);
  }

  /** The change after which the rows of the slot with these indices are drawn again. */
  updateRows(indices: Iterable<number>, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    return updateRows(this.rows, indices, slot, animation);
  }

  /**
   * Marks the slot busy, or no longer: while it is, the row for loading follows its rows, if the
   * item has `loading`.
   */
  setBusy(isBusy: boolean, slot: MenuNode, animation?: MenuAnimation): MenuChange {
    return setBusy(this.rows, isBusy, slot, animation);
  }

  /**
   * The change after which the rows of these nodes are drawn again, because the program changed
   * their content. Nodes without a row, separators and nodes outside the menu are passed over.
   */
  update(nodes: Iterable<MenuNode>, animation?: MenuAnimation): MenuChange {
    return update(this.rows, nodes, animation);
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
    return filter(this.rows, nodes, animation);
  }

  /**
   * Restores a state that `savedState` returned, and returns the ids that this menu does not have,
   * in the order of the string and as often as the string has them.
   *
   * Starts from the initial state, applies the entries, then the rules of each group, so that a
   * state of an older menu is applied as far as possible: a node that an entry opens or checks
   * takes precedence over one that starts so. An entry with an id that a node had before is the
   * node's. Of several entries that open and close one node the last counts, and likewise of those
   * that check and uncheck it. Entries of dormant nodes are kept. Hidden nodes, the filter, the
   * current node, conditions that follow no item, and the rows of slots stay as they are.
   *
   * Words are separated by U+0020 only. A string whose first word is not `v1` changes nothing and
   * is unknown as a whole; a word without one of the signs `+`, `-`, `*` and `/` is unknown, too.
   */
  restore(state: string, animation?: MenuAnimation): { change: MenuChange; unknown: string[] } {
    return restore(this.rows, state, animation);
  }
}
