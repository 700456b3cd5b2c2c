/**
 * Replaces the table of a state by that of another version of the menu, such as one that a program has
 * loaded again, and returns one change, which removes, inserts and updates rows.
 *
 * Items of both versions are found by their ids, and by the ids that they had before. They stay open or
 * closed, checked, hidden, current and matches of a filter, and slots keep their rows; so do conditions
 * if both versions have as many, with as many values. The rules of groups then apply as after `restore`.
 * The row of an item stays if its parent and the order of its siblings are the same, and is updated if
 * the item says something else; an item that moved is removed and inserted. A version with another layout
 * is ignored. The table of the same menu in another language changes the rows of items that depend on
 * the language, and the texts of all others. Takes O(n log n). It is a function so that bundlers leave it out of programs without it.
 */
export function setTable<Call extends MenuCall>(
  state: MenuExpansion<Call>,
  version: MenuTable<Call>,
  animation?: MenuAnimation,
): MenuChange {
  const { rows } = state;
  if (version.structure === rows.menu || version.layout !== rows.table.layout) {
    return setLanguage(rows, version, animation);
  }
  const comparison = new MenuVersions(rows, version);
  state.rows = comparison.now;
  return changed(comparison.now, comparison.compare(), animation);
}

/** The states of two versions of a menu, and which nodes they have in common. */
class MenuVersions {
  readonly now: MenuRows;
  /** For each node of the new version, the node of the old one that is the same item, or -1. */
  private readonly olds: Int32Array;
  /** For each node of the old version, the node of the new one, or -1. */
  private readonly news: Int32Array;
  private readonly oldCounter: MenuCounter;
  private readonly counter: MenuCounter;
  private sectionStays = true;
  private readonly updated: number[] = [];
  private readonly updatedInSections: MenuIndexPath[] = [];
  private readonly updatedHeaders: number[] = [];

  /** Carries a state over to another version. */
  constructor(
    private readonly old: MenuRows,
    table: MenuTable,
  ) {
    this.now = new MenuRows(table);
    this.olds = new Int32Array(table.count).fill(-1);
    this.news = new Int32Array(old.menu.count).fill(-1);
    this.findPairs();
    this.carryState();
    this.oldCounter = new MenuCounter(this.now.layout);
    this.counter = new MenuCounter(this.now.layout);
  }

  /** Finds the nodes with the same ids, then those whose former ids the old version has. */
  private findPairs(): void {
    const { table } = this.now;
    const find = (id: string | undefined): number =>
      (id === undefined ? undefined : this.old.table.nodeWithId(id)) ?? -1;
    for (const node of table.nodes()) this.pair(node, find(table.idOf(node)));
    for (const node of table.nodes()) {
      if (this.olds[node]! >= 0) continue;
      for (const id of table.formerIdsOf(node)) {
        const oldNode = find(id);
        if (this.olds[node]! < 0 && (this.news[oldNode] ?? 0) < 0) this.pair(node, oldNode);
      }
    }
  }

  private pair(node: number, oldNode: number): void {
    if (oldNode < 0) return;
    this.olds[node] = oldNode;
    this.news[oldNode] = node;
  }

  /** Brings the new state to what the old one says of the nodes in both. */
  private carryState(): void {
    const { old, now } = this;
    const { conditions } = old.table;
    const others = now.table.conditions;
    const isSame = conditions.length === others.length
      && conditions.every(({ choices }, number) =>
        (choices.length || 2) === (others[number]!.choices.length || 2));
    if (isSame && old.conditions !== undefined) {
      const { conditions: values } = old;
      setConditions(
        now,
        conditions.map((_, condition) => ({ condition, value: values.value(condition) ?? 0 })),
        undefined,
      );
    }
    const hidden: MenuNode[] = [];
    const shown: MenuNode[] = [];
    let entries = "v1";
    for (const node of now.table.nodes()) {
      const oldNode = this.olds[node]!;
      if (oldNode < 0) continue;
      const isHidden = old.conditions?.isHiddenByProgram(oldNode)
        ?? old.inlines?.isHidden(oldNode)
        ?? old.words.has(MenuState.hidden, oldNode);
      if (isHidden !== now.menu.has(MenuFlag.hidden, node)) (isHidden ? hidden : shown).push(node);
      const id = now.table.idOf(node)!;
      if (isCollapsible(now, node) && isCollapsible(old, oldNode)) {
        entries += ` ${old.isOpen(oldNode) ? "+" : "-"}${id}`;
      }
      if (isCheckedItself(now, node) && isCheckedItself(old, oldNode)) {
        entries += ` ${old.checks.isChecked(oldNode) ? "*" : "/"}${id}`;
      }
    }
    setHidden(now, hidden, true, undefined);
    setHidden(now, shown, false, undefined);
    for (const slot of now.menu.slots) {
      const oldSlot = this.olds[slot]!;
      if (oldSlot < 0) continue;
      setCount(now, old.slots?.count(oldSlot) ?? 0, menuNode(slot), undefined);
      setBusy(now, old.slots?.isBusy(oldSlot) ?? false, menuNode(slot), undefined);
    }
    restore(now, entries, undefined);
    if (old.isFiltered) {
      const kept = [...now.table.nodes()].filter((node) => {
        const oldNode = this.olds[node]!;
        return oldNode >= 0 && old.words.has(MenuState.kept, oldNode);
      });
      filter(now, kept, undefined);
    }
    now.current = old.current < 0 ? -1 : this.news[old.current]!;
    const page = old.page < 0 ? -1 : this.news[old.page]!;
    if (page >= 0 && now.menu.has(MenuFlag.page, page)) now.page = page;
  }

