/** The keyboard, and the roving `tabindex`: one row of each tree is in the tab order. */
class PageKeys {
  constructor(menu) {
    this.menu = menu;
    /** What Tab focuses, by tree: a top-level item, or `undefined` for the only tree. */
    this.current = new Map();
    this.typed = "";
    this.typedAt = 0;
    menu.element.addEventListener("keydown", (event) => this.press(event));
    menu.element.addEventListener("focusin", (event) => {
      const row = event.target.closest(".menu-row");
      if (row) this.setCurrent(menu.keyOf(row));
    });
  }

  treeOf(key) {
    return this.menu.levelsAbove === 0 ? undefined : this.menu.topOf(this.menu.rows.nodeOf(key));
  }

  /** The rows of a tree: the first, and the one after the last. */
  rowsOf(tree) {
    const { state } = this.menu;
    if (tree === undefined) return [0, state.rowCount];
    const first = state.rowOf(tree) + 1;
    return [first, first + state.rowCountInSection(state.sectionOf(tree))];
  }

  /** Follows rows in slots whose indices changed. */
  rename(keys) {
    for (const [tree, key] of this.current) this.current.set(tree, keys.get(key) ?? key);
  }

  setCurrent(key) {
    const tree = this.treeOf(key);
    const old = this.menu.view.elements.get(this.current.get(tree));
    if (old) old.tabIndex = -1;
    this.current.set(tree, key);
    const element = this.menu.view.elements.get(key);
    if (element) element.tabIndex = 0;
  }

  /** After drawing, puts one row of each tree into the tab order. */
  settle() {
    const { view } = this.menu;
    const trees = this.menu.levelsAbove === 0 ? [undefined] : [...view.sections.keys()];
    for (const tree of trees) {
      const section = view.sections.get(tree);
      const element = tree === undefined ? view.list : section?.rows;
      let key = this.menu.rows.nearest(this.current.get(tree));
      const [start, end] = this.rowsOf(tree);
      if (key === undefined || key === tree) key = this.next(start - 1, 1, start, end);
      if (key === undefined) continue;
      this.setCurrent(key);
      // If the row is not drawn, the tree itself is in the tab order.
      if (view.elements.has(key)) element.removeAttribute("tabindex");
      else element.tabIndex = 0;
    }
  }

  /** The key of the next row that is no separator. */
  next(row, step, start, end) {
    for (let place = row + step; place >= start && place < end; place += step) {
      const key = this.menu.rows.keyAt(place);
      if (!this.menu.table.isSeparator(key)) return key;
    }
    return undefined;
  }

  focus(key) {
    if (key === undefined) return;
    this.menu.view.show(this.menu.rows.rowOf(key));
    this.menu.view.elements.get(key)?.focus({ preventScroll: true });
  }

  /** Focuses a row or, if it is gone, one near its place. */
  focusNear(key) {
    const near = this.menu.rows.nearest(key);
    const header = this.menu.view.sections.get(near)?.heading?.querySelector("button, a");
    if (header) header.focus();
    else if (near !== undefined) this.focus(near);
  }

  /** Draws, and focuses the tree if the focused row is no longer drawn. */
  keepFocus(draw) {
    const focused = this.menu.focusedElement?.closest(".menu-row") ?? null;
    const isRow = focused !== null && this.menu.view.list.contains(focused);
    const tree = isRow ? this.treeOf(this.menu.keyOf(focused)) : undefined;
    draw();
    if (!isRow || focused.isConnected) return;
    const { list, sections } = this.menu.view;
    const element = tree === undefined ? list : sections.get(tree)?.rows;
    element?.focus({ preventScroll: true });
  }

