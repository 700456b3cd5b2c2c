/** The keys of an item with a value each, in the order of a table, with their names in tables. */
const itemKeys: readonly (readonly [keyof MenuItemSource, string])[] = [
  ["detail", "detail"], ["body", "body"], ["footer", "footer"], ["icon", "icon"],
  ["accessory", "accessory"], ["action", "action"], ["url", "url"], ["shortcut", "shortcut"],
  ["mnemonic", "mnemonic"],
  ["tag", "tag"], ["height", "height"], ["badge", "badge"],
  ["badgeVariant", "badge-variant"], ["role", "role"],
  ["help", "help"],
  ["disabledReason", "disabled-reason"], ["placeholder", "placeholder"], ["loading", "loading"],
  ["keywords", "keywords"], ["was", "was"], ["label", "label"], ["hint", "hint"],
];

/** An item and the items below it. */
interface MenuBranch {
  readonly item: MenuItemSource;
  readonly items: MenuBranch[] | readonly MenuItemSource[];
}

/** Nested items as they are, or a list of all items as a tree. */
function branchesOf(
  items: readonly MenuItemSource[] | readonly MenuBranch[],
): readonly MenuBranch[] {
  const first = items[0];
  if (first === undefined || "item" in first) return items as readonly MenuBranch[];
  const all = (items as readonly MenuItemSource[]).map((item): MenuBranch => ({
    item,
    items: item.items?.slice() ?? [],
  }));
  const isBorder = ({ item }: MenuBranch): boolean =>
    typeof item.borderOf === "number" || typeof item.footerOf === "number";
  if (all.every(({ item }) => typeof item.parent !== "number")) {
    return all.filter((branch) => !isBorder(branch));
  }
  const top: MenuBranch[] = [];
  all.forEach((branch, place) => {
    const { item } = branch;
    if (isBorder(branch)) return;
    if (typeof item.parent !== "number") {
      top.push(branch);
      return;
    }
    const parent = item.parent < place ? all[item.parent] : undefined;
    if (parent === undefined) {
      throw new MenuTableError("parentNotBefore", item.id || (item.title ?? ""));
    }
    (parent.items as MenuBranch[]).push(branch);
  });
  return top;
}

/** The line of an item in the text of a table. */
function lineOf(item: MenuItemSource, shared: MenuIndicator): string {
  if (item.separator === true) return "0: 0:";
  let line = `${textOf(item.id ?? "")} ${textOf(item.title ?? "")}`;
  const add = (key: string, value: unknown): void => {
    if (value !== undefined && value !== null) line += ` ${key} ${textOf(valueText(value, key))}`;
  };
  for (const [name, key] of itemKeys) {
    const hasForms = name === "detail" || name === "badge" || name === "label";
    const value = hasForms ? item[name] : undefined;
    if (typeof value !== "object" || value === null) add(key, item[name]);
    else for (const form of pluralForms) add(`${key}.${form}`, value[form]);
  }
  if (item.indicator !== undefined) {
    const own = indicatorOf(item.indicator);
    for (const state of ["collapsed", "expanded", "empty", "leaf"] as const) {
      addPart(`indicator.${state}`, own[state]?.text, shared[state]?.text);
      addPart(`indicator.${state}.image`, own[state]?.image, shared[state]?.image);
    }
    addPart("indicator.color", own.color, shared.color);
    addPart("indicator.highlight", own.highlight, shared.highlight);
    if (own.hideWhenEmpty !== shared.hideWhenEmpty) {
      add("indicator.hide-when-empty", own.hideWhenEmpty);
    }
  }
  for (const [name, value] of sortedEntries(item.arguments)) add(`@.${name}`, value);
  for (const [name, value] of sortedEntries(item.values)) add(`@${name}`, value);
  return line;

  function addPart(key: string, own: string | undefined, other: string | undefined): void {
    if (own !== other) add(key, own ?? "");
  }
}

/** A text after its length. */
function textOf(text: string): string {
  return `${text.length}:${text}`;
}

/** A value as tables have it. */
function valueText(value: unknown, key: string): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (Array.isArray(value)) return value.join(key === "keywords" ? "\n" : " ");
  if (typeof value === "object" && value !== null) {
    // Shortcuts by platform.
    const { default: other, apple } = value as { default?: unknown; apple?: unknown };
    const parts = other === undefined ? [] : [valueText(other, key)];
    if (apple !== undefined) parts.push("apple", valueText(apple, key));
    return parts.filter((part) => part !== "").join(" ");
  }
  return String(value);
}

