/** What draws the menu of a page, and its events. */
class PageMenu {
  constructor(element, templates, languages) {
    this.element = element;
    this.templates = templates;
    /** Ends when the menu is taken off its page. */
    this.lifetime = new AbortController();
    this.viewport = new PageViewport(element);
    this.ownTable = readMenuTable(element.dataset, templates);
    this.languageChoice = languages;
    this.ownStrings = new PageStrings(this);
    this.table = this.translatedTable();
    this.state = new MenuExpansion(this.table);
    this.key = element.dataset.key || `menu.${this.table.name}`;
    this.restore();
    const current = this.declaredCurrent() ?? this.itemAtLocation();
    if (current !== undefined) this.state.setCurrent(current, true);
    this.levelsAbove = this.table.layout === "section-headers" ? 1 : 0;
    this.rows = new PageRows(this.state);
    this.slots = new Map();
    this.textsOf = new PageTexts(this);
    this.table.texts = this.textsOf;
    this.siblings = new Map();
    this.itemCount = 0;
    for (let node = 0; node < this.table.count; node += 1) {
      if (!this.table.isSeparator(menuNode(node))) this.itemCount += 1;
    }
    this.lines = new PageLines(this);
    this.elements = new PageElements(this);
    this.view = new PageView(this);
    this.keys = new PageKeys(this);
    this.taps = new PageTaps(this);
    if (element.dataset.search) this.search = new PageSearch(this);
    if (this.languageChoice?.list.length > 1 && element.dataset.picker) {
      this.picker = new PagePicker(this);
    }
    this.takeOver();
    this.view.draw();
    if (current !== undefined && this.state.isVisible(current)) {
      this.view.show(this.state.rowOf(current));
    }
    this.listen();
  }

  /** Takes the place of what the page shows before the script runs, and keeps the search box. */
  takeOver() {
    const children = [this.picker?.element, this.search?.element, this.view.list];
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
    addEventListener("pagehide", () => this.save(), { signal });
    const follow = () => {
      const node = this.itemAtLocation();
      if (node === undefined || node === this.state.current) return;
      this.perform((state) => state.setCurrent(node, true), true);
    };
    addEventListener("hashchange", follow, { signal });
    addEventListener("popstate", follow, { signal });
  }

  /** Takes the menu off its page: it keeps what is open, and no longer listens to the window. */
  disconnect() {
    this.save();
    this.lifetime.abort();
  }

  /** An id that is unique on the page, for the menu's own use. */
  idOf(name) {
    return `${this.element.id}-${name}`;
  }

  /** What has the focus, in the document or the shadow tree that the menu is in. */
  get focusedElement() {
    return this.element.getRootNode().activeElement ?? null;
  }

  /** The item that the page names as the current one, by its id or its url. */
  declaredCurrent() {
    const { current } = this.element.dataset;
    if (!current) return undefined;
    const named = this.table.nodeWithId(current);
    if (named !== undefined) return named;
    for (const node of this.table.nodes()) if (this.table.urlOf(node) === current) return node;
    return undefined;
  }

  /** The first item whose url is the page's address or, failing that, the address without hash. */
  itemAtLocation() {
    const [path] = location.href.split("#");
    let match;
    for (const node of this.table.nodes()) {
      const url = this.table.urlOf(node);
      const address = url === undefined ? undefined : resolvedAddress(url)?.href;
      if (address === location.href) return node;
      if (address === path) match ??= node;
    }
    return match;
  }

