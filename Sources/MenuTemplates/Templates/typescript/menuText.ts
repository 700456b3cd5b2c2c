/** The texts of a table, decoded when they are read. */
class MenuText {
  constructor(
    private readonly items: string,
    /** Where the texts of each item start. */
    private readonly offsets: Int32Array,
    /** The rule for texts with a number in the menu's own language, if there are such texts. */
    private readonly plurals?: string,
    private readonly overlay?: MenuOverlay,
  ) {}

  /** The same texts with translated ones in their place. */
  translated(texts: string, plurals?: string): MenuText {
    const overlay = new MenuOverlay(texts, this.offsets.length, plurals);
    return new MenuText(this.items, this.offsets, this.plurals, overlay);
  }

  id(node: number): string {
    return this.reader(node).text();
  }

  title(node: number): string {
    const translated = this.overlay?.value("title", node);
    if (translated !== undefined) return translated;
    const reader = this.reader(node);
    reader.skipText();
    return reader.text();
  }

  /** The text of a key of the item, or `undefined`, as outside the menu. */
  value(key: string, node: number): string | undefined {
    if (this.offsets[node] === undefined) return undefined;
    const translated = this.overlay?.value(key, node);
    if (translated !== undefined) return translated;
    const reader = this.reader(node);
    return reader.find((found) => found === key) ? reader.text() : undefined;
  }

  /**
   * A text with a number, in the chosen language or else in the menu's own; `undefined` if it has no
   * forms.
   */
  counted(key: string, node: number, count: number): string | undefined {
    if (this.plurals === undefined) return undefined;
    if (this.offsets[node] === undefined) return undefined;
    const { overlay } = this;
    const own = (name: string): string | undefined => {
      const reader = this.reader(node);
      return reader.find((found) => found === name) ? reader.text() : undefined;
    };
    const find = (value: typeof own, rule: string): string | undefined =>
      value(`${key}.${pluralForm(rule, count)}`) ?? value(`${key}.other`);
    const text = (overlay && find((name) => overlay.value(name, node), overlay.plurals ?? this.plurals))
      ?? find(own, this.plurals);
    return text === undefined ? undefined : withCount(text, count);
  }

  /** Whether texts of the item have a number. */
  showsCount(node: number): boolean {
    if (this.plurals === undefined) return false;
    return ["detail.", "badge.", "label."].some((prefix) => this.hasKeys(prefix, node));
  }

  /** Whether one of the item's keys starts like this. */
  hasKeys(prefix: string, node: number): boolean {
    if (this.offsets[node] === undefined) return false;
    return this.reader(node).find((found) => found.startsWith(prefix));
  }

  /** All texts of an item as they are written, or `undefined` if some are in another language. */
  line(node: number): string | undefined {
    if (this.overlay !== undefined) return undefined;
    const reader = this.reader(node);
    reader.skipTexts();
    return this.items.slice(this.offsets[node], reader.offset);
  }

  /** A glyph of an indicator: its parts are the node's or the document's. */
  glyph(state: string, inherited: MenuGlyph | undefined, node: number): MenuGlyph | undefined {
    const text = this.part(state, inherited?.text, node);
    const image = this.part(`${state}.image`, inherited?.image, node);
    return text === undefined && image === undefined ? undefined : { text, image };
  }

  /** A part of an indicator: the node's, where empty means none, or the document's. */
  part(key: string, inherited: string | undefined, node: number): string | undefined {
    const own = this.value(`indicator.${key}`, node);
    if (own === undefined) return inherited;
    return own === "" ? undefined : own;
  }

  /** Reads the texts of an item, starting at its id. */
  private reader(node: number): MenuReader {
    return new MenuReader(this.items, this.offsets[node]);
  }
}

/** Compares UTF-8 bytes; below 0 if `left` sorts first, above 0 if `right` does. */
function compareUtf8(left: string, right: string): number {
  const count = Math.min(left.length, right.length);
  for (let place = 0; place < count; place += 1) {
    const difference = utf8Rank(left.charCodeAt(place)) - utf8Rank(right.charCodeAt(place));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** A rank in the order of UTF-8. Surrogates belong to the characters that sort last. */
function utf8Rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** An integer of up to 18 digits, or `undefined`. */
function parseInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^-?[0-9]{1,18}$/.test(text) ? Number(text) : undefined;
}

/** A number in decimal, or `undefined`. */
function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[-+]?[0-9.]+(e[-+]?[0-9]+)?$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? undefined : number;
}
