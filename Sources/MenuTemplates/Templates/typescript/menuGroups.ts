// Dormant items, and the rules of groups, which count awake members only.

/** Whether the node is not dormant: neither hidden nor an empty category. */
function isAwake({ words }: MenuRows, node: number): boolean {
  return !words.has(MenuState.hidden | MenuState.empty, node);
}

/** Whether events open and close the node: a category, but not a page, or with a body. */
function isExpandable({ menu }: MenuRows, node: number): boolean {
  return menu.has(MenuFlag.category | MenuFlag.body, node) && !menu.has(MenuFlag.page, node);
}

/** Whether events can both open and close the node. */
function isCollapsible(rows: MenuRows, node: number): boolean {
  return isExpandable(rows, node) && !rows.menu.has(MenuFlag.fixed, node);
}

/** Whether the rules of its group count the node: it is awake, and opens and closes by events. */
function isMember(rows: MenuRows, node: number): boolean {
  return isAwake(rows, node) && isCollapsible(rows, node);
}

/** The first child that the rules of its group count, or -1. */
function firstMember(rows: MenuRows, parent: number): number {
  const first = rows.menu.firstChild(parent);
  const end = first + rows.menu.childCount(parent);
  for (let node = first; node < end; node += 1) if (isMember(rows, node)) return node;
  return -1;
}

/** The sibling that closes when this node opens, or -1. */
function rivalOf(rows: MenuRows, node: number): number {
  const parent = rows.menu.parent(node);
  const isAlone = rows.menu.groupIsSingle(parent) && isMember(rows, node);
  return isAlone ? rows.words.openInfo(parent) - 1 : -1;
}

/** Whether an open node cannot be closed: it is fixed, or the last that its group keeps open. */
function staysOpen(rows: MenuRows, node: number): boolean {
  const { menu, words } = rows;
  if (menu.has(MenuFlag.fixed, node)) return true;
  const parent = menu.parent(node);
  if (!menu.groupKeepsOpen(parent) || !isAwake(rows, node)) return false;
  return menu.groupIsSingle(parent) || words.openInfo(parent) === 1;
}

/** Marks a node open or closed and counts it in its group; the caller updates the sizes. */
function setOpen(rows: MenuRows, isOpen: boolean, node: number): void {
  const { menu, words } = rows;
  words.mark(MenuState.open, isOpen, node);
  if (!isAwake(rows, node) || menu.has(MenuFlag.fixed, node)) return;
  const parent = menu.parent(node);
  const info = words.openInfo(parent);
  if (!menu.groupIsSingle(parent)) words.setOpenInfo(isOpen ? info + 1 : info - 1, parent);
  else if (isOpen) words.setOpenInfo(node + 1, parent);
  else if (info === node + 1) words.setOpenInfo(0, parent);
}

/**
 * Applies the rules of all groups after items became dormant or awake, or were marked.
 *
 * Of several open members of a `single` group one stays open: the first whose entry in the words is
 * 1, or else the first. A `keep-open` group without an open member opens its first. The counts are
 * invalid afterwards.
 */
function settleGroups(rows: MenuRows): void {
  const { menu } = rows;
  for (let parent = -1; parent < menu.count; parent += 1) {
    if (menu.groupIsSingle(parent) || menu.groupKeepsOpen(parent)) settleGroup(rows, parent);
  }
}

/** Applies the rules of one group. */
function settleGroup(rows: MenuRows, parent: number): void {
  const { menu, words } = rows;
  const start = menu.firstChild(parent);
  const end = start + menu.childCount(parent);
  let first = -1;
  let stays = -1;
  let openCount = 0;
  for (let node = start; node < end; node += 1) {
    if (!isMember(rows, node)) continue;
    if (first < 0) first = node;
    if (!rows.isOpen(node)) continue;
    openCount += 1;
    if (stays < 0 || words.entry(node) > words.entry(stays)) stays = node;
  }
  if (openCount === 0 && first >= 0 && menu.groupKeepsOpen(parent)) settle(rows, first);
  if (openCount < 2 || !menu.groupIsSingle(parent)) return;
  for (let node = start; node < end; node += 1) {
    if (node !== stays && rows.isOpen(node) && isMember(rows, node)) settle(rows, node);
  }
}

/** Opens a closed node, or closes an open one, by the rules of its group. */
function settle(rows: MenuRows, node: number): void {
  rows.words.mark(MenuState.open, !rows.isOpen(node), node);
  rows.words.settled?.push(node);
}

/** Undoes the changes that group rules made to a restored state. */
function unsettle(rows: MenuRows): void {
  const { words } = rows;
  if (words.settled === undefined) return;
  for (const node of words.settled) words.mark(MenuState.open, !rows.isOpen(node), node);
  words.settled = [];
}

/** Clears all counts, then sets the entry of each open member of a `single` group to 1. */
function preferHolders({ menu, words }: MenuRows): void {
  for (let parent = menu.count - 1; parent >= -1; parent -= 1) {
    const info = words.openInfo(parent);
    words.clearCount(parent);
    if (info > 0 && menu.groupIsSingle(parent)) words.addEntry(1, info - 1);
  }
}
