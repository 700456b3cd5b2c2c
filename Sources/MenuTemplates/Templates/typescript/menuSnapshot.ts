/** For each node, whether it has a row, is open, and is empty; bulk events compare two of these. */
class MenuSnapshot {
  private readonly bits: Uint8Array;

  constructor(rows: MenuRows) {
    this.bits = new Uint8Array(rows.count);
    for (let node = 0; node < rows.count; node += 1) {
      const parent = rows.menu.parent(node);
      let isShown = !rows.isAbsent(node);
      if (isShown && parent >= 0) {
        isShown = this.hasRow(parent) && (rows.isFiltered || this.isOpen(parent));
      }
      const isOpen = rows.has(MenuState.open, node);
      const isEmpty = rows.has(MenuState.empty, node);
      this.bits[node] = (isShown ? 1 : 0) | (isOpen ? 2 : 0) | (isEmpty ? 4 : 0);
    }
  }

  hasRow(node: number): boolean {
    return (this.bits[node]! & 1) !== 0;
  }

  isOpen(node: number): boolean {
    return (this.bits[node]! & 2) !== 0;
  }

  /** The state on which the node's glyph and body depend. */
  look(node: number): number {
    const bits = this.bits[node]!;
    return (bits & 4) !== 0 ? 4 : bits & 2;
  }
}

/**
 * The current row of a comparison, in the rows before or after, and the ranges noted there.
 */
class MenuCounter {
  row = 0;
  section: number;
  /** Rows before the first one of the section. */
  start = 0;
  readonly sections: number[] = [];
  readonly ranges: { start: number; end: number }[] = [];
  readonly rangesInSections: { section: number; start: number; end: number }[] = [];

  constructor(private readonly layout: MenuLayout) {
    this.section = layout === "rows" ? 0 : -1;
  }

  beginSection(): void {
    this.section += 1;
    this.start = this.layout === "section-headers" ? this.row + 1 : this.row;
  }

  /** Notes the current row, extending the last range if it is adjacent. */
  note(sectionStays: boolean): void {
    const { row, section } = this;
    const last = this.ranges[this.ranges.length - 1];
    if (last?.end === row) last.end = row + 1;
    else this.ranges.push({ start: row, end: row + 1 });
    if (!sectionStays) return;
    const place = row - this.start;
    const lastInSection = this.rangesInSections[this.rangesInSections.length - 1];
    if (lastInSection?.section === section && lastInSection.end === place) {
      lastInSection.end = place + 1;
    } else {
      this.rangesInSections.push({ section, start: place, end: place + 1 });
    }
  }
}

/** Visits the nodes in document order and notes each difference. */
function compareSnapshots(
  menu: MenuStructure,
  layout: MenuLayout,
  before: MenuSnapshot,
  after: MenuSnapshot,
  parts: MenuChangeParts,
): void {
  const old = new MenuCounter(layout);
  const now = new MenuCounter(layout);
  const updated: number[] = [];
  const updatedInSections: MenuIndexPath[] = [];
  const updatedHeaders: number[] = [];
  const closed: MenuNode[] = [];
  const opened: MenuNode[] = [];
  let sectionStays = true;
  for (let node = menu.count > 0 ? 0 : -1; node >= 0; node = menu.successor(node)) {
    const wasThere = before.hasRow(node);
    const isThere = after.hasRow(node);
    if (node < menu.topLevelCount && layout !== "rows") {
      sectionStays = wasThere && isThere;
      if (wasThere) old.beginSection();
      if (isThere) now.beginSection();
      if (wasThere && !isThere) old.sections.push(old.section);
      if (isThere && !wasThere) now.sections.push(now.section);
    }
    if (wasThere && !isThere) old.note(sectionStays);
    if (isThere && !wasThere) now.note(sectionStays);
    const isOpen = after.isOpen(node);
    const toggles = before.isOpen(node) !== isOpen;
    if (toggles) (isOpen ? opened : closed).push(menuNode(node));
    if (wasThere && isThere && before.look(node) !== after.look(node)) {
      updated.push(now.row);
      if (now.row < now.start) updatedHeaders.push(now.section);
      else updatedInSections.push({ section: now.section, row: now.row - now.start });
    }
    if (wasThere) old.row += 1;
    if (isThere) now.row += 1;
  }
  parts.removed = old.ranges;
  parts.removedInSections = old.rangesInSections;
  parts.removedSections = old.sections;
  parts.inserted = now.ranges;
  parts.insertedInSections = now.rangesInSections;
  parts.insertedSections = now.sections;
  Object.assign(parts, { updated, updatedInSections, updatedHeaders, closed, opened });
}
