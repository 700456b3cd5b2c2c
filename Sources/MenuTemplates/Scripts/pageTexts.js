/** A text from the program, or `undefined` if the program gave none. */
function textOrNothing(value) {
  return value === undefined || value === null ? undefined : String(value);
}

/** The title of a row from the program: its `title`, or the row itself. */
function titleOfRow(row) {
  if (typeof row === "string") return row;
  return textOrNothing(typeof row === "object" ? row?.title : row) ?? "";
}

/** The content of a row from the program. */
function textsOfRow(row) {
  const { detail, badge, badgeVariant, icon, accessory, enabled, url, checked } = Object(row);
  return {
    title: titleOfRow(row),
    detail: textOrNothing(detail) || undefined,
    badge: textOrNothing(badge) || undefined,
    badgeVariant: textOrNothing(badgeVariant) || "normal",
    icon: textOrNothing(icon) || undefined,
    accessory: textOrNothing(accessory) || "none",
    enabled: enabled !== false,
    url: textOrNothing(url) || undefined,
    checked: checked === true,
  };
}

/** The contents of rows. The program's texts take precedence over the menu's. */
class PageTexts {
  constructor(menu) {
    this.menu = menu;
    /** The program's function, which is called for an item's texts each time they are drawn. */
    this.provider = undefined;
  }

  /** The content of the row with a key. */
  of(key) {
    if (typeof key !== "string") return this.ofItem(key);
    const { table, rows, slots } = this.menu;
    const { slot, name, index } = rows.partsOf(key);
    if (Number.isInteger(index)) return textsOfRow(slots.get(slot)?.row(index));
    const title = name === "loading" ? table.loadingOf(slot) : table.placeholderOf(slot);
    return textsOfRow({ title, enabled: false });
  }

  titleOf(content) {
    const { slots } = this.menu;
    if (content.kind === "item") return this.ofItem(content.node).title;
    if (content.kind === "slotRow") return titleOfRow(slots.get(content.slot)?.row(content.index));
    return this.of(`${content.slot}.${content.kind}`).title;
  }

  ofItem(node) {
    const { table } = this.menu;
    const own = this.itemOf(node);
    const given = this.given(own);
    const count = given.count ?? this.rowCountOf(node);
    const item = given.count === undefined ? own : this.itemOf(node, count);
    const text = (name) => textOrNothing(given[name]) ?? item[name];
    return {
      title: text("title"),
      detail: text("detail") || undefined,
      badge: text("badge") || undefined,
      badgeVariant: given.badgeVariant ?? table.badgeVariantOf(node),
      icon: text("icon") || undefined,
      accessory: table.isPage(node) ? "disclosure" : table.accessoryOf(node),
      enabled: Boolean(given.enabled ?? item.enabled),
      language: table.language,
      /** The number of texts that have one: the program's, or that of a slot's rows. */
      count,
    };
  }

  rowCountOf(node) {
    const { table, state } = this.menu;
    return table.isSlot(node) ? state.countIn(node) : undefined;
  }

  /** The menu's own content, which is passed to the program's function. */
  itemOf(node, count = this.rowCountOf(node)) {
    const { table, state } = this.menu;
    return {
      node,
      id: table.idOf(node),
      title: table.titleOf(node),
      detail: state.shownDetailOf(node, count),
      badge: table.badgeOf(node, count),
      icon: table.iconOf(node),
      enabled: state.isDeclaredEnabled(node),
    };
  }

  /** The texts from the program. If its function fails, the menu's texts are shown. */
  given(item) {
    if (typeof this.provider !== "function" || item.id === undefined) return {};
    try {
      return this.provider(item.id, item) ?? {};
    } catch (error) {
      reportError(error);
      return {};
    }
  }

  isEnabled(node) {
    const isDeclared = this.menu.state.isDeclaredEnabled(node);
    if (this.provider === undefined) return isDeclared;
    return Boolean(this.given(this.itemOf(node)).enabled ?? isDeclared);
  }
}
