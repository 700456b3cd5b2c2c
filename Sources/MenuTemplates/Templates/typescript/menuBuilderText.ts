/** The line of an item in the text of a table. */
function lineOf(item: MenuItemSource, shared: MenuIndicator): string {
  if (item.separator === true) return "0: 0:";
  let line = `${textOf(item.id ?? "")} ${textOf(item.title ?? "")}`;
  const add = (key: string, value: unknown): void => {
    if (value !== undefined && value !== null) line += ` ${key} ${textOf(valueText(value, key))}`;
  };
  for (const [name, key] of itemKeys) add(key, item[name]);
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

/** The bits of a menu's conditions, in two halves. */
class MenuConditionMasks {
  readonly conditions: readonly MenuCondition[];
  private readonly numbers = new Map<string, number>();
  private readonly initial: readonly [number, number];

  constructor(sources: NonNullable<MenuSource["conditions"]>) {
    let bit = 0;
    const initial: [number, number] = [0, 0];
    const sorted = [...sources].sort((left, right) => compareUtf8(left.name, right.name));
    this.conditions = sorted.map((source, number) => {
      const { name, choices = [] } = source;
      const hasChoices = choices.length > 0;
      const value = typeof source.default === "string" ? choices.indexOf(source.default) : 0;
      const condition = { name, choices, initial: hasChoices ? value : Number(source.default ?? 0), bit };
      bit += choices.length || 1;
      const isValid = condition.initial >= 0 && bit <= 64 && !this.numbers.has(name);
      if (!isValid || new Set(choices).size !== choices.length) {
        throw new MenuTableError("invalidCondition", name);
      }
      this.numbers.set(name, number);
      if (hasChoices || condition.initial === 1) {
        setBit(initial, condition.bit + (hasChoices ? condition.initial : 0));
      }
      return condition;
    });
    this.initial = initial;
  }

  /** Whether an entry of a `when` holds at first. */
  holds([anyLow, anyHigh, notLow, notHigh]: readonly number[]): boolean {
    const [low, high] = this.initial;
    return ((low & anyLow!) | (high & anyHigh!) | (~low & notLow!) | (~high & notHigh!)) !== 0;
  }

  /** The masks of the entries of a `when`; `undefined` if a term names no condition or no choice of one. */
  clauses(entries: readonly (readonly string[])[]): number[][] | undefined {
    const result: number[][] = [];
    for (const terms of entries) {
      const any: [number, number] = [0, 0];
      const not: [number, number] = [0, 0];
      for (const term of terms) {
        const isNegated = term.startsWith("!");
        const text = isNegated ? term.slice(1) : term;
        const end = text.indexOf("=");
        const name = end < 0 ? text : text.slice(0, end);
        const condition = this.conditions[this.numbers.get(name) ?? -1];
        if (condition === undefined || (condition.choices.length > 0) !== end >= 0) return undefined;
        const place = end < 0 ? 0 : condition.choices.indexOf(text.slice(end + 1));
        if (place < 0) return undefined;
        setBit(isNegated ? not : any, condition.bit + place);
      }
      result.push([...any, ...not]);
    }
    return result;
  }
}

/** Sets a bit of 64, in two halves without a sign. */
function setBit(halves: [number, number], bit: number): void {
  const half = bit < 32 ? 0 : 1;
  halves[half] = (halves[half] | (1 << bit)) >>> 0;
}
