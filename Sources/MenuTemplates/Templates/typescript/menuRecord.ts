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
  /** Whether another page opened. */
  turns?: boolean;
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
  const parts = updates(rows, places);
  if (closed) {
    parts.closed = [menuNode(closed.node)];
    parts.removed = rowsOf(closed);
    parts.removedInSections = rowsInSection(rows, closed);
  }
  if (opened) {
    parts.opened = [menuNode(opened.node)];
    parts.inserted = rowsOf(opened);
    parts.insertedInSections = rowsInSection(rows, opened);
  }
  return parts;
}

/** The rows that were removed or inserted below a node. */
function rowsOf({ place, count }: MenuMove): readonly MenuRange[] {
  if (place === undefined || count === 0) return nothing;
  return [{ start: place.row + 1, end: place.row + 1 + count }];
}

/** The rows that were removed or inserted below a node, in its section. */
function rowsInSection(
  rows: MenuRows,
  { place, count }: MenuMove,
): readonly MenuSectionRows[] {
  if (place === undefined || count === 0) return nothing;
  const start = rowInSection(rows, place) + 1;
  return [{ section: sectionOf(rows, place.top), start, end: start + count }];
}

/** Adds the rows from `start` to `end`, or extends the last range if they are adjacent to it. */
function grow(ranges: { start: number; end: number }[], start: number, end: number): void {
  const last = ranges[ranges.length - 1];
  if (last?.end === start) last.end = end;
  else ranges.push({ start, end });
}

/** Does the same for the rows of a section. */
function growInSection(
  ranges: { section: number; start: number; end: number }[],
  section: number,
  start: number,
  end: number,
): void {
  const last = ranges[ranges.length - 1];
  if (last?.section === section && last.end === start) last.end = end;
  else ranges.push({ section, start, end });
}
