/**
 * Without DOM classes, as on a server, the modules can still be imported. They then define nothing.
 */
const ElementBase = globalThis.HTMLElement ?? class {};

/**
 * A menu as a custom element. Each menu has a subclass with the menu's `definition`.
 *
 * Each attribute has a property of the same name: `language` (a tag), `current` (the id or URL of
 * an item), `filter` (the search text), `look` (`list` or `nav`), `remember` (the browser's key for
 * the saved state), and `state` (the initially open and checked items).
 *
 * The events bubble out of all shadow trees: `menu-action`, `menu-check`, `menu-toggle`, `menu-row`
 * and `menu-language`.
 */
class MenuElement extends ElementBase {
  static observedAttributes = ["language", "current", "filter", "look", "remember"];

  #root = this.attachShadow({ mode: "open" });
  /** The menu. It is created when it is first requested or drawn. */
  #menu;
  #isReflecting = false;
  #children = new MutationObserver(() => this.#redrawSlots());

  /**
   * The interface for setting conditions, rows of slots and texts. It is the same as `menu` on a
   * page.
   */
  get menu() {
    this.#menu ??= this.#start();
    return this.#menu;
  }

  /** The language tag of the displayed texts; `null` if the menu declares no language. */
  get language() {
    return this.menu.language ?? null;
  }

  set language(tag) {
    this.#setAttribute("language", tag);
  }

  /** The id of the current item, or `null`. */
  get current() {
    const { state, table } = this.menu;
    return (state.current === undefined ? undefined : table.idOf(state.current)) ?? null;
  }

  set current(item) {
    this.#setAttribute("current", item);
  }

  /** The search text. */
  get filter() {
    return this.menu.filterText;
  }

  set filter(text) {
    this.#setAttribute("filter", text || null);
  }

  get look() {
    return this.menu.element.dataset.look;
  }

  set look(look) {
    this.#setAttribute("look", look);
  }

  /** The browser's key for storing the open and checked items; `null` if they are not stored. */
  get remember() {
    return this.getAttribute("remember");
  }

  set remember(key) {
    this.#setAttribute("remember", key);
  }

  /**
   * The open and checked items as a string that can be stored. Without a string, the menu is in its
   * initial state.
   */
  get state() {
    return this.menu.state.savedState;
  }

  set state(saved) {
    this.menu.perform((state) => state.restore(saved || savedVersion).change);
  }

  /** Focuses the row that the Tab key would reach. */
  focus(options) {
    const row = ".menu-list[tabindex='0'], .menu-list [tabindex='0'], .menu-header :is(a, button)";
    this.menu.element.querySelector(row)?.focus(options);
  }

