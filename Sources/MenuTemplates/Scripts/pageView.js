/** Draws the visible rows, and some before and after them. */
class PageView {
  /** The maximal number of rows for which a menu is drawn as a whole. */
  static wholeCount = 300;

  constructor(menu) {
    this.menu = menu;
    this.elements = new Map();
    this.sections = new Map();
    /** The elements of slot rows that the current change removed. */
    this.removed = [];
    this.motion = new PageMotion(this);
    this.scroll = new PageScroll(this, menu.viewport);
    this.isMoving = false;
    this.current = menu.state.current;
    const { back, state } = menu;
    this.isSectioned = state.layout !== "rows";
    const isTree = state.layout !== "section-headers";
    this.list = make("div", {
      class: "menu-list",
      role: isTree ? "tree" : undefined,
      "aria-label": isTree ? back.titleOf(state.page) : undefined,
    });
    this.above = make("div", { class: "menu-space", role: "none" });
    this.below = make("div", { class: "menu-space", role: "none" });
    this.list.append(this.above, this.below);
    this.extents = new PageExtents(menu.rows, this.rowHeight());
  }

  /** The height of a row with a single-line title. */
  rowHeight() {
    const probe = make("div", { class: "menu-probe" });
    this.menu.element.append(probe);
    const height = probe.offsetHeight;
    probe.remove();
    return height || this.menu.table.settings.rowHeight || 44;
  }

  /** Draws a change. With `opensOnly`, only the rows that the change lists look different. */
  apply(change, opensOnly) {
    this.motion.begin(change);
    this.isMoving = this.motion.tops !== undefined;
    if (change.removed.length + change.inserted.length > 0) this.extents.refresh();
    for (const node of [...change.toggled.closed, ...change.toggled.opened]) this.refresh(node);
    this.refreshRows(change);
    const isElsewhere = this.menu.state.current !== this.current;
    this.current = this.menu.state.current;
    if (!opensOnly || this.menu.state.isFiltered || isElsewhere) {
      for (const [key, element] of this.elements) {
        if (typeof key === "string") this.menu.elements.refresh(element, key);
        else this.menu.elements.update(element, key);
      }
    }
    const gone = this.draw();
    this.motion.end(gone);
    this.isMoving = false;
  }

  /** Redraws the rows that a change names. */
  refreshRows(change) {
    if (change.updated.length <= this.elements.size + this.sections.size) {
      for (const row of change.updated) this.refresh(this.menu.rows.keyAt(row));
      return;
    }
    const updated = new Set(change.updated);
    for (const key of [...this.elements.keys(), ...this.sections.keys()]) {
      if (updated.has(this.menu.rows.rowOf(key))) this.refresh(key);
    }
  }

  refresh(key) {
    const element = this.elements.get(key);
    if (element) this.menu.elements.refresh(element, key);
    else this.sections.get(key)?.refresh();
  }

  /** Updates the texts of all drawn elements. */
  refreshAll() {
    const { back, state } = this.menu;
    if (this.list.role === "tree") this.list.setAttribute("aria-label", back.titleOf(state.page));
    for (const [key, element] of this.elements) this.menu.elements.refresh(element, key);
    for (const section of this.sections.values()) section.refresh();
  }

  /** Moves the elements of slot rows to their new keys. An element without a new key is removed. */
  rename(keys) {
    const rename = (old) => {
      const entries = [...old].filter(([key]) => !keys.has(key));
      for (const [key, now] of keys) {
        if (now !== undefined && old.has(key)) entries.push([now, old.get(key)]);
      }
      return new Map(entries);
    };
    for (const [key, now] of keys) {
      const element = this.elements.get(key);
      if (now === undefined && element) this.removed.push(element);
    }
    this.elements = rename(this.elements);
    this.extents.rowExtras = rename(this.extents.rowExtras);
  }

  /** The range of rows to draw: the first row, and the row after the last. */
  window() {
    const { rowCount } = this.menu.state;
    if (rowCount <= PageView.wholeCount) {
      this.scroll.skipped = 0;
      return [0, rowCount];
    }
    const top = this.scroll.top();
    const { height } = this.menu.viewport;
    const start = this.extents.rowAt(Math.max(0, top - height / 2));
    return [start, Math.min(rowCount, this.extents.rowAt(top + 1.5 * height) + 1)];
  }

  /** Draws the rows in the window, and returns the elements that are no longer drawn. */
  draw() {
    const [start, end] = this.window();
    const gone = this.clear(start, end);
    const parts = this.isSectioned ? this.parts(start, end) : [{ top: undefined, start, end }];
    const sections = new Map();
    for (const part of parts) {
      let section = this.sections.get(part.top);
      const isStale = part.top !== undefined && section?.opens !== this.menu.canOpen(part.top);
      if (section === undefined || isStale) section = new PageSection(this.menu, part.top);
      sections.set(part.top, section);
      this.fill(section, part);
      section.update();
    }
    this.sections = sections;
    this.place([...sections.values()].map((section) => section.element));
    this.space(parts);
    if (this.menu.state.rowCount > PageView.wholeCount && this.measure()) this.space(parts);
    this.number();
    return gone;
  }

  /**
   * Removes elements outside the window first, so that the remaining ones stay connected and keep
   * the focus.
   */
  clear(start, end) {
    const gone = new Map(this.elements);
    for (let row = start; row < end; row += 1) gone.delete(this.menu.rows.keyAt(row));
    for (const key of gone.keys()) this.elements.delete(key);
    for (const [place, element] of this.removed.entries()) gone.set(`removed ${place}`, element);
    this.removed = [];
    for (const element of gone.values()) element.remove();
    return gone;
  }

