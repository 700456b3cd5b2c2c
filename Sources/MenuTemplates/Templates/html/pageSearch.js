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
    const sought = folded(this.input.value, this.menu.textLanguage);
    const words = sought.split(/\s+/).filter((word) => word !== "");
    this.matches = words;
    if (words.length === 0) {
      this.shown = undefined;
      this.drawStatus();
      this.menu.perform((state) => state.filter(undefined));
      this.menu.view.refreshAll();
      return;
    }
    const found = [];
    this.texts.forEach((text, number) => {
      if (text !== "" && words.every((word) => text.includes(word))) found.push(menuNode(number));
    });
    this.menu.perform((state) => state.filter(found));
    this.menu.view.refreshAll();
    this.shown = found.filter((node) => this.menu.state.isVisible(node)).length;
    this.drawStatus();
  }
}

/** Where words that are folded stand in a text: ranges of it, in order and apart. */
function matchesIn(text, words, language) {
  if (words.length === 0) return [];
  let whole = "";
  const starts = [];
  const ends = [];
  let place = 0;
  for (const letter of text) {
    const piece = folded(letter, language);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(place);
      ends.push(place + letter.length);
    }
    // What is ignored belongs to the letter before it.
    if (piece === "" && ends.length > 0) ends[ends.length - 1] = place + letter.length;
    whole += piece;
    place += letter.length;
  }
  const ranges = [];
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      ranges.push([starts[at], ends[at + word.length - 1]]);
    }
  }
  ranges.sort((left, right) => left[0] - right[0]);
  const apart = [];
  for (const [from, to] of ranges) {
    const last = apart[apart.length - 1];
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
