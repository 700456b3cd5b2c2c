/** The languages of an element: it speaks that of what is around it, if the menu has that. */
class ElementLanguages extends PageLanguages {
  constructor(languages, element) {
    const children = languages.map(({ tag, direction, title }) => ({
      lang: tag,
      dir: direction,
      textContent: title,
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

  /** The attribute `state` is what is open at first, unless the browser remembers more. */
  restore() {
    const given = this.host.getAttribute("state");
    if (given !== null) this.state.restore(given);
    super.restore();
  }

  /** An element that names its current item does not follow the address. */
  itemAtLocation() {
    return this.element.dataset.current ? undefined : super.itemAtLocation();
  }

  /** Stops listening, without storing anything. */
  pause() {
    this.lifetime.abort();
  }

  /** Listens again after `disconnect` or `pause`, to what is around the element now. */
  connect() {
    this.lifetime.abort();
    this.lifetime = new AbortController();
    this.listen();
    this.measure();
    this.revealCurrent();
  }

  /** Makes the item that the element names the current one, or else that of the address. */
  follow(current) {
    this.element.dataset.current = current ?? "";
    const node = this.declaredCurrent() ?? this.itemAtLocation();
    this.perform((state) => state.setCurrent(node, true));
  }

  /** Where the browser remembers what is open; `undefined` if it does not. */
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

  /** The ids of items, without those that have none. */
  idsOf(nodes) {
    return nodes.map((node) => this.table.idOf(node)).filter((id) => id !== undefined);
  }
}
