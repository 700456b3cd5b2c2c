/** Sets or clears a flag of a node. */
type MenuMark = (flag: number, isOn: boolean, node: number) => void;

/**
 * The nodes whose flags change when some nodes are hidden, shown, emptied or filled. Visits these
 * nodes only, where `settleGroups` visits all.
 *
 * Sizes and counts do not change before a transition performs the plan.
 */
class MenuPlan {
  /** The marked nodes, with their flags from before. */
  readonly before = new Map<number, number>();

  constructor(private readonly rows: MenuRows) {}

  /** Sets or clears a flag of a node. */
  mark(flag: number, isOn: boolean, node: number): void {
    const flags = this.rows.words.flags(lookFlags, node);
    if (((flags & flag) !== 0) === isOn) return;
    if (!this.before.has(node)) this.before.set(node, flags);
    this.rows.words.mark(flag, isOn, node);
  }

  /** Marks the further nodes that change because of the marked ones. */
  complete(): void {
    const { menu } = this.rows;
    const isHidden = (node: number): boolean => this.changes(MenuState.hidden, node);
    forEachGroup(menu, this.nodes(isHidden), (parent, nodes) => this.findEmpty(parent, nodes));
    const wakes = (node: number): boolean =>
      isCollapsible(this.rows, node) && this.wasAwake(node) !== isAwake(this.rows, node);
    forEachGroup(menu, this.nodes(wakes), (parent, nodes) => this.settle(parent, nodes));
  }

  /** The marked nodes of a kind, in ascending order. */
  private nodes(isIncluded: (node: number) => boolean): Int32Array {
    return Int32Array.from([...this.before.keys()].filter(isIncluded)).sort();
  }

  /** Whether the flag of a marked node has changed. */
  private changes(flag: number, node: number): boolean {
    return ((this.before.get(node) ?? 0) & flag) !== this.rows.words.flags(flag, node);
  }

  /** Whether a marked node was awake before it was marked. */
  private wasAwake(node: number): boolean {
    return ((this.before.get(node) ?? 0) & (MenuState.hidden | MenuState.empty)) === 0;
  }

  /** Tidies the separators beside children that were hidden or shown, and marks their parent. */
  private findEmpty(parent: number, children: Int32Array): void {
    const { rows } = this;
    const mark = (isHidden: boolean, separator: number): void =>
      this.mark(MenuState.hidden, isHidden, separator);
    const isEmpty = rows.menu.isSeparated(parent)
      ? !tidyGroup(rows, parent, children, mark)
      : this.hidesAll(parent, children);
    if (parent >= 0 && canBeEmpty(rows, parent)) this.mark(MenuState.empty, isEmpty, parent);
  }

  /** Whether these children, which were hidden or shown, leave their parent without any row. */
  private hidesAll(parent: number, children: Int32Array): boolean {
    const { words } = this.rows;
    let size = 0;
    for (const child of children) {
      if (!words.has(MenuState.hidden, child)) return false;
      size += words.has(MenuState.open, child) ? 1 + words.shown(child) : 1;
    }
    return size === words.shown(parent);
  }

  /** Applies the rules of a group to its members that became dormant or awake. */
  private settle(parent: number, nodes: Int32Array): void {
    const { rows } = this;
    const open = nodes.filter((node) => rows.isOpen(node));
    let isOpen: boolean;
    if (rows.menu.groupIsSingle(parent)) {
      const holder = rows.words.openInfo(parent) - 1;
      const awake = open.filter((node) => isAwake(rows, node));
      const stays = holder >= 0 && isAwake(rows, holder) ? holder : awake[0] ?? -1;
      for (const node of awake) if (node !== stays) this.toggle(node);
      isOpen = stays >= 0;
    } else {
      let openCount = rows.words.openInfo(parent);
      for (const node of open) openCount += isAwake(rows, node) ? 1 : -1;
      isOpen = openCount > 0;
    }
    if (isOpen || !rows.menu.groupKeepsOpen(parent)) return;
    const first = firstMember(rows, parent);
    if (first >= 0) this.toggle(first);
  }

  /** Opens or closes a node by the rules of its group. */
  private toggle(node: number): void {
    this.mark(MenuState.open, !this.rows.isOpen(node), node);
    this.rows.words.settled?.push(node);
  }
}

/** Visits the groups to which the nodes belong, which are in ascending order. */
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
