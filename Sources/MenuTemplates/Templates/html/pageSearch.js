function emptySearch() {
  const input = make("input", { type: "search", autocomplete: "off" });
  const status = make("p", { class: "menu-status", role: "status" });
  return make("div", { class: "menu-search" }, make("label"), input, status);
}

/** The box that filters the menu by titles, details and keywords. */
class PageSearch {
  constructor(menu) {
    this.menu = menu;
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
    });
  }

  /** The searched text of each item, made on first use. */
  get texts() {
    const { table, textLanguage } = this.menu;
    this.known ??= Array.from({ length: table.count }, (_, number) => {
      const node = menuNode(number);
      if (table.isSeparator(node)) return "";
      const { title, detail = "" } = this.menu.textsOf.of(node);
      const texts = [title, detail, ...table.keywordsOf(node)];
      return folded(texts.join("\n"), textLanguage);
    });
    return this.known;
  }

  /** Texts have changed; a search that is shown stays as it is. */
  forget() {
    this.known = undefined;
  }

  drawStrings() {
    this.menu.ownStrings.set(this.label, "search");
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
    const sought = folded(this.input.value, this.menu.textLanguage);
    const words = sought.split(/\s+/).filter((word) => word !== "");
    if (words.length === 0) {
      this.shown = undefined;
      this.drawStatus();
      this.menu.perform((state) => state.filter(undefined));
      return;
    }
    const found = [];
    this.texts.forEach((text, number) => {
      if (text !== "" && words.every((word) => text.includes(word))) found.push(menuNode(number));
    });
    this.menu.perform((state) => state.filter(found));
    this.shown = found.filter((node) => this.menu.state.isVisible(node)).length;
    this.drawStatus();
  }
}
