// Events on one node. Each costs O(d log f), regardless of the number of rows that it moves.

/** Closes a node if it is open, else opens it. */
function toggle(
  rows: MenuRows,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const isOpen = rows.table.contains(node) && rows.isOpen(node);
  return isOpen ? collapse(rows, node, animation) : expand(rows, node, animation);
}

/** Opens a node, and closes its rival. */
function expand(
  rows: MenuRows,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (!rows.table.isExpandable(node) || rows.isOpen(node)) return unchanged(rows, animation);
  const { words } = rows;
  words.settled = undefined;
  const rival = rivalOf(rows, node);
  let place = placeIfAwake(rows, node);
  const gained = rowsBelow(rows, node, place);
  let closed: MenuMove | undefined;
  if (rival >= 0) {
    const rivalPlace = rows.place(rival);
    const lost = rowsBelow(rows, rival, rivalPlace);
    const isBelow = rivalPlace && rival > node;
    const placeAfter = isBelow ? movedDown(rivalPlace, gained) : rivalPlace;
    closed = move(rival, rivalPlace, lost, placeAfter);
    rows.propagate(-words.shown(rival), rival);
    setOpen(rows, false, rival);
    if (place && rival < node) place = movedDown(place, -lost);
  }
  setOpen(rows, true, node);
  rows.propagate(words.shown(node), node);
  const parts = describe(rows, closed, move(node, place, gained));
  parts.scroll = place && scrollToOpened(rows, place, gained);
  return changed(rows, parts, animation);
}

/** Closes a node, unless it stays open. */
function collapse(
  rows: MenuRows,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const isOpen = rows.table.contains(node) && rows.isOpen(node);
  if (!isOpen || staysOpen(rows, node)) return unchanged(rows, animation);
  rows.words.settled = undefined;
  const place = placeIfAwake(rows, node);
  const closed = move(node, place, rowsBelow(rows, node, place));
  rows.propagate(-rows.words.shown(node), node);
  setOpen(rows, false, node);
  return changed(rows, describe(rows, closed, undefined), animation);
}

/** Checks or unchecks a check item. */
function setChecked(
  rows: MenuRows,
  isChecked: boolean,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  const { table, checks } = rows;
  if (!table.isCheckItem(node) || checks.isChecked(node) === isChecked) {
    return unchanged(rows, animation);
  }
  const rival = isChecked ? checks.rival(node) : -1;
  if (isFollowed(rows, node, rival)) return follow(rows, isChecked, node, rival, animation);
  checks.setChecked(isChecked, node);
  const parts = looks(rows, [rival, node]);
  if (isChecked) parts.checked = [node];
  else parts.unchecked = [node];
  if (rival >= 0) parts.unchecked = [menuNode(rival)];
  return changed(rows, parts, animation);
}

/** Checks or unchecks a check item as a tap does: a choice of one keeps its checked item. */
function toggleCheck(
  rows: MenuRows,
  node: MenuNode,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (!rows.table.isCheckItem(node) || !rows.checks.isChecked(node)) {
    return setChecked(rows, true, node, animation);
  }
  const isChoice = rows.menu.choosesOne(rows.menu.parent(node));
  return isChoice ? unchanged(rows, animation) : setChecked(rows, false, node, animation);
}

/** Makes a node current, or none, and reveals it if `reveals` is true. */
function setCurrent(
  rows: MenuRows,
  node: MenuNode | undefined,
  reveals: boolean,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (node !== undefined && !rows.table.isItem(node)) return unchanged(rows, animation);
  if (node !== undefined && reveals) {
    const open = (): void => {
      rows.current = node;
      openAncestors(rows, node);
      rows.page = pageAbove(rows.menu, node);
    };
    return opening(rows, animation, open, () => scrollToNode(rows, node));
  }
  const old = rows.current;
  rows.current = node ?? -1;
  const nodes = old === rows.current ? [] : [old, rows.current];
  return changed(rows, looks(rows, nodes), animation);
}

/** The change of rows that are drawn again because the program changed their content. */
function update(
  rows: MenuRows,
  nodes: Iterable<MenuNode>,
  animation: MenuAnimation | undefined,
): MenuChange {
  const items = [...new Set(nodes)].filter((node) => rows.table.isItem(node));
  return changed(rows, looks(rows, items), animation);
}

/** The rows of nodes that look different and do not move; -1 stands for no node. */
function looks(rows: MenuRows, nodes: readonly number[]): MenuChangeParts {
  const places: MenuPlace[] = [];
  for (const node of nodes) {
    const place = node < 0 ? undefined : rows.place(node);
    if (place) places.push(place);
  }
  return updates(rows, places);
}

/** Adds the rows that look different to a change, from their places after the event. */
function updates(
  rows: MenuRows,
  places: MenuPlace[],
  parts: MenuChangeParts = {},
): MenuChangeParts {
  const updatedInSections: MenuIndexPath[] = [];
  const updatedHeaders: number[] = [];
  places.sort((left, right) => left.row - right.row);
  for (const place of places) {
    const section = sectionOf(rows, place.top);
    const row = rowInSection(rows, place);
    if (row < 0) updatedHeaders.push(section);
    else updatedInSections.push({ section, row });
  }
  parts.updated = places.map(({ row }) => row);
  parts.updatedInSections = updatedInSections;
  parts.updatedHeaders = updatedHeaders;
  return parts;
}

/** The change with these parts. */
function changed(
  rows: MenuRows,
  parts: MenuChangeParts,
  animation: MenuAnimation | undefined,
): MenuChange {
  return new MenuChange(parts, animation ?? rows.table.settings.animation, rows.menu);
}

/** The change of an event that does nothing. */
function unchanged(rows: MenuRows, animation: MenuAnimation | undefined): MenuChange {
  return changed(rows, {}, animation);
}

/** The place of the row of an awake node; a dormant node has none. */
function placeIfAwake(rows: MenuRows, node: number): MenuPlace | undefined {
  return isAwake(rows, node) ? rows.place(node) : undefined;
}

/** The number of rows that are inserted or removed when a node at this place opens or closes. */
function rowsBelow(rows: MenuRows, node: number, place: MenuPlace | undefined): number {
  return place === undefined || rows.isFiltered ? 0 : rows.words.shown(node);
}

/** A node that opens or closes, and the number of rows below it that come or go. */
function move(
  node: number,
  place: MenuPlace | undefined,
  count: number,
  placeAfter: MenuPlace | undefined = place,
): MenuMove {
  return { node, place, count, placeAfter };
}

/** The scroll that the menu's policy asks for when a node at this place has opened. */
function scrollToOpened(
  rows: MenuRows,
  place: MenuPlace,
  gained: number,
): MenuScrollTarget | undefined {
  const policy = rows.table.settings.scroll;
  if (policy.to === "none") return undefined;
  const further = policy.to === "reveal" ? Math.max(0, Math.min(policy.rows, gained)) : 0;
  return scrollTarget(rows, { ...place, row: place.row + further }, policy.to);
}
