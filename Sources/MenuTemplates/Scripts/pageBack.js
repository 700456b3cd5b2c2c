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
  }
}
