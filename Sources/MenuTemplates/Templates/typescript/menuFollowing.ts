// Conditions that follow check items or the language: one change holds a check and all that it shows,
// hides, enables and disables.

/** Whether a condition follows one of these items; -1 is none. */
function isFollowed({ conditions }: MenuRows, node: number, rival: number): boolean {
  return conditions !== undefined
    && (conditions.isFollowed(node) || conditions.isFollowed(rival));
}

/** Checks an item and unchecks its rival, or unchecks the item, of which a condition follows one. */
function follow(
  rows: MenuRows,
  isChecked: boolean,
  node: MenuNode,
  rival: number,
  animation: MenuAnimation | undefined,
): MenuChange {
  const { checks, conditions } = rows;
  const unchecked = isChecked ? rival : node;
  const event: MenuMarking = (mark, look) => {
    const summaries = checks.setChecked(isChecked, node);
    const whens = conditions?.follow(unchecked, isChecked ? node : -1) ?? [];
    for (const when of whens) conditions?.hide(when, mark, look);
    look(node);
    if (rival >= 0) look(rival);
    summaries.forEach(look);
  };
  if (mustRehideAll(rows)) return bulk(rows, animation, () => rehideAll(rows, event));
  const parts = new MenuTransition(rows, planned(rows, event)).apply(() => {});
  if (unchecked >= 0) parts.unchecked = [menuNode(unchecked)];
  if (isChecked) parts.checked = [node];
  return changed(rows, parts, animation);
}

/** Checks or unchecks all items of a summary check, in a menu in which conditions follow items. */
function followAll(
  rows: MenuRows,
  isChecked: boolean,
  summary: number,
  animation: MenuAnimation | undefined,
): MenuChange {
  const { checks, conditions } = rows;
  const event: MenuMarking = (mark, look) => {
    checks.setAll(isChecked, summary);
    for (const when of conditions?.followAll(checks) ?? []) conditions?.hide(when, mark, look);
  };
  return bulk(rows, animation, () => rehideAll(rows, event));
}

/** Replaces the table by one of the same menu, in another language. Another menu's is ignored. */
function setLanguage(
  rows: MenuRows,
  table: MenuTable,
  animation: MenuAnimation | undefined,
): MenuChange {
  if (table.structure !== rows.menu) return unchanged(rows, animation);
  const old = rows.table.languageNumber;
  rows.table = table;
  return followLanguage(rows, old, animation);
}

/** Gives the condition `language` the value of the table's language, which was another; in O(N). */
function followLanguage(
  rows: MenuRows,
  old: number,
  animation: MenuAnimation | undefined,
): MenuChange {
  const { conditions, menu } = rows;
  const left = menu.count + old;
  const chosen = menu.count + rows.table.languageNumber;
  if (left === chosen || !isFollowed(rows, left, chosen)) return unchanged(rows, animation);
  const event: MenuMarking = (mark, look) => {
    const whens = conditions?.follow(left, chosen) ?? [];
    for (const when of whens) conditions?.hide(when, mark, look);
  };
  return bulk(rows, animation, () => rehideAll(rows, event));
}

/**
 * Gives conditions their values after checks were restored, and marks what they hide and show. The
 * caller applies the rules of groups and rebuilds the sizes.
 */
function followRestored(rows: MenuRows): void {
  const { checks, conditions } = rows;
  const whens = conditions?.followAll(checks) ?? [];
  if (whens.length === 0) return;
  for (const when of whens) conditions?.hide(when, marking(rows), () => {});
  findEmpty(rows);
  tidySeparators(rows);
}