  press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest(".menu-header")) {
      this.pressInHeader(event);
      return;
    }
    const tree = event.target.closest("[role='tree']");
    if (!tree) return;
    const top = this.topOfTree(tree);
    const row = this.current.get(top);
    if (row !== undefined && this.pressInTree(event.key, row, top)) event.preventDefault();
  }

  /** The top-level item whose panel contains the tree, if any. */
  topOfTree(tree) {
    if (this.menu.levelsAbove === 0) return undefined;
    for (const [top, section] of this.menu.view.sections) if (section.rows === tree) return top;
    return undefined;
  }

  /** Returns whether the tree uses the key. */
  pressInTree(key, current, tree) {
    const { menu } = this;
    const row = menu.rows.rowOf(current);
    const [start, end] = this.rowsOf(tree);
    const isRTL = getComputedStyle(menu.element).direction === "rtl";
    const forward = isRTL ? "ArrowLeft" : "ArrowRight";
    const backward = isRTL ? "ArrowRight" : "ArrowLeft";
    if (key === "ArrowDown") this.focus(this.next(row, 1, start, end));
    else if (key === "ArrowUp") this.focus(this.next(row, -1, start, end));
    else if (key === "Home") this.focus(this.next(start - 1, 1, start, end));
    else if (key === "End") this.focus(this.next(end, -1, start, end));
    else if (key === forward) this.goIn(current, row, start, end);
    else if (key === backward) this.goOut(current, tree);
    else if (key === "*") menu.expandSiblings(current);
    else if (key === "Enter" || key === " ") return this.activate(key, current);
    else if (key.length === 1) this.type(key, row, start, end);
    else return false;
    return true;
  }

  goIn(node, row, start, end) {
    const { menu } = this;
    if (!menu.canOpen(node)) return;
    if (!menu.showsBelow(node)) {
      const isActive = menu.table.isEnabled(node) && menu.showsToggle(node);
      if (isActive) menu.perform((state) => state.expand(node), true);
    } else {
      const child = this.next(row, 1, start, end);
      if (child !== undefined && menu.rows.parentOf(child) === node) this.focus(child);
    }
  }

  goOut(node, tree) {
    const { menu } = this;
    const canClose = menu.state.isExpanded(node) && !menu.state.isFiltered;
    if (canClose && menu.canCollapse(node) && menu.table.isEnabled(node)) {
      menu.perform((state) => state.collapse(node), true);
      return;
    }
    const parent = menu.rows.parentOf(node);
    if (parent !== undefined && parent !== tree) this.focus(parent);
  }

  /** Handles Enter and Space; the browser handles Enter on links. */
  activate(key, current) {
    const element = this.menu.view.elements.get(current);
    if (key === "Enter" && element?.hasAttribute("href")) return false;
    if (element?.hasAttribute("href")) element.click();
    else {
      const isIndicator = key === " " && this.menu.table.settings.hitArea === "indicator";
      this.menu.taps.tapKey(current, isIndicator ? "indicator" : "row");
    }
    return true;
  }

  /** Focuses the next row whose title begins with what was typed. */
  type(key, row, start, end) {
    const { menu } = this;
    const now = performance.now();
    this.typed = now - this.typedAt < 700 ? this.typed + key : key;
    this.typedAt = now;
    // Repeating one letter moves on to the next match.
    const isRepeated = [...this.typed].every((letter) => letter === key);
    const language = menu.textLanguage;
    const sought = folded(isRepeated ? key : this.typed, language);
    const first = isRepeated ? 1 : 0;
    const titles = new PageTitles(menu);
    for (let step = first; step < end - start + first; step += 1) {
      const place = start + ((row - start + step) % (end - start));
      const title = titles.at(place);
      if (title === undefined || !startsFolded(title, sought, language)) continue;
      this.focus(menu.rows.keyAt(place));
      return;
    }
  }

  /** Arrows, Home and End move between headers. */
  pressInHeader(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    const { state, view } = this.menu;
    const { toggle, choose } = event.target.closest("[data-toggle], [data-choose]").dataset;
    const top = Number(toggle ?? choose);
    let section = state.sectionOf(menuNode(top)) + (Number.isFinite(step) ? step : 0);
    if (!Number.isFinite(step)) section = step < 0 ? 0 : state.sectionCount - 1;
    const direction = step === 1 || step === -Infinity ? 1 : -1;
    for (; section >= 0 && section < state.sectionCount; section += direction) {
      const node = state.nodeOfSection(section);
      view.show(state.rowOf(node));
      const { element } = view.sections.get(node) ?? {};
      const target = element?.querySelector(".menu-header button, .menu-header a");
      if (!target) continue;
      target.focus();
      break;
    }
    event.preventDefault();
  }
}
