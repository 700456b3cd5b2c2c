/**
 * What follows from hiding, showing, emptying or filling some nodes: the flags of all nodes that
 * change. Takes time for these nodes only, where `settleGroups` visits all.
 *
 * Sizes and counts are those before throughout.
 */
class MenuPlan {
  /** The nodes whose flags were set, with those that they had before. */
  readonly before = new Map<number, number>();

  constructor(private readonly rows: MenuRows) {}

  mark(flag: number, isOn: boolean, node: number): void {
    const flags = this.rows.flags(lookFlags, node);
    if (((flags & flag) !== 0) === isOn) return;
    if (!this.before.has(node)) this.before.set(node, flags);
    this.rows.mark(flag, isOn, node);
  }

  /** Adds what follows from the nodes that are marked. */
  complete(): void {
    const { menu } = this.rows;
    const isHidden = (node: number): boolean => this.changes(MenuState.hidden, node);
    forEachGroup(menu, this.nodes(isHidden), (parent, nodes) => this.findEmpty(parent, nodes));
    const wakes = (node: number): boolean =>
      this.rows.isCollapsible(node) && this.wasAwake(node) !== this.rows.isAwake(node);
    forEachGroup(menu, this.nodes(wakes), (parent, nodes) => this.settle(parent, nodes));
  }

  private nodes(isIncluded: (node: number) => boolean): Int32Array {
    return Int32Array.from([...this.before.keys()].filter(isIncluded)).sort();
  }

  private changes(flag: number, node: number): boolean {
    return ((this.before.get(node) ?? 0) & flag) !== this.rows.flags(flag, node);
  }

  private wasAwake(node: number): boolean {
    return ((this.before.get(node) ?? 0) & (MenuState.hidden | MenuState.empty)) === 0;
  }

  /** Tidies the separators beside children that were hidden or shown, and marks their parent. */
  private findEmpty(parent: number, children: Int32Array): void {
    const { rows } = this;
    const hide = (isHidden: boolean, separator: number): void =>
      this.mark(MenuState.hidden, isHidden, separator);
    const isEmpty = rows.menu.isSeparated(parent)
      ? !tidyGroup(rows, parent, hide, children)
      : this.hidesAll(parent, children);
    if (parent >= 0 && rows.canBeEmpty(parent)) this.mark(MenuState.empty, isEmpty, parent);
  }

  /** Whether these children, which were hidden or shown, leave their parent without any row. */
  private hidesAll(parent: number, children: Int32Array): boolean {
    const { rows } = this;
    let size = 0;
    for (const child of children) {
      if (!rows.has(MenuState.hidden, child)) return false;
      size += rows.has(MenuState.open, child) ? 1 + rows.shown(child) : 1;
    }
    return size === rows.shown(parent);
  }

  /** Applies the rules of a group to its members that became dormant or awake. */
  private settle(parent: number, nodes: Int32Array): void {
    const { rows } = this;
    const open = nodes.filter((node) => rows.has(MenuState.open, node));
    let isOpen: boolean;
    if (rows.menu.isSingle(parent)) {
      const holder = rows.openInfo(parent) - 1;
      const awake = open.filter((node) => rows.isAwake(node));
      const stays = holder >= 0 && rows.isAwake(holder) ? holder : awake[0] ?? -1;
      for (const node of awake) if (node !== stays) this.toggle(node);
      isOpen = stays >= 0;
    } else {
      let openCount = rows.openInfo(parent);
      for (const node of open) openCount += rows.isAwake(node) ? 1 : -1;
      isOpen = openCount > 0;
    }
    const first = isOpen || !rows.menu.keepsOpen(parent) ? -1 : rows.firstMember(parent);
    if (first >= 0) this.toggle(first);
  }

  /** Opens or closes a node by the rules of its group. */
  private toggle(node: number): void {
    this.mark(MenuState.open, !this.rows.has(MenuState.open, node), node);
    this.rows.settled?.push(node);
  }
}

/** Visits the groups to which nodes belong that are given in ascending order. */
function forEachGroup(
  menu: MenuStructure,
  nodes: Int32Array,
  visit: (parent: number, nodes: Int32Array) => void,
): void {
  let start = 0;
  for (let end = 1; end <= nodes.length; end += 1) {
    const parent = menu.parent(nodes[start]!);
    if (end < nodes.length && menu.parent(nodes[end]!) === parent) continue;
    visit(parent, nodes.subarray(start, end));
    start = end;
  }
}
