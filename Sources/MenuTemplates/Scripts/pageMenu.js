/** Draws the menu of a page, and handles its events. */
class PageMenu extends PageMemory {
  constructor(element, templates, languages) {
    super();
    this.element = element;
    this.templates = templates;
    /** Aborted when the menu is removed from its page. */
    this.lifetime = new AbortController();
    this.viewport = new PageViewport(element);
    this.ownTable = readMenuTable(element.dataset, templates);
    this.languageChoice = languages;
    this.ownStrings = new PageStrings(this);
    this.table = this.translatedTable();
    this.state = new PageExpansion(this.table);
    this.key = element.dataset.key || `menu.${this.table.name}`;
    this.restore();
    /**
     * The items that were opened or closed to reveal the current item, each with the open state to
     * save.
     */
    this.unkept = new Map();
    const declared = this.declaredCurrent();
    const current = declared ?? this.itemAtLocation();
    /** The current item, if the address has set it. */
    this.followed = declared === undefined ? current : undefined;
    if (current !== undefined) this.noteRevealed(this.state.setCurrent(current, true));
    this.lastKept = this.keptState;
    this.rows = new PageRows(this.state);
    this.slots = new Map();
    this.textsOf = new PageTexts(this);
    this.state.texts = this.textsOf;
    this.siblings = new MenuSiblings(this.state);
    this.opening = new MenuOpening(this.state);
    this.itemCount = 0;
    for (let node = 0; node < this.table.count; node += 1) {
      const isItem = !this.table.isSeparator(menuNode(node)) && !this.table.isInline(menuNode(node));
      if (isItem) this.itemCount += 1;
    }
    this.lines = this.makeLines();
    this.back = new PageBack(this);
    this.elements = new PageElements(this);
    this.view = new PageView(this);
    this.keys = new PageKeys(this);
    this.taps = new PageTaps(this);
    if (element.dataset.search) this.search = new PageSearch(this);
    if (this.languageChoice?.list.length > 1 && element.dataset.picker) {
      this.picker = new PagePicker(this);
    }
    this.takeOver();
    this.back.draw();
    this.view.draw();
    this.listen();
    this.restorePlace();
    this.revealCurrent();
  }

  /** The levels of items above those of the trees that are drawn. */
  get levelsAbove() {
    const { layout, page } = this.state;
    if (page !== undefined) return this.table.depthOf(page) + 1;
    return layout === "section-headers" ? 1 : 0;
  }

  /** Creates the object that draws the lines of rows and headers. */
  makeLines() {
    return new PageLines(this);
  }

  /** Replaces the content that the page shows before the script runs. Keeps the search box. */
  takeOver() {
    const { back, picker, search, view } = this;
    const children = [picker?.element, search?.element, back.element, view.list, back.footer];
    const kept = children.filter((child) => child !== undefined);
    for (const child of [...this.element.childNodes]) if (!kept.includes(child)) child.remove();
    for (const [place, child] of kept.entries()) {
      if (this.element.childNodes[place] === child) continue;
      this.element.insertBefore(child, this.element.childNodes[place] ?? null);
    }
  }

