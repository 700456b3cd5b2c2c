/**
 * A menu's static table: every item, how it starts, and the document's settings. Every method accepts
 * any node; one outside the menu has no parent, children, texts or flags. A menu in several languages
 * has a table for each; a text without a translation is in the menu's own language.
 */
export class MenuTable<Call extends MenuCall = MenuCall> {
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
  private readonly text: MenuText;
  private readonly translations: Map<string, MenuTable<Call>>;
  private formerIds: Map<string, MenuNode> | undefined;

  /** The table of generated code, or `original` with texts in another language. */
  constructor(source: MenuTableSource<Call>, original?: MenuTable<Call>, texts?: string) {
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

  /** Whether the node's row shows the checked child as its detail; see `shownDetailOf` of a state. */
  showsChecked(node: MenuNode): boolean {
    return this.contains(node) && this.structure.showsChecked(node);
  }

  /** The node's stable identity, or `undefined` for a separator. */
  idOf(node: MenuNode): string | undefined {
    return this.isItem(node) ? this.text.id(node) : undefined;
  }

  /** The title; empty for a separator. */
  titleOf(node: MenuNode): string {
    return this.contains(node) ? this.text.title(node) : "";
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

  /** The action of a node with its arguments, as generated code types it. */
  callOf(node: MenuNode): Call | undefined {
    if (this.source.callOf !== undefined) return this.source.callOf(node);
    const action = this.actionOf(node);
    return action === undefined ? undefined : ({ action } as Call);
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
