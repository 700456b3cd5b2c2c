import { JournalMenu } from "./menus/JournalMenu.js";
import { MenuView, type MenuViewRow } from "./menus/menuView.js";

const rowHeight = 32;
/** How many rows are drawn above and below those in view. */
const margin = 8;
const list = document.querySelector<HTMLElement>("#list")!;
const room = document.querySelector<HTMLElement>("#room")!;
/** The elements of the drawn rows, by their keys. */
const elements = new Map<string, HTMLElement>();

const view = new MenuView(JournalMenu.table, {
  onChoose: ({ key }) => (document.querySelector("#chosen")!.textContent = key),
});
setEntries(10_000);

function setEntries(count: number): void {
  const entry = (_: unknown, number: number) => ({ key: `${number}`, title: `Entry ${number + 1}` });
  view.setRows("entries", Array.from({ length: count }, entry));
}

/** The rows in view, those near them, and the one with the focus, wherever it is: keys go to its element. */
function rowsToDraw(): MenuViewRow[] {
  const start = Math.max(0, Math.floor(list.scrollTop / rowHeight) - margin);
  const end = Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + margin;
  const rows = [...view.rows(start, Math.min(end, view.rowCount))];
  const focused = view.focusedKey === undefined ? undefined : view.row(view.focusedKey);
  if (!view.hasFocus || focused === undefined || rows.some(({ key }) => key === focused.key)) return rows;
  return focused.index < start ? [focused, ...rows] : [...rows, focused];
}

function draw(): void {
  const rows = rowsToDraw();
  const keys = new Set(rows.map(({ key }) => key));
  for (const [key, element] of elements) {
    if (keys.has(key)) continue;
    // First forgotten, as removing an element that has the focus draws again.
    elements.delete(key);
    element.remove();
  }
  let last: Element = room;
  for (const row of rows) {
    const element = elements.get(row.key) ?? make(row);
    update(element, row);
    // An element that is moved would lose the focus, so only new ones are placed.
    if (!element.isConnected) last.after(element);
    last = element;
  }
  room.style.setProperty("--height", `${view.rowCount * rowHeight}px`);
  const focused = view.hasFocus ? elements.get(view.focusedKey ?? "") : undefined;
  if (focused !== undefined && focused !== document.activeElement) focused.focus();
}

function make(row: MenuViewRow): HTMLElement {
  const element = document.createElement(row.url === undefined ? "div" : "a");
  const { onClick, onFocus } = view.rowProps(row.key);
  if (onClick !== undefined) element.addEventListener("click", onClick);
  if (onFocus !== undefined) element.addEventListener("focusin", onFocus);
  elements.set(row.key, element);
  return element;
}

function update(element: HTMLElement, row: MenuViewRow): void {
  const { onClick, onFocus, tabIndex, ...attributes } = view.rowProps(row.key);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  if (tabIndex !== undefined) element.tabIndex = tabIndex;
  element.style.top = `${row.index * rowHeight}px`;
  element.style.setProperty("--level", `${row.level}`);
  const glyph = row.isExpanded === undefined ? "" : row.isExpanded ? "▾ " : "▸ ";
  element.textContent = glyph + row.title;
}

const { onKeyDown, onBlur, ...attributes } = view.treeProps();
for (const [name, value] of Object.entries(attributes)) list.setAttribute(name, value);
list.addEventListener("keydown", onKeyDown);
list.addEventListener("focusout", onBlur);
list.addEventListener("scroll", draw, { passive: true });
view.subscribe(draw);
draw();

// For trying out: entries come and go while one of them has the focus.
Object.assign(globalThis, { setEntries });
