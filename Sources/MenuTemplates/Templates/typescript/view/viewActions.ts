/** The actions of users: taps, searches, keys, and following addresses. */
class MenuViewActions<Call extends MenuCall = MenuCall> extends MenuViewEvents<Call> {
  /** The search text; empty if there is no search. */
  searchText = "";
  /** The visible items that the search found, the best match first. */
  private found: readonly MenuNode[] | undefined;
  /** The number of items that the search found; `undefined` if there is no search. */
  matchCount: number | undefined;
  private readonly keys: MenuTreeKeys;
  private readonly shortcuts: MenuShortcuts;
  /** Whether the table's language determines the direction. */
  private readonly followsLanguage: boolean;
  private items: number | undefined;

  constructor(table: MenuTable<Call>, options: MenuViewOptions<Call>) {
    super(table, options);
    this.keys = new MenuTreeKeys(
      this.state,
      (content) => this.contents.titleOf(content),
      options.clock ?? (() => Date.now()),
    );
    this.shortcuts = new MenuShortcuts(table, options.isApple);
    this.followsLanguage = options.isRightToLeft === undefined;
    this.isRightToLeft = options.isRightToLeft ?? table.language?.isRightToLeft ?? false;
  }

  /** Whether the left arrow key opens items and the right one closes them. */
  get isRightToLeft(): boolean {
    return this.keys.isRightToLeft;
  }

  set isRightToLeft(isRightToLeft: boolean) {
    this.keys.isRightToLeft = isRightToLeft;
  }

  /**
   * Shows the menu's table for another language, and the items that this language has. The state and the
   * search stay the same. The table of another menu is ignored.
   */
  showTable(table: MenuTable<Call>): void {
    if (table.structure !== this.state.table.structure) return;
    this.finder.forget();
    this.perform((state) => setTable(state, table));
    if (this.followsLanguage) this.isRightToLeft = table.language?.isRightToLeft ?? false;
    const { searchText } = this;
    this.searchText = "";
    this.search(searchText);
  }

  /** Whether the view has the keyboard focus. */
  get hasFocus(): boolean {
    return this.isActive;
  }

  /** The number of items. Separators and inline items do not count. */
  get itemCount(): number {
    if (this.items === undefined) {
      this.items = 0;
      for (const node of this.state.table.nodes()) {
        const { table } = this.state;
        if (!table.isSeparator(node) && !table.isInline(node)) this.items += 1;
      }
    }
    return this.items;
  }

  /** Opens or closes an item, like a user action. Disabled items can be opened and closed, too. */
  toggle(key: string): void {
    const node = this.itemOf(key);
    if (node !== undefined) this.apply((state) => state.toggle(node), true);
  }

  /**
   * Performs the action of a tap, including checks, choices and pages. `followsLink` is passed to
   * `onChoose`.
   */
  tap(key: string, place: MenuTapPlace = "row", followsLink: boolean = false): MenuTapResponse<Call> {
    const content = this.contents.contentOf(key);
    const nothing = { kind: "nothing" } as const;
    if (content === undefined || !this.contents.textsOf(content).isEnabled) return nothing;
    if (content.kind !== "item") {
      if (content.kind !== "slotRow") return nothing;
      const response = { kind: "choose" } as const;
      const { slot: node, index: slotIndex } = content;
      this.options.onChoose?.({ key, node, slotIndex, response, followsLink });
      return response;
    }
    const { node } = content;
    const response = this.state.responseToTap(node, place);
    const isToggle = response.kind === "toggle";
    if (response.kind === "open") {
      this.search("");
      this.perform((state) => state.tap(node, place));
      return response;
    }
    if (isToggle && !this.opening.showsToggle(node)) {
      if (!this.finder.toggle(node)) return nothing;
      this.showFound();
      return response;
    }
    if (response.kind === "nothing") return nothing;
    if (isToggle || this.opening.checkOf(node) !== undefined) {
      this.apply((state) => state.tap(node, place), true);
    }
    if (!isToggle) {
      this.options.onChoose?.({ key, node, slotIndex: undefined, response, followsLink });
    }
    return response;
  }

  /** Opens the page above the open one. On the top page, does nothing. */
  closePage(): void {
    if (this.state.page !== undefined) this.perform((state) => state.closePage());
  }

  /** Sets the current item, or none. With `reveal`, its ancestors are opened. */
  setCurrent(key: string | undefined, reveal: boolean = true): void {
    const node = key === undefined ? undefined : this.itemOf(key);
    if (key !== undefined && node === undefined) return;
    this.apply((state) => state.setCurrent(node, reveal), true);
  }