  /** The change from the old rows to the new ones. */
  compare(): MenuChangeParts {
    const { old, now, oldCounter, counter } = this;
    const turns = old.page >= 0 && now.page < 0;
    if (!turns) this.compareGroups(old.page, now.page);
    const closed: MenuNode[] = [];
    const opened: MenuNode[] = [];
    const unchecked: MenuNode[] = [];
    const checked: MenuNode[] = [];
    for (const node of now.table.nodes()) {
      const oldNode = this.olds[node]!;
      if (oldNode < 0) continue;
      const isOpen = now.isOpen(node);
      if (old.isOpen(oldNode) !== isOpen) (isOpen ? opened : closed).push(node);
      const isChecked = now.checks.isChecked(node);
      if (old.checks.isChecked(oldNode) !== isChecked) (isChecked ? checked : unchecked).push(node);
    }
    return {
      removed: oldCounter.ranges,
      removedInSections: oldCounter.rangesInSections,
      removedSections: oldCounter.sections,
      inserted: counter.ranges,
      insertedInSections: counter.rangesInSections,
      insertedSections: counter.sections,
      updated: this.updated,
      updatedInSections: this.updatedInSections,
      updatedHeaders: this.updatedHeaders,
      closed,
      opened,
      unchecked,
      checked,
      ...(turns ? turned(now, listingOf(old)) : {}),
    };
  }

  /**
   * Compares the children of an item, given by its numbers in both versions.
   *
   * Both lists are read from their starts. Of two different items that both lists still have, the one
   * that is farther away in the other list has moved.
   */
  private compareGroups(oldParent: number, parent: number): void {
    const { old, now, olds, news } = this;
    let oldNode = old.menu.firstChild(oldParent);
    let node = now.menu.firstChild(parent);
    const oldEnd = oldNode + old.menu.childCount(oldParent);
    const end = node + now.menu.childCount(parent);
    while (oldNode < oldEnd || node < end) {
      const hasOld = oldNode < oldEnd;
      const hasNew = node < end;
      const oldIsLine = hasOld && old.menu.has(MenuFlag.separator, oldNode);
      const isLine = hasNew && now.menu.has(MenuFlag.separator, node);
      const isSame = isLine
        ? oldIsLine && old.menu.isFooter(oldNode) === now.menu.isFooter(node)
        : hasNew && olds[node] === oldNode;
      if (hasOld && hasNew && isSame) {
        this.keep(oldNode, node);
        oldNode += 1;
        node += 1;
        continue;
      }
      // How far away the items are in the other list; 0 if they are not in what is left of it.
      const ahead = hasNew && hasOld ? distance(olds[node]!, oldNode, oldEnd) : 0;
      const oldAhead = hasNew && hasOld ? distance(news[oldNode]!, node, end) : 0;
      const removes = hasOld && oldAhead === 0;
      const inserts = hasNew && ahead === 0 && !isLine;
      if (inserts || !hasOld || (!removes && (isLine || ahead > oldAhead))) {
        this.insert(node, parent < 0);
        node += 1;
      } else {
        this.remove(oldNode, parent < 0);
        oldNode += 1;
      }
    }
  }

  /** Passes an item that the new version does not have in this place, with all below it. */
  private remove(node: number, isTop: boolean): void {
    const count = this.old.size(node);
    if (count > 0 && isTop && this.now.menu.hasSections) {
      this.sectionStays = false;
      this.oldCounter.beginSection();
      this.oldCounter.sections.push(this.oldCounter.section);
    }
    this.pass(this.oldCounter, count);
  }

  /** Passes an item that the old version does not have in this place, with all below it. */
  private insert(node: number, isTop: boolean): void {
    const count = this.now.size(node);
    if (count > 0 && isTop && this.now.menu.hasSections) {
      this.sectionStays = false;
      this.counter.beginSection();
      this.counter.sections.push(this.counter.section);
    }
    this.pass(this.counter, count);
  }

  /** Notes rows that one of the versions does not have. */
  private pass(counter: MenuCounter, count: number): void {
    if (count > 0) counter.note(this.sectionStays, count);
    counter.row += count;
  }

  /** Passes rows that both versions have. */
  private stay(count: number): void {
    this.oldCounter.row += count;
    this.counter.row += count;
  }

