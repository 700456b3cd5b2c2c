/** Finds items by the words of their titles, details and keywords, in any order. */
export class MenuSearch {
  /** The folded words of the search text. */
  words: readonly string[] = [];
  /** The folded texts of each item, created on first use. */
  private texts: readonly string[] | undefined;

  constructor(
    private readonly state: MenuExpansion,
    private readonly textsOf: (node: MenuNode) => Pick<MenuRowTexts, "title" | "detail">,
  ) {}

  /** Discards the items' texts, because they have changed. */
  forget(): void {
    this.texts = undefined;
  }

  /** The items that contain all words of a search text; `undefined` if it has no words. */
  find(text: string, language: string): readonly MenuNode[] | undefined {
    this.words = foldedWords(text, language);
    if (this.words.length === 0) return undefined;
    this.texts ??= this.foldedTexts(language);
    const found: MenuNode[] = [];
    this.texts.forEach((one, number) => {
      if (one === "") return;
      if (this.words.every((word) => one.includes(word))) found.push(menuNode(number));
    });
    return found;
  }

  private foldedTexts(language: string): string[] {
    const { table } = this.state;
    return Array.from({ length: table.count }, (_, number) => {
      const node = menuNode(number);
      if (table.isSeparator(node) || table.isInline(node)) return "";
      const { title, detail = "" } = this.textsOf(node);
      return foldText([title, detail, ...table.keywordsOf(node)].join("\n"), language);
    });
  }
}
