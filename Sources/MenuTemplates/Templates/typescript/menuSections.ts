// Rows by section. In layout `rows`, and on any page but the top page, there is one section, 0. In the others each top-level item that
// is neither hidden nor filtered away is a section; in `section-headers` it is the header, no row.

/** The distance from the row of a top-level item to the first row of its section. */
function firstRow({ layout }: MenuRows): number {
  return layout === "section-headers" ? 1 : 0;
}

function sectionCount({ hasSections, menu, words }: MenuRows): number {
  return hasSections ? menu.topLevelCount - words.absent.length : 1;
}

function countInSection(rows: MenuRows, section: number): number {
  if (!rows.hasSections) return section === 0 ? rows.count : 0;
  const top = topOfSection(rows, section);
  return top < 0 ? 0 : rows.size(top) - firstRow(rows);
}

/** The section of a top-level node that has one; 0 in layout `rows`. */
function sectionOf(rows: MenuRows, top: number): number {
  return rows.hasSections ? top - firstPlace(rows, (absent) => absent >= top) : 0;
}

/** The top-level node of a section, or -1, as always in layout `rows`. */
function topOfSection(rows: MenuRows, section: number): number {
  const exists = section >= 0 && section < sectionCount(rows) && Number.isInteger(section);
  if (!rows.hasSections || !exists) return -1;
  return section + firstPlace(rows, (absent, place) => absent - place > section);
}

/** The row on the open page, or -1 if there is no such row. */
function rowAt(rows: MenuRows, path: MenuIndexPath): number {
  if (!(path.row >= 0 && path.row < countInSection(rows, path.section))) return -1;
  const top = topOfSection(rows, path.section);
  if (top < 0) return path.row;
  const topRow = rows.place(top)?.row ?? -1;
  return topRow < 0 ? -1 : topRow + path.row + firstRow(rows);
}

/** The row in the section, or -1 for a header. */
function rowInSection(rows: MenuRows, place: MenuPlace): number {
  return rows.hasSections ? place.row - place.topRow - firstRow(rows) : place.row;
}

function scrollTarget(
  rows: MenuRows,
  place: MenuPlace,
  position: "top" | "reveal",
): MenuScrollTarget {
  const row = rowInSection(rows, place);
  const section = sectionOf(rows, place.top);
  return { row: place.row, section, rowInSection: row < 0 ? undefined : row, position };
}

/** The scroll that brings the node's row into view, or `undefined` if it has none. */
function scrollToNode(rows: MenuRows, node: number): MenuScrollTarget | undefined {
  const place = rows.place(node);
  return place && scrollTarget(rows, place, "reveal");
}

/**
 * The first place in the list of absent top-level nodes at which `isPast` is true, or the length of
 * the list, found by binary search.
 */
function firstPlace(
  { words }: MenuRows,
  isPast: (absent: number, place: number) => boolean,
): number {
  let low = 0;
  let high = words.absent.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(words.absent[middle]!, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
