/**
 * The menu that an element contains, at its property `menu`.
 *
 * Scripts change what it shows with `set`, `slot`, `texts` and `update`, by ids, and with
 * `language` and `strings`. They can query `table` and `state`; events go through `perform`, which
 * draws what they change.
 *
 * The element dispatches `menu-choose` when an item is chosen (its `detail` has id, action,
 * arguments, url and tag; if it is cancelled, a link is not followed), `menu-choose-row` when a row in a slot is (its
 * `detail` has id, index and row), `menu-change` after an event (its `detail` is the change), and
 * `menu-language` when the page shows another language (its `detail` has tag and direction).
 */
class MenuPage extends PageMenu {
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

  /** The rows of the slot with this id. */
  slot(id) {
    const node = this.table.nodeWithId(String(id));
    const isSlot = node !== undefined && this.table.isSlot(node);
    if (!isSlot && !this.slots.has(id)) warn(`no slot "${id}"`);
    const key = isSlot ? node : id;
    if (!this.slots.has(key)) this.slots.set(key, new PageSlot(this, isSlot ? node : menuNode(-1)));
    return this.slots.get(key);
  }

  /** The languages that the page has, the menu's own first; none if the menu declares none. */
  get languages() {
    const { list = [] } = this.languageChoice ?? {};
    return list.map(({ tag, direction }) => ({
      tag,
      isRightToLeft: direction === "rtl",
      name: nameOfLanguage(tag),
    }));
  }

  /**
   * The tag of the language that the page shows. It can be set to a tag, or to several in the order
   * of preference; to nothing, it is the language that the browser asks for.
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

  /** The page's own strings by languages: `menu.strings = { de: { search: "Suchen" } }`. */
  get strings() {
    return this.ownStrings.given;
  }

  set strings(strings) {
    this.ownStrings.given = strings ?? {};
    this.drawStrings();
  }

  /**
   * A function that is asked for the texts of each item when they are drawn:
   * `(id, item) => ({ title, detail, badge, icon, enabled })`. What it leaves out is the menu's.
   */
  get texts() {
    return this.textsOf.provider;
  }

  set texts(provider) {
    this.textsOf.provider = provider;
    this.search?.forget();
    this.view.refreshAll();
  }

  /** Draws the items with these ids again, or all if it is given none. */
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

/** The number of a condition's value, or -1. */
function numberOfValue({ choices }, value) {
  if (choices.length > 0) return choices.indexOf(value);
  return typeof value === "boolean" ? Number(value) : -1;
}

function warn(problem) {
  console.warn(`menu: ${problem}`);
}
