/**
 * The languages of an element. By default, it uses the language of the surrounding page if the menu
 * has it.
 */
class ElementLanguages extends PageLanguages {
  constructor(languages, element) {
    const children = languages.map(({ tag, direction, title, texts, plurals }) => ({
      lang: tag,
      dir: direction,
      textContent: title,
      dataset: { ...texts, plurals },
    }));
    super({ content: { children }, dataset: {} }, element);
  }

  get readers() {
    const { host } = this.element.getRootNode();
    const around = closestOf(host, "[lang]")?.lang;
    return this.find(around ? [around] : navigator.languages) ?? this.own;
  }
}

/** The menu of an element, in the element's shadow tree. */
class ElementMenu extends MenuPage {
  /** The element. */
  get host() {
    return this.element.getRootNode().host;
  }

  makeLines() {
    return new ElementLines(this);
  }

  /**
   * The attribute `state` gives the initially open items, unless the browser has stored a state.
   */
  restore() {
    const given = this.host.getAttribute("state");
    if (given !== null) this.state.restore(given);
    super.restore();
  }

  /** An element that names its current item does not follow the page's address. */
  itemAtLocation() {
    return this.element.dataset.current ? undefined : super.itemAtLocation();
  }

  /** Stops listening, but does not store the state. */
  pause() {
    this.lifetime.abort();
  }

  /**
   * Makes the item that the element names the current one; by default, the item at the page's
   * address.
   */
  follow(current) {
    this.element.dataset.current = current ?? "";
    this.checkCurrent();
    const declared = this.declaredCurrent();
    const node = declared ?? this.itemAtLocation();
    this.followed = declared === undefined ? node : undefined;
    this.perform((state) => state.setCurrent(node, true));
  }

  /** Warns if the element names an item that the menu does not have. */
  checkCurrent() {
    const { current } = this.element.dataset;
    if (current && this.declaredCurrent() === undefined) warn(`no item "${current}"`);
  }

  /** The key of the browser's storage; `undefined` if the state is not stored. */
  remember(key) {
    this.element.dataset.remember = String(key !== undefined);
    this.key = key || `menu.${this.table.name}`;
    const { saved } = this;
    if (saved === undefined) return;
    this.unkept.clear();
    this.perform((state) => state.restore(saved).change);
  }

  get filterText() {
    return this.search.input.value;
  }

  set filterText(text) {
    clearTimeout(this.search.timer);
    this.search.input.value = text;
    this.search.apply();
  }

  /** The ids of items. Items without an id are left out. */
  idsOf(nodes) {
    return nodes.map((node) => this.table.idOf(node)).filter((id) => id !== undefined);
  }
}
