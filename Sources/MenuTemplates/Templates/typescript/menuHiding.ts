// Hidden and empty items, and the events that hide and show items. An event takes as long as a
// toggle for each node that it hides or shows; under a filter, while a restored state is settled,
// and in a menu with inline items, O(N).

/** Whether the node is empty if it has nothing to show below it. */
function canBeEmpty({ menu }: MenuRows, node: number): boolean {
  return menu.has(MenuFlag.category, node) && !menu.has(MenuFlag.body | MenuFlag.page, node);
}

/** Whether the node is present among its siblings: neither hidden nor a separator. */
function isPresent({ menu, words }: MenuRows, node: number): boolean {
  return !words.has(MenuState.hidden, node) && !menu.has(MenuFlag.separator, node);
}

/** Whether the node or one of its ancestors is hidden. */
function isBelowHidden({ menu, words }: MenuRows, node: number): boolean {
  for (let above = node; above >= 0; above = menu.parent(above)) {
    if (words.has(MenuState.hidden, above)) return true;
  }
  return false;
}

/** Marks the categories that have nothing to show, and hides inline items among them. */
function findEmpty(rows: MenuRows): void {
  const { menu, words, slots } = rows;
  hideInlines(rows);
  for (let node = 0; node < menu.count; node += 1) {
    if (canBeEmpty(rows, node)) words.set(MenuState.empty, node);
    if (isPresent(rows, node)) words.clear(MenuState.empty, menu.parent(node));
  }
  for (const slot of menu.slots) {
    if (slots && slots.rowCount(slot) > 0) words.clear(MenuState.empty, slot);
  }
  settleInlines(rows);
}

/** Hides nodes, or shows them again. */
function setHidden(
  rows: MenuRows,
  nodes: Iterable<MenuNode>,
  isHidden: boolean,
  animation: MenuAnimation | undefined,
): MenuChange {
  return rehide(rows, animation, (mark) => hide(rows, nodes, isHidden, mark));
}

/** Marks nodes that the program hides, or shows again. */
function hide(
  { table, conditions }: MenuRows,
  nodes: Iterable<MenuNode>,
  isHidden: boolean,
  mark: MenuMark,
): void {
  for (const node of nodes) {
    if (!table.isItem(node)) continue;
    conditions?.setHidden(isHidden, node);
    mark(MenuState.hidden, isHidden || conditions?.fails(node) === true, node);
  }
}

/** Gives conditions values, and hides, shows, enables and disables the nodes that depend on them. */
function setConditions(
  rows: MenuRows,
  values: Iterable<MenuConditionValue>,
  animation: MenuAnimation | undefined,
): MenuChange {
  const { conditions } = rows;
  const whens = conditions?.set(values) ?? [];
  if (whens.length === 0) return unchanged(rows, animation);
  return rehide(rows, animation, (mark, look) => {
    for (const when of whens) conditions?.hide(when, mark, look);
  });
}

/** Shows these nodes and their ancestors only, or, for `undefined`, ends the filter. */
function filter(
  rows: MenuRows,
  nodes: Iterable<MenuNode> | undefined,
  animation: MenuAnimation | undefined,
): MenuChange {
  return bulk(rows, animation, () => keep(rows, nodes));
}

/** Marks the nodes that a filter keeps, and their ancestors. */
function keep({ table, menu, words }: MenuRows, nodes: Iterable<MenuNode> | undefined): void {
  for (let node = -1; node < menu.count; node += 1) words.clear(MenuState.kept, node);
  if (nodes === undefined) return;
  words.set(MenuState.kept, -1);
  for (const node of nodes) {
    if (!table.isItem(node)) continue;
    for (let kept: number = node; !words.has(MenuState.kept, kept); kept = menu.parent(kept)) {
      words.set(MenuState.kept, kept);
    }
  }
}

/**
 * Runs an event that hides or shows nodes, or empties or fills a slot, and applies the rules of
 * groups and separators. The event marks the nodes, and names others that look different;
 * `resize` changes the sizes of a slot.
 */
function rehide(
  rows: MenuRows,
  animation: MenuAnimation | undefined,
  event: MenuMarking,
  resize: () => void = () => {},
): MenuChange {
  if (mustRehideAll(rows)) return bulk(rows, animation, () => rehideAll(rows, event));
  const parts = new MenuTransition(rows, planned(rows, event)).apply(resize);
  return changed(rows, parts, animation);
}

/** Whether an event that hides or shows nodes has to visit all nodes. */
function mustRehideAll({ words, isFiltered, inlines }: MenuRows): boolean {
  return isFiltered || (words.settled?.length ?? 0) > 0 || inlines !== undefined;
}

/** The plan of an event that marks nodes, with all that follows from it. */
function planned(rows: MenuRows, event: MenuMarking): MenuPlan {
  const plan = new MenuPlan(rows);
  event(
    (flag, isOn, node) => plan.mark(flag, isOn, node),
    (node) => plan.looks.push(node),
  );
  plan.complete();
  return plan;
}

/** Runs an event that marks nodes, and applies the rules to all groups. */
function rehideAll(rows: MenuRows, event: MenuMarking): void {
  unsettle(rows);
  preferHolders(rows);
  event(marking(rows), () => {});
  findEmpty(rows);
  tidySeparators(rows);
  settleGroups(rows);
}
