/**
 * The table of a menu that is known only at run time: the same as that of a document with these items.
 *
 * ```ts
 * const table = buildMenu({
 *   items: [{ id: "theme", title: "Theme", items: [{ id: "light", title: "Light" }] }],
 * });
 * ```
 *
 * The menu is an object as the table as JSON has it, which `menuc dump` prints, or one with nested
 * items. Throws a `MenuTableError` for items that make no table. Takes O(n log n), for the order of the
 * ids.
 */
export function buildMenu(menu: MenuSource): MenuTable {
  const builder = new MenuBuilder(menu);
  const language = menu.language === undefined
    ? undefined
    : { tag: menu.language, isRightToLeft: menu.direction === "rtl", plurals: menu.plurals };
  return new MenuTable({
    name: menu.menu ?? "",
    title: menu.title ?? "",
    layout: menu.layout ?? "rows",
    topLevelIsSingle: menu.single === true,
    topLevelKeepsOpen: menu.keepOpen === true,
    topLevelChoosesOne: menu.choosesOne === true,
    settings: settingsOf(menu),
    ...builder.build(),
    language,
  });
}

/** The flags that an item names itself. */
const itemFlags: readonly (readonly [keyof MenuItemSource, number])[] = [
  ["category", MenuFlag.category], ["open", MenuFlag.open], ["fixed", MenuFlag.fixed],
  ["hidden", MenuFlag.hidden], ["disabled", MenuFlag.disabled],
  ["separator", MenuFlag.separator], ["single", MenuFlag.single],
  ["keepOpen", MenuFlag.keepsOpen], ["checkItem", MenuFlag.checkItem],
  ["summaryCheck", MenuFlag.checkItem], ["checked", MenuFlag.checked],
  ["choosesOne", MenuFlag.choosesOne], ["slot", MenuFlag.slot], ["page", MenuFlag.page],
  ["inline", MenuFlag.inline], ["showsChecked", MenuFlag.showsChecked],
  ["choosesAny", MenuFlag.choosesAny],
];

/** The items of a menu as numbered columns, from which the text of a table is written. */
class MenuBuilder {
  private readonly items: MenuItemSource[] = [];
  private readonly parents: number[] = [];
  private readonly firstChildren: number[] = [];
  private readonly childCounts: number[] = [];
  private readonly levels: number[] = [];
  private readonly flags: number[] = [];
  /** Whether each node has no row at first although its ancestors are open. */
  private readonly isAbsent: boolean[] = [];
  private readonly topLevel: number;
  private topLevelCount = 0;

  constructor(private readonly menu: MenuSource) {
    this.topLevel = (menu.single === true ? MenuFlag.single : 0)
      | (menu.keepOpen === true ? MenuFlag.keepsOpen : 0)
      | (menu.choosesOne === true ? MenuFlag.choosesOne : 0);
  }

  /** The columns of the table. */
  build(): Pick<MenuTableSource, "count" | "items" | "conditions"> {
    this.number();
    const conditions = this.resolveConditions();
    this.hideEmptyInlines();
    this.tidySeparators();
    this.applyRules();
    const columns = { count: this.items.length, items: this.lines(this.rankIds()) };
    return conditions.conditions.length === 0 ? columns : { ...columns, conditions };
  }

  /** Numbers the items breadth first. */
  private number(): void {
    const below: (readonly MenuBranch[])[] = [];
    const append = (siblings: readonly MenuBranch[], parent: number): void => {
      const first = this.items.length;
      for (const branch of siblings) {
        const { inline, separator, separators } = branch.item;
        const hasBorders = inline === true && separators === true && separator !== true;
        if (hasBorders) below.push(this.add(border, parent, MenuFlag.separator | MenuFlag.inline));
        below.push(this.append(branch, parent));
        if (hasBorders) below.push(this.add(border, parent, MenuFlag.separator | MenuFlag.rowless));
      }
      if (parent >= 0 && this.hasFooter(parent)) {
        below.push(this.add(border, parent, MenuFlag.separator | MenuFlag.showsChecked));
      }
      if (parent < 0) {
        this.topLevelCount = this.items.length;
      } else {
        this.firstChildren[parent] = first;
        this.childCounts[parent] = this.items.length - first;
      }
      const chosen = this.groupOf(parent).filter((node) => this.has(MenuFlag.checked, node));
      if (this.rules(parent, MenuFlag.choosesOne) && chosen.length > 1) {
        throw this.error("severalChecked", chosen[1]!);
      }
    };
    append(branchesOf(this.menu.items), -1);
    for (let node = 0; node < below.length; node += 1) {
      const siblings = below[node]!;
      if (siblings.length > 0) append(siblings, node);
    }
  }

