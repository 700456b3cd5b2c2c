/** Hides and shows the separators of all groups. */
function tidySeparators(rows: MenuRows): void {
  const { menu, words } = rows;
  if (!menu.hasSeparators) return;
  if (rows.inlines) {
    tidyLines(rows);
    return;
  }
  const mark = (isHidden: boolean, node: number): void =>
    words.mark(MenuState.hidden, isHidden, node);
  for (let parent = -1; parent < menu.count; parent += 1) {
    if (menu.isSeparated(parent)) tidyGroup(rows, parent, undefined, mark);
  }
}

/**
 * Decides which separators of a group show: of those between two items that are present, the first.
 * The footer of the group shows if any item is present, which is returned.
 *
 * With a list of items that were hidden or shown, in ascending order, visits only the separators
 * between each of them and the nearest items that are present.
 */
function tidyGroup(
  rows: MenuRows,
  parent: number,
  changed: Int32Array | undefined,
  mark: (isHidden: boolean, separator: number) => void,
): boolean {
  const { menu, words } = rows;
  const first = menu.firstChild(parent);
  const footer = menu.lastFooter(parent);
  const end = footer >= 0 ? footer : first + menu.childCount(parent);
  let hasItems = false;
  for (let next = 0; next < (changed?.length ?? 1); next += 1) {
    let node = changed?.[next] ?? first;
    while (node > first && !isPresent(rows, node - 1)) node -= 1;
    // Whether a present item comes before, with no separator between.
    let isAfterItem = node > first;
    // The separator that shows if a present item follows.
    let candidate = -1;
    hasItems ||= isAfterItem;
    for (; node < end; node += 1) {
      if (menu.has(MenuFlag.separator, node)) {
        if (isAfterItem) candidate = node;
        else mark(true, node);
        isAfterItem = false;
      } else if (!words.has(MenuState.hidden, node)) {
        if (candidate >= 0) mark(false, candidate);
        candidate = -1;
        isAfterItem = true;
        hasItems = true;
        while (changed && next + 1 < changed.length && changed[next + 1]! <= node) next += 1;
        if (changed && changed[next]! < node) break;
      }
    }
    if (candidate >= 0) mark(true, candidate);
    // At the end of the group, all changed items have been visited.
    if (node === end) break;
  }
  if (footer >= 0) mark(!hasItems, footer);
  return hasItems;
}
