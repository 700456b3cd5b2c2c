// Events on many nodes, which visit all nodes, visible or not, in O(N).

/** Opens nodes at depths below `depth` and closes the others. */
function expandToDepth(
  rows: MenuRows,
  depth: number,
  animation: MenuAnimation | undefined,
): MenuChange {
  return opening(rows, animation, () => setOpenBelow(rows, -1, 0, depth));
}

/** Opens a node and all nodes below it. */
function expandUnder(
  rows: MenuRows,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (!rows.table.isExpandable(node)) return unchanged(rows, animation);
  const opens = !rows.isOpen(node);
  const open = (): void => {
    openAlone(rows, node);
    setOpenBelow(rows, node, 0, Infinity);
  };
  return opening(rows, animation, open, () => {
    const place = opens ? placeIfAwake(rows, node) : undefined;
    return place && scrollToOpened(rows, place, rowsBelow(rows, node, place));
  });
}

/** Closes a node and all nodes below it. */
function collapseUnder(
  rows: MenuRows,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (!rows.table.isExpandable(node)) return unchanged(rows, animation);
  return opening(rows, animation, () => {
    if (rows.isOpen(node) && !staysOpen(rows, node)) setOpen(rows, false, node);
    setOpenBelow(rows, node, 0, 0);
  });
}

/** Opens the ancestors of a node and its page, and scrolls to its row. */
function reveal(
  rows: MenuRows,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (!rows.table.isItem(node)) return unchanged(rows, animation);
  const open = (): void => {
    openAncestors(rows, node);
    rows.page = pageAbove(rows.menu, node);
  };
  return opening(rows, animation, open, () => scrollToNode(rows, node));
}

/** Opens a node, if it can, closing its rival. */
function openAlone(rows: MenuRows, node: number): void {
  if (rows.isOpen(node) || !isExpandable(rows, node)) return;
  const rival = rivalOf(rows, node);
  if (rival >= 0) setOpen(rows, false, rival);
  setOpen(rows, true, node);
}

/** Opens the groups at depths below `limit` and closes the others, in document order. */
function setOpenBelow(rows: MenuRows, parent: number, depth: number, limit: number): void {
  const { menu, words } = rows;
  const opens = depth < limit;
  // An open sibling stops the others of a single group from opening; the first open one of a
  // keep-open group is passed over once. Groups do not count dormant nodes.
  const isSingle = opens && menu.groupIsSingle(parent);
  let keepsNext = !opens && menu.groupKeepsOpen(parent);
  const first = menu.firstChild(parent);
  const end = first + menu.childCount(parent);
  for (let node = first; node < end; node += 1) {
    if (isCollapsible(rows, node) && rows.isOpen(node) !== opens) {
      if (!isAwake(rows, node)) words.mark(MenuState.open, opens, node);
      else if (keepsNext) keepsNext = false;
      else if (!isSingle || words.openInfo(parent) === 0) setOpen(rows, opens, node);
    }
    if (menu.childCount(node) === 0) continue;
    setOpenBelow(rows, node, menu.isInline(node) ? depth : depth + 1, limit);
  }
}

function openAncestors(rows: MenuRows, node: number): void {
  const { menu } = rows;
  for (let above = menu.parent(node); above >= 0; above = menu.parent(above)) {
    openAlone(rows, above);
  }
}

/** Runs a bulk event that opens and closes; a restored state is then no longer settled. */
function opening(
  rows: MenuRows,
  animation: MenuAnimation | undefined,
  event: () => void,
  scroll?: () => MenuScrollTarget | undefined,
): MenuChange {
  const change = bulk(rows, animation, event, scroll);
  const { closed, opened } = change.toggled;
  if (closed.length + opened.length > 0) rows.words.settled = undefined;
  return change;
}

/** Runs a bulk event, rebuilds the sizes and compares. */
function bulk(
  rows: MenuRows,
  animation: MenuAnimation | undefined,
  event: () => void,
  scroll?: () => MenuScrollTarget | undefined,
): MenuChange {
  const before = new MenuSnapshot(rows);
  const listing = listingOf(rows);
  event();
  rows.rebuild();
  const parts = compare(rows, before, new MenuSnapshot(rows));
  if (rows.page !== listing.page) Object.assign(parts, turned(rows, listing));
  parts.scroll = scroll?.();
  return changed(rows, parts, animation);
}
