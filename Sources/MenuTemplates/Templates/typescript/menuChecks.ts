/**
 * Whether an item is checked. A summary check is `checked` if all of its items are, `unchecked` if none
 * is, and otherwise `mixed`.
 */
export type MenuCheckState = "unchecked" | "checked" | "mixed";

/** How many check items a summary check has, and how many of them are checked. */
interface MenuSummary {
  readonly items: number;
  readonly checked: number;
}

/** The state of a summary check with these counts. */
function stateOfSummary({ items, checked }: MenuSummary): MenuCheckState {
  if (checked === 0) return "unchecked";
  return checked === items ? "checked" : "mixed";
}

/**
 * The checked items: one bit per item, two entries for each choice of one, and one for each summary
 * check.
 */
class MenuChecks {
  private readonly bits: Uint32Array;
  /** The checked item of each choice of one, by the parent. */
  private readonly chosen: Map<number, number>;
  /** The parents of the choices of one that always have a checked item. */
  private readonly required: ReadonlySet<number>;
  /** The summary checks, by number. */
  private readonly summaries: Map<number, MenuSummary>;

  constructor(
    private readonly menu: MenuStructure,
    from?: MenuChecks,
  ) {
    this.bits = from ? from.bits.slice() : new Uint32Array(Math.ceil(menu.count / 32));
    this.chosen = new Map(from?.chosen);
    this.summaries = new Map(from?.summaries);
    if (from === undefined) this.start();
    this.required = from?.required ?? new Set(this.chosen.keys());
  }

  /** Sets the checks before any event. */
  private start(): void {
    const { menu, summaries } = this;
    for (let node = 0; node < menu.count; node += 1) {
      if (menu.isSummary(node)) summaries.set(node, { items: 0, checked: 0 });
    }
    this.restore(new Map());
    for (let node = 0; summaries.size > 0 && node < menu.count; node += 1) {
      if (!this.isCounted(node)) continue;
      this.forEachSummary(node, (above, { items, checked }) => {
        summaries.set(above, { items: items + 1, checked });
      });
    }
  }

  /** Whether the check item is checked; false for a summary check. */
  isChecked(node: number): boolean {
    return (this.bits[node >>> 5]! & (1 << node)) !== 0;
  }

  /** The state of a check item or of a summary check. */
  state(node: number): MenuCheckState {
    const summary = this.summaries.get(node);
    if (summary !== undefined) return stateOfSummary(summary);
    return this.isChecked(node) ? "checked" : "unchecked";
  }

  /** The item that is unchecked when this one is checked, or -1. */
  rival(node: number): number {
    return this.chosen.get(this.menu.parent(node)) ?? -1;
  }

