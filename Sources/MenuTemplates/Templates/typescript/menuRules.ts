/**
 * What is open and dormant, and the rules of the groups, which count awake members only. Callers
 * update the sizes.
 */
class MenuRules extends MenuWords {
  /** The slots' rows, if there are any slots. */
  readonly slots: MenuSlots | undefined;
  /** What hides and shows items, if there are any conditions. */
  readonly conditions: MenuConditions | undefined;
  /** After `restore`, the nodes that group rules opened or closed against the restored state. */
  settled: number[] | undefined;

  constructor(
    readonly menu: MenuStructure,
    from?: MenuRules,
  ) {
    super(menu.count, from);
    this.settled = from?.settled?.slice();
    if (menu.slots.length > 0) this.slots = new MenuSlots(menu, from?.slots);
    if (menu.conditions) {
      this.conditions = new MenuConditions(menu, menu.conditions, from?.conditions);
    }
  }

  /** Whether the node is not dormant: neither hidden nor an empty category. */
  isAwake(node: number): boolean {
    return !this.has(MenuState.hidden | MenuState.empty, node);
  }

  /** Whether events open and close the node: a category, or with a body. */
  isExpandable(node: number): boolean {
    return this.menu.has(MenuFlag.category | MenuFlag.body, node);
  }

  /** Whether events can both open and close the node. */
  isCollapsible(node: number): boolean {
    return this.isExpandable(node) && !this.menu.has(MenuFlag.fixed, node);
  }

  /** Whether the rules of its group count the node. */
  isMember(node: number): boolean {
    return this.isAwake(node) && this.isCollapsible(node);
  }

  /** The first child that the rules of its group count, or -1. */
  firstMember(parent: number): number {
    const first = this.menu.firstChild(parent);
    const end = first + this.menu.childCount(parent);
    for (let node = first; node < end; node += 1) if (this.isMember(node)) return node;
    return -1;
  }

  /** The sibling that closes when this node opens, or -1. */
  rival(node: number): number {
    const parent = this.menu.parent(node);
    const isAlone = this.menu.isSingle(parent) && this.isMember(node);
    return isAlone ? this.openInfo(parent) - 1 : -1;
  }

  /** Whether an open node cannot be closed: it is fixed, or the last that its group keeps open. */
  staysOpen(node: number): boolean {
    if (this.menu.has(MenuFlag.fixed, node)) return true;
    const parent = this.menu.parent(node);
    if (!this.menu.keepsOpen(parent) || !this.isAwake(node)) return false;
    return this.menu.isSingle(parent) || this.openInfo(parent) === 1;
  }

  /** Marks a node open or closed and counts it in its group. */
  setOpen(isOpen: boolean, node: number): void {
    this.mark(MenuState.open, isOpen, node);
    if (!this.isAwake(node) || this.menu.has(MenuFlag.fixed, node)) return;
    const parent = this.menu.parent(node);
    const info = this.openInfo(parent);
    if (!this.menu.isSingle(parent)) this.setOpenInfo(isOpen ? info + 1 : info - 1, parent);
    else if (isOpen) this.setOpenInfo(node + 1, parent);
    else if (info === node + 1) this.setOpenInfo(0, parent);
  }

  /** Opens a node, if it can, closing its rival. */
  openAlone(node: number): void {
    if (this.has(MenuState.open, node) || !this.isExpandable(node)) return;
    const rival = this.rival(node);
    if (rival >= 0) this.setOpen(false, rival);
    this.setOpen(true, node);
  }

  /** Opens the groups at depths below `limit` and closes the others, in document order. */
  setOpenBelow(parent: number, depth: number, limit: number): void {
    const opens = depth < limit;
    // An open sibling stops the others of a single group from opening; the first open one of a
    // keep-open group is passed over once. Groups do not count what is dormant.
    const isSingle = opens && this.menu.isSingle(parent);
    let keepsNext = !opens && this.menu.keepsOpen(parent);
    const first = this.menu.firstChild(parent);
    const end = first + this.menu.childCount(parent);
    for (let node = first; node < end; node += 1) {
      if (this.isCollapsible(node) && this.has(MenuState.open, node) !== opens) {
        if (!this.isAwake(node)) this.mark(MenuState.open, opens, node);
        else if (keepsNext) keepsNext = false;
        else if (!isSingle || this.openInfo(parent) === 0) this.setOpen(opens, node);
      }
      if (this.menu.childCount(node) > 0) this.setOpenBelow(node, depth + 1, limit);
    }
  }

