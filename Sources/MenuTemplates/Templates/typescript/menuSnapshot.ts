/** What a snapshot has of a node, as bits. */
const MenuSnapshotBit = {
  hasRow: 1,
  open: 2,
  empty: 4,
  checked: 8,
  current: 16,
  turned: 32,
  allChecked: 64,
  mixed: 128,
} as const;

/**
 * The state of each node that bulk events compare: before and after. An inline node without a heading
 * counts as a row here where the rows below it are rows of the menu.
 */
class MenuSnapshot {
  private readonly bits: Uint8Array;
  /** The number of rows of each slot that shows them. */
  private readonly slotRows = new Map<number, number>();
  /** The checked item of each node whose row shows it. */
  readonly chosen = new Map<number, number | undefined>();

  constructor(rows: MenuRows) {
    const { menu, words, checks, conditions, isFiltered } = rows;
    this.bits = new Uint8Array(menu.count);
    for (let node = 0; node < menu.count; node += 1) {
      const parent = menu.parent(node);
      let hasRow = !rows.isAbsent(node);
      if (hasRow && parent !== rows.page) {
        hasRow = parent >= 0 && this.hasRow(parent) && (isFiltered || this.isOpen(parent));
      }
      let bits = hasRow ? MenuSnapshotBit.hasRow : 0;
      if (words.has(MenuState.open, node)) bits |= MenuSnapshotBit.open;
      if (words.has(MenuState.empty, node)) bits |= MenuSnapshotBit.empty;
      if (checks.isChecked(node)) bits |= MenuSnapshotBit.checked;
      if (menu.isSummary(node)) bits |= MenuSnapshot.summaryBit(checks.state(node));
      if (node === rows.current) bits |= MenuSnapshotBit.current;
      if (conditions?.isTurned(node)) bits |= MenuSnapshotBit.turned;
      if (menu.showsChecked(node)) this.chosen.set(node, checks.checkedUnder(node)[0]);
      this.bits[node] = bits;
    }
    // The words still have the old number of rows when an event of a slot is compared.
    for (const slot of menu.slots) {
      const showsRows = this.hasRow(slot) && (isFiltered || this.isOpen(slot));
      if (showsRows) this.slotRows.set(slot, words.shown(slot));
    }
  }

  private static summaryBit(state: MenuCheckState): number {
    if (state === "unchecked") return 0;
    return state === "mixed" ? MenuSnapshotBit.mixed : MenuSnapshotBit.allChecked;
  }

  /** The number of rows of a slot that shows them; 0 for other nodes. */
  rowsBelow(slot: number): number {
    return this.slotRows.get(slot) ?? 0;
  }

  hasRow(node: number): boolean {
    return (this.bits[node]! & MenuSnapshotBit.hasRow) !== 0;
  }

  isOpen(node: number): boolean {
    return (this.bits[node]! & MenuSnapshotBit.open) !== 0;
  }

  isChecked(node: number): boolean {
    return (this.bits[node]! & MenuSnapshotBit.checked) !== 0;
  }

  /**
   * The state on which the look of the node depends; an empty node looks neither open nor closed.
   */
  look(node: number): number {
    const bits = this.bits[node]! & ~MenuSnapshotBit.hasRow;
    return (bits & MenuSnapshotBit.empty) !== 0 ? bits & ~MenuSnapshotBit.open : bits;
  }
}

/** The current row of a comparison, before or after an event, and the ranges noted there. */
class MenuCounter {
  row = 0;
  section: number;
  /** The number of rows before the first one of the section. */
  start = 0;
  readonly sections: number[] = [];
  readonly ranges: { start: number; end: number }[] = [];
  readonly rangesInSections: { section: number; start: number; end: number }[] = [];

  constructor(private readonly layout: MenuLayout) {
    this.section = layout === "rows" ? 0 : -1;
  }

  /** Goes on to the next section, which starts at the current row. */
  beginSection(): void {
    this.section += 1;
    this.start = this.layout === "section-headers" ? this.row + 1 : this.row;
  }

  /** Notes rows from the current one on, extending the last range if it is adjacent. */
  note(sectionStays: boolean, rows = 1): void {
    const { row, section } = this;
    grow(this.ranges, row, row + rows);
    const start = row - this.start;
    if (sectionStays) growInSection(this.rangesInSections, section, start, start + rows);
  }
}

/** Visits the nodes in document order and notes each difference. */
function compare(rows: MenuRows, before: MenuSnapshot, after: MenuSnapshot): MenuChangeParts {
  const { menu } = rows;
  const old = new MenuCounter(rows.layout);
  const now = new MenuCounter(rows.layout);
  const updated: number[] = [];
  const updatedInSections: MenuIndexPath[] = [];
  const updatedHeaders: number[] = [];
  const closed: MenuNode[] = [];
  const opened: MenuNode[] = [];
  const unchecked: MenuNode[] = [];
  const checked: MenuNode[] = [];
  let sectionStays = true;
  for (let node = menu.count > 0 ? 0 : -1; node >= 0; node = menu.successor(node)) {
    const wasThere = before.hasRow(node);
    const isThere = after.hasRow(node);
    if (rows.hasSections && node < menu.topLevelCount) {
      sectionStays = wasThere && isThere;
      if (wasThere) old.beginSection();
      if (isThere) now.beginSection();
      if (wasThere && !isThere) old.sections.push(old.section);
      if (isThere && !wasThere) now.sections.push(now.section);
    }
    const own = menu.ownRows(node);
    if (wasThere && !isThere && own > 0) old.note(sectionStays);
    if (isThere && !wasThere && own > 0) now.note(sectionStays);
    const isOpen = after.isOpen(node);
    const toggles = before.isOpen(node) !== isOpen;
    if (toggles) (isOpen ? opened : closed).push(menuNode(node));
    const isChecked = after.isChecked(node);
    const flips = before.isChecked(node) !== isChecked;
    if (flips) (isChecked ? checked : unchecked).push(menuNode(node));
    const looksDifferent = before.look(node) !== after.look(node)
      || before.chosen.get(node) !== after.chosen.get(node);
    if (wasThere && isThere && own > 0 && looksDifferent) {
      updated.push(now.row);
      if (now.row < now.start) updatedHeaders.push(now.section);
      else updatedInSections.push({ section: now.section, row: now.row - now.start });
    }
    if (wasThere) old.row += own;
    if (isThere) now.row += own;
    if (!menu.has(MenuFlag.slot, node)) continue;
    // No event that compares adds rows to a slot that has some, or removes only some of them.
    const rowsBefore = before.rowsBelow(node);
    const rowsAfter = after.rowsBelow(node);
    if (rowsBefore > 0 && rowsAfter === 0) old.note(sectionStays, rowsBefore);
    if (rowsAfter > 0 && rowsBefore === 0) now.note(sectionStays, rowsAfter);
    old.row += rowsBefore;
    now.row += rowsAfter;
  }
  return {
    removed: old.ranges,
    removedInSections: old.rangesInSections,
    removedSections: old.sections,
    inserted: now.ranges,
    insertedInSections: now.rangesInSections,
    insertedSections: now.sections,
    updated,
    updatedInSections,
    updatedHeaders,
    closed,
    opened,
    unchecked,
    checked,
  };
}
