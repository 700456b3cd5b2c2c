import { MenuExpansion, menuNode } from "./menuRuntime.js";
import { byteCount, joined } from "./driverText.js";

/** What is asked for after each event, and whatever does not agree. */
export function stateLines(state: MenuExpansion): string[] {
  const lines = mismatches(state);
  const rows: number[] = [];
  for (let row = 0; row < state.rowCount; row += 1) rows.push(state.nodeAtRow(menuNode(row)) ?? -1);
  const expanded: number[] = [];
  for (let number = 0; number < state.table.count; number += 1) {
    if (state.isExpanded(menuNode(number))) expanded.push(number);
  }
  const counts: number[] = [];
  for (let section = 0; section < state.sectionCount; section += 1) {
    counts.push(state.rowCountInSection(section));
  }
  lines.push(["rows", ...joined(rows)].join(" "));
  lines.push(["sections", ...counts].join(" "));
  lines.push(["expanded", ...joined(expanded)].join(" "));
  const marked: number[] = [];
  for (let number = 0; number < state.table.count; number += 1) {
    if (state.isChecked(menuNode(number))) marked.push(number);
  }
  if (marked.length > 0) lines.push(["marked", ...joined(marked)].join(" "));
  if (state.current !== undefined) lines.push(`current ${state.current}`);
  lines.push("saved " + state.savedState);
  return lines;
}

function mismatches(state: MenuExpansion): string[] {
  const lines: string[] = [];
  const seen = new Set<number>();
  for (let row = 0; row < state.rowCount; row += 1) {
    const node = state.nodeAtRow(row);
    if (node === undefined || state.rowOf(node) !== row) {
      lines.push(`mismatch row ${row} is ${node}`);
      continue;
    }
    seen.add(node);
    const path = state.indexPathOf(node);
    const isHeader = state.table.layout === "section-headers" && node < state.table.topLevelCount;
    const back = path === undefined ? undefined : state.nodeAt(path);
    if (isHeader ? path !== undefined : back !== node) lines.push(`mismatch path of ${node}`);
  }
  for (let number = 0; number < state.table.count; number += 1) {
    const node = menuNode(number);
    if (!seen.has(number) && (state.rowOf(node) ?? state.indexPathOf(node)) !== undefined) {
      lines.push(`mismatch ${number} has a row`);
    }
  }
  return lines;
}

/** Every text of every item. */
export function texts(state: MenuExpansion, columns: readonly string[]): string[] {
  const { table } = state;
  const lines: string[] = [];
  for (let number = 0; number < table.count; number += 1) {
    const node = menuNode(number);
    const accessory = table.accessoryOf(node);
    const height = table.heightOf(node);
    const glyph = state.glyphOf(node);
    const role = table.roleOf(node);
    const keywords = table.keywordsOf(node);
    const fields: [string, string | number | undefined][] = [
      ["id", table.idOf(node)],
      ["title", table.titleOf(node)],
      ["detail", table.detailOf(node)],
      ["body", table.bodyOf(node)],
      ["footer", table.footerOf(node)],
      ["icon", table.iconOf(node)],
      ["accessory", accessory === "none" ? undefined : accessory],
      ["action", table.actionOf(node)],
      ["url", table.urlOf(node)],
      ["shortcut", table.shortcutOf(node)],
      ["tag", table.tagOf(node)],
      ["height", height === undefined ? undefined : Math.round(height * 1000)],
      ["badge", table.badgeOf(node)],
      ["role", role === "normal" ? undefined : role],
      ["keywords", keywords.length > 0 ? keywords.join("\n") : undefined],
      ["label", table.accessibilityLabelOf(node)],
      ["hint", table.accessibilityHintOf(node)],
      ...columns.map((name): [string, string | undefined] => [
        "@" + name,
        table.stringOf(name, node),
      ]),
      ["glyph", glyph?.text],
      ["image", glyph?.image],
    ];
    for (const [name, value] of fields) {
      if (value === undefined) continue;
      const text = String(value);
      lines.push(`${number} ${name} ${byteCount(text)}:${text}`);
    }
  }
  return lines;
}