  /** Passes an item that both versions have in this place. */
  private keep(oldNode: number, node: number): void {
    const { old, now } = this;
    const isTop = node < now.menu.topLevelCount;
    const wasThere = !old.isAbsent(oldNode);
    const isThere = !now.isAbsent(node);
    if (!wasThere || !isThere) {
      if (wasThere) this.remove(oldNode, isTop);
      if (isThere) this.insert(node, isTop);
      return;
    }
    if (isTop && now.menu.hasSections) {
      this.sectionStays = true;
      this.oldCounter.beginSection();
      this.counter.beginSection();
    }
    const differs = this.differs(oldNode, node);
    const looksSame = lookIn(old, oldNode) === lookIn(now, node)
      && old.checks.state(oldNode) === now.checks.state(node);
    const oldRows = old.menu.ownRows(oldNode);
    const rows = now.menu.ownRows(node);
    if (oldRows === rows) {
      if (rows > 0 && (differs || !looksSame)) this.update();
      this.stay(rows);
    } else {
      this.pass(this.oldCounter, oldRows);
      this.pass(this.counter, rows);
    }
    const wasShown = old.showsBelow(oldNode);
    const isShown = now.showsBelow(node);
    const wasSlot = old.menu.has(MenuFlag.slot, oldNode);
    const isSlot = now.menu.has(MenuFlag.slot, node);
    // All rows below an item are one level up if it is inline.
    const isLevel = old.menu.isInline(oldNode) === now.menu.isInline(node);
    const staysShown = wasShown && isShown && isLevel;
    if (staysShown && wasSlot && isSlot) {
      this.compareSlots(oldNode, node, differs);
    } else if (staysShown && !wasSlot && !isSlot) {
      this.compareGroups(oldNode, node);
    } else {
      if (wasShown) this.pass(this.oldCounter, old.words.shown(oldNode));
      if (isShown) this.pass(this.counter, now.words.shown(node));
    }
  }

  /** Compares the rows of a slot, which keep their indices. */
  private compareSlots(oldNode: number, node: number, differs: boolean): void {
    const { old, now } = this;
    const oldCount = old.slots?.count(oldNode) ?? 0;
    const count = now.slots?.count(node) ?? 0;
    this.stay(Math.min(oldCount, count));
    this.pass(this.oldCounter, Math.max(oldCount - count, 0));
    const oldLast = old.slots?.lastRow(oldNode);
    const last = now.slots?.lastRow(node);
    if (oldLast === last && last !== undefined) {
      if (differs) this.update();
      this.stay(1);
      return;
    }
    if (oldLast !== undefined) this.pass(this.oldCounter, 1);
    if (last !== undefined) this.pass(this.counter, 1);
  }

  /** Notes that the current row looks different. */
  private update(): void {
    const { row, section, start } = this.counter;
    this.updated.push(row);
    if (row < start) this.updatedHeaders.push(section);
    else this.updatedInSections.push({ section, row: row - start });
  }

  /** Whether an item says something else in the new version, or is something else. */
  private differs(oldNode: number, node: number): boolean {
    const { menu, table } = this.old;
    const { now } = this;
    const flags = [
      MenuFlag.category, MenuFlag.body, MenuFlag.fixed, MenuFlag.checkItem, MenuFlag.slot,
      MenuFlag.page,
    ];
    if (flags.some((flag) => menu.has(flag, oldNode) !== now.menu.has(flag, node))) return true;
    if (menu.isInline(oldNode) !== now.menu.isInline(node)) return true;
    const showsChecked = now.menu.showsChecked(node);
    if (menu.showsChecked(oldNode) !== showsChecked) return true;
    if (showsChecked
      && shownDetail(this.old, menuNode(oldNode)) !== shownDetail(now, menuNode(node))) return true;
    const choosesOne = now.menu.choosesOne(now.menu.parent(node));
    if (menu.choosesOne(menu.parent(oldNode)) !== choosesOne) return true;
    const line = now.table.lineOf(node);
    if (line === undefined) return true;
    if (!now.menu.isFooter(node)) return line !== table.lineOf(oldNode);
    const parent = menuNode(now.menu.parent(node));
    return now.table.footerOf(parent) !== table.footerOf(menuNode(menu.parent(oldNode)));
  }
}

/** How far a node is after a start, if it is in the rest of the group. */
function distance(node: number, start: number, end: number): number {
  return node > start && node < end ? node - start : 0;
}

/** Whether the node is a check item, and no summary check. */
function isCheckedItself({ menu }: MenuRows, node: number): boolean {
  return menu.has(MenuFlag.checkItem, node) && !menu.has(MenuFlag.category, node);
}

/** What the look of a row depends on besides its check, as bits. */
function lookIn(rows: MenuRows, node: number): number {
  const { menu, words, conditions } = rows;
  const isEmpty = words.has(MenuState.empty, node);
  const isEnabled = menu.has(MenuFlag.disabled, node) === (conditions?.isTurned(node) ?? false);
  return (isEmpty ? 1 : rows.isOpen(node) ? 2 : 0)
    | (rows.current === node ? 8 : 0) | (isEnabled ? 16 : 0);
}
