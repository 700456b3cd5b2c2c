/** The keyboard, and the roving `tabindex`: one row of each tree is in the tab order. */
class PageKeys {
  constructor(menu) {
    this.menu = menu;
    /** The item that Tab focuses, by tree: a top-level item, or `undefined` for the only tree. */
    this.current = new Map();
    this.typed = "";
    this.typedAt = 0;
    menu.element.addEventListener("keydown", (event) => this.press(event));
    menu.element.addEventListener("focusin", (event) => {
      const row = event.target.closest(".row");
      if (row) this.setCurrent(menuNode(Number(row.dataset.node)));
    });
  }

  treeOf(node) {
    return this.menu.levelsAbove === 0 ? undefined : this.menu.topOf(node);
  }

  /** The rows of a tree: the first, and the one after the last. */
  rowsOf(tree) {
    const { state } = this.menu;
    if (tree === undefined) return [0, state.rowCount];
    const first = state.rowOf(tree) + 1;
    return [first, first + state.rowCountInSection(state.sectionOf(tree))];
  }

  setCurrent(node) {
    const tree = this.treeOf(node);
    const old = this.menu.view.elements.get(this.current.get(tree));
    if (old) old.tabIndex = -1;
    this.current.set(tree, node);
    const element = this.menu.view.elements.get(node);
    if (element) element.tabIndex = 0;
  }

  /** After drawing, puts one row of each tree into the tab order. */
  settle() {
    const { view, state } = this.menu;
    const trees = this.menu.levelsAbove === 0 ? [undefined] : [...view.sections.keys()];
    for (const tree of trees) {
      const section = view.sections.get(tree);
      const element = tree === undefined ? view.list : section?.rows;
      let node = this.current.get(tree);
      while (node !== undefined && state.rowOf(node) === undefined) {
        node = this.menu.table.parentOf(node);
      }
      const [start, end] = this.rowsOf(tree);
      if (node === undefined || node === tree) node = this.next(start - 1, 1, start, end);
      if (node === undefined) continue;
      this.setCurrent(node);
      // If the row is not drawn, the tree itself is in the tab order.
      if (view.elements.has(node)) element.removeAttribute("tabindex");
      else element.tabIndex = 0;
    }
  }

  /** The item in the next row that is no separator. */
  next(row, step, start, end) {
    for (let place = row + step; place >= start && place < end; place += step) {
      const node = this.menu.state.nodeAtRow(place);
      if (!this.menu.table.isSeparator(node)) return node;
    }
    return undefined;
  }

  focus(node) {
    if (node === undefined) return;
    this.menu.view.show(this.menu.state.rowOf(node));
    this.menu.view.elements.get(node)?.focus({ preventScroll: true });
  }

  /** Focuses an item, or its nearest ancestor that has a row. */
  focusNear(node) {
    let near = node;
    while (near !== undefined && this.menu.state.rowOf(near) === undefined) {
      near = this.menu.table.parentOf(near);
    }
    const header = this.menu.view.sections.get(near)?.heading?.querySelector("button, a");
    if (header) header.focus();
    else if (near !== undefined) this.focus(near);
  }

  press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest(".header")) {
      this.pressInHeader(event);
      return;
    }
    const tree = event.target.closest("[role='tree']");
    if (!tree) return;
    const top = this.topOfTree(tree);
    const node = this.current.get(top);
    if (node !== undefined && this.pressInTree(event.key, node, top)) event.preventDefault();
  }

  /** The top-level item whose panel contains the tree, if any. */
  topOfTree(tree) {
    if (this.menu.levelsAbove === 0) return undefined;
    for (const [top, section] of this.menu.view.sections) if (section.rows === tree) return top;
    return undefined;
  }

  /** Returns whether the tree uses the key. */
  pressInTree(key, node, tree) {
    const { menu } = this;
    const row = menu.state.rowOf(node);
    const [start, end] = this.rowsOf(tree);
    const isRTL = getComputedStyle(menu.element).direction === "rtl";
    const forward = isRTL ? "ArrowLeft" : "ArrowRight";
    const backward = isRTL ? "ArrowRight" : "ArrowLeft";
    if (key === "ArrowDown") this.focus(this.next(row, 1, start, end));
    else if (key === "ArrowUp") this.focus(this.next(row, -1, start, end));
    else if (key === "Home") this.focus(this.next(start - 1, 1, start, end));
    else if (key === "End") this.focus(this.next(end, -1, start, end));
    else if (key === forward) this.goIn(node, row, start, end);
    else if (key === backward) this.goOut(node, tree);
    else if (key === "*") menu.expandSiblings(node);
    else if (key === "Enter" || key === " ") return this.activate(key, node);
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
    } else if (menu.table.childCountOf(node) > 0) {
      const child = this.next(row, 1, start, end);
      if (child !== undefined && menu.table.parentOf(child) === node) this.focus(child);
    }
  }

  goOut(node, tree) {
    const { menu } = this;
    const canClose = menu.state.isExpanded(node) && !menu.state.isFiltered;
    if (canClose && menu.canCollapse(node) && menu.table.isEnabled(node)) {
      menu.perform((state) => state.collapse(node), true);
      return;
    }
    const parent = menu.table.parentOf(node);
    if (parent !== undefined && parent !== tree) this.focus(parent);
  }

  /** Handles Enter and Space; the browser handles Enter on links. */
  activate(key, node) {
    const element = this.menu.view.elements.get(node);
    if (key === "Enter" && element?.hasAttribute("href")) return false;
    if (element?.hasAttribute("href")) element.click();
    else {
      const isIndicator = key === " " && this.menu.table.settings.hitArea === "indicator";
      this.menu.taps.tap(node, isIndicator ? "indicator" : "row");
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
    const sought = folded(isRepeated ? key : this.typed);
    const first = isRepeated ? 1 : 0;
    for (let step = first; step < end - start + first; step += 1) {
      const node = menu.state.nodeAtRow(start + ((row - start + step) % (end - start)));
      if (menu.table.isSeparator(node)) continue;
      if (!folded(menu.table.titleOf(node)).startsWith(sought)) continue;
      this.focus(node);
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
      const target = view.sections.get(node)?.element.querySelector(".header button, .header a");
      if (!target) continue;
      target.focus();
      break;
    }
    event.preventDefault();
  }
}
