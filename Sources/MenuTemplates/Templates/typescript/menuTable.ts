/**
 * A menu's static table: every item, how it starts, and the document's settings. Every method accepts
 * any node; one outside the menu has no parent, children, texts or flags. A menu in several languages
 * has a table for each; a text without a translation is in the menu's own language.
 */
export class MenuTable<Call extends MenuCall = MenuCall> extends MenuTableTexts {
  /** The menu's name, as in generated names. */
  readonly name: string;
  /** The title above the menu. */
  readonly title: string;
  /** The language of the texts, or `undefined` if the menu does not declare it. */
  readonly language: MenuLanguage | undefined;
  /** @internal The number of this language; 0 for the menu's own. */
  readonly languageNumber: number;
  /** How visible items are placed in sections and rows. */
  readonly layout: MenuLayout;
  /** The presentation that the document asks for. */
  readonly settings: MenuSettings;
  /** The number of nodes, separators included; at most 1,000,000. */
  readonly count: number;
  /** The number of top-level nodes. */
  readonly topLevelCount: number;
  /** @internal */
  readonly structure: MenuStructure;
  private readonly source: MenuTableSource<Call>;
  /** @internal The conditions and the items that depend on them, if there are any conditions. */
  readonly whens: MenuWhens | undefined;
  protected readonly text: MenuText;
  private readonly translations: Map<string, MenuTable<Call>>;
  private formerIds: Map<string, MenuNode> | undefined;

  /** The table of generated code, or `original` with texts in another language. */
  constructor(source: MenuTableSource<Call>, original?: MenuTable<Call>, texts?: string) {
    super();
    this.source = source;
    this.structure = original?.structure ?? new MenuStructure(source);
    const text = original?.text ?? new MenuText(
      source.items, this.structure.textOffsets, source.language?.plurals,
    );
    this.text = texts === undefined ? text : text.translated(texts, source.language?.plurals);
    this.whens = original?.whens
      ?? (source.conditions && new MenuWhens(source.conditions, source.count));
    this.translations = original?.translations ?? new Map<string, MenuTable<Call>>();
    this.count = this.structure.count;
    this.topLevelCount = this.structure.topLevelCount;
    ({ name: this.name, title: this.title, language: this.language } = source);
    this.languageNumber = source.languageNumber ?? 0;
    ({ layout: this.layout, settings: this.settings } = source);
  }

  /** @internal The same menu with texts in another language, made once. */
  translated(
    language: MenuLanguage,
    { title, texts }: MenuTranslation,
    languageNumber: number,
  ): MenuTable<Call> {
    let table = this.translations.get(language.tag);
    if (table === undefined) {
      const Table = this.constructor as typeof MenuTable<Call>;
      table = new Table({ ...this.source, title, language, languageNumber }, this, texts);
      this.translations.set(language.tag, table);
    }
    return table;
  }

  /** The nodes without parent, in document order. */
  get topLevel(): readonly MenuNode[] {
    return this.range(0, this.topLevelCount);
  }

  /** All nodes in document order: each before its children. */
  *nodes(): IterableIterator<MenuNode> {
    for (let node = this.count > 0 ? 0 : -1; node >= 0; node = this.structure.successor(node)) {
      yield menuNode(node);
    }
  }

  /** The conditions, by their numbers: in the order of their names' UTF-8 bytes. */
  get conditions(): readonly MenuCondition[] {
    return this.whens?.conditions ?? nothing;
  }

  /** Whether the node is one of this table's. */
  contains(node: MenuNode): boolean {
    return node >= 0 && node < this.count && Number.isInteger(node);
  }

  /** The parent, or `undefined` at top level. */
  parentOf(node: MenuNode): MenuNode | undefined {
    const parent = this.contains(node) ? this.structure.parent(node) : -1;
    return parent < 0 ? undefined : menuNode(parent);
  }

  /** The nodes directly below, in document order. */
  childrenOf(node: MenuNode): readonly MenuNode[] {
    if (!this.contains(node)) return nothing;
    return this.range(this.structure.firstChild(node), this.structure.childCount(node));
  }

  /** The number of nodes directly below. */
  childCountOf(node: MenuNode): number {
    return this.contains(node) ? this.structure.childCount(node) : 0;
  }

  /** The number of ancestors that are not inline; 0 at top level. */
  depthOf(node: MenuNode): number {
    return this.contains(node) ? this.structure.depth(node) : 0;
  }

  /** The depth of the rows below a node: one more than its own, or the same for an inline node. */
  depthBelow(node: MenuNode): number {
    return this.depthOf(node) + (this.isInline(node) ? 0 : 1);
  }

  /** Whether the node was written with `items`, even none, or is a slot. */
  isCategory(node: MenuNode): boolean {
    return this.has(MenuFlag.category, node);
  }

  /** Whether the program provides the rows of the node. */
  isSlot(node: MenuNode): boolean {
    return this.has(MenuFlag.slot, node);
  }

  /** Whether the rows of the node are among those of its siblings; it has one only with a title. */
  isInline(node: MenuNode): boolean {
    return this.contains(node) && this.structure.isInline(node);
  }

  /** Whether the rows of the node are on a page of their own. */
  isPage(node: MenuNode): boolean {
    return this.has(MenuFlag.page, node);
  }

  /** Whether the node can be open: it is a category, but not a page, or has a body. */
  isExpandable(node: MenuNode): boolean {
    return this.has(MenuFlag.category | MenuFlag.body, node) && !this.isPage(node);
  }