  /** Adds an item, and returns the items below it. */
  private append({ item, items }: MenuBranch, parent: number): readonly MenuBranch[] {
    const below = branchesOf(items);
    const node = this.items.length;
    this.add(item, parent, this.completeFlags(item, below.length > 0, parent));
    if (this.has(MenuFlag.slot, node) && below.length > 0) throw this.error("slotWithItems", node);
    const isSection = parent < 0 && (this.menu.layout ?? "rows") !== "rows";
    if (this.isInline(node) && (isSection || this.has(MenuFlag.page | MenuFlag.body, node))) {
      throw this.error("invalidInline", node);
    }
    if (this.has(MenuFlag.page, node) && this.has(MenuFlag.slot | MenuFlag.body, node)) {
      throw this.error("invalidPage", node);
    }
    return below;
  }

  /** Adds an item with its flags, and returns that it has no items below it. */
  private add(item: MenuItemSource, parent: number, flags: number): readonly MenuBranch[] {
    const node = this.items.length;
    this.items.push(item);
    this.parents.push(parent);
    this.firstChildren.push(0);
    this.childCounts.push(0);
    this.levels.push(parent < 0 ? 0 : this.levels[parent]! + 1);
    this.flags.push(flags);
    this.isAbsent.push(this.has(MenuFlag.hidden, node));
    // What was read from JSON has any type.
    for (const text of [item.id ?? "", item.title ?? ""]) {
      if (typeof text !== "string") throw this.error("notAString", node);
    }
    if (this.levels[node] === 64) throw this.error("tooDeep", node);
    if (node === 1_000_000) throw this.error("tooMany", node);
    return [];
  }

  /** Whether a row after the items of the node shows its footer. Sections and pages have none. */
  private hasFooter(node: number): boolean {
    const isSection = this.parents[node]! < 0 && (this.menu.layout ?? "rows") !== "rows";
    const { footer } = this.items[node]!;
    return !isSection && !this.has(MenuFlag.page | MenuFlag.slot, node) && (footer ?? "") !== "";
  }

  /** The flags of an item, with those that follow from others, without those that mean nothing for it. */
  private completeFlags(item: MenuItemSource, hasItems: boolean, parent: number): number {
    let flags = 0;
    for (const [name, flag] of itemFlags) if (item[name] === true) flags |= flag;
    if ((flags & MenuFlag.separator) !== 0) return MenuFlag.separator;
    const isSlot = (flags & MenuFlag.slot) !== 0;
    const isPage = (flags & MenuFlag.page) !== 0;
    const isInline = (flags & MenuFlag.inline) !== 0;
    const isCategory = hasItems || isSlot || isPage || isInline || item.items !== undefined;
    if (isCategory) flags |= MenuFlag.category;
    if (isInline) {
      // A heading has no state of its own.
      flags = (flags & ~(MenuFlag.checkItem | MenuFlag.disabled)) | MenuFlag.fixed;
      if ((item.title ?? "") === "") flags |= MenuFlag.rowless;
    }
    if (item.body !== undefined) flags |= MenuFlag.body;
    if (isSlot && item.placeholder !== undefined) flags |= MenuFlag.placeholder;
    if (isSlot && item.loading !== undefined) flags |= MenuFlag.loading;
    if ((flags & MenuFlag.category) === 0) {
      flags &= ~(MenuFlag.single | MenuFlag.keepsOpen | MenuFlag.choosesOne);
    }
    if ((flags & MenuFlag.choosesOne) === 0 || isInline || isSlot) flags &= ~MenuFlag.showsChecked;
    if (!isSlot) flags &= ~MenuFlag.choosesAny;
    if ((flags & (MenuFlag.category | MenuFlag.body)) !== 0) {
      // A category that can be checked is a summary check.
      const hasNoCheck = (flags & MenuFlag.category) === 0;
      flags &= ~(hasNoCheck ? MenuFlag.checkItem | MenuFlag.checked : MenuFlag.checked);
      if (isPage && (flags & MenuFlag.body) === 0) return flags & ~(MenuFlag.open | MenuFlag.fixed);
      return (flags & MenuFlag.fixed) === 0 ? flags : flags | MenuFlag.open;
    }
    flags &= ~(MenuFlag.open | MenuFlag.fixed);
    const isCheckItem = (flags & MenuFlag.checked) !== 0 || this.rules(parent, MenuFlag.choosesOne);
    return isCheckItem ? flags | MenuFlag.checkItem : flags;
  }

