/** The table of a page. */
class PageTable extends MenuTable {
  /** The arguments of an item's action by their names, or `undefined` if the action has none. */
  argumentsOf(node) {
    const types = this.source.argumentTypes?.get(this.actionOf(node));
    if (types === undefined) return undefined;
    return Object.fromEntries(
      Object.entries(types).map(([name, type]) => [name, this.argumentOf(node, "." + name, type)]),
    );
  }

  argumentOf(node, column, type) {
    if (type === "boolean") return this.booleanOf(column, node);
    return type === "string" ? this.stringOf(column, node) : this.numberOf(column, node);
  }
}

/** The state of a page. The program may override whether an item is enabled. */
class PageExpansion extends MenuExpansion {
  isDeclaredEnabled(node) {
    return super.isEnabled(node);
  }

  isEnabled(node) {
    return this.texts === undefined ? super.isEnabled(node) : this.texts.isEnabled(node);
  }
}

/** The conditions of a page, one per line: name, initial value, first bit, and choices. */
function readConditions(templates) {
  const lines = templates("conditions")?.split("\n").filter((line) => line !== "");
  if (lines === undefined) return undefined;
  const conditions = lines.map((line) => {
    const [name, initial, bit, ...choices] = line.split(" ");
    return { name, choices, initial: Number(initial), bit: Number(bit) };
  });
  const clauses = templates("when-clauses");
  const followers = templates("followers");
  return { conditions, clauses, items: templates("conditional-items"), followers };
}

/** The types of arguments by actions: objects with a type for each name. */
function readArgumentTypes(templates) {
  const types = templates("arguments");
  return types === undefined ? undefined : new Map(Object.entries(JSON.parse(types)));
}

/**
 * The table of a page, created from attributes of the menu and from the texts of its templates, by
 * name.
 */
function readMenuTable(data, templates) {
  const number = (value) => (value ? Number(value) : undefined);
  const glyph = (name) => {
    const own = { text: data[name] || undefined, image: data[name + "Image"] || undefined };
    return own.text || own.image ? own : undefined;
  };
  return new PageTable({
    name: data.name,
    title: data.title,
    language: data.language && {
      tag: data.language,
      isRightToLeft: data.rightToLeft === "true",
      plurals: data.plurals,
    },
    layout: data.layout,
    topLevelIsSingle: data.single === "true",
    topLevelKeepsOpen: data.keepOpen === "true",
    topLevelChoosesOne: data.choosesOne === "true",
    settings: {
      indicator: {
        collapsed: glyph("collapsed"),
        expanded: glyph("expanded"),
        empty: glyph("empty"),
        leaf: glyph("leaf"),
        color: data.color || undefined,
        highlight: data.highlight || undefined,
        hideWhenEmpty: data.hideWhenEmpty === "true",
      },
      hitArea: data.hitArea,
      animation: { insert: data.insert, delete: data.delete, duration: Number(data.duration) },
      scroll: { to: data.scroll, rows: Number(data.scrollRows) },
      rowHeight: number(data.rowHeight),
      headerHeight: number(data.headerHeight),
      titleLines: Number(data.titleLines),
      keepsSelection: data.keepsSelection === "true",
      busyDelay: number(data.busyDelay),
    },
    count: Number(data.count),
    items: templates("items"),
    conditions: readConditions(templates),
    argumentTypes: readArgumentTypes(templates),
  });
}
