/** A node that an event on one node closed or opened. */
interface MenuMove {
  readonly node: number;
  /** The row's place before the event if the node closed, after it if it opened. */
  readonly place: MenuPlace | undefined;
  /** The row's place after the event. */
  readonly placeAfter: MenuPlace | undefined;
  /** The number of rows below it that were removed or inserted. */
  readonly count: number;
}

/** The parts of a change; each list is empty unless the event changed something of the kind. */
interface MenuChangeParts {
  scroll?: MenuScrollTarget | undefined;
  removed?: readonly MenuRange[];
  inserted?: readonly MenuRange[];
  updated?: readonly number[];
  removedInSections?: readonly MenuSectionRows[];
  insertedInSections?: readonly MenuSectionRows[];
  updatedInSections?: readonly MenuIndexPath[];
  updatedHeaders?: readonly number[];
  removedSections?: readonly number[];
  insertedSections?: readonly number[];
  closed?: readonly MenuNode[];
  opened?: readonly MenuNode[];
  unchecked?: readonly MenuNode[];
  checked?: readonly MenuNode[];
}

/** The list of whatever an event did not change. */
const nothing: readonly never[] = Object.freeze([]);

/** The parts of a change that closed one node or opened one, or both. */
function describe(
  rows: MenuRows,
  closed: MenuMove | undefined,
  opened: MenuMove | undefined,
): MenuChangeParts {
  const places: MenuPlace[] = [];
  if (closed?.placeAfter) places.push(closed.placeAfter);
  if (opened?.placeAfter) places.push(opened.placeAfter);
  return {
    ...updates(rows, places),
    closed: closed ? [menuNode(closed.node)] : nothing,
    removed: rowsOf(closed),
    removedInSections: rowsInSection(rows, closed),
    opened: opened ? [menuNode(opened.node)] : nothing,
    inserted: rowsOf(opened),
    insertedInSections: rowsInSection(rows, opened),
  };
}

/** The rows that were removed or inserted below a node. */
function rowsOf(move: MenuMove | undefined): readonly MenuRange[] {
  if (!move?.place || move.count === 0) return nothing;
  const start = move.place.row + 1;
  return [{ start, end: start + move.count }];
}

/** The rows that were removed or inserted below a node, in its section. */
function rowsInSection(
  rows: MenuRows,
  move: MenuMove | undefined,
): readonly MenuSectionRows[] {
  if (!move?.place || move.count === 0) return nothing;
  const start = rowInSection(rows, move.place) + 1;
  return [{ section: sectionOf(rows, move.place.top), start, end: start + move.count }];
}

/** A list of ranges to which ranges are added in ascending order. */
type MenuRanges = { section?: number; start: number; end: number }[];

/** Adds a range, or extends the last one if the range is adjacent to it, in the same section. */
function grow<Range extends MenuRanges[number]>(ranges: Range[], range: Range): void {
  const last = ranges[ranges.length - 1];
  const isAdjacent = last?.end === range.start && last.section === range.section;
  if (last && isAdjacent) last.end = range.end;
  else ranges.push(range);
}
