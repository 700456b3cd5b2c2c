/** The search box. While it has words, up to 100 results are shown in place of the menu, the best one first. */
class LinksSearch {
  constructor(menu, input) {
    this.menu = menu;
    this.input = input;
    this.status = menu.element.querySelector(".menu-status");
    this.results = document.createElement("ul");
    this.results.className = "menu-results";
    menu.list.before(this.results);
    menu.on(input, "input", () => this.apply());
    menu.on(menu.element, "keydown", (event) => this.press(event));
    this.apply();
  }

  /** The items in the order of the document, with the texts that are searched. */
  get items() {
    if (this.found) return this.found;
    const above = new Map();
    const language = this.menu.element.lang;
    this.found = [];
    for (const item of this.menu.list.querySelectorAll("li:not(.menu-separator)")) {
      const line = item.querySelector(":scope > a, :scope > span, :scope > details > summary");
      const outer = above.get(item.parentElement.closest("li")) ?? { path: [], above: "" };
      const title = line?.querySelector("bdi")?.textContent ?? "";
      const details = [line?.querySelector(".menu-detail")?.textContent, line?.dataset.keywords];
      const own = { title: foldText(title, language), rest: foldText(details.join("\n"), language) };
      above.set(item, { path: title ? [...outer.path, title] : outer.path, above: `${outer.above}\n${own.title}` });
      if (title) this.found.push({ line, title, own, ...outer });
    }
    return this.found;
  }

  apply() {
    const { input, menu, results, status } = this;
    const { matches, nothing } = menu.element.dataset;
    const words = foldedWords(input.value, menu.element.lang);
    const isSearching = words.length > 0;
    const found = isSearching ? bestMatches(this.items, words) : [];
    results.replaceChildren(...found.slice(0, 100).map((one) => this.result(one, words)));
    results.hidden = !isSearching;
    menu.list.hidden = isSearching;
    const text = found[0] ? matches : nothing;
    status.textContent = isSearching ? text.replace("%1", found.length).replace("%2", this.items.length) : "";
  }

  /** A link, or a button that leads to a group. */
  result({ line, path, title }, words) {
    let part = line.cloneNode(true);
    if (!part.href) {
      const { childNodes } = part;
      part = document.createElement("button");
      part.type = "button";
      part.append(...childNodes);
      part.onclick = () => this.show(line);
    }
    const pieces = [];
    let done = 0;
    for (const { start, end } of foldedRanges(title, words, this.menu.element.lang)) {
      const mark = document.createElement("mark");
      mark.textContent = title.slice(start, end);
      pieces.push(title.slice(done, start), mark);
      done = end;
    }
    part.querySelector("bdi").replaceChildren(...pieces, title.slice(done));
    if (path[0]) {
      const place = document.createElement("bdi");
      place.className = "menu-place";
      place.textContent = path.join(" › ");
      part.append(place);
    }
    const row = document.createElement("li");
    row.append(part);
    return row;
  }

  /** Leaves the search, and shows a group where it is in the menu. */
  show(line) {
    this.clear();
    this.menu.openAround(line);
    line.scrollIntoView({ block: "nearest" });
    line.focus();
  }

  clear() {
    this.input.value = "";
    this.apply();
  }

  press(event) {
    const { input, results } = this;
    const parts = [...results.querySelectorAll("a, button")];
    const place = parts.indexOf(event.target);
    const isInput = event.target === input;
    if (results.hidden || (place < 0 && !isInput) || event.isComposing) return;
    if (event.key === "ArrowDown") parts[place + 1]?.focus();
    else if (event.key === "ArrowUp") (parts[place - 1] ?? input).focus();
    else if (event.key === "Enter" && isInput) parts[0]?.click();
    else if (event.key === "Escape") {
      this.clear();
      input.focus();
    } else return;
    event.preventDefault();
  }
}