  /**
   * Applies an event to the state and draws the change: `menu.perform((state) =>
   * state.expandAll())`. With `opensOnly` the event only opens and closes, so that the places among
   * siblings stay.
   */
  perform(event, opensOnly = false) {
    const { focusedElement } = this;
    const focused = this.view.list.contains(focusedElement)
      ? focusedElement.closest("[data-node], [data-row], [data-toggle], [data-choose]")
      : null;
    const keepsKeys = opensOnly || !this.rows.hasSlots;
    const places = keepsKeys ? [] : this.rows.placesOf(this.slotKeys());
    const change = event(this.state);
    const keys = this.rows.keysAfter(places, change);
    if (!opensOnly) this.siblings.clear();
    if (keys.size > 0) this.rename(keys);
    const near = focused === null ? undefined : this.keyOf(focused);
    this.view.apply(change, opensOnly);
    if (change.scroll) {
      this.view.show(change.scroll.row, change.scroll.position === "top" ? "start" : "nearest");
      const [opened] = change.toggled.opened;
      if (change.scroll.position === "reveal" && opened !== undefined) {
        this.view.show(this.state.rowOf(opened) ?? change.scroll.row);
      }
    }
    if (focused && !this.element.contains(this.focusedElement)) {
      this.keys.focusNear(keys.get(near) ?? near);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), 200);
    this.element.dispatchEvent(new CustomEvent("menu-change", { bubbles: true, detail: change }));
    return change;
  }

  /** Applies an event that names rows to be drawn again, and changes nothing else. */
  redraw(event) {
    this.search?.forget();
    const change = event(this.state);
    this.view.refreshRows(change);
    return change;
  }

  /** The table with the texts of the language that the page shows. */
  translatedTable() {
    const { shown, own } = this.languageChoice ?? {};
    if (shown === own) return this.ownTable;
    const { tag, direction, title } = shown;
    const language = { tag, isRightToLeft: direction === "rtl" };
    const texts = this.templates(`texts-${tag}`);
    return this.ownTable.translated(language, { title, texts });
  }

  /** Shows another language. What is open, checked, focused and in view stays so. */
  showLanguage(language) {
    if (language === this.languageChoice.shown) return;
    this.view.scroll.keepPlace(() => {
      this.languageChoice.show(language);
      this.table = this.translatedTable();
      this.table.texts = this.textsOf;
      this.state.table = this.table;
      this.search?.forget();
      this.drawStrings();
      this.view.refreshAll();
    });
    const detail = { tag: language.tag, direction: language.direction };
    this.element.dispatchEvent(new CustomEvent("menu-language", { bubbles: true, detail }));
  }

  /** Draws the page's own strings again. */
  drawStrings() {
    this.search?.drawStrings();
    this.picker?.drawStrings();
  }

  /** The key of the row or header that an element draws. */
  keyOf(element) {
    const { row, node, toggle, choose } = element.dataset;
    return row ?? menuNode(Number(node ?? toggle ?? choose));
  }

  /** The keys of rows in slots that the page remembers. */
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

  /** The saved state may be damaged or of another menu, and storage may be forbidden. */
  restore() {
    if (this.element.dataset.remember !== "true") return;
    try {
      const saved = localStorage.getItem(this.key);
      if (saved !== null) this.state.restore(saved);
    } catch {
      this.state = new MenuExpansion(this.table);
    }
  }

  save() {
    clearTimeout(this.timer);
    if (this.element.dataset.remember !== "true") return;
    try {
      localStorage.setItem(this.key, this.state.savedState);
    } catch {
      // The page works without storage.
    }
  }

  expandSiblings(node) {
    if (typeof node === "string") return;
    const parent = this.table.parentOf(node);
    let siblings = parent === undefined ? this.table.topLevel : this.table.childrenOf(parent);
    if (this.table.isSingleUnder(parent)) {
      const isOneOpen = siblings.some((one) => this.isMember(one) && this.state.isExpanded(one));
      const first = siblings.find((one) => this.isMember(one) && this.table.isEnabled(one));
      siblings = isOneOpen || first === undefined ? [] : [first];
    }
    this.perform((state) => {
      let last = state.expand(menuNode(-1));
      for (const sibling of siblings) {
        if (state.isExpanded(sibling) || !this.table.isEnabled(sibling)) continue;
        if (!this.isMember(sibling) || !this.showsToggle(sibling)) continue;
        const change = state.expand(sibling);
        if (!change.isEmpty) last = change;
        this.view.refresh(sibling);
      }
      this.view.extents.refresh();
      return last;
    }, true);
  }

  /** Whether the user can open the item; an empty one would show nothing. */
  canOpen(node) {
    if (this.state.isEmpty(node)) return false;
    return this.table.isCategory(node) || this.table.isExpandable(node);
  }

  /** Whether the rules of its group count the item. */
  isMember(node) {
    return !this.state.isHidden(node) && this.canOpen(node) && this.table.isCollapsible(node);
  }

  canCollapse(node) {
    if (!this.isMember(node)) return false;
    const parent = this.table.parentOf(node);
    if (!this.table.keepsOpenUnder(parent)) return true;
    if (this.table.isSingleUnder(parent)) return false;
    const siblings = parent === undefined ? this.table.topLevel : this.table.childrenOf(parent);
    const isOther = (one) =>
      one !== node && this.state.isExpanded(one) && this.isMember(one);
    return siblings.some(isOther);
  }

  /** Whether rows or a body are visible below the item, also under a filter. */
  showsBelow(node) {
    if (!this.state.isFiltered) return this.state.isExpanded(node);
    const next = this.rows.keyAt((this.state.rowOf(node) ?? -2) + 1);
    const isParent = next !== undefined && this.rows.parentOf(next) === node;
    return isParent || (this.state.isExpanded(node) && this.table.bodyOf(node) !== undefined);
  }

  /** Whether a toggle would be visible: under a filter only bodies open and close. */
  showsToggle(node) {
    if (!this.state.isFiltered) return true;
    if (!this.state.isVisible(node) || this.table.bodyOf(node) === undefined) return false;
    return this.showsBelow(node) === this.state.isExpanded(node);
  }

  /** The glyph for what is visible below the item. */
  glyphOf(node) {
    if (!this.state.isFiltered || !this.canOpen(node)) return this.state.glyphOf(node);
    const { expanded, collapsed } = this.table.indicatorOf(node);
    return this.showsBelow(node) ? expanded : collapsed;
  }

  /** Whether the item has a check, an action or an url that a tap can reach. */
  leads(node) {
    const isParent = this.table.isCategory(node) || this.table.isExpandable(node);
    if (isParent && this.table.settings.hitArea !== "indicator") return false;
    const target = this.table.actionOf(node) ?? this.table.urlOf(node);
    return target !== undefined || this.table.isCheckItem(node);
  }

  /** The address of the item's link; an item with an action has none. */
  addressOf(node) {
    const isLink = this.leads(node) && this.table.actionOf(node) === undefined;
    const url = isLink ? this.table.urlOf(node) : undefined;
    return url === undefined ? undefined : safeAddress(url);
  }

  /** Whether the current item is in this one, at any level. */
  containsCurrent(node) {
    const { current } = this.state;
    if (current === undefined) return false;
    let above = this.table.parentOf(current);
    while (above !== undefined && above !== node) above = this.table.parentOf(above);
    return above === node;
  }

  topOf(node) {
    let top = node;
    for (let above = node; above !== undefined; above = this.table.parentOf(above)) top = above;
    return top;
  }

  /** The language of the menu's texts, as the page has it. */
  get textLanguage() {
    return closestOf(this.element, "[lang]")?.lang ?? "";
  }

  get bodyMotion() {
    return this.table.settings.animation.insert === "fold" ? "menu-fold" : "menu-appear";
  }

  /** The place of a row among its siblings that have rows, without separators. */
  placeAmongSiblings(node) {
    if (typeof node === "string") return this.placeInSlot(node);
    const parent = this.table.parentOf(node);
    let places = this.siblings.get(parent);
    if (places === undefined) {
      places = new Map();
      const siblings = parent === undefined ? this.table.topLevel : this.table.childrenOf(parent);
      for (const sibling of siblings) {
        if (this.table.isSeparator(sibling) || this.state.isHidden(sibling)) continue;
        if (this.state.isFiltered && !this.state.isVisible(sibling)) continue;
        places.set(sibling, places.size + 1);
      }
      this.siblings.set(parent, places);
    }
    return { position: places.get(node) ?? 1, count: Math.max(1, places.size) };
  }

  placeInSlot(key) {
    const { slot, index } = this.rows.partsOf(key);
    const count = this.state.countIn(slot);
    const isLoading = this.state.isBusy(slot) && this.table.loadingOf(slot) !== undefined;
    const total = Math.max(1, isLoading ? count + 1 : count);
    return { position: Number.isNaN(index) ? total : index + 1, count: total };
  }
}
