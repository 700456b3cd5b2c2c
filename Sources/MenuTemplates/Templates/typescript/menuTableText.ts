/** A place in the text of a table, moving forward over `LENGTH:TEXT` and keys. */
class MenuCursor {
  private start = 0;
  private end = 0;

  /** At the start of a node's line, which is its id. */
  constructor(
    private readonly text: string,
    private offset: number,
  ) {}

  /** The field that starts here, moving past it and the blank or line end behind it. */
  field(): string {
    this.passField();
    return this.text.slice(this.start, this.end);
  }

  passField(): void {
    const colon = this.text.indexOf(":", this.offset);
    this.start = colon + 1;
    this.end = this.start + Number(this.text.slice(this.offset, colon));
    this.offset = this.end + 1;
  }

  /** From a line's start: the value of a key. */
  find(key: string): string | undefined {
    return this.moveTo(key, " ") ? this.field() : undefined;
  }

  /** From a line's start: whether a key begins with this one and a full stop. */
  findGroup(key: string): boolean {
    return this.moveTo(key, ".");
  }

  private moveTo(key: string, follower: string): boolean {
    this.passField();
    this.passField();
    while (this.text.charCodeAt(this.offset - 1) === 0x20) {
      const isMatch =
        this.text.startsWith(key, this.offset) &&
        this.text.startsWith(follower, this.offset + key.length);
      this.offset = this.text.indexOf(" ", this.offset) + 1;
      if (isMatch) return true;
      this.passField();
    }
    return false;
  }
}

/** A part of an indicator: the node's own, where empty means none, else the document's. */
function indicatorPart(
  own: string | undefined,
  inherited: string | undefined,
): string | undefined {
  if (own === undefined) return inherited;
  return own === "" ? undefined : own;
}

/** Below 0, 0 or above 0, as a text orders before, with or after another by UTF-8 bytes. */
function compareUTF8(left: string, right: string): number {
  const count = Math.min(left.length, right.length);
  for (let place = 0; place < count; place += 1) {
    const difference = rankUTF16(left.charCodeAt(place)) - rankUTF16(right.charCodeAt(place));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Surrogates stand for characters above all others. */
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
