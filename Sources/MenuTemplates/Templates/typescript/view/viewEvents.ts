/** The rows that take the focus, before or after an event. */
interface MenuFocusPlaces {
  readonly focused: string | undefined;
  readonly tabStops: ReadonlyMap<MenuNode | undefined, string | undefined>;
}

/** The events of a view, and who is told of them. */
class MenuViewEvents extends MenuViewRows {
  private readonly listeners = new Set<(change: MenuViewChange) => void>();
  private changes = 0;

  constructor(table: MenuTable, options: MenuViewOptions) {
    super(table, options);
    const { current } = options;
    const node = typeof current === "string" ? table.nodeWithId(current) : current;
    if (node !== undefined) this.state.setCurrent(node, true);
    this.findPathToCurrent();
  }

  /** A number that each change raises, as `useSyncExternalStore` of React needs it. */
  get version(): number {
    return this.changes;
  }

  /** Calls a function after each change, until the function that it returns is called. */
  readonly subscribe = (listener: (change: MenuViewChange) => void): (() => void) => {
    const own = (change: MenuViewChange): void => listener(change);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  };

  /**
   * Applies an event to the state: `view.perform((state) => state.expandAll())`. All rows are read
   * again; `toggle`, `tap` and the other events of the view name the rows that changed.
   */
  perform<Result extends MenuChange | { readonly change: MenuChange }>(
    event: (state: MenuExpansion) => Result,
  ): Result {
    return this.apply(event, false);
  }

  /** Reads all rows again, because what `textsOf` answers has changed. */
  refresh(): void {
    this.finder.forget();
    this.tell({ change: undefined, moved: undefined, updated: [{ start: 0, end: this.rowCount }] });
  }

  /** Shows the table of another language of the menu. All else stays. */
  showTable(table: MenuTable): void {
    this.state.table = table;
    this.refresh();
  }

  /**
   * Gives a slot rows in place of those it has, and marks it busy or no longer. Rows with the keys
   * of old ones, or the same objects, keep their rows if they are first or last.
   */
  setRows(slotId: string, rows: readonly (MenuSlotRow | string)[], isBusy: boolean = false): void {
    const slot = this.state.table.nodeWithId(slotId);
    if (slot === undefined || !this.state.table.isSlot(slot)) return;
    const { given } = this.contents;
    const now = rows.map((row) => (typeof row === "string" ? { title: row } : row));
    const difference = differenceOf(given.rowsIn(slot), now);
    this.perform((state) => {
      given.set(slot, now);
      return replaceSlotRows(state, slot, difference);
    });
    if (this.state.isBusy(slot) !== isBusy) this.perform((state) => state.setBusy(isBusy, slot));
  }

  /**
   * Applies an event, follows the focused rows, and tells what changed. An event that names all
   * rows that change is `exact`.
   */
  protected apply<Result extends MenuChange | { readonly change: MenuChange }>(
    event: (state: MenuExpansion) => Result,
    isExact: boolean,
  ): Result {
    const before = this.focusPlaces();
    const oldPath = this.pathToCurrent;
    const oldCurrent = this.state.current;
    const stops = [...this.tabStops].map(([tree, stop]) => ({ tree, row: this.slotRowOf(stop) }));
    const focusedRow = this.slotRowOf(this.focused);
    const result = event(this.state);
    const change = result instanceof MenuChange ? result : (result as { change: MenuChange }).change;
    const moves = new MenuRowMoves(change);
    for (const { tree, row } of stops) {
      const content = this.contentAfter(moves, row);
      if (content !== undefined) this.tabStops.set(tree, content);
    }
    this.focused = this.contentAfter(moves, focusedRow) ?? this.focused;
    if (!isExact) this.siblings.forget();
    if (this.state.current !== oldCurrent) this.findPathToCurrent();
    const isWhole = !isExact || this.state.isFiltered;
    const updated = isWhole
      ? [{ start: 0, end: this.rowCount }]
      : rangesOf([
          ...change.updated,
          ...this.rowsOfNodes([...change.toggled.closed, ...change.toggled.opened]),
          ...(oldPath === this.pathToCurrent
            ? []
            : this.rowsOfNodes([...oldPath, ...this.pathToCurrent])),
          ...this.rowsChangingFocus(before),
        ]);
    this.tell({ change, moved: change, updated });
    return result;
  }