  /** Whether the item is in a choice of one that always has a checked item. */
  isRequired(node: number): boolean {
    return this.required.has(this.menu.parent(node));
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

  /**
   * Checks an item and unchecks its rival, or unchecks the item. Returns the nodes above it that look
   * different: summary checks, or the category that shows the checked item.
   */
  setChecked(isChecked: boolean, node: number): number[] {
    const parent = this.menu.parent(node);
    if (this.menu.choosesOne(parent)) {
      const rival = this.rival(node);
      if (rival >= 0) this.mark(false, rival);
      if (isChecked) this.chosen.set(parent, node);
      else this.chosen.delete(parent);
    }
    this.mark(isChecked, node);
    if (parent >= 0 && this.menu.showsChecked(parent)) return [parent];
    return this.count(isChecked ? 1 : -1, node);
  }

  /** Checks or unchecks all items of a summary check. */
  setAll(isChecked: boolean, summary: number): void {
    const { menu } = this;
    // The nodes of each level below a node have consecutive numbers.
    let first = menu.firstChild(summary);
    let end = first + menu.childCount(summary);
    while (first < end) {
      let nextFirst = -1;
      let nextEnd = -1;
      for (let node = first; node < end; node += 1) {
        const flips = this.isCounted(node) && this.isChecked(node) !== isChecked;
        if (flips) this.setChecked(isChecked, node);
        if (menu.childCount(node) === 0) continue;
        if (nextFirst < 0) nextFirst = menu.firstChild(node);
        nextEnd = menu.firstChild(node) + menu.childCount(node);
      }
      first = nextFirst;
      end = nextEnd;
    }
  }

  /**
   * Returns to the state before any event, with the checks of these items in place of their own. In
   * a choice of one, the first item that they check wins, or else the one that starts checked.
   */
  restore(checks: ReadonlyMap<number, boolean>): void {
    const { menu, summaries } = this;
    this.bits.fill(0);
    this.chosen.clear();
    for (const [node, { items }] of summaries) summaries.set(node, { items, checked: 0 });
    const nodes = [...checks.keys()].sort((left, right) => left - right);
    for (const node of nodes) if (checks.get(node) === true) this.checkIfFirst(node);
    for (let node = 0; node < menu.count; node += 1) {
      if (!menu.has(MenuFlag.checked, node)) continue;
      if (!checks.has(node) || menu.choosesOne(menu.parent(node))) this.checkIfFirst(node);
    }
  }

  /** Checks an item unless its choice of one has a checked item. */
  private checkIfFirst(node: number): void {
    if (this.rival(node) < 0) this.setChecked(true, node);
  }

  /** Whether the summary checks above the node count it. */
  private isCounted(node: number): boolean {
    return this.menu.isCheckItem(node) && !this.menu.choosesOne(this.menu.parent(node));
  }

  /**
   * Notes in the summary checks above an item that it was checked or unchecked, and returns those
   * whose state differs.
   */
  private count(difference: number, node: number): number[] {
    const changed: number[] = [];
    if (this.summaries.size === 0 || !this.isCounted(node)) return changed;
    this.forEachSummary(node, (above, before) => {
      const after = { items: before.items, checked: before.checked + difference };
      this.summaries.set(above, after);
      if (stateOfSummary(after) !== stateOfSummary(before)) changed.push(above);
    });
    return changed;
  }

  /** Visits the summary checks above a node. */
  private forEachSummary(node: number, visit: (above: number, summary: MenuSummary) => void): void {
    for (let above = this.menu.parent(node); above >= 0; above = this.menu.parent(above)) {
      const summary = this.summaries.get(above);
      if (summary !== undefined) visit(above, summary);
    }
  }

  /** Marks an item, whatever its group allows. */
  private mark(isChecked: boolean, node: number): void {
    if (isChecked) this.bits[node >>> 5] |= 1 << node;
    else this.bits[node >>> 5] &= ~(1 << node);
  }
}

/** A group in which one item can be checked, by the ids of its items. */
export class MenuChoice<Id extends string, None extends undefined = never> {
  /** A choice of generated code, which knows the ids. */
  constructor(
    private readonly table: MenuTable,
    /** The node of the group. */
    readonly group: MenuNode,
    /** The id of the item that starts checked, if there is one. */
    private readonly initial: Id | None,
  ) {}

  /**
   * The id of the item that is checked in a state. If an item of the group starts checked, there
   * always is one; otherwise it may be `undefined`.
   */
  checkedIn(state: MenuExpansion): Id | None {
    const [node] = state.checkedIn(this.group);
    return node === undefined ? this.initial : (this.table.idOf(node) as Id);
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

/** A group in which any number of items can be checked, by the ids of its items. */
export class MenuSelection<Id extends string> {
  /** A choice of generated code, which knows the ids. */
  constructor(
    private readonly table: MenuTable,
    /** The node of the group. */
    readonly group: MenuNode,
  ) {}

  /** The ids of the items that are checked in a state, in the order of the menu. */
  checkedIn(state: MenuExpansion): ReadonlySet<Id> {
    return new Set(state.checkedIn(this.group).map((node) => this.table.idOf(node) as Id));
  }

  /** Checks the item with this id in a state. */
  check(id: Id, state: MenuExpansion): MenuChange {
    return state.check(this.nodeOf(id));
  }

  /** Unchecks the item with this id in a state. */
  uncheck(id: Id, state: MenuExpansion): MenuChange {
    return state.uncheck(this.nodeOf(id));
  }

  /** The item with this id. */
  nodeOf(id: Id): MenuNode {
    return this.table.nodeWithId(id) ?? menuNode(-1);
  }
}
