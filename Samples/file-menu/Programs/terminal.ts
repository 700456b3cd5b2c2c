// The File menu in a program: its document decides what the menu offers.
//
// Each argument is an event: the title of a row that is chosen, or `type`, which changes the document.
// After each, the program prints its menu.
import { MenuExpansion } from "./menuRuntime.js";
import type { MenuRowContent } from "./menuRuntime.js";
import type { ActionCall } from "./FileMenu.js";
import { Action, FileMenu } from "./FileMenu.js";

declare const process: { readonly argv: readonly string[] };

const { table, id, conditions } = FileMenu;
const menu = new MenuExpansion(table);
/** The rows of the slot `templates`. */
const templates: readonly string[] = ["Invoice", "Minutes"];
/** What a user would choose when asked for a file. */
const files = ["Letter", "Terms (locked)"];
/** The rows of the slot `recent`. */
let recent: readonly string[] = [];
/** The name of the open document's file. */
let opened: string | undefined;
menu.setCount(templates.length, id.templates);

function open(name: string): void {
  opened = name;
  remember(name);
  const readOnly = name.endsWith("(locked)");
  conditions.set({ hasDocument: true, hasChanges: false, readOnly }, menu);
}

function makeDocument(): void {
  opened = "Untitled";
  conditions.set({ hasDocument: true, hasChanges: false, readOnly: false }, menu);
}

/** Puts a file first in the slot, and removes the row that it had before. */
function remember(name: string): void {
  const row = recent.indexOf(name);
  if (row >= 0) menu.removeRows([row], id.recent);
  recent = [name, ...recent.filter((other) => other !== name)];
  menu.insertRows([0], id.recent);
  conditions.set({ hasRecent: true }, menu);
}

function perform({ action }: ActionCall): void {
  switch (action) {
    case Action.new: return makeDocument();
    case Action.open: {
      const file = files.shift();
      if (file !== undefined) open(file);
      return;
    }
    case Action.clearRecent:
      recent = [];
      menu.setCount(0, id.recent);
      conditions.set({ hasRecent: false }, menu);
      return;
    case Action.save: case Action.revert:
      conditions.set({ hasChanges: false }, menu);
      return;
    case Action.saveAs: return open(`Copy of ${opened ?? ""}`);
    case Action.export: case Action.print: case Action.quit: return;
    case Action.close:
      opened = undefined;
      conditions.set({ hasDocument: false, hasChanges: false, readOnly: false }, menu);
  }
}

/** What a row shows. */
function titleOf(content: MenuRowContent): string {
  switch (content.kind) {
    case "item": return table.titleOf(content.node);
    case "slotRow": return (content.slot === id.recent ? recent : templates)[content.index] ?? "";
    case "placeholder": return table.placeholderOf(content.slot) ?? "";
    case "loading": return table.loadingOf(content.slot) ?? "";
  }
}

function rows(): MenuRowContent[] {
  const contents: MenuRowContent[] = [];
  for (let row = 0; row < menu.rowCount; row += 1) {
    const content = menu.contentAtRow(row);
    if (content !== undefined) contents.push(content);
  }
  return contents;
}

function choose(wanted: string): void {
  const content = rows().find((row) => titleOf(row) === wanted);
  if (content?.kind === "item") {
    const { response } = menu.tap(content.node, "row");
    if (response.kind === "action") perform(response);
  } else if (content?.kind === "slotRow") {
    if (content.slot === id.recent) open(titleOf(content));
    else makeDocument();
  }
}

/**
 * A row as a line: what is open or checked, its level, and its title, in parentheses if the row is
 * dimmed, with a colon if it is a heading.
 */
function lineOf(content: MenuRowContent): string {
  const title = titleOf(content);
  if (content.kind !== "item") return ` ${"  ".repeat(table.depthBelow(content.slot))}${title}`;
  const { node } = content;
  if (table.isSeparator(node)) return "---";
  const isHeading = table.isInline(node);
  const opens = table.isCategory(node) && !menu.isEmpty(node) && !isHeading;
  const check = menu.isChecked(node) && !isHeading ? "*" : " ";
  const mark = opens ? (menu.isExpanded(node) ? "-" : "+") : check;
  const text = isHeading ? `${title}:` : title;
  return mark + "  ".repeat(table.depthOf(node)) + (menu.isEnabled(node) ? text : `(${text})`);
}

function print(): void {
  for (const content of rows()) console.log(lineOf(content));
}

print();
for (const event of process.argv.slice(2)) {
  console.log(event);
  if (event === "type") conditions.set({ hasChanges: opened !== undefined }, menu);
  else choose(event);
  print();
}
