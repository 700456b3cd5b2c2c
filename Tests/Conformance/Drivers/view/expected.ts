/** The rows that a view must have, computed from the table by the rules, one row after another. */
import type { MenuNode, MenuTable } from "./menuRuntime.js";
import { foldText, type MenuView, type MenuViewRow } from "./menuView.js";

/** The parts of a row that are compared. */
export type ExpectedRow = Pick<
  MenuViewRow,
  | "key"
  | "kind"
  | "level"
  | "positionInSet"
  | "setSize"
  | "isExpanded"
  | "isChecked"
  | "isCurrent"
  | "containsCurrent"
  | "isBusy"
  | "title"
  | "detail"
>;

type SlotKeys = ReadonlyMap<MenuNode, readonly string[]>;

/** The text at the end of a node's row, for the number of a slot's rows. */
function detailOf({ state }: MenuView, node: MenuNode, slotKeys: SlotKeys): string | undefined {
  const count = state.table.isSlot(node) ? slotKeys.get(node)?.length ?? 0 : undefined;
  return state.shownDetailOf(node, count);
}

/** The rows of a view whose slots have rows with these keys, and whose last search found these items. */
export function expectedRows(
  view: MenuView,
  slotKeys: SlotKeys,
  found: ReadonlySet<MenuNode> | undefined,
): ExpectedRow[] {
  const { state } = view;
  const { table } = state;
  const rows: ExpectedRow[] = [];
  const hasHeaders = state.layout === "section-headers";

  function isKept(node: MenuNode): boolean {
    return found === undefined || found.has(node) || table.childrenOf(node).some(isKept);
  }

  /** The path of the current item. */
  function contains(node: MenuNode): boolean {
    return table.childrenOf(node).some((child) => child === state.current || contains(child));
  }

  function checkOf(node: MenuNode): boolean | "mixed" | undefined {
    if (!table.isCheckItem(node) && !table.isSummaryCheck(node)) return undefined;
    const check = state.checkState(node);
    return check === "mixed" ? check : check === "checked";
  }

  function addSlot(slot: MenuNode, level: number): void {
    const keys = slotKeys.get(slot) ?? [];
    const loads = state.isBusy(slot) && table.loadingOf(slot) !== undefined;
    const id = table.idOf(slot);
    const own = { level, isExpanded: undefined, isChecked: undefined, detail: undefined };
    const flags = { isCurrent: false, containsCurrent: false, isBusy: false };
    const setSize = Math.max(1, keys.length + (loads ? 1 : 0));
    keys.forEach((key, index) => {
      const place = { positionInSet: index + 1, setSize };
      const name = { key: `${id}/${key}`, kind: "slotRow" as const, title: `Row ${key}` };
      const canCheck = table.choosesOneUnder(slot) || table.choosesAnyIn(slot);
      rows.push({ ...name, ...own, ...flags, ...place, ...(canCheck && { isChecked: false }) });
    });
    const last = loads ? "loading" : "placeholder";
    const title = loads ? table.loadingOf(slot) : table.placeholderOf(slot);
    if (title === undefined || (!loads && keys.length > 0)) return;
    const place = { positionInSet: setSize, setSize };
    rows.push({ key: `${id}#${last}`, kind: last, title, ...own, ...flags, ...place });
  }

  function addGroup(nodes: readonly MenuNode[], level: number): void {
    const present = nodes.filter(
      (node) => table.isSeparator(node) || (!state.isHidden(node) && isKept(node)),
    );
    const items = present.filter((node) => !table.isSeparator(node));
    const footer = nodes.find((node) => table.isFooter(node));
    let separator: MenuNode | undefined;
    let isAfterItem = false;
    for (const node of present) {
      if (node === footer) continue;
      if (table.isSeparator(node)) {
        if (isAfterItem && found === undefined) separator ??= node;
        continue;
      }
      if (separator !== undefined) addSeparator(separator, level);
      separator = undefined;
      isAfterItem = true;
      add(node, level, items.indexOf(node) + 1, items.length);
    }
    if (footer === undefined || found !== undefined || !isAfterItem) return;
    const parent = table.parentOf(footer);
    addSeparator(footer, level, "footer", parent === undefined ? "" : table.footerOf(parent) ?? "");
  }

  function addSeparator(
    node: MenuNode,
    level: number,
    kind: "separator" | "footer" = "separator",
    title = "",
  ): void {
    rows.push({
      key: `/${node}`, kind, level, positionInSet: 0, setSize: 0, title,
      isExpanded: undefined, isChecked: undefined, isCurrent: false, containsCurrent: false,
      isBusy: false, detail: undefined,
    });
  }

  function add(node: MenuNode, level: number, positionInSet: number, setSize: number): void {
    const row = rows.length;
    rows.push({
      key: table.idOf(node) ?? "",
      kind: level === 0 ? "header" : "item",
      level,
      positionInSet,
      setSize,
      isExpanded: undefined,
      isChecked: checkOf(node),
      isCurrent: state.current === node,
      containsCurrent: contains(node),
      isBusy: state.isBusy(node),
      title: table.titleOf(node),
      detail: detailOf(view, node, slotKeys),
    });
    if (found !== undefined || state.isExpanded(node)) {
      addGroup(table.childrenOf(node), level + 1);
      if (table.isSlot(node)) addSlot(node, level + 1);
    }
    const hasBody = table.bodyOf(node) !== undefined;
    const canOpen =
      !state.isEmpty(node) && !table.isPage(node)
      && (table.isCategory(node) || table.isExpandable(node));
    const showsRows = rows.length > row + 1;
    const isOpen = state.isExpanded(node);
    const isExpanded = found === undefined ? isOpen : showsRows || (isOpen && hasBody);
    if (canOpen) rows[row] = { ...rows[row]!, isExpanded };
  }

  const top = state.page === undefined ? table.topLevel : table.childrenOf(state.page);
  addGroup(top, hasHeaders ? 0 : 1);
  return rows;
}

