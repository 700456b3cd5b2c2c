function emptySearch() {
  const input = make("input", { type: "search", autocomplete: "off" });
  const status = make("p", { class: "menu-status", role: "status" });
  return make("div", { class: "menu-search" }, make("label"), input, status);
}

/** The box that filters the menu by titles, details and keywords. */
class PageSearch {
  constructor(menu) {
    this.menu = menu;
    this.finder = new MenuSearch(menu.state, (node) => menu.textsOf.of(node));
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
      if (event.key === "Escape" && this.input.value !== "") {
        this.input.value = "";
        this.apply();
        event.preventDefault();
      }
      // Enter would submit the form that the menu is in.
      if (event.key === "Enter") event.preventDefault();
    });
  }

  /** Texts have changed; a search that is shown stays as it is. */
  forget() {
    this.finder.forget();
  }

  drawStrings() {
    this.menu.ownStrings.set(this.label, "search");
    if (this.menu.element.dataset.look === "nav") this.input.placeholder = this.label.textContent;
    this.drawStatus();
  }

  /** Announces how many items were found. */
  drawStatus() {
    const { ownStrings, itemCount } = this.menu;
    const numbers = { "%1": this.shown, "%2": itemCount };
    const fill = (text) => text.replace(/%[12]/g, (place) => numbers[place]);
    if (this.shown === undefined) this.status.textContent = "";
    else ownStrings.set(this.status, "matches", fill);
  }

  apply() {
    const found = this.finder.find(this.input.value, this.menu.textLanguage);
    this.menu.perform((state) => state.filter(found));
    // Marks in titles come and go.
    this.menu.view.refreshAll();
    this.shown = found?.filter((node) => this.menu.state.isVisible(node)).length;
    this.drawStatus();
  }
}