  /** Puts sections between the spacers. Moves only sections that are out of place. */
  place(elements) {
    let next = this.above.nextSibling;
    for (const element of elements) {
      if (element === next) next = next.nextSibling;
      else this.list.insertBefore(element, next);
    }
    while (next !== this.below) {
      const stale = next;
      next = next.nextSibling;
      if (!stale.classList.contains("menu-ghosts")) stale.remove();
    }
  }

  /** The drawn rows of each section. */
  parts(start, end) {
    const { state } = this.menu;
    const first = state.layout === "section-headers" ? 1 : 0;
    const parts = [];
    for (let row = start; row < end; ) {
      const section = state.sectionOf(state.nodeAtRow(row));
      const top = state.nodeOfSection(section);
      const from = state.rowOf(top);
      const to = from + first + state.rowCountInSection(section);
      const part = { top, from, to, start: Math.max(row, from + first), end: Math.min(end, to) };
      part.end = Math.max(part.end, part.start);
      parts.push(part);
      row = Math.max(to, row + 1);
    }
    return parts;
  }

  /** Puts rows between the spacers of a section. Creates missing rows. */
  fill(section, part) {
    let next = section.before.nextSibling;
    for (let row = part.start; row < part.end; row += 1) {
      const key = this.menu.rows.keyAt(row);
      let element = this.elements.get(key);
      if (element === undefined) {
        element = this.menu.elements.row(key);
        this.elements.set(key, element);
      }
      if (typeof key === "string") element.dataset.row = key;
      if (element === next) next = next.nextSibling;
      else section.rows.insertBefore(element, next);
    }
    while (next !== section.after) {
      const stale = next;
      next = next.nextSibling;
      stale.remove();
    }
  }

  /** Sets the heights of the spacers to those of the rows that are not drawn. */
  space(parts) {
    const { extents } = this;
    // The skipped height is subtracted from the spacers, starting with the ones next to the drawn
    // rows.
    let above = this.scroll.skipped;
    let below = Math.max(0, this.scroll.excess - above);
    const set = (element, height) => {
      element.style.height = height + "px";
      element.hidden = height <= 0;
    };
    const setAbove = (element, height) => {
      const left = Math.min(above, height);
      above -= left;
      set(element, height - left);
    };
    const setBelow = (element, height) => {
      const left = Math.min(below, height);
      below -= left;
      set(element, height - left);
    };
    const first = this.menu.state.layout === "section-headers" ? 1 : 0;
    const total = this.menu.state.rowCount;
    for (const part of parts) {
      const section = this.sections.get(part.top);
      const from = part.top === undefined ? 0 : part.from + first;
      const to = part.top === undefined ? total : part.to;
      setAbove(section.before, extents.between(from, part.start));
      setBelow(section.after, extents.between(part.end, Math.max(part.end, to)));
    }
    const start = this.isSectioned ? parts[0]?.from ?? 0 : 0;
    const end = this.isSectioned ? parts[parts.length - 1]?.to ?? total : total;
    setAbove(this.above, extents.top(start));
    setBelow(this.below, end < total ? extents.top(total) - extents.top(end) : 0);
  }

  /** Measures rows and sections, and returns whether a height has changed. */
  measure() {
    const { extents } = this;
    // While the menu is hidden, all heights are 0.
    if (this.list.offsetWidth === 0) return false;
    let isNew = false;
    for (const [key, element] of this.elements) {
      const extra = element.offsetHeight - extents.rowHeight;
      isNew = extents.note(extents.rowExtras, key, extra) || isNew;
    }
    const header = this.menu.state.layout === "section-headers" ? extents.rowHeight : 0;
    for (const [top, section] of this.sections) {
      if (top === undefined) continue;
      const rows = section.rows.isConnected ? section.rows.offsetHeight : 0;
      const height = section.element.offsetHeight - rows - header;
      if (extents.sectionHeight === 0) extents.sectionHeight = height;
      const extra = height - extents.sectionHeight;
      isNew = extents.note(extents.sectionExtras, top, extra) || isNew;
    }
    if (isNew) extents.refresh();
    return isNew;
  }

  /**
   * Sets the position of each row among its siblings explicitly, because not all siblings are
   * drawn.
   */
  number() {
    for (const [key, element] of this.elements) {
      if (element.role !== "treeitem") continue;
      const { position, count } = this.menu.placeAmongSiblings(key);
      element.setAttribute("aria-posinset", position);
      element.setAttribute("aria-setsize", count);
    }
    this.menu.keys.settle();
  }

  /** Draws a row if necessary, and scrolls to it. */
  show(row, block) {
    const element = this.drawnAt(row, block);
    element?.scrollIntoView({ block: block ?? "nearest", behavior: "instant" });
  }

  /**
   * Scrolls to a row within the ancestor that scrolls the menu. The rest of the page does not
   * scroll.
   */
  reveal(row) {
    const { viewport } = this.menu;
    if (viewport.scroller === undefined) return;
    const element = this.drawnAt(row);
    if (element) viewport.reveal(element);
  }

  /** The element of a row. If the row is not drawn, scrolls to it first. */
  drawnAt(row, block) {
    const key = this.menu.rows.keyAt(row);
    if (!this.elements.has(key) && !this.sections.get(key)) {
      const above = block === "start" ? 0 : this.menu.viewport.height / 3;
      this.scroll.jump(this.extents.top(row) - above);
      this.draw();
    }
    return this.elements.get(key) ?? this.sections.get(key)?.element;
  }
}
