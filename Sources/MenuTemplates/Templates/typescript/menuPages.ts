// Pages: categories whose rows are shown in place of the others.

/** A page, and what it has. */
interface MenuListing {
  readonly page: number;
  readonly rows: number;
  readonly sections: number;
}

/** The innermost page above the node, or -1. */
function pageAbove(menu: MenuStructure, node: number): number {
  let above = menu.parent(node);
  while (above >= 0 && !menu.has(MenuFlag.page, above)) above = menu.parent(above);
  return above;
}

/** The open page. */
function listingOf(rows: MenuRows): MenuListing {
  return { page: rows.page, rows: rows.count, sections: sectionCount(rows) };
}

/** Opens a page, or the top page. */
function openPage(
  rows: MenuRows,
  node: MenuNode | undefined,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (node !== undefined && !rows.table.isPage(node)) return unchanged(rows, animation);
  const before = listingOf(rows);
  rows.page = node ?? -1;
  return changed(rows, rows.page === before.page ? {} : turned(rows, before), animation);
}

/** Opens the page that the node of the open page is on. */
function closePage(rows: MenuRows, animation: MenuAnimation | undefined): MenuChange {
  const page = rows.page < 0 ? -1 : pageAbove(rows.menu, rows.page);
  return openPage(rows, page < 0 ? undefined : menuNode(page), animation);
}

/** The rows and sections of a change that opened another page than the one before. */
function turned(rows: MenuRows, before: MenuListing): MenuChangeParts {
  const after = listingOf(rows);
  const { hasSections } = rows.menu;
  return {
    turns: true,
    removed: rowsOfPage(before),
    inserted: rowsOfPage(after),
    removedInSections: hasSections ? [] : rowsOfPage(before),
    insertedInSections: hasSections ? [] : rowsOfPage(after),
    removedSections: hasSections ? [...Array(before.sections).keys()] : [],
    insertedSections: hasSections ? [...Array(after.sections).keys()] : [],
    updated: [],
    updatedInSections: [],
    updatedHeaders: [],
  };
}

/** All rows of a page, also as rows of its one section. */
function rowsOfPage({ rows }: MenuListing): readonly MenuSectionRows[] {
  return rows > 0 ? [{ section: 0, start: 0, end: rows }] : [];
}
