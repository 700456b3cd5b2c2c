/** What the browser remembers of a menu: its state, and where it was scrolled to. */
class PageMemory {
  /** The key under which the browser stores, until its tab is closed, where the menu was scrolled to. */
  get placeKey() {
    return `${this.key}.scroll`;
  }

  /** Scrolls the ancestor that scrolls the menu to where it was on the last page. */
  restorePlace() {
    const { scroller } = this.viewport;
    const place = scroller && storedText("sessionStorage", this.placeKey);
    if (!place) return;
    scroller.scrollTop = place;
    this.view.draw();
  }

  /** Restores the stored state, if the browser stores it and storage is not forbidden. */
  get saved() {
    if (this.element.dataset.remember !== "true") return undefined;
    return storedText("localStorage", this.key);
  }

  /** The saved state may be damaged or belong to another menu. */
  restore() {
    const { saved } = this;
    try {
      if (saved !== undefined) this.state.restore(saved);
    } catch {
      this.state = new PageExpansion(this.table);
    }
  }

  /** Opening groups to reveal the page's item is not a choice of the reader, so it is not saved. */
  noteRevealed({ toggled: { opened, closed } }) {
    for (const node of [...opened, ...closed]) {
      if (!this.unkept.delete(node)) this.unkept.set(node, closed.includes(node));
    }
  }

  /**
   * Toggled items are saved. If an item of a `single` group is opened, the closing of the others is
   * saved, too.
   */
  noteToggled({ toggled: { opened, closed } }) {
    for (const node of [...opened, ...closed]) this.unkept.delete(node);
    const groups = new Set(opened.map((node) => this.table.parentOf(node)));
    for (const [node, isOpen] of this.unkept) {
      if (isOpen && groups.has(this.table.parentOf(node))) this.unkept.delete(node);
    }
  }

  /** The saved state, without the items that were opened and closed to reveal the current item. */
  get keptState() {
    const entries = new Set(this.state.savedState.split(" "));
    for (const [node, isOpen] of this.unkept) {
      const [sign, opposite] = isOpen ? "+-" : "-+";
      const id = this.table.idOf(node);
      if (!entries.delete(opposite + id)) entries.add(sign + id);
    }
    return [...entries].join(" ");
  }

  /** Saves the state soon, unless more changes follow at once. */
  saveSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), 200);
  }

  /** Without a choice of the reader since it was saved, the state stays as another page may have stored it. */
  save() {
    if (this.element.isConnected && this.viewport.scroller) {
      storedText("sessionStorage", this.placeKey, this.viewport.offset);
    }
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const { keptState } = this;
    if (keptState === this.lastKept && this.saved !== undefined) return;
    this.lastKept = keptState;
    if (this.element.dataset.remember === "true") storedText("localStorage", this.key, keptState);
  }
}
