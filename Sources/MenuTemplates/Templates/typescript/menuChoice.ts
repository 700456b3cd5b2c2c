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
