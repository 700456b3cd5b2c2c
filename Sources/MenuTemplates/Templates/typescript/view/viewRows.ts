/** The rows of a view. Each is computed when it is first requested. */
class MenuViewRows<Call extends MenuCall = MenuCall> {
  /**
   * The state of the menu. Call its events through `perform`, which notifies subscribers of the
   * change.
   */
  readonly state: MenuExpansion<Call>;
  protected readonly contents: MenuRowContents;
  protected readonly places: MenuRowPlaces;
  protected readonly siblings: MenuSiblings;
  protected readonly opening: MenuOpening;
  protected readonly trees: MenuTrees;
  protected readonly finder: MenuSearch;
  protected readonly options: MenuViewOptions<Call>;
  /** The last focused row of each tree, by the tree's top-level item. */
  protected readonly tabStops = new Map<MenuNode | undefined, MenuRowContent>();
  /** The row or header that has the focus, or had it last. */
  protected focused: MenuRowContent | undefined;
  /** Whether the view has the keyboard focus. */
  protected isActive = false;
  /** The ancestors of the current item. */
  protected pathToCurrent: ReadonlySet<MenuNode> = new Set();
  /** The computed rows, by key. They are kept until they change. */
  private readonly known = new Map<string, MenuViewRow>();

  constructor(table: MenuTable<Call>, options: MenuViewOptions<Call>) {
    this.options = options;
    this.state = options.state ?? new MenuExpansion(table);
    this.contents = new MenuRowContents(this.state, options.textsOf);
    this.places = new MenuRowPlaces(this.state);
    this.siblings = new MenuSiblings(this.state);
    this.opening = new MenuOpening(this.state);
    this.trees = new MenuTrees(this.state);
    this.finder = new MenuSearch(this.state, (node) => this.contents.searchedTextsOf(node));
  }

  /** The view's own strings, in the language of the table. */
  get strings(): MenuViewStrings {
    return stringsIn(this.state.table, this.options.strings);
  }

  /** The language that determines how search and type-ahead compare letters. */
  get language(): string {
    return this.options.language ?? this.state.table.language?.tag ?? "";
  }

  /** The number of rows. */
  get rowCount(): number {
    return this.state.rowCount;
  }

  /**
   * The row at an index, or `undefined` if there is none. Returns the same object until the row
   * changes.
   */
  rowAt(index: number): MenuViewRow | undefined {
    const content = this.state.contentAtRow(index);
    return content === undefined ? undefined : this.read(content, index);
  }

  /** The row with a key, or `undefined` if it is not visible. */
  row(key: string): MenuViewRow | undefined {
    const index = this.rowOf(key);
    return index === undefined ? undefined : this.rowAt(index);
  }

  /** The index of the row with a key, or `undefined` if it is not visible. */
  rowOf(key: string): number | undefined {
    const content = this.contents.contentOf(key);
    return content === undefined ? undefined : this.places.rowOf(content);
  }