  /** The conditions of the table. Hides and disables the items whose conditions do not hold at first. */
  private resolveConditions(): MenuConditionsSource {
    const [sources, followers] = this.resolveFollowers();
    const masks = new MenuConditionMasks(sources);
    const numbers = new Map<string, number>();
    const nodes: number[][] = [];
    const count = this.items.length;
    let clauses = "";
    for (let node = 0; node < count; node += 1) {
      for (const key of ["when", "enabled"] as const) {
        const entries = this.items[node]![key];
        if (entries === undefined || entries.length === 0) continue;
        if (key === "enabled" && this.isInline(node)) continue;
        const found = masks.clauses(entries);
        if (found === undefined) throw this.error("unknownCondition", node);
        const text = found.map((clause) => clause.join(" ")).join("\n");
        const number = numbers.get(text) ?? nodes.length;
        if (number === nodes.length) {
          numbers.set(text, number);
          nodes.push([]);
          for (const clause of found) clauses += `${number} ${clause.join(" ")}\n`;
        }
        nodes[number]!.push(key === "when" ? node : node + count);
      }
    }
    const items = nodes
      .map((own, when) =>
        own.sort((left, right) => left - right).map((node) => `${when} ${node}\n`).join(""))
      .join("");
    const result = { conditions: masks.conditions, clauses, items, followers };
    const whens = new MenuWhens(result, count);
    whens.evaluate(whens.initialValues()).forEach((holds, when) => {
      if (holds !== 0) return;
      whens.forEachItem(when, (node) => {
        if (node < count) this.isAbsent[node] = true;
        else this.flags[node - count] |= MenuFlag.disabled;
      });
    });
    return result;
  }

  /**
   * The conditions in the order of their numbers, in which those that follow items have values, and the
   * lines of the items that they follow.
   */
  private resolveFollowers(): readonly [MenuConditionSource[], string] {
    const sources = [...this.menu.conditions ?? []].sort((left, right) =>
      compareUtf8(left.name, right.name));
    if (sources.every(({ follows }) => follows === undefined)) return [sources, ""];
    const nodes = new Map<string | null | undefined, number>();
    for (let node = this.items.length - 1; node >= 0; node -= 1) {
      nodes.set(this.items[node]!.id, node);
    }
    const followers: (readonly [number, number, number])[] = [];
    const conditions = sources.map((source, condition): MenuConditionSource => {
      const { name, follows } = source;
      if (follows === undefined) return source;
      const node = nodes.get(follows) ?? -1;
      if (node >= 0 && this.isCheckedByItself(node)) {
        followers.push([node, condition, 1]);
        return { name, follows, default: this.has(MenuFlag.checked, node) };
      }
      const group = node < 0 ? [] : this.groupOf(node).filter((item) => this.isCheckedByItself(item));
      const own = group.map((item) => lastPartOf(this.items[item]!.id ?? ""));
      const { choices = own } = source;
      if (node < 0 || choices.length === 0 || !this.has(MenuFlag.choosesOne, node)) {
        throw new MenuTableError("invalidFollows", name);
      }
      const values = new Map(choices.map((choice, value) => [choice, value]));
      const checked = own.find((_, place) => this.has(MenuFlag.checked, group[place]!));
      group.forEach((item, place) => {
        const value = values.get(own[place]!);
        if (value !== undefined) followers.push([item, condition, value]);
      });
      return { name, follows, choices, ...checked === undefined ? {} : { default: checked } };
    });
    followers.sort((left, right) => left[0] - right[0] || left[1] - right[1]);
    return [conditions, followers.map((follower) => `${follower.join(" ")}\n`).join("")];
  }

  /** Whether the node is a check item, and no summary check. */
  private isCheckedByItself(node: number): boolean {
    return this.has(MenuFlag.checkItem, node) && !this.has(MenuFlag.category, node);
  }

  /** Hides the inline items that have nothing to show at first. */
  private hideEmptyInlines(): void {
    for (let node = this.items.length - 1; node >= 0; node -= 1) {
      if (!this.isInline(node) || this.has(MenuFlag.placeholder, node)) continue;
      const shows = (child: number): boolean =>
        !this.isAbsent[child] && !this.has(MenuFlag.separator, child);
      if (!this.groupOf(node).some(shows)) this.isAbsent[node] = true;
    }
  }

  /** Finds the separators that do not show at first. */
  private tidySeparators(): void {
    for (let parent = -1; parent < this.items.length; parent += 1) {
      if (parent >= 0 && this.isInline(parent)) continue;
      this.tidyLine(parent, { hasRows: false, separator: -1 }, false);
    }
  }

