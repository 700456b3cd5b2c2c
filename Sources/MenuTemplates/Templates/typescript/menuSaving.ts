/** What begins each saved state. */
const savedVersion = "v1";

/** The signs of the entries of a saved state, in the order of their bytes. */
const MenuSign = { checked: "*", open: "+", closed: "-", unchecked: "/" } as const;

/** The entries of the nodes that differ from the state before any event, sorted by UTF-8 bytes. */
function saveState(table: MenuTable, rows: MenuRows, checks: MenuChecks): string {
  const { structure } = table;
  const entries = { checked: [""], open: [""], closed: [""], unchecked: [""] };
  for (const node of structure.nodesById) {
    const isOpen = rows.has(MenuState.open, node);
    const isChecked = checks.isChecked(node);
    const isToggled =
      isOpen !== structure.has(MenuFlag.open, node) && !structure.has(MenuFlag.fixed, node);
    const isFlipped = isChecked !== structure.has(MenuFlag.checked, node);
    if (!isToggled && !isFlipped) continue;
    const id = table.idOf(menuNode(node)) ?? "";
    if (isToggled) (isOpen ? entries.open : entries.closed).push(id);
    if (isFlipped) (isChecked ? entries.checked : entries.unchecked).push(id);
  }
  return (
    savedVersion +
    entries.checked.join(` ${MenuSign.checked}`) +
    entries.open.join(` ${MenuSign.open}`) +
    entries.closed.join(` ${MenuSign.closed}`) +
    entries.unchecked.join(` ${MenuSign.unchecked}`)
  );
}

/**
 * Applies the entries of a saved state to the state before any event, then the rules of groups.
 * Returns the ids that the menu does not have. The sizes are those before.
 */
function restoreState(
  entries: readonly string[],
  table: MenuTable,
  rows: MenuRows,
  checks: MenuChecks,
): string[] {
  const { structure } = table;
  const unknown: string[] = [];
  const restored = new Map<number, boolean>();
  rows.clearCounts();
  for (let node = 0; node < table.count; node += 1) {
    rows.mark(MenuState.open, structure.has(MenuFlag.open, node), node);
  }
  for (const entry of entries) {
    if (entry === "") continue;
    const sign = entry.charAt(0);
    const isSigned = entry.length > 1 && Object.values<string>(MenuSign).includes(sign);
    const id = isSigned ? entry.slice(1) : entry;
    const node = isSigned ? table.nodeWithId(id) ?? table.nodeWithFormerId(id) : undefined;
    if (node === undefined) {
      unknown.push(id);
    } else if (sign === MenuSign.checked || sign === MenuSign.unchecked) {
      if (table.isCheckItem(node)) restored.set(node, sign === MenuSign.checked);
    } else if (rows.isCollapsible(node)) {
      rows.mark(MenuState.open, sign === MenuSign.open, node);
      // The entry shows the rules of a group which of its open nodes was restored.
      if (rows.entry(node) === 0) rows.addEntry(1, node);
    }
  }
  rows.settled = [];
  rows.settleGroups();
  checks.restore(restored);
  return unknown;
}
