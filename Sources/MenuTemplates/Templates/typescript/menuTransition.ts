/** A node whose flags an event changes: its flags before and after the event. */
interface MenuStep {
  readonly node: number;
  readonly old: number;
  readonly now: number;
  hadRow: boolean;
}

/** Rows that go, numbered as before an event, or come, numbered as after it. */
interface MenuSpan {
  readonly start: number;
  readonly end: number;
  readonly section: number;
  /** The first row in its section. */
  readonly startInSection: number;
  /** Whether the section goes or comes as a whole. */
  readonly isSection: boolean;
}

/** Carries out a plan, whose flags it first takes back, and describes the rows that move. */
class MenuTransition {
  private readonly steps: MenuStep[] = [];
  /** The nodes with a row, before and after the event, that look different. */
  private readonly looks: Set<number>;
  private readonly parts: MenuChangeParts = {};

  constructor(
    private readonly rows: MenuRows,
    plan: MenuPlan,
  ) {
    this.looks = new Set(plan.looks);
    for (const [node, old] of plan.before) {
      const now = rows.words.flags(lookFlags, node);
      if (now === old) continue;
      this.steps.push({ node, old, now, hadRow: false });
      this.setFlags(old, node);
    }
  }

  /** Changes flags, sizes and counts. `resize` changes sizes that do not follow from flags. */
  apply(resize: () => void): MenuChangeParts {
    const { menu } = this.rows;
    this.noteGone();
    resize();
    for (const step of this.steps) this.count(step, step.old, false);
    for (const step of this.steps) this.perform(step);
    for (const step of this.steps) this.count(step, step.now, true);
    if (this.steps.some(({ node }) => node < menu.topLevelCount)) this.rows.findAbsent();
    this.noteCome();
    this.parts.closed = this.toggled(false);
    this.parts.opened = this.toggled(true);
    return this.parts;
  }

  /** Notes the rows that go, before the flags change. */
  private noteGone(): void {
    const spans: MenuSpan[] = [];
    // If no flag changes, no row does.
    for (const node of this.steps.length > 0 ? this.looks : nothing) {
      if (this.rows.place(node) === undefined) this.looks.delete(node);
    }
    for (const step of this.steps) {
      const place = this.rows.place(step.node);
      step.hadRow = place !== undefined;
      if (place) this.addSpan(spans, step.node, place, step.old, step.now);
    }
    const { ranges, inSections, sections } = note(spans);
    this.parts.removed = ranges;
    this.parts.removedInSections = inSections;
    this.parts.removedSections = sections;
  }

  /** Notes the rows that come and the rows that look different, after the flags have changed. */
  private noteCome(): void {
    const spans: MenuSpan[] = [];
    for (const { node, old, now, hadRow } of this.steps) {
      const place = this.rows.place(node);
      if (place === undefined) continue;
      this.addSpan(spans, node, place, now, old);
      if (hadRow && lookOf(old) !== lookOf(now)) this.looks.add(node);
    }
    const updated: MenuPlace[] = [];
    for (const node of this.looks) {
      const place = this.rows.place(node);
      if (place !== undefined) updated.push(place);
    }
    const { ranges, inSections, sections } = note(spans);
    this.parts.inserted = ranges;
    this.parts.insertedInSections = inSections;
    this.parts.insertedSections = sections;
    updates(this.rows, updated, this.parts);
  }

  /** Adds the rows of a node and below it that show with some flags and not with others. */
  private addSpan(
    spans: MenuSpan[],
    node: number,
    place: MenuPlace,
    flags: number,
    others: number,
  ): void {
    const moves = (others & MenuState.hidden) !== 0;
    if (!moves && !(showsBelow(flags) && !showsBelow(others))) return;
    const first = moves ? 0 : 1;
    const count = moves ? this.rows.size(node) : this.rows.words.shown(node);
    if (count === 0) return;
    const start = place.row + first;
    spans.push({
      start,
      end: start + count,
      section: sectionOf(this.rows, place.top),
      startInSection: rowInSection(this.rows, place) + first,
      isSection: moves && this.rows.hasSections && node === place.top,
    });
  }

  /** Changes the flags of a node, and the sizes of its ancestors. */
  private perform({ node, now }: MenuStep): void {
    const { rows } = this;
    const size = rows.size(node);
    if ((now & MenuState.hidden) !== 0) rows.propagate(-size, node);
    this.setFlags(now, node);
    rows.propagate(rows.size(node) - size, node);
  }

  /** Counts a node among the open members of its group, or no longer, if its flags make it one. */
  private count({ node }: MenuStep, flags: number, isCounted: boolean): void {
    const { menu, words } = this.rows;
    if (flags !== MenuState.open || !isCollapsible(this.rows, node)) return;
    const parent = menu.parent(node);
    const info = words.openInfo(parent);
    if (!menu.groupIsSingle(parent)) words.setOpenInfo(isCounted ? info + 1 : info - 1, parent);
    else if (isCounted) words.setOpenInfo(node + 1, parent);
    else if (info === node + 1) words.setOpenInfo(0, parent);
  }

  private setFlags(flags: number, node: number): void {
    this.rows.words.clear(lookFlags, node);
    this.rows.words.set(flags, node);
  }

  /** The nodes that opened or closed, in document order. */
  private toggled(opens: boolean): MenuNode[] {
    const isOpen = (flags: number): boolean => (flags & MenuState.open) !== 0;
    return this.steps
      .filter(({ old, now }) => isOpen(old) !== opens && isOpen(now) === opens)
      .map(({ node }) => menuNode(node))
      .sort((left, right) => this.rows.menu.compare(left, right));
  }
}

/** Whether a node with these flags shows the rows below it. */
function showsBelow(flags: number): boolean {
  return (flags & (MenuState.open | MenuState.empty)) === MenuState.open;
}

/** The flags on which the look depends; an empty node looks neither open nor closed. */
function lookOf(flags: number): number {
  return (flags & MenuState.empty) !== 0 ? MenuState.empty : flags & MenuState.open;
}

/** The rows of spans, and the sections that go or come. */
function note(spans: MenuSpan[]): {
  ranges: MenuRange[];
  inSections: MenuSectionRows[];
  sections: number[];
} {
  const ranges: { start: number; end: number }[] = [];
  const inSections: { section: number; start: number; end: number }[] = [];
  const sections: number[] = [];
  spans.sort((left, right) => left.start - right.start || right.end - left.end);
  let noted = 0;
  for (const { start, end, section, startInSection, isSection } of spans) {
    // Spans that are part of others come after them.
    if (end <= noted) continue;
    noted = end;
    grow(ranges, start, end);
    const endInSection = startInSection + end - start;
    if (isSection) sections.push(section);
    else growInSection(inSections, section, startInSection, endInSection);
  }
  return { ranges, inSections, sections };
}