  /** Finds those of a group and of its inline items, as if all were one group. */
  private tidyLine(parent: number, line: MenuLine, isGone: boolean): void {
    let isEmpty = true;
    for (const node of this.groupOf(parent)) {
      if (this.has(MenuFlag.separator, node) && this.has(MenuFlag.showsChecked, node)) {
        this.isAbsent[node] = isGone || isEmpty;
        continue;
      }
      if (this.has(MenuFlag.separator, node)) {
        this.isAbsent[node] = true;
        const inline = this.has(MenuFlag.inline, node)
          ? node + 1
          : this.has(MenuFlag.rowless, node) ? node - 1 : -1;
        if (isGone || (inline >= 0 && this.isAbsent[inline])) continue;
        if (line.hasRows && line.separator < 0) line.separator = node;
        continue;
      }
      const isAbsent = isGone || this.isAbsent[node]!;
      if (!isAbsent) isEmpty = false;
      if (!isAbsent && (!this.has(MenuFlag.rowless, node) || this.has(MenuFlag.slot, node))) {
        if (line.separator >= 0) this.isAbsent[line.separator] = false;
        line.separator = -1;
        line.hasRows = true;
      }
      if (this.isInline(node)) this.tidyLine(node, line, isAbsent);
    }
  }

  /** Applies the rules of groups to what starts open. */
  private applyRules(): void {
    for (let parent = -1; parent < this.items.length; parent += 1) {
      const isSingle = this.rules(parent, MenuFlag.single);
      const keepsOpen = this.rules(parent, MenuFlag.keepsOpen);
      if (!isSingle && !keepsOpen) continue;
      const members = this.groupOf(parent).filter(
        (node) => this.has(MenuFlag.category | MenuFlag.body, node)
          && !this.has(MenuFlag.page, node)
          && !this.has(MenuFlag.fixed, node) && this.isAwake(node),
      );
      const open = members.filter((node) => this.has(MenuFlag.open, node));
      if (isSingle) for (const node of open.slice(1)) this.flags[node] &= ~MenuFlag.open;
      if (keepsOpen && open.length === 0 && members[0] !== undefined) {
        this.flags[members[0]] |= MenuFlag.open;
      }
    }
  }

  private isAwake(node: number): boolean {
    if (this.isAbsent[node]) return false;
    if (!this.has(MenuFlag.category, node) || this.has(MenuFlag.body, node)) return true;
    return this.has(MenuFlag.placeholder | MenuFlag.page, node)
      || this.groupOf(node).some((child) => !this.isAbsent[child]);
  }

  /** The rank of each node in the order of the UTF-8 bytes of ids, separators last. */
  private rankIds(): number[] {
    const nodes: number[] = [];
    const separators: number[] = [];
    const ids = new Set<string>();
    for (let node = 0; node < this.items.length; node += 1) {
      if (this.has(MenuFlag.separator, node)) {
        separators.push(node);
        continue;
      }
      const { id } = this.items[node]!;
      if (id === undefined || id === null || id === "") throw this.error("missingID", node);
      if (/[\0- ]/.test(id)) throw this.error("invalidID", node);
      if (ids.has(id)) throw this.error("repeatedID", node);
      ids.add(id);
      nodes.push(node);
    }
    for (let node = 0; node < this.items.length; node += 1) {
      for (const id of this.items[node]!.was ?? nothing) {
        if (ids.has(id)) throw this.error("takenFormerID", node);
        ids.add(id);
      }
    }
    nodes.sort((left, right) => compareUtf8(this.items[left]!.id!, this.items[right]!.id!));
    const ranks: number[] = [];
    [...nodes, ...separators].forEach((node, rank) => (ranks[node] = rank));
    return ranks;
  }

  /** The lines of the items. */
  private lines(ranks: readonly number[]): string {
    const shared = indicatorOf(this.menu.indicator);
    return this.items
      .map((item, node) =>
        `${this.parents[node]} ${ranks[node]} ${this.flags[node]} ${lineOf(item, shared)}\n`)
      .join("");
  }

  /** Whether the rows of the item are among those of its siblings. */
  private isInline(node: number): boolean {
    return this.has(MenuFlag.inline, node) && this.has(MenuFlag.category, node);
  }

  private groupOf(parent: number): number[] {
    const first = parent < 0 ? 0 : this.firstChildren[parent]!;
    const length = parent < 0 ? this.topLevelCount : this.childCounts[parent]!;
    return Array.from({ length }, (_, place) => first + place);
  }

  /** Whether the group of a node, or with -1 the top level, has this rule. */
  private rules(parent: number, rule: number): boolean {
    return ((parent < 0 ? this.topLevel : this.flags[parent]!) & rule) !== 0;
  }

  private has(flags: number, node: number): boolean {
    return (this.flags[node]! & flags) !== 0;
  }

  private error(problem: MenuTableError["problem"], node: number): MenuTableError {
    const { id, title } = this.items[node]!;
    return new MenuTableError(problem, id || (title ?? ""));
  }
}

/** The separator before or after an inline item, and the footer of a group. */
const border: MenuItemSource = { separator: true };
