/** Handles the keyboard, and the roving `tabindex`: one row of each tree is in the tab order. */
class PageKeys {
  constructor(menu) {
    this.menu = menu;
    this.trees = new MenuTrees(menu.state);
    const titleOf = (content) => menu.textsOf.titleOf(content);
    this.meanings = new MenuTreeKeys(menu.state, titleOf, () => performance.now());
    /**
     * The row that Tab focuses in each tree. A tree is identified by its top-level item; the only
     * tree by `undefined`.
     */
    this.current = new Map();
    /** The trees that have had the focus. */
    this.visited = new Set();
    menu.element.addEventListener("keydown", (event) => this.press(event));
    menu.element.addEventListener("focusin", (event) => {
      const row = event.target.closest(".menu-row");
      if (!row) return;
      this.visited.add(this.treeOf(menu.keyOf(row)));
      this.setCurrent(menu.keyOf(row));
    });
  }

  treeOf(key) {
    return this.trees.treeOf(this.menu.rows.nodeOf(key));
  }

  /** Updates the keys of slot rows whose indices have changed. */
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

  /** The current item, if it is in the tree. It represents the displayed page. */
  pageIn(tree) {
    const { state } = this.menu;
    const isHere = state.current !== undefined && this.treeOf(state.current) === tree;
    return isHere ? state.current : undefined;
  }

  /** After drawing, puts one row of each tree into the tab order. */
  settle() {
    const { rows, view } = this.menu;
    const trees = this.trees.hasHeaders ? [...view.sections.keys()] : [undefined];
    for (const tree of trees) {
      const section = view.sections.get(tree);
      const element = tree === undefined ? view.list : section?.rows;
      let key = rows.nearest(this.visited.has(tree) ? this.current.get(tree) : this.pageIn(tree));
      if (key === undefined || key === tree) {
        const range = this.trees.rowsOf(tree);
        key = rows.keyAt(this.trees.next(range.start - 1, 1, range));
      }
      if (key === undefined) continue;
      this.setCurrent(key);
      // If the row is not drawn, the tree itself is in the tab order.
      if (view.elements.has(key)) element.removeAttribute("tabindex");
      else element.tabIndex = 0;
    }
  }

  focus(key) {
    if (key === undefined) return;
    this.menu.view.show(this.menu.rows.rowOf(key));
    this.menu.view.elements.get(key)?.focus({ preventScroll: true });
  }

  /** Focuses a row or header. If it no longer exists, focuses one near its place. */
  focusNear(key) {
    const near = this.menu.rows.nearest(key);
    if (near === undefined) return;
    const header = this.headerOf(near);
    if (header) header.focus();
    else this.focus(near);
  }

  headerOf(key) {
    return this.menu.view.sections.get(key)?.heading?.querySelector("button, a");
  }

  /** Draws, then focuses the tree if the focused row is no longer drawn. */
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
    if (event.defaultPrevented) return;
    const { menu, meanings } = this;
    if (event.key === "Escape" && menu.state.page !== undefined && !event.target.closest("input")) {
      event.preventDefault();
      menu.perform((state) => state.closePage());
      return;
    }
    const key = this.pressedKey(event.target);
    const row = menu.rows.rowOf(key);
    if (row === undefined) return;
    meanings.isRightToLeft = getComputedStyle(menu.element).direction === "rtl";
    const action = meanings.actionOf(event, row, menu.textLanguage);
    if (action === undefined || !this.perform(action, key, event.key)) return;
    event.preventDefault();
  }

  /** The key of the header or of the current row of the tree in which a keyboard event occurs. */
  pressedKey(target) {
    const header = target.closest(".menu-header");
    const part = header && target.closest("[data-toggle], [data-choose]");
    if (part) return this.menu.keyOf(part);
    const tree = header ? null : target.closest("[role='tree']");
    return tree ? this.current.get(this.topOfTree(tree)) : undefined;
  }

  /** The top-level item whose panel contains the tree, if there is one. */
  topOfTree(tree) {
    if (!this.trees.hasHeaders) return undefined;
    for (const [top, section] of this.menu.view.sections) if (section.rows === tree) return top;
    return undefined;
  }

  /** Performs the action of a key, unless the browser handles the key. */
  perform(action, key, name) {
    const { menu } = this;
    if (action.kind === "focus") this.focusAt(action.row);
    else if (action.kind === "expand") menu.expand(action.nodes);
    else if (action.kind === "collapse") {
      menu.perform((state) => state.collapse(action.node), true);
    } else if (action.kind === "tap") {
      const element = menu.view.elements.get(key);
      const isLink = element?.hasAttribute("href");
      if (isLink && name === "Enter") return false;
      // If only the glyph toggles, Space toggles a category that is also a link.
      const isSlotRow = typeof key === "string";
      if (isLink && (isSlotRow || menu.state.responseToTap(key, action.place).kind === "url")) element.click();
      else menu.taps.tapKey(key, action.place);
    }
    return true;
  }

  /** Focuses the first focusable row or header, or the first result of a search. */
  focusFirst() {
    const { trees } = this;
    const first = trees.hasHeaders ? trees.nextHeader(-1, 1) : trees.next(-1, 1, trees.rowsOf(undefined));
    const row = this.meanings.results === undefined ? first : this.meanings.nextResult(-1, 1);
    if (row !== undefined) this.focusAt(row);
  }

  /** Performs the action of Enter on an item that has a row. */
  enter(node) {
    const { rows, taps, view } = this.menu;
    const place = rows.rowOf(node);
    if (place === undefined) return;
    view.show(place);
    const header = view.sections.get(node)?.link ?? this.headerOf(node);
    const row = view.elements.get(node);
    const pressed = header ?? (row?.hasAttribute("href") ? row : undefined);
    if (pressed) pressed.click();
    else taps.tapKey(node, "row");
  }

  focusAt(row) {
    const key = this.menu.rows.keyAt(row);
    this.menu.view.show(row);
    const header = this.headerOf(key);
    if (header) header.focus();
    else this.focus(key);
  }
}
