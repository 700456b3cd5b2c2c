function emptySearch() {
  const input = make("input", { type: "search", autocomplete: "off" });
  const status = make("p", { class: "menu-status", role: "status" });
  return make("div", { class: "menu-search" }, make("label"), input, status);
}

/** The search box, which filters the menu by titles, details and keywords. */
class PageSearch {
  constructor(menu) {
    this.menu = menu;
    this.finder = new MenuSearch(menu.state, (node) => menu.textsOf.of(node));
    /** The last search text. */
    this.sought = "";
    const id = menu.idOf("search");
    this.element = menu.element.querySelector(":scope > .menu-search") ?? emptySearch();
    [this.label, this.input, this.status] = this.element.children;
    this.label.htmlFor = id;
    this.input.id = id;
    this.input.removeAttribute("aria-label");
    this.drawStrings();
    this.input.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.apply(), 60);
    });
    this.input.addEventListener("keydown", (event) => {
      if (!event.isComposing) this.press(event);
    });
  }

  /**
   * Moves to the first row or result, performs the action of Enter on the best result, or empties the box.
   */
  press(event) {
    const { key } = event;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const uses = { ArrowDown: !isModified, Escape: this.input.value !== "", Enter: true };
    if (!uses[key]) return;
    // Otherwise, Enter would submit a form that contains the menu.
    event.preventDefault();
    if (key === "Escape") this.input.value = "";
    // A key may be pressed before the search has been updated.
    if (this.input.value !== this.sought) this.apply();
    if (key === "ArrowDown") this.menu.keys.focusFirst();
    if (key === "Enter" && this.found?.length > 0) this.menu.keys.enter(this.found[0]);
  }

  /** Handles changed texts. The results of the current search stay as they are. */
  forget() {
    this.finder.forget();
  }

  /** Ends a search. */
  empty() {
    if (this.sought === "") return;
    this.input.value = "";
    this.apply();
  }

  drawStrings() {
    this.menu.ownStrings.set(this.label, "search");
    if (this.menu.element.dataset.look === "nav") this.input.placeholder = this.label.textContent;
    this.drawStatus();
  }

  /** Announces the number of items found. */
  drawStatus() {
    const { ownStrings, itemCount } = this.menu;
    const numbers = { "%1": this.found?.length, "%2": itemCount };
    const fill = (text) => text.replace(/%[12]/g, (place) => numbers[place]);
    if (this.found === undefined) this.status.textContent = "";
    else ownStrings.set(this.status, this.found.length > 0 ? "matches" : "nothing", fill);
  }

  apply() {
    clearTimeout(this.timer);
    this.sought = this.input.value;
    const found = this.finder.find(this.sought, this.menu.textLanguage);
    this.show();
    this.found = found?.filter((node) => this.menu.state.isVisible(node));
    this.drawStatus();
  }

  /** Opens or closes a group that the search found. */
  toggle(node) {
    if (this.finder.toggle(node)) this.show();
  }

  /** Shows what was found, without motion: rows that leave would cover the results. */
  show() {
    const { keys, view } = this.menu;
    const { shown } = this.finder;
    keys.meanings.results = shown && new Set(shown);
    view.motion.rests = true;
    this.menu.perform((state) => state.filter(shown));
    view.motion.rests = false;
    // Redraws the marks in titles.
    view.refreshAll();
  }
}