  connectedCallback() {
    this.#upgradeProperties();
    if (this.#menu === undefined) this.#menu = this.#start();
    else this.#reconnect();
    this.#children.observe(this, { childList: true, subtree: true, attributeFilter: ["slot"] });
    this.#redrawSlots();
  }

  disconnectedCallback() {
    this.#children.disconnect();
    this.#menu?.disconnect();
  }

  /** `moveBefore` calls this method in place of the other two callbacks. */
  connectedMoveCallback() {
    if (this.#menu !== undefined) this.#reconnect();
  }

  attributeChangedCallback(name, old, value) {
    if (this.#menu === undefined || this.#isReflecting || old === value) return;
    if (name === "language") this.#speak(value);
    else if (name === "current") this.#menu.follow(value);
    else if (name === "filter") this.#menu.filterText = value ?? "";
    else if (name === "remember") this.#menu.remember(value ?? undefined);
    else {
      this.#menu.element.dataset.look = this.#wantedLook;
      this.#menu.search.input.placeholder = "";
      this.#menu.drawStrings();
      this.#menu.measure();
    }
  }

  get #wantedLook() {
    const look = this.getAttribute("look");
    if (look === "nav" || look === "list") return look;
    if (look) warn(`no look "${look}"`);
    return this.constructor.definition.data.look;
  }

  /** Properties may have been set before the element was defined. */
  #upgradeProperties() {
    for (const name of ["language", "current", "filter", "look", "remember", "state"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
  }

  #start() {
    const { definition } = this.constructor;
    const label = this.getAttribute("label") ?? undefined;
    const nav = make("nav", {
      class: "menuc",
      part: "menu",
      id: "menu",
      "aria-label": label ?? definition.data.title,
      "data-label": label,
    });
    Object.assign(nav.dataset, definition.data, {
      form: "element",
      look: this.#wantedLook,
      current: this.getAttribute("current") ?? "",
      remember: String(this.hasAttribute("remember")),
      key: this.getAttribute("remember") ?? "",
      images: this.getAttribute("images") ?? definition.data.images,
      search: definition.data.search || englishStrings.search,
    });
    this.#root.adoptedStyleSheets = [sharedSheet(), sheetOf(definition)];
    this.#root.append(nav);
    const { languages } = definition;
    const choice = languages.length > 0 ? new ElementLanguages(languages, nav) : undefined;
    const tag = this.getAttribute("language");
    const wanted = tag ? choice?.find([tag]) : undefined;
    if (wanted !== undefined) choice.show(wanted);
    const menu = new ElementMenu(nav, (name) => definition.texts[name], choice);
    nav.menu = menu;
    menu.checkCurrent();
    menu.search.element.hidden = definition.data.search === "";
    menu.search.label.part = "label";
    menu.search.input.part = "field";
    this.#relay(nav);
    const filter = this.getAttribute("filter");
    if (filter) menu.filterText = filter;
    if (!this.isConnected) menu.pause();
    return menu;
  }

  #reconnect() {
    this.#menu.connect();
    if (!this.getAttribute("language")) this.#speak(null);
  }

  /** Shows the menu in a language; by default, in the language of the surrounding page. */
  #speak(tag) {
    if (this.#menu.language !== undefined) this.#menu.language = tag || undefined;
  }

  #redrawSlots() {
    if (this.#menu?.lines.readSlots()) this.#menu.view.refreshAll();
  }

  #setAttribute(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** Copies the text of the search box to the attribute. */
  #reflectFilter() {
    const text = this.#menu?.filterText;
    if (text === undefined || text === (this.getAttribute("filter") ?? "")) return;
    this.#isReflecting = true;
    this.#setAttribute("filter", text || null);
    this.#isReflecting = false;
  }

  /** Dispatches the menu's events as events of the element. */
  #relay(nav) {
    nav.addEventListener("menu-choose", (event) => {
      const { id, action, arguments: given, url, tag, checked } = event.detail;
      const call = { id, action, arguments: given };
      if (checked !== undefined) this.#dispatch("menu-check", { ...call, checked });
      const isFollowed = this.#dispatch("menu-action", { ...call, url, tag }, true);
      if (!isFollowed) event.preventDefault();
    });
    nav.addEventListener("menu-choose-row", (event) => {
      const { id, index, row } = event.detail;
      const isFollowed = this.#dispatch("menu-row", { slot: id, index, row }, true);
      if (!isFollowed) event.preventDefault();
    });
    nav.addEventListener("menu-change", (event) => {
      const { opened, closed } = event.detail.toggled;
      this.#reflectFilter();
      if (opened.length + closed.length === 0) return;
      const detail = { opened: nav.menu.idsOf(opened), closed: nav.menu.idsOf(closed) };
      this.#dispatch("menu-toggle", detail);
    });
    nav.addEventListener("menu-language", (event) => {
      const { tag, direction } = event.detail;
      this.#dispatch("menu-language", { language: tag, direction });
    });
  }

  #dispatch(name, detail, cancelable = false) {
    const options = { bubbles: true, composed: true, cancelable, detail };
    return this.dispatchEvent(new CustomEvent(name, options));
  }
}

const sheets = new WeakMap();

/**
 * The style that all menus share. Content security policies allow style sheets that a script
 * constructs.
 */
function sharedSheet() {
  return sheetOf(MenuElement, sharedStyle);
}

/** The style sheet of a menu, shared by all its elements. */
function sheetOf(owner, style = owner.style) {
  if (!sheets.has(owner)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    sheets.set(owner, sheet);
  }
  return sheets.get(owner);
}

/** Defines a menu's element, unless another copy of the script has defined it. */
function defineMenu(tag, menuClass) {
  const { customElements } = globalThis;
  if (customElements?.get(tag) === undefined) customElements?.define(tag, menuClass);
}