function sortedEntries(values: MenuItemSource["values"]): [string, MenuValue][] {
  return Object.entries(values ?? {}).sort(([left], [right]) => compareUtf8(left, right));
}

/** The settings of a menu, with those of a document that sets none in place of others. */
function settingsOf(menu: MenuSource): MenuSettings {
  return {
    indicator: indicatorOf(menu.indicator),
    hitArea: menu.hitArea ?? "both",
    animation: {
      insert: menu.animation?.insert ?? "automatic",
      delete: menu.animation?.delete ?? "automatic",
      duration: menu.animation?.duration ?? 0.3,
    },
    scroll: { to: menu.scroll?.to ?? "none", rows: menu.scroll?.rows ?? 5 },
    rowHeight: menu.rowHeight,
    headerHeight: menu.headerHeight,
    titleLines: menu.titleLines ?? 1,
    keepsSelection: menu.selection === "keep",
    busyDelay: menu.busyDelay === undefined ? 0.5 : menu.busyDelay ?? undefined,
  };
}

/** An indicator; without a source, that of a document that sets none. */
function indicatorOf(source: MenuIndicatorSource | undefined): MenuIndicator {
  if (source === undefined) {
    return { collapsed: { text: "▸" }, expanded: { text: "▾" }, hideWhenEmpty: true };
  }
  const glyph = (state: "collapsed" | "expanded" | "empty" | "leaf"): MenuGlyph | undefined => {
    const own = source[state];
    return own && { text: own.glyph, image: own.image };
  };
  return {
    collapsed: glyph("collapsed"),
    expanded: glyph("expanded"),
    empty: glyph("empty"),
    leaf: glyph("leaf"),
    color: source.color,
    highlight: source.highlight,
    hideWhenEmpty: source.hideWhenEmpty ?? true,
  };
}

/** The part of an id after the last dot: the name of the item among the choices of a condition. */
function lastPartOf(id: string): string {
  return id.split(".").filter((part) => part !== "").pop() ?? "";
}

/** The bits of a menu's conditions. */
class MenuConditionMasks {
  readonly conditions: readonly MenuCondition[];
  private readonly numbers = new Map<string, number>();
  private readonly bitCount: number;

  /** Takes the conditions in the order of their numbers. */
  constructor(sources: readonly MenuConditionSource[]) {
    let bit = 0;
    this.conditions = sources.map((source, number) => {
      const { name, choices = [], follows } = source;
      const place = choices.indexOf(String(source.default ?? choices[0]));
      // A choice may have no checked item.
      const hasNone = follows !== undefined && (source.default === undefined || place < 0);
      const initial = choices.length === 0
        ? Number(source.default ?? 0)
        : hasNone ? choices.length : place;
      const condition = { name, choices, initial, bit };
      bit += choices.length || 1;
      const isValid = initial >= 0 && bit <= 1024 && !this.numbers.has(name);
      if (!isValid || new Set(choices).size !== choices.length) {
        throw new MenuTableError("invalidCondition", name);
      }
      this.numbers.set(name, number);
      return condition;
    });
    this.bitCount = bit;
  }

  /**
   * For each entry of a `when`, and each 64 bits, the halves of the bits of which one must be set, and
   * those of which one must not be set; `undefined` if a term names no condition or no choice of one.
   */
  clauses(entries: readonly (readonly string[])[]): number[][] | undefined {
    const result: number[][] = [];
    for (const terms of entries) {
      const words = Array.from({ length: Math.ceil(this.bitCount / 64) }, () => [0, 0, 0, 0]);
      for (const term of terms) {
        const isNegated = term.startsWith("!");
        const text = isNegated ? term.slice(1) : term;
        const end = text.indexOf("=");
        const name = end < 0 ? text : text.slice(0, end);
        const condition = this.conditions[this.numbers.get(name) ?? -1];
        if (condition === undefined || (condition.choices.length > 0) !== end >= 0) return undefined;
        const place = end < 0 ? 0 : condition.choices.indexOf(text.slice(end + 1));
        if (place < 0) return undefined;
        const bit = condition.bit + place;
        const word = words[bit >>> 6]!;
        const half = (isNegated ? 2 : 0) + (bit >>> 5) % 2;
        word[half] = (word[half]! | (1 << bit)) >>> 0;
      }
      result.push(...words);
    }
    return result;
  }
}