  /**
   * Applies the rules of all groups after items became dormant or awake, or were marked.
   *
   * Of several open members of a `single` group one stays open: the first whose entry in the words
   * is 1, or else the first. A `keep-open` group without an open member opens its first. The counts
   * are invalid afterwards.
   */
  settleGroups(): void {
    for (let parent = -1; parent < this.count; parent += 1) {
      if (this.menu.isSingle(parent) || this.menu.keepsOpen(parent)) {
        this.settleGroup(parent);
      }
    }
  }

  private settleGroup(parent: number): void {
    const start = this.menu.firstChild(parent);
    const end = start + this.menu.childCount(parent);
    let first = -1;
    let stays = -1;
    let openCount = 0;
    for (let node = start; node < end; node += 1) {
      if (!this.isMember(node)) continue;
      if (first < 0) first = node;
      if (!this.has(MenuState.open, node)) continue;
      openCount += 1;
      if (stays < 0 || this.entry(node) > this.entry(stays)) stays = node;
    }
    if (openCount === 0 && first >= 0 && this.menu.keepsOpen(parent)) this.settle(first);
    if (openCount < 2 || !this.menu.isSingle(parent)) return;
    for (let node = start; node < end; node += 1) {
      if (node !== stays && this.has(MenuState.open, node) && this.isMember(node)) {
        this.settle(node);
      }
    }
  }

  /** Opens a closed node, or closes an open one, by the rules of its group. */
  private settle(node: number): void {
    this.mark(MenuState.open, !this.has(MenuState.open, node), node);
    this.settled?.push(node);
  }

  /** Undoes what group rules did to a restored state. */
  unsettle(): void {
    if (this.settled === undefined) return;
    for (const node of this.settled) {
      this.mark(MenuState.open, !this.has(MenuState.open, node), node);
    }
    this.settled = [];
  }

  /** Clears all counts but that of each open member of a `single` group, which is 1. */
  countHolders(): void {
    for (let parent = this.count - 1; parent >= -1; parent -= 1) {
      const info = this.openInfo(parent);
      this.clearCount(parent);
      if (info > 0 && this.menu.isSingle(parent)) this.addEntry(1, info - 1);
    }
  }

  /** Whether the node is empty if it has nothing to show below it. */
  canBeEmpty(node: number): boolean {
    return this.menu.has(MenuFlag.category, node) && !this.menu.has(MenuFlag.body, node);
  }

  /** Whether the node is one that its siblings count: neither hidden nor a separator. */
  isPresent(node: number): boolean {
    return !this.has(MenuState.hidden, node) && !this.menu.has(MenuFlag.separator, node);
  }

  /** Marks the categories that have nothing to show. */
  findEmpty(): void {
    for (let node = 0; node < this.count; node += 1) {
      if (this.canBeEmpty(node)) this.set(MenuState.empty, node);
      if (this.isPresent(node)) this.clear(MenuState.empty, this.menu.parent(node));
    }
    for (const slot of this.menu.slots) {
      if (this.slots!.rowCount(slot) > 0) this.clear(MenuState.empty, slot);
    }
  }

  /** Hides and shows the separators of all groups. */
  tidySeparators(): void {
    if (!this.menu.hasSeparators) return;
    const mark = (isHidden: boolean, node: number): void =>
      this.mark(MenuState.hidden, isHidden, node);
    for (let parent = -1; parent < this.count; parent += 1) {
      if (this.menu.isSeparated(parent)) tidyGroup(this, parent, mark);
    }
  }
}
