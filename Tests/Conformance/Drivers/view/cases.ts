/** Runs the cases of `tree-keys.jsonl` and of the two files about search. */
import type { MenuTable } from "./menuRuntime.js";
import { MenuView, foldedRanges, foldedWords, type MenuViewChoice } from "./menuView.js";

/** Keys that are pressed in a menu, and what then holds. What a case leaves out is not compared. */
interface KeyCase {
  readonly menu: string;
  readonly about: string;
  readonly rightToLeft?: boolean;
  readonly rows?: Readonly<Record<string, readonly string[]>>;
  readonly search?: string;
  readonly from?: string;
  /** A number is a pause in milliseconds; `Ctrl+`, `Alt+`, `Meta+` and `Shift+` are held keys. */
  readonly keys: readonly (string | number)[];
  readonly focused?: string;
  /** The keys of the rows that are open. */
  readonly open?: string;
  readonly checked?: string;
  readonly chosen?: readonly string[];
  /** Whether the view uses each of the keys; by default it does. */
  readonly isUsed?: boolean;
}

export function runKeyCase(menus: ReadonlyMap<string, MenuTable>, line: string): string[] {
  const one = JSON.parse(line) as KeyCase;
  const problems: string[] = [];
  let time = 0;
  const chosen: string[] = [];
  const view = new MenuView(menus.get(one.menu)!, {
    clock: () => time,
    onChoose: (choice) => void chosen.push(nameOf(choice)),
    ...(one.rightToLeft === undefined ? {} : { isRightToLeft: one.rightToLeft }),
  });
  for (const [slot, rows] of Object.entries(one.rows ?? {})) {
    view.setRows(slot, rows.map((title) => ({ title, key: title.toLowerCase() })));
  }
  if (one.search !== undefined) view.search(one.search);
  if (one.from !== undefined) view.focus(one.from);
  for (const key of one.keys) {
    time += typeof key === "number" ? key : 10;
    if (typeof key === "number") continue;
    const held = key.length > 1 ? key.split("+") : [key];
    const isUsed = view.pressKey({
      key: held[held.length - 1]!,
      ctrlKey: held.includes("Ctrl"),
      altKey: held.includes("Alt"),
      metaKey: held.includes("Meta"),
      shiftKey: held.includes("Shift"),
      isComposing: held.includes("Composing"),
    });
    if (isUsed !== (one.isUsed ?? true)) problems.push(`${key} is ${isUsed ? "" : "not "}used`);
  }
  const rows = view.rows();
  const keys = (found: typeof rows): string => found.map(({ key }) => key).join(" ");
  const found: [string, unknown, unknown][] = [
    ["focused", keys(rows.filter(({ isFocused }) => isFocused)), one.focused],
    ["open", keys(rows.filter(({ isExpanded }) => isExpanded === true)), one.open],
    ["checked", keys(rows.filter(({ isChecked }) => isChecked === true)), one.checked],
    ["chosen", chosen.join(", "), (one.chosen ?? []).join(", ")],
  ];
  for (const [name, is, should] of found) {
    if (should !== undefined && is !== should) problems.push(`${name}: ${is}, not ${should}`);
  }
  return problems.map((problem) => `${one.menu}, ${one.about}: ${problem}`);
}

function nameOf({ key, response, followsLink }: MenuViewChoice): string {
  const target =
    response.kind === "action" ? ` ${response.action}` : response.kind === "url" ? " url" : "";
  return `${key}${target}${followsLink ? " followed" : ""}`;
}

/** Whether a search finds a title in a language. */
export function runFoldingCase(table: MenuTable, line: string): string[] {
  const one = JSON.parse(line) as { language: string; text: string; query: string; matches: boolean };
  const first = table.topLevel[0];
  const view = new MenuView(table, {
    language: one.language,
    textsOf: (content) => ({
      title: content.kind === "item" && content.node === first ? one.text : "",
      detail: undefined,
    }),
  });
  view.search(one.query);
  const isFound = view.rowCount > 0;
  return isFound === one.matches ? [] : [`${line} ${isFound ? "is" : "is not"} found`];
}

/** What a search marks in a title. */
export function runMatchCase(line: string): string[] {
  const one = JSON.parse(line) as { language: string; query: string; marked: string };
  const text = one.marked.replace(/[[\]]/g, "");
  const words = foldedWords(one.query, one.language);
  let marked = "";
  let at = 0;
  for (const { start, end } of foldedRanges(text, words, one.language)) {
    marked += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  marked += text.slice(at);
  return marked === one.marked ? [] : [`${line}: ${marked}`];
}

/** The items that a search finds, and the best of them. */
export function runRankCase(table: MenuTable, given: unknown): string[] {
  const one = given as { search: string; found: readonly string[] };
  const view = new MenuView(table);
  view.search(one.search);
  const { bestMatch, matchCount, status } = view;
  const best = bestMatch === undefined ? undefined : view.row(bestMatch)?.title;
  const wanted = one.found.length > 0 ? `${one.found.length} of ${view.itemCount} items` : "Nothing found";
  const isRight = best === one.found[0] && matchCount === one.found.length && status === wanted;
  return isRight ? [] : [`${one.search}: ${best}, ${matchCount}, ${status}`];
}

/** Whether a view keeps the focus of a row that is removed, and gives up that of any other row. */
export async function runBlurCases(table: MenuTable): Promise<string[]> {
  const problems: string[] = [];
  for (const isConnected of [true, false]) {
    const view = new MenuView(table);
    view.focus(view.rowAt(0)!.key);
    const target = { isConnected: true };
    view.treeProps().onBlur({ currentTarget: {}, relatedTarget: null, target });
    // Browsers report that a row loses the focus before the row is gone.
    target.isConnected = isConnected;
    await Promise.resolve();
    if (view.hasFocus === isConnected) problems.push(`a row is there: ${isConnected}, focus: ${view.hasFocus}`);
  }
  return problems;
}