  /** Whether the node may be closed; false for a node that is always open and for a leaf. */
  isCollapsible(node: MenuNode): boolean {
    return this.isExpandable(node) && !this.has(MenuFlag.fixed, node);
  }

  /** Whether the node is a line between items, or the footer of a group. */
  isSeparator(node: MenuNode): boolean {
    return this.has(MenuFlag.separator, node);
  }

  /**
   * Whether the node is a separator that shows a text in place of a line: the footer of its parent, whose
   * last child it is. Sections and pages have no such node.
   */
  isFooter(node: MenuNode): boolean {
    return this.contains(node) && this.structure.isFooter(node);
  }

  /** @internal Whether the node is an item of this table, and no separator. */
  isItem(node: MenuNode): boolean {
    return this.contains(node) && !this.isSeparator(node);
  }

  /** Whether taps on the node have an effect before any event; events from code always have. */
  isInitiallyEnabled(node: MenuNode): boolean {
    return this.contains(node) && !this.structure.has(MenuFlag.disabled, node);
  }

  /** Whether the node is open before any event. */
  isInitiallyExpanded(node: MenuNode): boolean {
    return this.has(MenuFlag.open, node);
  }

  /** Whether the node is hidden before any event, whatever the conditions are. */
  isInitiallyHidden(node: MenuNode): boolean {
    return this.has(MenuFlag.hidden, node);
  }

  /** Whether at most one of the children may be open; `undefined` asks about the top level. */
  isSingleUnder(node: MenuNode | undefined): boolean {
    if (node === undefined) return this.structure.groupIsSingle(-1);
    return this.has(MenuFlag.single, node);
  }

  /** Whether the last open child stays open; `undefined` asks about the top level. */
  keepsOpenUnder(node: MenuNode | undefined): boolean {
    if (node === undefined) return this.structure.groupKeepsOpen(-1);
    return this.has(MenuFlag.keepsOpen, node);
  }

  /** Whether the node is a check item, which is checked or not by itself. */
  isCheckItem(node: MenuNode): boolean {
    return this.contains(node) && this.structure.isCheckItem(node);
  }

  /** Whether the node is a category that is checked while the check items below it are. */
  isSummaryCheck(node: MenuNode): boolean {
    return this.contains(node) && this.structure.isSummary(node);
  }

  /** Whether the node is a check item that is checked before any event. */
  isInitiallyChecked(node: MenuNode): boolean {
    return this.has(MenuFlag.checked, node);
  }

  /** Whether at most one of the children can be checked; `undefined` asks about the top level. */
  choosesOneUnder(node: MenuNode | undefined): boolean {
    if (node === undefined) return this.structure.choosesOne(-1);
    return this.has(MenuFlag.choosesOne, node);
  }

  /**
   * Whether the node is a slot of whose rows any number can be checked. The program keeps the checks of
   * such a slot, and of one of which `choosesOneUnder` is true.
   */
  choosesAnyIn(slot: MenuNode): boolean {
    return this.contains(slot) && this.structure.choosesAny(slot);
  }

  /** Whether the rows of a slot are check items, whose checks the program keeps. */
  canCheckRowsOf(slot: MenuNode): boolean {
    return this.isSlot(slot) && (this.choosesOneUnder(slot) || this.choosesAnyIn(slot));
  }

  /** Whether the node's row shows the checked child as its detail; see `shownDetailOf` of a state. */
  showsChecked(node: MenuNode): boolean {
    return this.contains(node) && this.structure.showsChecked(node);
  }

  /** The node's stable identity, or `undefined` for a separator. */
  idOf(node: MenuNode): string | undefined {
    return this.isItem(node) ? this.text.id(node) : undefined;
  }

  /** The action of a node with its arguments, as generated code types it. */
  callOf(node: MenuNode): Call | undefined {
    if (this.source.callOf !== undefined) return this.source.callOf(node);
    const action = this.actionOf(node);
    return action === undefined ? undefined : ({ action } as Call);
  }

  /** The node with this id, or `undefined`, found by binary search. */
  nodeWithId(id: string): MenuNode | undefined {
    let low = 0;
    let high = id === "" ? 0 : this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      const node = menuNode(this.structure.nodesById[middle]!);
      const own = this.idOf(node);
      const order = own === undefined ? 1 : compareUtf8(own, id);
      if (order === 0) return node;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return undefined;
  }

  /** The first node in document order with exactly this url, or `undefined`. */
  nodeForURL(url: string): MenuNode | undefined {
    for (const node of this.nodes()) if (this.urlOf(node) === url) return node;
    return undefined;
  }

  /** @internal The node that had this id before, or `undefined`. */
  nodeWithFormerId(id: string): MenuNode | undefined {
    return this.nodesByFormerId.get(id);
  }

  /** Made on first use, by a saved state with an id that no node has. */
  private get nodesByFormerId(): ReadonlyMap<string, MenuNode> {
    if (this.formerIds === undefined) {
      this.formerIds = new Map();
      for (const node of this.nodes())
        for (const id of this.formerIdsOf(node)) this.formerIds.set(id, node);
    }
    return this.formerIds;
  }

  /** @internal All texts of a node as they are written, if none is in another language. */
  lineOf(node: number): string | undefined {
    return this.text.line(node);
  }

  private has(flags: number, node: MenuNode): boolean {
    return this.contains(node) && this.structure.has(flags, node);
  }

  private range(first: number, count: number): MenuNode[] {
    return Array.from({ length: count }, (_, place) => menuNode(first + place));
  }
}
