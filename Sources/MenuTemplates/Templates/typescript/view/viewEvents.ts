/** The focusable rows, before or after an event. */
interface MenuFocusPlaces {
  readonly focused: string | undefined;
  readonly tabStops: ReadonlyMap<MenuNode | undefined, string | undefined>;
}

/** A row of a slot, identified by the key from the program or else by its position. */
interface MenuSlotTrace {
  readonly key: string | undefined;
  readonly row: number | undefined;
}

/** The events of a view, and its subscribers. */
class MenuViewEvents<Call extends MenuCall = MenuCall> extends MenuViewRows<Call> {
  private readonly listeners = new Set<(change: MenuViewChange) => void>();
  private changes = 0;

  constructor(table: MenuTable<Call>, options: MenuViewOptions<Call>) {
    super(table, options);
    const { current } = options;
    const node = typeof current === "string" ? table.nodeWithId(current) : current;
    if (node !== undefined) this.state.setCurrent(node, true);
    this.findPathToCurrent();
  }

  /** A number that increases with each change, for React's `useSyncExternalStore`. */
  get version(): number {
    return this.changes;
  }

  /** Calls a function after each change. Returns a function that ends the subscription. */
  readonly subscribe = (listener: (change: MenuViewChange) => void): (() => void) => {
    const own = (change: MenuViewChange): void => listener(change);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  };

  /**
   * Applies an event to the state: `view.perform((state) => state.expandAll())`. All rows are read
   * again. The view's own events, such as `toggle` and `tap`, only update the rows that changed.
   */
  perform<Result extends MenuChange | { readonly change: MenuChange }>(
    event: (state: MenuExpansion<Call>) => Result,
  ): Result {
    return this.apply(event, false);
  }

  /** Reads all rows again, because the results of `textsOf` have changed. */
  refresh(): void {
    this.finder.forget();
    this.emit({ change: undefined, moved: undefined, updated: [{ start: 0, end: this.rowCount }] });
  }

  /**
   * Replaces the rows of a slot, and sets whether it is busy. If rows at the start or the end have
   * the same keys as old ones, or are the same objects, they keep their rows in the view.
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
   * Applies an event, updates the focused rows, and reports the change. With `isExact`, the change
   * names all rows that look different, unless conditions may follow what it checks.
   */
  protected apply<Result extends MenuChange | { readonly change: MenuChange }>(
    event: (state: MenuExpansion<Call>) => Result,
    isExact: boolean,
  ): Result {
    const before = this.focusPlaces();
    const oldPath = this.pathToCurrent;
    const { current: oldCurrent, page: oldPage } = this.state;
    const stops = [...this.tabStops].map(([tree, stop]) => ({ tree, trace: this.traceOf(stop) }));
    const focusTrace = this.traceOf(this.focused);
    const result = event(this.state);
    const change = result instanceof MenuChange ? result : (result as { change: MenuChange }).change;
    const moves = new MenuRowMoves(change);
    for (const { tree, trace } of stops) {
      const content = this.contentAfter(moves, trace);
      if (content !== undefined) this.tabStops.set(tree, content);
    }
    this.focused = this.contentAfter(moves, focusTrace) ?? this.focused;
    if (this.state.page !== oldPage && this.isActive) {
      const content = this.focusedContent;
      if (content !== undefined) this.rememberFocus(content);
    }
    const checks = change.checked.length + change.unchecked.length > 0;
    const isWhole = !isExact || (checks && this.state.table.whens !== undefined);
    if (isWhole) this.siblings.forget();
    if (this.state.current !== oldCurrent) this.findPathToCurrent();
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
    this.emit({ change, moved: change, updated });
    return result;
  }

  /** Reports the rows that look different because they got or lost the focus. */
  protected applyFocus(event: () => void): void {
    const before = this.focusPlaces();
    const wasActive = this.isActive;
    event();
    const rows = this.rowsChangingFocus(before);
    const focused = this.focusedKey;
    const row = focused === undefined ? undefined : this.rowOf(focused);
    if (this.isActive !== wasActive && row !== undefined) rows.push(row);
    if (rows.length === 0) return;
    this.emit({ change: undefined, moved: undefined, updated: rangesOf(rows) });
  }

  private emit({
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

  /**
   * The focusable rows of the given trees, and of all trees whose focusable row is not the first.
   */
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

  /** The rows that got or lost the focus. */
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

  /**
   * The data with which a slot row is found after an event, because events can change its index.
   */
  private traceOf(content: MenuRowContent | undefined): MenuSlotTrace | undefined {
    if (content?.kind !== "slotRow") return undefined;
    const hasKey = this.contents.given.rowAt(content.slot, content.index)?.key !== undefined;
    const key = hasKey ? this.contents.keyOf(content) : undefined;
    return { key, row: this.places.rowOf(content) };
  }

  private contentAfter(
    moves: MenuRowMoves,
    trace: MenuSlotTrace | undefined,
  ): MenuRowContent | undefined {
    if (trace?.key !== undefined) return this.contents.contentOf(trace.key);
    const after = trace?.row === undefined ? undefined : moves.rowAfter(trace.row);
    const content = after === undefined ? undefined : this.state.contentAtRow(after);
    return content?.kind === "slotRow" ? content : undefined;
  }
}
