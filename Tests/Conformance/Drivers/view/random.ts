/**
 * Random events on a view. After each, its rows are those that the table says, and the change that
 * subscribers received turns the old list of rows into the new one.
 */
import { menuNode, type MenuNode, type MenuTable } from "./menuRuntime.js";
import { MenuView, type MenuViewChange, type MenuViewRow } from "./menuView.js";
import { expectedRows, matchesOf, partsOf } from "./expected.js";

const keys = [
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "*", "Enter", " ", "a", "i", "s",
];

/** Numbers that depend on a seed alone. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed * 2654435761 + 1;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * sides);
  };
}

/** Returns what is wrong, or `undefined`. */
export function runRandomly(
  name: string,
  table: MenuTable,
  seed: number,
  events: number,
): string | undefined {
  const roll = diceOf(seed);
  const view = new MenuView(table, { clock: () => 0 });
  const slots = [...table.nodes()].filter((node) => table.isSlot(node));
  const slotKeys = new Map<MenuNode, string[]>();
  let rows: unknown[] = view.rows().map(withoutIndex);
  let count = 0;
  /** What the last search found: texts that change later change no results. */
  let found: ReadonlySet<MenuNode> | undefined;
  /** The row that an event focused last. */
  let focused: string | undefined;
  view.subscribe((change) => {
    rows = applied(view, rows, change);
  });
  const done: string[] = [];
  for (let event = 0; event < events; event += 1) {
    const { page } = view.state;
    done.push(perform());
    // The focus goes to a row of the page that opened, and stays there.
    if (view.state.page !== page && view.hasFocus) focused = view.focusedKey;
    const wrong = problem();
    if (wrong !== undefined) return `${name}: after ${done.slice(-4).join("; ")}: ${wrong}`;
  }
  return undefined;

  function perform(): string {
    const node = menuNode(roll(table.count + 1));
    const id = table.idOf(node) ?? "none";
    const shown = view.rowAt(roll(view.rowCount + 1))?.key ?? "none";
    switch (roll(16)) {
      case 0: view.toggle(id); return `toggle ${id}`;
      case 1: view.toggle(shown); return `toggle ${shown}`;
      case 2: {
        // A tap on a group that a search found shows more than the search found.
        const place = roll(2) === 0 ? "row" : "indicator";
        if (view.searchText === "") view.tap(shown, place);
        return `tap ${shown}`;
      }
      case 3: view.setCurrent(id, roll(2) === 0); return `current ${id}`;
      case 4: view.setCurrent(undefined); return "current none";
      case 5: {
        const isHidden = roll(3) === 0;
        view.perform((state) => state.setHidden([node], isHidden));
        return `${isHidden ? "hide" : "show"} ${id}`;
      }
      case 6: {
        const condition = roll(table.conditions.length + 1);
        view.perform((state) => state.set([{ condition, value: roll(3) }]));
        return `condition ${condition}`;
      }
      case 7: {
        const isAll = roll(2) === 0;
        view.perform((state) => (isAll ? state.expandAll() : state.collapseAll()));
        return isAll ? "expand all" : "collapse all";
      }
      case 8: {
        const title = table.titleOf(node);
        const text = roll(2) === 0 ? "" : title.slice(roll(4), 2 + roll(9));
        const isNew = text !== view.searchText;
        view.search(text);
        if (isNew) found = matchesOf(view, slotKeys);
        return `search "${text}"`;
      }
      case 9: case 10: return setRows();
      case 11: {
        view.focus(shown);
        if (view.focusedKey === shown) focused = shown;
        return `focus ${shown}`;
      }
      case 12: view.blur(); return "blur";
      default: {
        const pressed = keys[roll(keys.length)]!;
        const key = view.searchText !== "" && /^(Enter| )$/.test(pressed) ? "Home" : pressed;
        if (view.pressKey({ key })) focused = view.focusedKey;
        return `press ${key} on ${view.focusedKey}`;
      }
    }
  }

  /** Removes some rows of a slot, and inserts or appends others. */
  function setRows(): string {
    const slot = slots[roll(slots.length)];
    if (slot === undefined) return "no slot";
    const old = slotKeys.get(slot) ?? [];
    const now = old.filter(() => roll(4) > 0);
    for (let added = roll(4); added > 0; added -= 1) {
      count += 1;
      now.splice(roll(now.length + 1), 0, String(count));
    }
    slotKeys.set(slot, now);
    const given = now.map((key) => ({ key, title: `Row ${key}` }));
    view.setRows(table.idOf(slot)!, given, roll(3) === 0);
    return `rows ${table.idOf(slot)} ${now.join(",")}`;
  }

  function problem(): string | undefined {
    const now = view.rows();
    const wanted = expectedRows(view, slotKeys, found).map(partsOf);
    const shown = now.map(partsOf);
    const at = wanted.findIndex((row, index) => !isEqual(row, shown[index]));
    if (at >= 0 || shown.length !== wanted.length) {
      return `row ${at} is ${JSON.stringify(shown[at])}, not ${JSON.stringify(wanted[at])}`;
    }
    const changed = now.findIndex((row, index) => !isEqual(withoutIndex(row), rows[index]));
    if (changed >= 0 || rows.length !== now.length) {
      const [is, said] = [now[changed] && withoutIndex(now[changed]!), rows[changed]];
      return `subscribers have ${JSON.stringify(said)}, not ${JSON.stringify(is)}`;
    }
    return now.find((row, index) => row.index !== index || view.rowOf(row.key) !== index)?.key
      ?? focusProblem(now);
  }

  /**
   * One row of each tree is in the tab order, at most one row has the focus, and a row keeps it as
   * long as it shows.
   */
  function focusProblem(now: readonly MenuViewRow[]): string | undefined {
    if (focused !== undefined && view.rowOf(focused) !== undefined && view.focusedKey !== focused) {
      return `the focus went from ${focused} to ${view.focusedKey}`;
    }
    const trees = new Map<string | undefined, number>();
    for (const { isTabStop, key, kind } of now) {
      if (kind === "header" || kind === "separator") continue;
      const tree = view.treeOf(key);
      trees.set(tree, (trees.get(tree) ?? 0) + (isTabStop ? 1 : 0));
    }
    const wrong = [...trees].find(([, stops]) => stops !== 1);
    if (wrong !== undefined) return `tree ${wrong[0]} has ${wrong[1]} rows in the tab order`;
    const holders = now.filter(({ isFocused }) => isFocused).map(({ key }) => key);
    if (holders.length !== (view.hasFocus && now.length > 0 ? 1 : 0)) return `focus on ${holders}`;
    return undefined;
  }
}

function withoutIndex(row: MenuViewRow): unknown {
  return { ...row, index: 0, glyph: row.glyph?.text };
}

/** Whether values are the same, with all that they hold. To compare what JSON makes of them takes longer. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return false;
  }
  const [own, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const name in own) if (!isEqual(own[name], others[name])) return false;
  for (const name in others) if (!(name in own)) return false;
  return true;
}

/** The list of rows after a change: what a program does that keeps one. */
function applied(view: MenuView, old: readonly unknown[], change: MenuViewChange): unknown[] {
  const rows = [...old];
  const read = (row: number): unknown => withoutIndex(view.rowAt(row)!);
  for (const { start, end } of [...change.removed].reverse()) rows.splice(start, end - start);
  for (const { start, end } of change.inserted) {
    rows.splice(start, 0, ...Array.from({ length: end - start }, (_, place) => read(start + place)));
  }
  for (const { start, end } of change.updated) {
    for (let row = start; row < end; row += 1) rows[row] = read(row);
  }
  return rows;
}
