const zero = 0x30;
const minus = 0x2d;

/** Reads the items of a table, moving forward past each part and the character that ends it. */
class MenuReader {
  constructor(
    private readonly items: string,
    public offset = 0,
  ) {}

  /** The decimal number that starts here. */
  number(): number {
    const { items } = this;
    const isNegative = items.charCodeAt(this.offset) === minus;
    let place = isNegative ? this.offset + 1 : this.offset;
    let digit = items.charCodeAt(place) - zero;
    let value = 0;
    while (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      place += 1;
      digit = items.charCodeAt(place) - zero;
    }
    this.offset = place + 1;
    return isNegative ? -value : value;
  }

  /** The text that starts here with its length. */
  text(): string {
    const length = this.number();
    const start = this.offset;
    this.offset += length + 1;
    return this.items.slice(start, start + length);
  }

  skipText(): void {
    const length = this.number();
    this.offset += length + 1;
  }

  /** Moves past all texts of an item, to the next line. */
  skipTexts(): void {
    this.find(() => false);
  }

  /**
   * From the start of an item's texts: moves to the text of the first key that is sought, and
   * returns whether there is one.
   */
  find(isSought: (key: string) => boolean): boolean {
    this.skipText();
    this.skipText();
    return this.findKey(isSought);
  }

  /** The same from the start of a key, or from the end of a line. */
  findKey(isSought: (key: string) => boolean): boolean {
    while (this.items.charAt(this.offset - 1) === " ") {
      const start = this.offset;
      this.offset = this.items.indexOf(" ", start) + 1;
      if (isSought(this.items.slice(start, this.offset - 1))) return true;
      this.skipText();
    }
    return false;
  }
}

/** A part of an indicator: that of the item, where empty means none, or that of the document. */
function indicatorPart(
  own: string | undefined,
  inherited: string | undefined,
): string | undefined {
  if (own === undefined) return inherited;
  return own === "" ? undefined : own;
}

/** Compares UTF-8 bytes; below 0 if `left` sorts first, above 0 if `right` does. */
function compareUTF8(left: string, right: string): number {
  const count = Math.min(left.length, right.length);
  for (let place = 0; place < count; place += 1) {
    const difference = rankUTF16(left.charCodeAt(place)) - rankUTF16(right.charCodeAt(place));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Surrogates belong to the characters that sort last. */
function rankUTF16(unit: number): number {
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
