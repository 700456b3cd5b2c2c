/** Turns to other pages. Shows the title of the open page, and a button that leads back. */
class PageBack {
  constructor(menu) {
    this.menu = menu;
    this.button = make("button", { class: "menu-back", type: "button" });
    this.title = make("h2", { class: "menu-page-title" });
    this.element = make("div", { class: "menu-top", hidden: "" }, this.button, this.title);
    /** The footer of the open page, after its rows. */
    this.footer = make("div", { class: "menu-footer", dir: "auto", hidden: "" });
    this.button.addEventListener("click", () => menu.perform((state) => state.closePage()));
    this.history = menu.element.dataset.form === "page" ? new PageHistory(menu) : undefined;
  }

  /** The title of a page; the menu's own for the top page. */
  titleOf(page) {
    const { table, textsOf } = this.menu;
    return page === undefined ? table.title : textsOf.of(page).title;
  }

  /** Shows the titles of the open page and of the page above it. */
  draw() {
    const { ownStrings, state, table } = this.menu;
    const { page } = state;
    const footer = page === undefined ? undefined : table.footerOf(page);
    this.footer.hidden = footer === undefined;
    setText(this.footer, footer ?? "");
    this.element.hidden = page === undefined;
    if (page === undefined) return;
    const above = this.titleOf(state.pageOf(page));
    const label = ownStrings.of("back").text.replace("%1", () => above);
    this.button.setAttribute("aria-label", label);
    this.button.replaceChildren(make("bdi", {}, above));
    setText(this.title, this.titleOf(page));
  }

  /**
   * Draws the rows of another page than the one before, which slide in. The keyboard focus moves to
   * the row that leads to the earlier page, or to the first row.
   */
  turn(before) {
    const { menu } = this;
    const { focusedElement, keys, state, view } = menu;
    const hadFocus = [view.list, this.element].some((part) => part.contains(focusedElement));
    const row = before === undefined ? undefined : state.rowOf(before);
    menu.view = new PageView(menu);
    menu.view.list.classList.add(row === undefined ? "menu-enter-right" : "menu-enter-left");
    view.list.replaceWith(menu.view.list);
    this.draw();
    menu.view.draw();
    if (hadFocus && row === undefined) keys.focusFirst();
    else if (hadFocus) keys.focusAt(row);
    this.history?.note(before);
  }
}

/**
 * Lets the browser's buttons Back and Forward turn to pages. Only for a page that contains nothing but
 * the menu: other pages may have a router.
 *
 * An entry of the history has the id of its page, or an empty string for the top page. Entries of
 * others, such as those of links within the page, have none, and are ignored.
 */
class PageHistory {
  constructor(menu) {
    this.menu = menu;
    const page = this.pageOf(history.state);
    if (page !== undefined) menu.state.openPage(page);
    const { signal } = menu.lifetime;
    addEventListener("popstate", ({ state }) => this.follow(state), { signal });
  }

  /** The page of an entry; `undefined` for the top page. */
  pageOf(entry) {
    return entry?.menuPage ? this.menu.table.nodeWithId(entry.menuPage) : undefined;
  }

  idOf(page) {
    return page === undefined ? "" : this.menu.table.idOf(page);
  }

  /** Adds an entry for the open page, unless the browser has gone to it. */
  note(before) {
    const page = this.idOf(this.menu.state.page);
    if (page === undefined || page === (history.state?.menuPage ?? "")) return;
    const first = { ...history.state, menuPage: this.idOf(before) };
    try {
      if (history.state?.menuPage === undefined) history.replaceState(first, "");
      history.pushState({ menuPage: page }, "");
    } catch {
      // Browsers limit how many entries a page adds in a short time.
    }
  }

  /** Turns to the page of an entry to which the browser has gone. */
  follow(entry) {
    if (entry?.menuPage === undefined) return;
    const page = this.pageOf(entry);
    if (page !== this.menu.state.page) this.menu.perform((state) => state.openPage(page));
  }
}
