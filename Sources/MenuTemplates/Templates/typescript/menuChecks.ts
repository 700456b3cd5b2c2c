/** The checked items: one bit per item, and one entry for each choice of one. */
class MenuChecks {
  private readonly bits: Uint32Array;
  /** The checked item of each choice of one, by the parent. */
  private readonly chosen: Map<number, number>;

  constructor(
    private readonly menu: MenuStructure,
    from?: MenuChecks,
  ) {
    this.bits = from ? from.bits.slice() : new Uint32Array(Math.ceil(menu.count / 32));
    this.chosen = new Map(from?.chosen);
    if (from === undefined) this.restore(new Map());
  }

  isChecked(node: number): boolean {
    return (this.bits[node >>> 5]! & (1 << node)) !== 0;
  }

  /** The item that is unchecked when this one is checked, or -1. */
  rival(node: number): number {
    return this.chosen.get(this.menu.parent(node)) ?? -1;
  }

  /** The checked children, in document order. */
  checkedUnder(parent: number): number[] {
    if (this.menu.choosesOne(parent)) {
      const node = this.chosen.get(parent);
      return node === undefined ? [] : [node];
    }
    const first = this.menu.firstChild(parent);
    const checked: number[] = [];
    for (let node = first; node < first + this.menu.childCount(parent); node += 1) {
      if (this.isChecked(node)) checked.push(node);
    }
    return checked;
  }

  /** Checks an item and unchecks its rival, or unchecks the item. */
  setChecked(isChecked: boolean, node: number): void {
    const parent = this.menu.parent(node);
    if (this.menu.choosesOne(parent)) {
      const rival = this.rival(node);
      if (rival >= 0) this.mark(false, rival);
      if (isChecked) this.chosen.set(parent, node);
      else this.chosen.delete(parent);
    }
    this.mark(isChecked, node);
  }

  /**
   * Returns to the state before any event, with the checks of these items in place of their own. In
   * a choice of one, the first item that they check wins.
   */
  restore(checks: ReadonlyMap<number, boolean>): void {
    this.bits.fill(0);
    this.chosen.clear();
    const nodes = [...checks.keys()].sort((left, right) => left - right);
    for (const node of nodes) if (checks.get(node) === true) this.checkIfFirst(node);
    for (let node = 0; node < this.menu.count; node += 1) {
      const startsChecked = this.menu.has(MenuFlag.checked, node);
      if (startsChecked && !checks.has(node)) this.checkIfFirst(node);
    }
  }

  /** Checks an item unless its choice of one has a checked item. */
  private checkIfFirst(node: number): void {
    if (this.rival(node) < 0) this.setChecked(true, node);
  }

  /** Marks an item, whatever its group allows. */
  private mark(isChecked: boolean, node: number): void {
    if (isChecked) this.bits[node >>> 5] |= 1 << node;
    else this.bits[node >>> 5] &= ~(1 << node);
  }
}

/** A group in which at most one item can be checked, by the ids of its items. */
export class MenuChoice<Id extends string> {
  /** A choice of generated code, which knows the ids. */
  constructor(
    private readonly table: MenuTable,
    /** The node of the group. */
    readonly group: MenuNode,
  ) {}

  /** The id of the item that is checked in a state, or `undefined`. */
  checkedIn(state: MenuExpansion): Id | undefined {
    const [node] = state.checkedIn(this.group);
    return node === undefined ? undefined : (this.table.idOf(node) as Id | undefined);
  }

  /** Checks the item with this id in a state. */
  check(id: Id, state: MenuExpansion): MenuChange {
    return state.check(this.nodeOf(id));
  }

  /** The item with this id. */
  nodeOf(id: Id): MenuNode {
    return this.table.nodeWithId(id) ?? menuNode(-1);
  }
}
