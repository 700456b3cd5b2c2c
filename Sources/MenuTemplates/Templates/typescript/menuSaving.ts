/** The word with which each saved state begins. */
const savedVersion = "v1";

/** The signs of the entries of a saved state, in the order of their bytes. */
const menuSigns = ["*", "+", "-", "/"] as const;

type MenuSign = (typeof menuSigns)[number];

/** The entries of the nodes that differ from the state before any event, sorted by UTF-8 bytes. */
function savedState(rows: MenuRows): string {
  const { table, menu, checks } = rows;
  const nodes: number[] = [];
  for (const node of menu.nodesById) {
    const isToggled = rows.isOpen(node) !== menu.has(MenuFlag.open, node);
    const isFlipped = checks.isChecked(node) !== menu.has(MenuFlag.checked, node);
    if (isToggled || isFlipped) nodes.push(node);
  }
  const entries: string[] = [savedVersion];
  for (const sign of menuSigns) {
    for (const node of nodes) {
      if (isSaved(rows, sign, node)) entries.push(`${sign}${table.idOf(menuNode(node)) ?? ""}`);
    }
  }
  return entries.join(" ");
}

/** Whether a saved state has an entry with this sign for the node. */
function isSaved(rows: MenuRows, sign: MenuSign, node: number): boolean {
  const { menu, checks } = rows;
  switch (sign) {
    case "*":
      return checks.isChecked(node) && !menu.has(MenuFlag.checked, node);
    case "/":
      return !checks.isChecked(node) && menu.has(MenuFlag.checked, node);
    case "+":
      return rows.isOpen(node) && !menu.has(MenuFlag.open | MenuFlag.fixed, node);
    case "-":
      return !rows.isOpen(node) && menu.has(MenuFlag.open, node) && !menu.has(MenuFlag.fixed, node);
  }
}

/** Restores a saved state, and returns the ids that the menu does not have. */
function restore(
  rows: MenuRows,
  state: string,
  animation: MenuAnimation | undefined,
): { change: MenuChange; unknown: string[] } {
  const [version, ...entries] = state.split(" ");
  if (version !== savedVersion) {
    return { change: unchanged(rows, animation), unknown: state === "" ? [] : [state] };
  }
  let unknown: string[] = [];
  const change = bulk(rows, animation, () => {
    unknown = restoreEntries(rows, entries);
  });
  return { change, unknown };
}

/**
 * Applies the entries of a saved state to the state before any event, then the rules of groups, and
 * returns the ids that the menu does not have. The caller rebuilds the sizes.
 */
function restoreEntries(rows: MenuRows, entries: readonly string[]): string[] {
  const { table, menu, words, checks } = rows;
  const unknown: string[] = [];
  const restored = new Map<number, boolean>();
  words.clearCounts();
  for (let node = 0; node < menu.count; node += 1) {
    words.mark(MenuState.open, menu.has(MenuFlag.open, node), node);
  }
  for (const entry of entries) {
    if (entry === "") continue;
    const sign = entry.length > 1 ? menuSigns.find((one) => entry.startsWith(one)) : undefined;
    const id = sign === undefined ? entry : entry.slice(1);
    const node = sign && (table.nodeWithId(id) ?? table.nodeWithFormerId(id));
    if (node === undefined) {
      unknown.push(id);
    } else if (sign === "*" || sign === "/") {
      if (table.isCheckItem(node)) restored.set(node, sign === "*");
    } else if (isCollapsible(rows, node)) {
      words.mark(MenuState.open, sign === "+", node);
      // By this entry, the rules of a group prefer the first node that was restored.
      if (words.entry(node) === 0) words.addEntry(1, node);
    }
  }
  checks.restore(restored);
  followRestored(rows);
  words.settled = [];
  settleGroups(rows);
  return unknown;
}
