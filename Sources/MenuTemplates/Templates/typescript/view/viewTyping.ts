/** Type-ahead: searches for letters typed in quick succession. */
export class MenuTyping {
  /** The number of milliseconds after which a new search starts. */
  static readonly pause = 700;

  private typed: readonly string[] = [];
  private time = -Infinity;

  constructor(private readonly clock: () => number) {}

  /** Starts a new search, because another key was pressed. */
  forget(): void {
    this.typed = [];
  }

  /**
   * Adds a letter. The titles found begin with all letters. Repeating a single letter moves from
   * one match to the next.
   */
  type(letter: string): { readonly sought: string; readonly isNext: boolean } {
    const now = this.clock();
    this.typed = now - this.time < MenuTyping.pause ? [...this.typed, letter] : [letter];
    this.time = now;
    const isNext = this.typed.every((one) => one === letter);
    return { sought: isNext ? letter : this.typed.join(""), isNext };
  }
}

/**
 * The next row of a tree whose title begins with folded letters. The search starts after a given
 * row, continues at the start of the tree, and ends with the given row. With `includesRow`, the
 * given row is searched first.
 */
export function findTyped(
  titles: MenuRowTitles,
  sought: string,
  language: string,
  row: number,
  { start, end }: MenuRange,
  includesRow: boolean,
): number | undefined {
  const count = end - start;
  const first = includesRow ? 0 : 1;
  for (let step = first; step < count + first; step += 1) {
    const place = start + ((row - start + step) % count);
    const title = titles.at(place);
    if (title !== undefined && startsWithFolded(title, sought, language)) return place;
  }
  return undefined;
}

/** Reads the titles of consecutive rows, and looks up each slot only once. */
export class MenuRowTitles {
  private slot: MenuNode | undefined;
  private rows: MenuRange = { start: 0, end: 0 };

  constructor(
    private readonly state: MenuExpansion,
    private readonly titleOf: (content: MenuRowContent) => string,
  ) {}

  /** The title of a row, or `undefined` for a separator or a heading. */
  at(row: number): string | undefined {
    if (this.slot !== undefined && row >= this.rows.start && row < this.rows.end) {
      return this.titleOf({ kind: "slotRow", slot: this.slot, index: row - this.rows.start });
    }
    const content = this.state.contentAtRow(row);
    if (content === undefined) return undefined;
    if (content.kind === "slotRow") {
      const start = row - content.index;
      this.slot = content.slot;
      this.rows = { start, end: start + this.state.countIn(content.slot) };
    }
    const { table } = this.state;
    const isItem = content.kind === "item";
    const isPassive = isItem && (table.isSeparator(content.node) || table.isInline(content.node));
    return isPassive ? undefined : this.titleOf(content);
  }
}
