/** Finds items by the words of their titles, details and keywords, and of the titles above them, in any order. */
export class MenuSearch {
  /** The folded words of the search text. */
  words: readonly string[] = [];
  /** The items with their folded texts, created on first use. */
  private items: readonly (MenuSearchedItem & { readonly node: MenuNode })[] | undefined;
  /** The details that the state determines: of checked items, and of the numbers of slots' rows. */
  private readonly details = new Map<MenuNode, string | undefined>();
  /** The items that the last search found, the best match first. */
  private found: readonly MenuNode[] | undefined;
  /** The groups that the last search found, and that were opened since. */
  private readonly opened = new Set<MenuNode>();

  constructor(
    private readonly state: MenuExpansion,
    private readonly textsOf: (node: MenuNode) => Pick<MenuRowTexts, "title" | "detail">,
  ) {}

  /** Discards the items' texts, because they have changed. */
  forget(): void {
    this.items = undefined;
  }

  /**
   * The items that contain all words of a search text, the best match first; `undefined` if it has no
   * words.
   */
  find(text: string, language: string): readonly MenuNode[] | undefined {
    this.words = foldedWords(text, language);
    this.opened.clear();
    this.found = undefined;
    if (this.words.length === 0) return undefined;
    if ([...this.details].some(([node, detail]) => detail !== this.detailOf(node))) this.forget();
    this.items ??= this.searchedItems(language);
    this.found = bestMatches(this.items, this.words).map(({ node }) => node);
    return this.found;
  }

  /** The items to show: those that were found, and those of opened groups. */
  get shown(): readonly MenuNode[] | undefined {
    const { table } = this.state;
    const below = [...this.opened].flatMap((node) => [...table.childrenOf(node)]);
    return this.found && [...this.found, ...below];
  }

  /** Opens or closes a group, and returns whether the search found it. */
  toggle(node: MenuNode): boolean {
    if (!this.found?.includes(node)) return false;
    if (!this.opened.delete(node)) this.opened.add(node);
    return true;
  }

  private searchedItems(language: string): (MenuSearchedItem & { readonly node: MenuNode })[] {
    const { table } = this.state;
    const paths: string[] = [];
    const items: (MenuSearchedItem & { readonly node: MenuNode })[] = [];
    this.details.clear();
    // An item comes after those above it.
    for (const node of table.nodes()) {
      const parent = table.parentOf(node);
      const above = parent === undefined ? "" : paths[parent] ?? "";
      if (table.isSeparator(node)) continue;
      const { title, detail = "" } = this.textsOf(node);
      const folded = foldText(title, language);
      paths[node] = `${above}\n${folded}`;
      if (table.isInline(node)) continue;
      if (table.isSlot(node) || table.showsChecked(node)) {
        this.details.set(node, this.detailOf(node));
      }
      const rest = foldText([detail, ...table.keywordsOf(node)].join("\n"), language);
      items.push({ node, own: { title: folded, rest }, above });
    }
    return items;
  }

  private detailOf(node: MenuNode): string | undefined {
    const count = this.state.table.isSlot(node) ? this.state.countIn(node) : undefined;
    return this.state.shownDetailOf(node, count);
  }
}
