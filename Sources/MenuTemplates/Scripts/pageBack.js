/** The title of the open page, and the button that leads back to the page above it. */
class PageBack {
  constructor(menu) {
    this.menu = menu;
    this.button = make("button", { class: "menu-back", type: "button" });
    this.title = make("h2", { class: "menu-page-title" });
    this.element = make("div", { class: "menu-top", hidden: "" }, this.button, this.title);
    this.button.addEventListener("click", () => menu.perform((state) => state.closePage()));
  }

  /** The title of a page; the menu's own for the top page. */
  titleOf(page) {
    const { table, textsOf } = this.menu;
    return page === undefined ? table.title : textsOf.of(page).title;
  }

  /** Shows the titles of the open page and of the page above it. */
  draw() {
    const { ownStrings, state } = this.menu;
    const { page } = state;
    this.element.hidden = page === undefined;
    if (page === undefined) return;
    const above = this.titleOf(state.pageOf(page));
    const label = ownStrings.of("back").text.replace("%1", () => above);
    this.button.setAttribute("aria-label", label);
    this.button.replaceChildren(make("bdi", {}, above));
    setText(this.title, this.titleOf(page));
  }
}
