/** What is open, and the rules of the groups; sizes are for those who call to settle. */
class MenuRules extends MenuWords {
  constructor(
    readonly menu: MenuStructure,
    from?: MenuRules,
  ) {
    super(menu.count, from);
  }

  /** Whether an event can open the node: it has a body or children, not all hidden. */
  canOpen(node: number): boolean {
    if (this.has(MenuState.empty, node)) return false;
    return this.menu.flag(MenuFlag.category, node) || this.menu.flag(MenuFlag.body, node);
  }

  /** Whether the node opens and closes by events, and so counts in its group. */
  isCounted(node: number): boolean {
    return this.canOpen(node) && !this.menu.flag(MenuFlag.fixed, node);
  }

  /** The sibling that closes when this node opens, or -1. */
  rival(node: number): number {
    const parent = this.menu.parentNumber(node);
    const isAlone = this.menu.groupIsSingle(parent) && !this.menu.flag(MenuFlag.fixed, node);
    return isAlone ? this.openInfo(parent) - 1 : -1;
  }

  /** Whether an open node cannot be closed: it is fixed, or the last that its group keeps open. */
  staysOpen(node: number): boolean {
    if (this.menu.flag(MenuFlag.fixed, node)) return true;
    const parent = this.menu.parentNumber(node);
    if (!this.menu.groupKeepsOpen(parent)) return false;
    return this.menu.groupIsSingle(parent) || this.openInfo(parent) === 1;
  }

  /** Marks a node without counting it in its group; one that cannot open is closed. */
  mark(node: number, isOpen: boolean): void {
    if (isOpen && this.canOpen(node)) this.set(MenuState.open, node);
    else this.clear(MenuState.open, node);
  }

  /** Marks a node open or closed and counts it in its group. */
  setOpen(isOpen: boolean, node: number): void {
    if (isOpen) this.set(MenuState.open, node);
    else this.clear(MenuState.open, node);
    if (this.menu.flag(MenuFlag.fixed, node)) return;
    const parent = this.menu.parentNumber(node);
    const info = this.openInfo(parent);
    if (!this.menu.groupIsSingle(parent)) this.setOpenInfo(isOpen ? info + 1 : info - 1, parent);
    else if (isOpen) this.setOpenInfo(node + 1, parent);
    else if (info === node + 1) this.setOpenInfo(0, parent);
  }

  /** Opens a node, if it can, closing its rival. */
  openAlone(node: number): void {
    if (this.has(MenuState.open, node) || !this.canOpen(node)) return;
    const rival = this.rival(node);
    if (rival >= 0) this.setOpen(false, rival);
    this.setOpen(true, node);
  }

  /** Opens the groups at depths below `limit` and closes the others, in document order. */
  setOpenBelow(parent: number, depth: number, limit: number): void {
    const opens = depth < limit;
    // An open sibling stops the others of a single group from opening; the first open one of a
    // keep-open group is passed over once.
    const isSingle = opens && this.menu.groupIsSingle(parent);
    let keepsNext = !opens && this.menu.groupKeepsOpen(parent);
    const first = this.menu.firstChild(parent);
    const end = first + this.menu.childCount(parent);
    for (let node = first; node < end; node += 1) {
      if (this.isCounted(node) && this.has(MenuState.open, node) !== opens) {
        if (keepsNext) keepsNext = false;
        else if (!isSingle || this.openInfo(parent) === 0) this.setOpen(opens, node);
      }
      if (this.menu.childCount(node) > 0) this.setOpenBelow(node, depth + 1, limit);
    }
  }

  /** Opens the first sibling that can be, in a `keep-open` group where none is open. */
  keepOpen(parent: number): void {
    if (!this.menu.groupKeepsOpen(parent) || this.openInfo(parent) > 0) return;
    const first = this.menu.firstChild(parent);
    const end = first + this.menu.childCount(parent);
    for (let node = first; node < end; node += 1) {
      if (this.isCounted(node)) {
        this.setOpen(true, node);
        return;
      }
    }
  }

  /** Leaves the first open node of a `single` group open, and one open in a `keep-open` group. */
  applyRules(parent: number): void {
    this.setOpenInfo(0, parent);
    const isSingle = this.menu.groupIsSingle(parent);
    const first = this.menu.firstChild(parent);
    const end = first + this.menu.childCount(parent);
    for (let node = first; node < end; node += 1) {
      if (this.isCounted(node) && this.has(MenuState.open, node)) {
        if (isSingle && this.openInfo(parent) > 0) this.mark(node, false);
        else this.setOpen(true, node);
      }
    }
    this.keepOpen(parent);
  }

  /** Marks the categories without body whose children, if any, are all hidden. */
  findEmpty(): void {
    for (let node = 0; node < this.count; node += 1) {
      if (this.menu.flag(MenuFlag.category, node) && !this.menu.flag(MenuFlag.body, node)) {
        this.set(MenuState.empty, node);
      }
      if (!this.has(MenuState.hidden, node)) {
        this.clear(MenuState.empty, this.menu.parentNumber(node));
      }
    }
  }
}
