/**
 * A disclosure navigation: lists of links whose groups open. It is the value of the element's property `menu`.
 *
 * The links and groups are those of the page's markup, and work without this script. The script remembers what
 * the reader opened and where the menu was scrolled to, marks the current page, and searches.
 */
class LinksMenu {
  constructor(element) {
    const { key, name, remember } = element.dataset;
    this.element = element;
    this.lifetime = new AbortController();
    this.list = element.querySelector(":scope > ul");
    this.groups = this.list.querySelectorAll("details");
    this.key = key || `menu.${name}`;
    this.remembers = remember === "true";
    this.page = new LinksCurrent(this);
    this.restore();
    if (this.page.link) this.openAround(this.page.link);
    else this.page.follow();
    this.page.restore();
    const input = element.querySelector("[type=search]");
    if (input) this.search = new LinksSearch(this, input);
    this.listen();
  }

  /** The address of the current page. A program sets it when it shows another page without loading it. */
  get current() {
    return this.page.link?.href;
  }

  set current(address) {
    this.page.set(address);
  }

  listen() {
    const { element, page } = this;
    const follow = () => page.follow();
    this.on(element, "click", (event) => this.click(event));
    this.on(element, "toggle", () => page.reveal());
    this.on(window, "pagehide", () => page.save());
    this.on(window, "popstate", follow);
    this.on(window, "hashchange", follow);
    // Browsers that have it report each change of the address, also those that a client router makes.
    this.on(window.navigation, "currententrychange", follow);
  }

  /** Listens until the menu ends. */
  on(target, type, listener) {
    target?.addEventListener(type, listener, { signal: this.lifetime.signal });
  }

  /** Remembers the groups that the reader opens and closes, but not those that other causes open. */
  click({ target }) {
    const group = target.closest("summary")?.parentElement;
    if (target.closest("a[href]") && this.element.matches(":popover-open")) this.element.hidePopover();
    if (!group) return;
    // From now on, the browser draws the groups in view only. It knows the heights of all, so nothing moves.
    this.list.classList.add("menu-drawn");
    if (this.remembers) this.note(group);
  }

  /** Opens the groups around a link, or a group with the groups around it. */
  openAround(line) {
    for (const group of this.groups) if (group.contains(line)) group.open = true;
  }

  /** Stores that a group opens or closes. The browser closes the other groups of the same name. */
  note(group) {
    const { name, open } = group;
    const changed = [...this.groups].filter((one) => (name && !open ? one.name === name : one === group));
    const entries = changed.map((one) => (one === group && !open ? "+" : "-") + one.dataset.id);
    // Another page may have stored its groups in the meantime.
    const others = this.kept.filter((entry) => !entries.some((one) => one.slice(1) === entry.slice(1)));
    storedText("localStorage", this.key, ["v1", ...others, ...entries].join(" "));
  }

  /** What is stored, in the form that trees use. Entries of other items are kept. */
  get kept() {
    const [version, ...entries] = storedText("localStorage", this.key)?.split(" ") ?? [];
    return version === "v1" ? entries : [];
  }

  /** Opens and closes groups as they are stored. */
  restore() {
    if (!this.remembers) return;
    const { kept } = this;
    for (const group of this.groups) {
      const entry = kept.find((one) => one.slice(1) === group.dataset.id);
      if (entry) group.open = entry[0] === "+";
    }
  }

  /** Ends the menu, which stays as links and groups until the program starts it again. */
  end() {
    this.page.save();
    this.search?.clear();
    this.search?.results.remove();
    this.lifetime.abort();
    this.element.menu = null;
  }
}