  listen() {
    let isDue = false;
    const draw = () => {
      if (isDue || this.state.rowCount <= PageView.wholeCount) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        this.keys.keepFocus(() => this.view.draw());
      });
    };
    const { signal } = this.lifetime;
    this.viewport.observe(draw, signal);
    this.taps.listen(signal);
    this.wasLaidOut = this.isLaidOut;
    const sizes = new ResizeObserver(() => this.appear());
    sizes.observe(this.element);
    signal.addEventListener("abort", () => sizes.disconnect());
    addEventListener("pagehide", () => this.save(), { signal });
    const follow = () => {
      const node = this.itemAtLocation();
      const { current } = this.state;
      // On a page outside the menu, a current item that the program has set stays.
      if (node === current || (node === undefined && current !== this.followed)) return;
      this.followed = node;
      this.perform((state) => state.setCurrent(node, true), true);
    };
    addEventListener("hashchange", follow, { signal });
    addEventListener("popstate", follow, { signal });
    // Browsers that have it report each change of the address, also those that a client router makes.
    globalThis.navigation?.addEventListener("currententrychange", follow, { signal });
  }

  /** Whether the menu has a size. In a hidden panel, it has none. */
  get isLaidOut() {
    return this.element.offsetWidth > 0;
  }

  /** Draws the visible rows once the menu is shown, for example when its panel is opened. */
  appear() {
    const { wasLaidOut } = this;
    this.wasLaidOut = this.isLaidOut;
    if (wasLaidOut || !this.isLaidOut) return;
    if (this.view.rowHeight() === this.view.extents.rowHeight) this.drawAgain();
    else this.measure();
    this.revealCurrent();
  }

  /** Measures rows again, because the look or the surroundings have changed, and draws them. */
  measure() {
    this.view.extents = new PageExtents(this.rows, this.view.rowHeight());
    this.drawAgain();
  }

  drawAgain() {
    this.viewport.refresh();
    this.keys.keepFocus(() => this.view.draw());
  }

  /** Scrolls once to the current item, if its row can be visible. */
  revealCurrent() {
    const { current } = this.state;
    if (current === this.revealed || !this.isLaidOut) return;
    if (current !== undefined && !this.state.isVisible(current)) return;
    this.revealed = current;
    if (current === undefined) return;
    const row = this.state.rowOf(current);
    if (this.element.dataset.form === "page") this.view.show(row);
    else this.view.reveal(row);
  }

  /** Removes the menu from its page. It saves its state, and stops listening to the window. */
  disconnect() {
    this.save();
    this.lifetime.abort();
  }

  /** Listens to the current surroundings again after `disconnect`. */
  connect() {
    this.lifetime.abort();
    this.lifetime = new AbortController();
    this.listen();
    this.measure();
    this.revealCurrent();
  }

  /** An id that is unique on the page. */
  idOf(name) {
    return `${this.element.id}-${name}`;
  }

  /** The focused element in the document or in the shadow tree that contains the menu. */
  get focusedElement() {
    return this.element.getRootNode().activeElement ?? null;
  }

  /** The item that the page names as the current one: by its id, by its URL, or by another URL of its page. */
  declaredCurrent() {
    const { current } = this.element.dataset;
    return this.itemNamed(current) ?? (current ? this.itemAt(current) : undefined);
  }

  /** The item with an id or a URL. */
  itemNamed(name) {
    if (!name) return undefined;
    const { table, ownTable } = this;
    return table.nodeWithId(name) ?? table.nodeForURL(name) ?? ownTable.nodeForURL(name);
  }

  /** The item whose URL is the page's address, or else the best match, also in the menu's own language. */
  itemAtLocation() {
    return this.itemAt(location.href);
  }

  itemAt(address) {
    const { table, ownTable } = this;
    const nodeIn = (menu) => nodeAtAddress(menu, address, document.baseURI);
    return nodeIn(table) ?? (table === ownTable ? undefined : nodeIn(ownTable));
  }

  /**
   * Applies an event to the state and draws the change: `menu.perform((state) =>
   * state.expandAll())`. With `opensOnly`, the event only opens and closes items, so that positions
   * among siblings stay the same.
   */
  perform(event, opensOnly = false) {
    const { focusedElement } = this;
    const { current, page } = this.state;
    const focused = this.view.list.contains(focusedElement)
      ? focusedElement.closest("[data-node], [data-row], [data-toggle], [data-choose]")
      : null;
    const keepsKeys = opensOnly || !this.rows.hasSlots;
    const places = keepsKeys ? [] : this.rows.placesOf(this.slotKeys());
    const change = event(this.state);
    if (current === this.state.current) this.noteToggled(change);
    else this.noteRevealed(change);
    const keys = this.rows.keysAfter(places, change);
    if (!opensOnly) this.siblings.forget();
    if (keys.size > 0) this.rename(keys);
    const near = focused === null ? undefined : this.keyOf(focused);
    if (page === this.state.page) this.view.apply(change, opensOnly);
    else this.back.turn(page);
    if (current !== this.state.current) {
      if (change.scroll) this.revealCurrent();
      else if (this.isLaidOut) this.revealed = this.state.current;
    } else if (change.scroll) {
      this.view.show(change.scroll.row, change.scroll.position === "top" ? "start" : "nearest");
      const [opened] = change.toggled.opened;
      if (change.scroll.position === "reveal" && opened !== undefined) {
        this.view.show(this.state.rowOf(opened) ?? change.scroll.row);
      }
    }
    if (focused && page === this.state.page && !this.element.contains(this.focusedElement)) {
      this.keys.focusNear(keys.get(near) ?? near);
    }
    this.saveSoon();
    this.element.dispatchEvent(new CustomEvent("menu-change", { bubbles: true, detail: change }));
    return change;
  }

  /** Applies an event that only names rows to redraw. */
  redraw(event) {
    this.search?.forget();
    const change = event(this.state);
    this.view.refreshRows(change);
    return change;
  }

  /** The table with the texts of the displayed language. */
  translatedTable() {
    const { list, shown, own } = this.languageChoice ?? {};
    if (shown === own) return this.ownTable;
    const { tag, direction, title, plurals } = shown;
    const language = { tag, isRightToLeft: direction === "rtl", plurals };
    const texts = this.templates(`texts-${tag}`);
    return this.ownTable.translated(language, { title, texts }, list.indexOf(shown));
  }

  /**
   * Shows another language. The open, checked and focused items and the scroll position stay the
   * same.
   */
  showLanguage(language) {
    if (language === this.languageChoice.shown) return;
    this.view.scroll.keepPlace(() => {
      this.languageChoice.show(language);
      this.table = this.translatedTable();
      // Items that depend on the language come and go.
      const isFollowed = this.table.whens?.followers.has(this.table.count);
      if (isFollowed) this.perform((state) => setLanguage(state.rows, this.table));
      else this.state.table = this.table;
      this.search?.forget();
      this.drawStrings();
      this.view.refreshAll();
    });
    const detail = { tag: language.tag, direction: language.direction };
    this.element.dispatchEvent(new CustomEvent("menu-language", { bubbles: true, detail }));
  }

  /** Redraws the page's own strings. */
  drawStrings() {
    this.search?.drawStrings();
    this.picker?.drawStrings();
    this.back.draw();
  }

  /** The key of the row or header that an element represents. */
  keyOf(element) {
    const { row, node, toggle, choose } = element.dataset;
    return row ?? menuNode(Number(node ?? toggle ?? choose));
  }

  /** The keys of slot rows that the page remembers. */
  slotKeys() {
    const { elements, extents } = this.view;
    const keys = [...elements.keys(), ...extents.rowExtras.keys(), ...this.keys.current.values()];
    return new Set([...keys, this.chosen]);
  }

  rename(keys) {
    this.view.rename(keys);
    this.keys.rename(keys);
    if (keys.has(this.chosen)) this.chosen = keys.get(this.chosen);
  }

  /** Opens items that can be open at the same time. */
  expand(nodes) {
    this.perform((state) => {
      let last = state.expand(menuNode(-1));
      for (const node of nodes) {
        const change = state.expand(node);
        if (!change.isEmpty) last = change;
        this.view.refresh(node);
      }
      this.view.extents.refresh();
      return last;
    }, true);
  }

  canOpen(node) {
    return this.opening.canOpen(node);
  }

  canCollapse(node) {
    return this.opening.canClose(node);
  }

  showsBelow(node) {
    return this.opening.showsBelow(node);
  }

  showsToggle(node) {
    return this.opening.showsToggle(node);
  }

  glyphOf(node) {
    return this.opening.glyphOf(node);
  }

  leads(node) {
    return this.opening.leads(node);
  }

  /** The address of the item's link; `undefined` for an item with an action. */
  addressOf(node) {
    const isLink = this.leads(node) && this.table.actionOf(node) === undefined;
    const url = isLink ? this.table.urlOf(node) : undefined;
    return url === undefined ? undefined : safeAddress(url);
  }

  /** Whether the item contains the current item at any level. */
  containsCurrent(node) {
    const { current } = this.state;
    if (current === undefined) return false;
    let above = this.table.parentOf(current);
    while (above !== undefined && above !== node) above = this.table.parentOf(above);
    return above === node;
  }

  /** The language of the menu's texts, as set on the page. */
  get textLanguage() {
    return closestOf(this.element, "[lang]")?.lang ?? "";
  }

  get bodyMotion() {
    return this.table.settings.animation.insert === "fold" ? "menu-fold" : "menu-appear";
  }

  /** The position of a row among its siblings with rows. Separators do not count. */
  placeAmongSiblings(key) {
    return this.siblings.placeOf(this.rows.contentOf(key));
  }
}
