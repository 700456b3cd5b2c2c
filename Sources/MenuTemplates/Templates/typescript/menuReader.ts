const zero = 0x30;
const minus = 0x2d;

/** Reads the items of a table, moving forward past each part and the character that ends it. */
class MenuReader {
  constructor(
    private readonly source: string,
    public offset = 0,
  ) {}

  /** The decimal number that starts here. */
  number(): number {
    const { source } = this;
    const isNegative = source.charCodeAt(this.offset) === minus;
    let place = isNegative ? this.offset + 1 : this.offset;
    let digit = source.charCodeAt(place) - zero;
    let value = 0;
    while (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      place += 1;
      digit = source.charCodeAt(place) - zero;
    }
    this.offset = place + 1;
    return isNegative ? -value : value;
  }

  /** The text that starts here with its length. */
  text(): string {
    const length = this.number();
    const start = this.offset;
    this.offset += length + 1;
    return this.source.slice(start, start + length);
  }

  /** Moves past the text that starts here. */
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

  /** Does the same from the start of a key, or from the end of a line. */
  findKey(isSought: (key: string) => boolean): boolean {
    while (this.source.charAt(this.offset - 1) === " ") {
      const start = this.offset;
      this.offset = this.source.indexOf(" ", start) + 1;
      if (isSought(this.source.slice(start, this.offset - 1))) return true;
      this.skipText();
    }
    return false;
  }
}
