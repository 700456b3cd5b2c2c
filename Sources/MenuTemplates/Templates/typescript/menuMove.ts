/** A node that an event on one node closed or opened. */
interface MenuMove {
  readonly node: MenuNode;
  /** The row's place before the event if the node closed, after it if it opened. */
  readonly place: MenuPlace;
  /** The row's place after the event. */
  readonly placeAfter: MenuPlace;
  /** The number of rows below it that were removed or inserted. */
  readonly rows: number;
}

/** The place after rows of an earlier sibling were inserted or, below 0, removed. */
function movedDown(place: MenuPlace, rows: number): MenuPlace {
  if (place.row < 0) return place;
  const topRow = place.row === place.topRow ? place.topRow + rows : place.topRow;
  return { row: place.row + rows, topRow, top: place.top };
}

/** Sections, and rows by section. */
class MenuSections {
  constructor(
    readonly layout: MenuLayout,
    private readonly rows: MenuRows,
  ) {}

  /** The distance from the row of a top-level item to the first row of its section. */
  get firstRow(): number {
    return this.layout === "section-headers" ? 1 : 0;
  }

  /** The section of a top-level node that has one; 0 in layout `rows`. */
  sectionOf(top: number): number {
    return this.layout === "rows" ? 0 : top - this.rows.absentBefore(top);
  }

  /** The row in the section, or -1 for a header. */
  rowInSection(place: MenuPlace): number {
    return this.layout === "rows" ? place.row : place.row - place.topRow - this.firstRow;
  }

  scrollTarget(place: MenuPlace, position: "top" | "reveal"): MenuScrollTarget {
    const row = this.rowInSection(place);
    const section = this.sectionOf(place.top);
    return { row: place.row, section, rowInSection: row < 0 ? undefined : row, position };
  }

  /** Adds what an event on one node changed. */
  describe(
    parts: MenuChangeParts,
    closed: MenuMove | undefined,
    opened: MenuMove | undefined,
  ): void {
    if (closed) {
      parts.closed = [closed.node];
      parts.removed = this.range(closed);
      parts.removedInSections = this.rangeInSection(closed);
    }
    if (opened) {
      parts.opened = [opened.node];
      parts.inserted = this.range(opened);
      parts.insertedInSections = this.rangeInSection(opened);
    }
    const places: MenuPlace[] = [];
    if (closed && closed.place.row >= 0) places.push(closed.placeAfter);
    if (opened && opened.place.row >= 0) places.push(opened.placeAfter);
    this.describeUpdates(parts, places);
  }

  /** Adds the rows that look different, from their places after the event. */
  describeUpdates(parts: MenuChangeParts, places: MenuPlace[]): void {
    places.sort((left, right) => left.row - right.row);
    parts.updated = places.map((place) => place.row);
    parts.updatedInSections = places
      .filter((place) => this.rowInSection(place) >= 0)
      .map((place) => ({ section: this.sectionOf(place.top), row: this.rowInSection(place) }));
    parts.updatedHeaders = places
      .filter((place) => this.rowInSection(place) < 0)
      .map((place) => this.sectionOf(place.top));
  }

  /** Adds rows of a slot at this place that were removed and inserted, given by their indices. */
  describeSlot(
    parts: MenuChangeParts,
    slot: MenuPlace,
    removed: readonly MenuRange[],
    inserted: readonly MenuRange[],
  ): void {
    const section = this.sectionOf(slot.top);
    const first = slot.row + 1;
    const firstInSection = this.rowInSection(slot) + 1;
    const moved = ({ start, end }: MenuRange, rows: number): MenuRange => ({
      start: start + rows,
      end: end + rows,
    });
    parts.removed = removed.map((range) => moved(range, first));
    parts.inserted = inserted.map((range) => moved(range, first));
    const inSection = (range: MenuRange): MenuSectionRows => ({
      section,
      ...moved(range, firstInSection),
    });
    parts.removedInSections = removed.map(inSection);
    parts.insertedInSections = inserted.map(inSection);
  }

  private range(move: MenuMove): readonly MenuRange[] {
    const start = move.place.row + 1;
    return move.rows > 0 ? [{ start, end: start + move.rows }] : nothing;
  }

  private rangeInSection(move: MenuMove): readonly MenuSectionRows[] {
    const start = this.rowInSection(move.place) + 1;
    const section = this.sectionOf(move.place.top);
    return move.rows > 0 ? [{ section, start, end: start + move.rows }] : nothing;
  }
}
