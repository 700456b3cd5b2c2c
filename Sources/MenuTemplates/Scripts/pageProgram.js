/**
 * The menu in an element. It is the value of the element's property `menu`.
 *
 * Scripts change the displayed content with `set`, `slot`, `texts` and `update`, by ids, and with
 * `language` and `strings`. They can query `table` and `state`. To change the state, they use
 * `perform`, which also draws the change.
 *
 * The element dispatches four events. `menu-choose` reports a chosen item; its `detail` has id,
 * action, arguments, url and tag. If the event is canceled, a link is not followed.
 * `menu-choose-row` reports a chosen row of a slot; its `detail` has id, index and row.
 * `menu-change` reports a change of the state, which is its `detail`. `menu-language` reports a
 * change of language; its `detail` has tag and direction.
 */
class MenuPage extends PageMenu {
  /**
   * The address of the current item, or its id if it has none. Programs set it to an address, an id or a `url` when they
   * show another page without loading it; to nothing if the page is not in the menu.
   */
  get current() {
    const { current } = this.state;
    return current === undefined ? undefined : this.table.urlOf(current) ?? this.table.idOf(current);
  }

  set current(wanted) {
    const name = String(wanted ?? "");
    const node = this.itemNamed(name) ?? (wanted ? this.itemAt(name) : undefined);
    this.followed = undefined;
    this.perform((state) => state.setCurrent(node, true), true);
  }

  /** Gives conditions new values in one change: `menu.set({ "signed-in": true })`. */
  set(values) {
    const { conditions } = this.table;
    const pairs = [];
    for (const [name, value] of Object.entries(values ?? {})) {
      const condition = conditions.findIndex((one) => one.name === name);
      const number = condition < 0 ? -1 : numberOfValue(conditions[condition], value);
      if (number >= 0) pairs.push({ condition, value: number });
      else warn(condition < 0 ? `no condition "${name}"` : `no value "${value}" of "${name}"`);
    }
    return this.perform((state) => state.set(pairs));
  }

  /** The value of a condition: a boolean, or the name of a choice. */
  get(name) {
    const number = this.table.conditions.findIndex((one) => one.name === name);
    if (number < 0) return undefined;
    const { choices } = this.table.conditions[number];
    const value = this.state.valueOfCondition(number);
    return choices.length === 0 ? value === 1 : choices[value];
  }

  /** The rows of the slot with the given id. */
  slot(id) {
    const node = this.table.nodeWithId(String(id));
    const isSlot = node !== undefined && this.table.isSlot(node);
    if (!isSlot && !this.slots.has(id)) warn(`no slot "${id}"`);
    const key = isSlot ? node : id;
    if (!this.slots.has(key)) this.slots.set(key, new PageSlot(this, isSlot ? node : menuNode(-1)));
    return this.slots.get(key);
  }

  /** The languages of the page, starting with the menu's own; empty if the menu declares none. */
  get languages() {
    const { list = [] } = this.languageChoice ?? {};
    return list.map(({ tag, direction }) => ({
      tag,
      isRightToLeft: direction === "rtl",
      name: nameOfLanguage(tag),
    }));
  }

  /**
   * The tag of the displayed language. It can be set to a tag, or to an array of tags in the order
   * of preference. If it is set to nothing, the language that the browser prefers is used.
   */
  get language() {
    return this.languageChoice?.shown.tag;
  }

  set language(wanted) {
    const choice = this.languageChoice;
    const isChosen = wanted !== undefined && wanted !== null;
    const language = isChosen ? choice?.find([wanted].flat()) : choice?.readers;
    if (language === undefined) {
      warn(`no language "${wanted}"`);
      return;
    }
    choice.save(isChosen ? language.tag : undefined);
    this.showLanguage(language);
  }

  /** The page's own strings, by language: `menu.strings = { de: { search: "Suchen" } }`. */
  get strings() {
    return this.ownStrings.given;
  }

  set strings(strings) {
    this.ownStrings.given = strings ?? {};
    this.drawStrings();
  }

  /**
   * A function that provides the texts of an item each time it is drawn: `(id, item) => ({ title,
   * detail, badge, icon, enabled })`. The menu provides texts that the function leaves out.
   */
  get texts() {
    return this.textsOf.provider;
  }

  set texts(provider) {
    this.textsOf.provider = provider;
    this.search?.forget();
    this.view.refreshAll();
  }

  /** Redraws the items with the given ids; without an argument, all items. */
  update(...ids) {
    if (ids.length === 0) {
      this.search?.forget();
      this.view.refreshAll();
    }
    const found = ids.flat().map((id) => this.table.nodeWithId(String(id)));
    const nodes = found.filter((node) => node !== undefined);
    return this.redraw((state) => state.update(nodes));
  }
}

/** The number of a condition's value; -1 if there is none. */
function numberOfValue({ choices }, value) {
  if (choices.length > 0) return choices.indexOf(value);
  return typeof value === "boolean" ? Number(value) : -1;
}

function warn(problem) {
  console.warn(`menu: ${problem}`);
}