  /** The rows from `start` up to, but not including, `end`; by default, all rows. */
  rows(start: number = 0, end: number = this.rowCount): readonly MenuViewRow[] {
    const rows: MenuViewRow[] = [];
    for (let index = Math.max(0, start); index < Math.min(end, this.rowCount); index += 1) {
      const row = this.rowAt(index);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  /**
   * The key of the top-level item whose tree contains the row; `undefined` for the only tree, and
   * for a header, which is not part of a tree.
   */
  treeOf(key: string): string | undefined {
    const content = this.contents.contentOf(key);
    if (content === undefined) return undefined;
    const node = content.kind === "item" ? content.node : content.slot;
    const tree = this.trees.treeOf(node);
    const isHeader = content.kind === "item" && this.trees.isHeader(content.node);
    return tree === undefined || isHeader ? undefined : this.state.table.idOf(tree);
  }

  /**
   * The key of the row that the Tab key reaches in a tree: the row that was focused last, or else
   * the row of the current item, or else the first row.
   */
  tabStopIn(tree?: string): string | undefined {
    const top = tree === undefined ? undefined : this.state.table.nodeWithId(tree);
    const content = this.tabStop(top);
    return content === undefined ? undefined : this.contents.keyOf(content);
  }

  /**
   * The key of the row or header that has the focus or had it last. If it was removed, the key of
   * one near its place.
   */
  get focusedKey(): string | undefined {
    const content = this.focusedContent;
    return content === undefined ? undefined : this.contents.keyOf(content);
  }

  protected get focusedContent(): MenuRowContent | undefined {
    const row = this.focused === undefined ? undefined : this.places.nearest(this.focused);
    return row === undefined ? this.firstStop : this.state.contentAtRow(row);
  }

  /** Remembers the focused row or header, and the row as the one that the Tab key reaches. */
  protected rememberFocus(content: MenuRowContent): void {
    this.focused = content;
    const node = content.kind === "item" ? content.node : content.slot;
    const isHeader = content.kind === "item" && this.trees.isHeader(node);
    if (!isHeader) this.tabStops.set(this.trees.treeOf(node), content);
  }

  /** The row or header that gets the focus if none has had it. */
  private get firstStop(): MenuRowContent | undefined {
    if (!this.trees.hasHeaders) return this.tabStop(undefined);
    return this.state.contentAtRow(this.trees.nextHeader(-1, 1) ?? 0);
  }

  /**
   * A row of the tree: the row that was focused last, the row of the current item, a row near them,
   * or the first row.
   */
  protected tabStop(tree: MenuNode | undefined): MenuRowContent | undefined {
    const { current } = this.state;
    const isInTree = current !== undefined && this.trees.treeOf(current) === tree;
    const initial = isInTree ? ({ kind: "item", node: current } as const) : undefined;
    const stop = this.tabStops.get(tree) ?? initial;
    const near = stop === undefined ? undefined : this.places.nearest(stop);
    const rows = this.trees.rowsOf(tree);
    const isInside = near !== undefined && near >= rows.start && near < rows.end;
    const row = isInside ? near : this.trees.next(rows.start - 1, 1, rows);
    return row === undefined ? undefined : this.state.contentAtRow(row);
  }

  /** Discards rows that changed, so that they are computed again. */
  protected forgetRows({ inserted, updated }: Pick<MenuViewChange, "inserted" | "updated">): void {
    if (lengthOf(inserted) + lengthOf(updated) > this.known.size) {
      this.known.clear();
      return;
    }
    for (const row of [...rowsIn(inserted), ...rowsIn(updated)]) {
      const content = this.state.contentAtRow(row);
      if (content !== undefined) this.known.delete(this.contents.keyOf(content));
    }
  }

  private read(content: MenuRowContent, index: number): MenuViewRow {
    const key = this.contents.keyOf(content);
    const known = this.known.get(key);
    if (known?.index === index) return known;
    const row = known === undefined ? this.make(content, key, index) : { ...known, index };
    if (this.known.size >= 2000) this.known.clear();
    this.known.set(key, row);
    return row;
  }

  private make(content: MenuRowContent, key: string, index: number): MenuViewRow {
    const { state, trees } = this;
    const { table } = state;
    const isItem = content.kind === "item";
    const node = isItem ? content.node : content.slot;
    const isHeader = isItem && trees.isHeader(node);
    const isSeparator = isItem && table.isSeparator(node);
    const line = isItem && table.isFooter(node) ? "footer" : "separator";
    const isSection = table.layout !== "rows" && table.parentOf(node) === undefined;
    const isHeading = isItem && table.isInline(node);
    const isPassive = isSeparator || isHeading;
    const tree = isHeader ? undefined : trees.treeOf(node);
    const stop = isHeader || isPassive ? undefined : this.tabStop(tree);
    const isTabStop = isHeader || (stop !== undefined && this.contents.keyOf(stop) === key);
    const place = isPassive ? { position: 0, count: 0 } : this.siblings.placeOf(content);
    const texts = this.contents.textsOf(content);
    const leads = isItem && this.opening.leads(node);
    const action = leads ? table.actionOf(node) : undefined;
    const isApple = this.options.isApple ?? isOnApple;
    const shortcut = isItem ? table.shortcutOf(node, isApple) : undefined;
    return {
      key,
      index,
      kind: isHeader ? "header" : isSeparator ? line : isHeading ? "heading" : content.kind,
      node,
      slotIndex: content.kind === "slotRow" ? content.index : undefined,
      level: trees.levelOf(content),
      positionInSet: place.position,
      setSize: place.count,
      isExpanded:
        isItem && this.opening.canOpen(node) ? this.opening.showsBelow(node) : undefined,
      isChecked: isItem ? this.opening.checkOf(node) : this.contents.checkOf(content),
      isChoice: isItem
        ? table.choosesOneUnder(table.parentOf(node)) && table.isCheckItem(node)
        : content.kind === "slotRow" && table.choosesOneUnder(node),
      isPage: isItem && table.isPage(node),
      isCurrent: isItem && state.current === node,
      containsCurrent: isItem && this.pathToCurrent.has(node),
      isEnabled: texts.isEnabled,
      disabledReason: isItem && !texts.isEnabled ? table.disabledReasonOf(node) : undefined,
      help: isItem ? table.helpOf(node) : undefined,
      // A row below shows the footer of any other group.
      footer: isItem && (isSection || table.isPage(node)) ? table.footerOf(node) : undefined,
      isFocused: this.isActive && this.focusedKey === key,
      isTabStop,
      isBusy: isItem && state.isBusy(node),
      title: texts.title,
      detail: texts.detail,
      body: isItem && state.isExpanded(node) ? table.bodyOf(node) : undefined,
      badge: texts.badge,
      badgeVariant: texts.badgeVariant ?? "normal",
      icon: texts.icon,
      glyph: isItem && !isSeparator ? this.opening.glyphOf(node) : undefined,
      url: leads && action === undefined ? table.urlOf(node) : this.contents.givenUrlOf(content),
      action,
      shortcut: shortcut && shortcutText(shortcut, isApple),
      matches: isPassive ? [] : this.matchesIn(texts.title, isItem),
    };
  }

  private matchesIn(title: string, isItem: boolean): readonly MenuRange[] {
    const { words } = this.finder;
    return words.length === 0 || !isItem ? [] : foldedRanges(title, words, this.language);
  }
}