  /** Tells that rows look different that took or lost the focus. */
  protected applyFocus(event: () => void): void {
    const before = this.focusPlaces();
    const wasActive = this.isActive;
    event();
    const rows = this.rowsChangingFocus(before);
    const focused = this.focusedKey;
    const row = focused === undefined ? undefined : this.rowOf(focused);
    if (this.isActive !== wasActive && row !== undefined) rows.push(row);
    if (rows.length === 0) return;
    this.tell({ change: undefined, moved: undefined, updated: rangesOf(rows) });
  }

  private tell({
    change,
    moved,
    updated,
  }: {
    change: MenuChange | undefined;
    moved: Pick<MenuViewChange, "removed" | "inserted"> | undefined;
    updated: readonly MenuRange[];
  }): void {
    const removed = moved?.removed ?? [];
    const inserted = moved?.inserted ?? [];
    this.forgetRows({ inserted, updated });
    this.changes += 1;
    const all = { removed, inserted, updated, change, scroll: change?.scroll };
    for (const listener of [...this.listeners]) listener(all);
  }

  private findPathToCurrent(): void {
    const { current, table } = this.state;
    const path = new Set<MenuNode>();
    let node = current === undefined ? undefined : table.parentOf(current);
    for (; node !== undefined; node = table.parentOf(node)) path.add(node);
    this.pathToCurrent = path;
  }

  /** The rows that take the focus in these trees and in those where it is not the first row. */
  private focusPlaces(others: Iterable<MenuNode | undefined> = []): MenuFocusPlaces {
    const { current } = this.state;
    const trees = new Set([...this.tabStops.keys(), ...others]);
    if (current !== undefined) trees.add(this.trees.treeOf(current));
    if (!this.trees.hasHeaders) trees.add(undefined);
    const tabStops = new Map<MenuNode | undefined, string | undefined>();
    for (const tree of trees) {
      const stop = this.tabStop(tree);
      tabStops.set(tree, stop && this.contents.keyOf(stop));
    }
    return { focused: this.focusedKey, tabStops };
  }

  /** The rows that took or lost the focus. */
  private rowsChangingFocus(before: MenuFocusPlaces): number[] {
    const after = this.focusPlaces(before.tabStops.keys());
    const keys = new Set<string | undefined>();
    const rows: (number | undefined)[] = [];
    if (before.focused !== after.focused) keys.add(before.focused).add(after.focused);
    for (const [tree, now] of after.tabStops) {
      const range = this.trees.rowsOf(tree);
      if (!before.tabStops.has(tree)) rows.push(this.trees.next(range.start - 1, 1, range));
      if (before.tabStops.get(tree) !== now) keys.add(before.tabStops.get(tree)).add(now);
    }
    for (const key of keys) rows.push(key === undefined ? undefined : this.rowOf(key));
    return rows.filter((row): row is number => row !== undefined);
  }

  private rowsOfNodes(nodes: readonly MenuNode[]): number[] {
    const rows = nodes.map((node) => this.state.rowOf(node));
    return rows.filter((row): row is number => row !== undefined);
  }

  /** The row of a content of a slot, whose index events change. */
  private slotRowOf(content: MenuRowContent | undefined): number | undefined {
    return content?.kind === "slotRow" ? this.places.rowOf(content) : undefined;
  }

  private contentAfter(moves: MenuRowMoves, row: number | undefined): MenuRowContent | undefined {
    const after = row === undefined ? undefined : moves.rowAfter(row);
    const content = after === undefined ? undefined : this.state.contentAtRow(after);
    return content?.kind === "slotRow" ? content : undefined;
  }
}
