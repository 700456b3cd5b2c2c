/** Type-ahead: the letters that were typed in quick succession. */
export class MenuTyping {
  /** The milliseconds after which typing starts anew. */
  static readonly pause = 700;

  private typed: readonly string[] = [];
  private time = -Infinity;

  constructor(private readonly clock: () => number) {}

  /** Starts anew, because another key was pressed. */
  forget(): void {
    this.typed = [];
  }

  /**
   * Adds a letter. What is sought begins with all letters; the same letter again and again moves
   * from one match to the next.
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
 * The next row of a tree whose title begins with folded letters, counted from a row, which itself
 * is last or, with `includesRow`, first. After the end of the tree it goes on at its start.
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

/** Reads the titles of rows, one after another, and looks up each slot only once. */
export class MenuRowTitles {
  private slot: MenuNode | undefined;
  private rows: MenuRange = { start: 0, end: 0 };

  constructor(
    private readonly state: MenuExpansion,
    private readonly titleOf: (content: MenuRowContent) => string,
  ) {}

  /** The title of a row, or `undefined` for a separator. */
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
    const isSeparator = content.kind === "item" && this.state.table.isSeparator(content.node);
    return isSeparator ? undefined : this.titleOf(content);
  }
}
