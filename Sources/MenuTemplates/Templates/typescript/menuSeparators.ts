/**
 * Decides which separators of a group show: of those between two items that are present, the first.
 * Returns whether any item is present.
 *
 * With a list of items that were hidden or shown, in ascending order, visits only the separators
 * between each of them and the nearest items that are present.
 */
function tidyGroup(
  rules: MenuRules,
  parent: number,
  mark: (isHidden: boolean, separator: number) => void,
  changed?: Int32Array,
): boolean {
  const { menu } = rules;
  const first = menu.firstChild(parent);
  const end = first + menu.childCount(parent);
  let hasItems = false;
  for (let next = 0; next < (changed?.length ?? 1); next += 1) {
    let node = changed?.[next] ?? first;
    while (node > first && !rules.isPresent(node - 1)) node -= 1;
    /** Whether a present item comes before, with no separator between. */
    let isAfterItem = node > first;
    /** The separator that shows if a present item follows. */
    let candidate = -1;
    hasItems ||= isAfterItem;
    for (; node < end; node += 1) {
      if (menu.has(MenuFlag.separator, node)) {
        if (isAfterItem) candidate = node;
        else mark(true, node);
        isAfterItem = false;
      } else if (!rules.has(MenuState.hidden, node)) {
        if (candidate >= 0) mark(false, candidate);
        candidate = -1;
        isAfterItem = true;
        hasItems = true;
        while (changed && next + 1 < changed.length && changed[next + 1]! <= node) next += 1;
        if (changed && changed[next]! < node) break;
      }
    }
    if (candidate >= 0) mark(true, candidate);
    // The end of the group was reached.
    if (node === end) break;
  }
  return hasItems;
}
