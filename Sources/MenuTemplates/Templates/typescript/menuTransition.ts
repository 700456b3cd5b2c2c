/** A node whose flags an event changes. */
interface MenuStep {
  readonly node: number;
  readonly old: number;
  readonly now: number;
  hadRow: boolean;
}

/** Rows that go, in the rows before an event, or come, in those after it. */
interface MenuSpan {
  readonly start: number;
  readonly end: number;
  readonly section: number;
  /** The first row in its section. */
  readonly startInSection: number;
  /** Whether the section goes or comes as a whole. */
  readonly isSection: boolean;
}

/** Carries out a plan, and describes which rows that moves. */
class MenuTransition {
  private readonly steps: MenuStep[] = [];

  /** Takes the flags of the plan back. */
  constructor(
    private readonly rows: MenuRows,
    private readonly sections: MenuSections,
    plan: MenuPlan,
  ) {
    for (const [node, old] of plan.before) {
      const now = rows.flags(lookFlags, node);
      if (now === old) continue;
      this.steps.push({ node, old, now, hadRow: false });
      this.setFlags(old, node);
    }
  }

  /** Changes the flags, sizes and counts. `resize` changes sizes that do not follow from flags. */
  apply(parts: MenuChangeParts, resize: () => void): void {
    const { menu } = this.rows;
    const gone = this.spansBefore();
    resize();
    for (const step of this.steps) this.count(step, step.old, false);
    for (const step of this.steps) this.perform(step);
    for (const step of this.steps) this.count(step, step.now, true);
    if (this.steps.some(({ node }) => node < menu.topLevelCount)) this.rows.findAbsent();
    const updated: MenuPlace[] = [];
    const come = this.spansAfter(updated);
    parts.removed = merged(gone);
    parts.removedInSections = mergedInSections(gone);
    parts.removedSections = gone.filter((span) => span.isSection).map(({ section }) => section);
    parts.inserted = merged(come);
    parts.insertedInSections = mergedInSections(come);
    parts.insertedSections = come.filter((span) => span.isSection).map(({ section }) => section);
    this.sections.describeUpdates(parts, updated);
    parts.closed = this.toggled(false);
    parts.opened = this.toggled(true);
  }

  private spansBefore(): MenuSpan[] {
    const spans: MenuSpan[] = [];
    for (const step of this.steps) {
      const place = this.rows.placeOf(step.node);
      step.hadRow = place.row >= 0;
      if (step.hadRow) this.addSpan(spans, step.node, place, step.old, step.now);
    }
    return outermost(spans);
  }

  private spansAfter(updated: MenuPlace[]): MenuSpan[] {
    const spans: MenuSpan[] = [];
    for (const { node, old, now, hadRow } of this.steps) {
      const place = this.rows.placeOf(node);
      if (place.row < 0) continue;
      this.addSpan(spans, node, place, now, old);
      if (hadRow && lookOf(old) !== lookOf(now)) updated.push(place);
    }
    return outermost(spans);
  }

  /** Adds those rows of a node, and below it, that it has with some flags and not with others. */
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
    const count = moves ? this.rows.size(node) : this.rows.shown(node);
    if (count === 0) return;
    const start = place.row + first;
    spans.push({
      start,
      end: start + count,
      section: this.sections.sectionOf(place.top),
      startInSection: this.sections.rowInSection(place) + first,
      isSection: moves && this.rows.menu.hasSections && node === place.top,
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

  /** Counts a node among the open members of its group, or no longer, if it is one by its flags. */
  private count({ node }: MenuStep, flags: number, isCounted: boolean): void {
    const { rows } = this;
    if ((flags & lookFlags) !== MenuState.open || !rows.isCollapsible(node)) return;
    const parent = rows.menu.parent(node);
    const info = rows.openInfo(parent);
    if (!rows.menu.isSingle(parent)) rows.setOpenInfo(isCounted ? info + 1 : info - 1, parent);
    else if (isCounted) rows.setOpenInfo(node + 1, parent);
    else if (info === node + 1) rows.setOpenInfo(0, parent);
  }

  private setFlags(flags: number, node: number): void {
    this.rows.clear(lookFlags, node);
    this.rows.set(flags, node);
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

/** The spans that are not part of others, in ascending order. */
function outermost(spans: MenuSpan[]): MenuSpan[] {
  spans.sort((left, right) => left.start - right.start || right.end - left.end);
  let end = 0;
  return spans.filter((span) => {
    const isNested = span.end <= end;
    end = Math.max(end, span.end);
    return !isNested;
  });
}

/** Ascending ranges, adjacent ones joined. */
function merged(ranges: Iterable<MenuRange>): MenuRange[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of ranges) {
    const last = result[result.length - 1];
    if (last?.end === start) last.end = end;
    else result.push({ start, end });
  }
  return result;
}

/** The rows of spans in the sections that stay. */
function mergedInSections(spans: readonly MenuSpan[]): MenuSectionRows[] {
  const result: { section: number; start: number; end: number }[] = [];
  for (const { section, start, end, startInSection, isSection } of spans) {
    if (isSection) continue;
    const endInSection = startInSection + end - start;
    const last = result[result.length - 1];
    if (last?.section === section && last.end === startInSection) last.end = endInSection;
    else result.push({ section, start: startInSection, end: endInSection });
  }
  return result;
}
