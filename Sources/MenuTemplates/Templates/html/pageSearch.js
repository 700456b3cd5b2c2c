/** A string without case and diacritics, for search. */
function folded(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** Whether a string begins with a folded one. Most differ in their first letter. */
function startsFolded(text, sought) {
  const isPlain = text.charCodeAt(0) < 0x80;
  if (isPlain && text.charAt(0).toLocaleLowerCase() !== sought.charAt(0)) return false;
  return folded(text).startsWith(sought);
}

/** The box that filters the menu by titles, details and keywords. */
class PageSearch {
  constructor(menu, label, matches) {
    this.menu = menu;
    this.matches = matches;
    this.input = make("input", { type: "search", id: "menu-search", autocomplete: "off" });
    this.status = make("p", { class: "status", role: "status" });
    const name = make("label", { for: "menu-search" }, label);
    this.element = make("div", { class: "search" }, name, this.input, this.status);
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
    const { table } = this.menu;
    this.known ??= Array.from({ length: table.count }, (_, number) => {
      const node = menuNode(number);
      if (table.isSeparator(node)) return "";
      const { title, detail = "" } = this.menu.textsOf.of(node);
      const texts = [title, detail, ...table.keywordsOf(node)];
      return folded(texts.join("\n"));
    });
    return this.known;
  }

  /** Texts have changed; a search that is shown stays as it is. */
  forget() {
    this.known = undefined;
  }

  apply() {
    const words = folded(this.input.value).split(/\s+/).filter((word) => word !== "");
    if (words.length === 0) {
      this.status.textContent = "";
      this.menu.perform((state) => state.filter(undefined));
      return;
    }
    const found = [];
    this.texts.forEach((text, number) => {
      if (text !== "" && words.every((word) => text.includes(word))) found.push(menuNode(number));
    });
    this.menu.perform((state) => state.filter(found));
    const shown = found.filter((node) => this.menu.state.isVisible(node)).length;
    const numbers = { "%1": shown, "%2": this.menu.itemCount };
    this.status.textContent = this.matches.replace(/%[12]/g, (place) => numbers[place]);
  }
}