/** The items that the view's search finds, or `undefined` without a search. */
export function matchesOf(view: MenuView, slotKeys: SlotKeys): ReadonlySet<MenuNode> | undefined {
  const words = foldText(view.searchText).split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return undefined;
  const { table } = view.state;
  return new Set(
    [...table.nodes()].filter((node) => isMatch(table, node, detailOf(view, node, slotKeys), words)),
  );
}

function isMatch(
  table: MenuTable,
  node: MenuNode,
  detail: string | undefined,
  words: readonly string[],
): boolean {
  if (table.isSeparator(node)) return false;
  const title = foldText(table.titleOf(node));
  const own = foldText([title, detail ?? "", ...table.keywordsOf(node)].join("\n"));
  let above = "";
  for (let one = table.parentOf(node); one !== undefined; one = table.parentOf(one)) {
    above += `${foldText(table.titleOf(one))}\n`;
  }
  const isOwn = (word: string): boolean => own.includes(word);
  const isNear = (word: string): boolean =>
    !above.includes(word) && word.length >= 5 && title.split(/[^\p{L}\p{N}]+/u).some((one) => isAlmost(word, one));
  const isSomewhere = (word: string): boolean => isOwn(word) || above.includes(word) || isNear(word);
  return words.every(isSomewhere) && words.some((word) => isOwn(word) || isNear(word));
}

/** Whether a word begins like another, after at most one letter was replaced, inserted, removed or swapped. */
function isAlmost(sought: string, word: string): boolean {
  if (sought.charAt(0) !== word.charAt(0)) return false;
  return [-1, 0, 1].some((more) => distance(sought, word.slice(0, sought.length + more)) <= 1);
}

function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? rows[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  }
  return rows[one.length]![other.length]!;
}

/** The parts of a row that are compared, in a fixed order. */
export function partsOf(row: MenuViewRow | ExpectedRow): ExpectedRow {
  const { key, kind, level, positionInSet, setSize, isExpanded, isChecked } = row;
  const { isCurrent, containsCurrent, isBusy, title, detail } = row;
  return {
    key, kind, level, positionInSet, setSize, isExpanded, isChecked, isCurrent, containsCurrent,
    isBusy, title, detail,
  };
}
