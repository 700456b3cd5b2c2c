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

  /** Whether the menu has the node. */
  has(node: number): boolean {
    return this.offsets[node] !== undefined;
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
    if (!this.has(node)) return undefined;
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
    if (!this.has(node)) return undefined;
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

/** The texts and values of a menu's items. */
export abstract class MenuTableTexts {
  /** The presentation that the document asks for. */
  abstract readonly settings: MenuSettings;
  protected abstract readonly text: MenuText;

  /** The title; empty for a separator. */
  titleOf(node: MenuNode): string {
    return this.text.has(node) ? this.text.title(node) : "";
  }

  /** The text at the end of the row; a text with a number needs the number, such as that of a slot's rows. */
  detailOf(node: MenuNode, count?: number): string | undefined {
    return this.textOf("detail", node, count);
  }

  /** The text that appears in the node's row when it opens. */
  bodyOf(node: MenuNode): string | undefined {
    return this.text.value("body", node);
  }

  /** The text under the node's section. */
  footerOf(node: MenuNode): string | undefined {
    return this.text.value("footer", node);
  }

  /** The name of the node's image or symbol. */
  iconOf(node: MenuNode): string | undefined {
    return this.text.value("icon", node);
  }

  /** The mark at the end of the row. */
  accessoryOf(node: MenuNode): MenuAccessory {
    return (this.text.value("accessory", node) as MenuAccessory | undefined) ?? "none";
  }

  /** What the program does when the node is chosen. */
  actionOf(node: MenuNode): string | undefined {
    return this.text.value("action", node);
  }

  /** The address that the node opens. */
  urlOf(node: MenuNode): string | undefined {
    return this.text.value("url", node);
  }

  /** The keyboard shortcut to show: the first. */
  shortcutOf(node: MenuNode, isApple = false): MenuShortcut | undefined {
    return this.shortcutsOf(node, isApple)[0];
  }

  /** All keyboard shortcuts, on Apple's systems or on others. */
  shortcutsOf(node: MenuNode, isApple = false): readonly MenuShortcut[] {
    const text = this.text.value("shortcut", node);
    return text === undefined ? nothing : listShortcuts(text, isApple);
  }

  /** The letter of the title that chooses the node in an open menu. */
  mnemonicOf(node: MenuNode): string | undefined {
    return this.text.value("mnemonic", node);
  }

  /** A number for the program's use. */
  tagOf(node: MenuNode): number | undefined {
    return parseInteger(this.text.value("tag", node));
  }

  /** The height of the node's row in points, if it differs from the height in the settings. */
  heightOf(node: MenuNode): number | undefined {
    return parseNumber(this.text.value("height", node));
  }

  /** A short text in a capsule, such as a count. */
  badgeOf(node: MenuNode, count?: number): string | undefined {
    return this.textOf("badge", node, count);
  }

  /** What the node does, in one sentence: the text of its tooltip. */
  helpOf(node: MenuNode): string | undefined {
    return this.text.value("help", node);
  }

  /** Why taps on the node have no effect, for as long as they have none. */
  disabledReasonOf(node: MenuNode): string | undefined {
    return this.text.value("disabled-reason", node);
  }

  /** The text that a slot shows while it has no other row. */
  placeholderOf(node: MenuNode): string | undefined {
    return this.text.value("placeholder", node);
  }

  /** The text that a slot shows last while it is busy. */
  loadingOf(node: MenuNode): string | undefined {
    return this.text.value("loading", node);
  }

  /** What the node's badge is about. */
  badgeVariantOf(node: MenuNode): MenuBadgeVariant {
    return (this.text.value("badge-variant", node) as MenuBadgeVariant | undefined) ?? "normal";
  }

  /** Whether choosing the node destroys something. */
  roleOf(node: MenuNode): MenuRole {
    return (this.text.value("role", node) as MenuRole | undefined) ?? "normal";
  }

  /** Further texts by which a search finds the node. */
  keywordsOf(node: MenuNode): readonly string[] {
    return this.text.value("keywords", node)?.split("\n") ?? nothing;
  }

  /** The ids that the node had before. */
  formerIdsOf(node: MenuNode): readonly string[] {
    return this.text.value("was", node)?.split(" ") ?? nothing;
  }

  /** What is spoken in place of the title. */
  accessibilityLabelOf(node: MenuNode, count?: number): string | undefined {
    return this.textOf("label", node, count);
  }

  /** A text for a number, if one is given and the text has forms, or else the plain text. */
  private textOf(key: string, node: MenuNode, count: number | undefined): string | undefined {
    const counted = count === undefined ? undefined : this.text.counted(key, node, count);
    return counted ?? this.text.value(key, node);
  }

  /** Whether a text of the node has a number, so that its row looks different for another number. */
  showsCount(node: MenuNode): boolean {
    return this.text.showsCount(node);
  }

  /** What is spoken after the title. */
  accessibilityHintOf(node: MenuNode): string | undefined {
    return this.text.value("hint", node) ?? this.helpOf(node);
  }

  /** The value of a custom column as a string. */
  stringOf(column: string, node: MenuNode): string | undefined {
    return this.text.value("@" + column, node);
  }

  /** The value of an integer column; `undefined` if there is none or it is no integer. */
  integerOf(column: string, node: MenuNode): number | undefined {
    return parseInteger(this.stringOf(column, node));
  }

  /** The value of a number column; `undefined` if there is none or it is no number. */
  numberOf(column: string, node: MenuNode): number | undefined {
    return parseNumber(this.stringOf(column, node));
  }

  /** The value of a boolean column; `undefined` if there is none or it is no boolean. */
  booleanOf(column: string, node: MenuNode): boolean | undefined {
    const value = this.integerOf(column, node);
    return value === 0 || value === 1 ? value === 1 : undefined;
  }

  /** The document's indicator, with the parts that the node sets. */
  indicatorOf(node: MenuNode): MenuIndicator {
    const inherited = this.settings.indicator;
    if (!this.text.hasKeys("indicator.", node)) return inherited;
    const hides = this.text.value("indicator.hide-when-empty", node);
    return {
      collapsed: this.text.glyph("collapsed", inherited.collapsed, node),
      expanded: this.text.glyph("expanded", inherited.expanded, node),
      empty: this.text.glyph("empty", inherited.empty, node),
      leaf: this.text.glyph("leaf", inherited.leaf, node),
      color: this.text.part("color", inherited.color, node),
      highlight: this.text.part("highlight", inherited.highlight, node),
      hideWhenEmpty: hides === undefined ? inherited.hideWhenEmpty : hides === "1",
    };
  }
}
