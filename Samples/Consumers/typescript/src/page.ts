import { DishesMenu } from "./menus/DishesMenu.js";
import { MenuExpansion, type MenuNode } from "./menus/menuRuntime.js";

const { table } = DishesMenu;
const state = new MenuExpansion(table);
const list = document.querySelector("#rows")!;
const status = document.querySelector("#change")!;

/** A row of the page: a button if a tap does something. */
function element(node: MenuNode): HTMLLIElement {
  const row = document.createElement("li");
  row.style.setProperty("--depth", `${table.depthOf(node)}`);
  const glyph = state.glyphOf(node)?.text;
  const text = `${glyph ?? "-"} ${table.titleOf(node)}`;
  if (glyph === undefined) {
    row.append(text);
    return row;
  }
  const button = document.createElement("button");
  button.append(text);
  button.ariaExpanded = `${state.isExpanded(node)}`;
  button.addEventListener("click", () => tap(node));
  row.append(button);
  return row;
}

function elementAt(row: number): HTMLLIElement[] {
  const node = state.nodeAtRow(row);
  return node === undefined ? [] : [element(node)];
}

/** Toggles a category, and changes only the rows that the tap changed. */
function tap(node: MenuNode): void {
  const { removed, inserted, updated } = state.toggle(node);
  for (const { start, end } of [...removed].reverse()) {
    for (const row of [...list.children].slice(start, end)) row.remove();
  }
  for (const { start, end } of inserted) {
    const before = list.children[start] ?? null;
    for (let row = start; row < end; row += 1) {
      for (const come of elementAt(row)) list.insertBefore(come, before);
    }
  }
  for (const row of updated) list.children[row]?.replaceWith(...elementAt(row));
  list.children[state.rowOf(node) ?? -1]?.querySelector("button")?.focus();
  const words = [
    ...removed.map(({ start, end }) => `delete rows ${start} to ${end - 1}`),
    ...inserted.map(({ start, end }) => `insert rows ${start} to ${end - 1}`),
  ];
  status.textContent = words.join(", ");
}

for (let row = 0; row < state.rowCount; row += 1) list.append(...elementAt(row));