  /**
   * Sets the current item to the result of `nodeAtAddress`, and reveals it. If there is no such
   * item, the current item stays the same.
   */
  currentFromAddress(address: string, base?: string): MenuNode | undefined {
    const node = nodeAtAddress(this.state.table, address, base);
    if (node !== undefined && node !== this.state.current) {
      this.apply((state) => state.setCurrent(node, true), true);
    }
    return node;
  }

  /**
   * Shows the items that contain all words of a search text, and their ancestors. Without words,
   * shows all items again.
   */
  search(text: string): void {
    if (text === this.searchText) return;
    this.searchText = text;
    const wasSearching = this.matchCount !== undefined;
    const found = this.finder.find(text, this.language);
    if (found === undefined && !wasSearching) return;
    this.matchCount = 0;
    this.perform((state) => {
      const change = state.filter(found);
      this.found = found?.filter((node) => state.isVisible(node));
      this.matchCount = this.found?.length;
      return change;
    });
    this.keys.results = found && new Set(found);
  }

  /** The key of the best match; `undefined` if nothing was found, and without a search. */
  get bestMatch(): string | undefined {
    const node = this.found?.[0];
    return node === undefined ? undefined : this.contents.keyOf({ kind: "item", node });
  }

  /** Shows what the search found, with the items of the groups that the user opened. */
  private showFound(): void {
    const { shown } = this.finder;
    this.keys.results = shown && new Set(shown);
    if (shown !== undefined) this.perform((state) => state.filter(shown));
  }

  /** The result of the search, for an announcement; empty if there is no search. */
  get status(): string {
    if (this.matchCount === undefined) return "";
    const numbers: Record<string, number> = { "%1": this.matchCount, "%2": this.itemCount };
    const { matches, nothing } = this.strings;
    const text = this.matchCount > 0 ? matches : nothing;
    return text.replace(/%[12]/g, (place) => String(numbers[place]));
  }

  /** Moves the focus to a row or header, and scrolls it into view. */
  focus(key: string): void {
    const content = this.contents.contentOf(key);
    const row = content === undefined ? undefined : this.places.rowOf(content);
    if (content === undefined || row === undefined) return;
    const node = content.kind === "item" ? content.node : content.slot;
    const { table } = this.state;
    if (content.kind === "item" && (table.isSeparator(node) || table.isInline(node))) return;
    this.applyFocus(() => {
      this.isActive = true;
      this.rememberFocus(content);
    });
  }

  /** Reports that the focus has left the view. The Tab key returns to the same row. */
  blur(): void {
    if (this.isActive) this.applyFocus(() => void (this.isActive = false));
  }

  /**
   * The request of a key that is pressed on a row, for programs that handle it themselves;
   * `undefined` if trees do not use the key.
   */
  actionOfKey(press: MenuKeyPress, row: number): MenuKeyAction | undefined {
    return this.keys.actionOf(press, row, this.language);
  }

  /**
   * Does what a tap on the item does whose shortcut is pressed, whether its row shows or not, and
   * returns whether there is one: if so, keep the browser from using the key. For keys that are
   * pressed outside the view; `pressKey` includes it.
   */
  pressShortcut(press: MenuKeyPress): boolean {
    const nodes = this.shortcuts.nodesOf(press);
    return nodes.some((node) => {
      const key = this.contents.keyOf({ kind: "item", node });
      return this.tap(key).kind !== "nothing";
    });
  }

  /**
   * Does what a key asks for that is pressed on the focused row, by the pattern "Tree View" of
   * WAI-ARIA, or as a shortcut, and returns whether that is anything: if so, keep the browser from
   * using the key. The row then has the focus, unless the key moves it or is a shortcut.
   */
  pressKey(press: MenuKeyPress): boolean {
    const key = this.focusedKey;
    const row = key === undefined ? undefined : this.rowAt(this.rowOf(key) ?? -1);
    const action = row === undefined ? undefined : this.actionOfKey(press, row.index);
    if (row === undefined || action === undefined) return this.pressShortcut(press);
    this.focus(row.key);
    switch (action.kind) {
      case "nothing": break;
      case "focus": {
        const target = this.rowAt(action.row);
        if (target !== undefined) this.focus(target.key);
        break;
      }
      case "expand": {
        for (const node of action.nodes) this.apply((state) => state.expand(node), true);
        break;
      }
      case "collapse": {
        this.apply((state) => state.collapse(action.node), true);
        break;
      }
      case "tap": {
        if (press.key === "Enter" && this.isLink(row)) return false;
        this.tap(row.key, action.place);
      }
    }
    return true;
  }

  /** Whether the row is a link, which the browser opens itself. */
  isLink(row: MenuViewRow): boolean {
    return row.url !== undefined && row.isEnabled && this.options.drawsLinks !== false;
  }

  private itemOf(key: string): MenuNode | undefined {
    const content = this.contents.contentOf(key);
    return content?.kind === "item" ? content.node : undefined;
  }
}
