import { MenuExpansion, MenuRowContent, MenuShortcut, menuNode } from "./menuRuntime.js";
import { byteCount, joined, joinedContents } from "./driverText.js";

/** What is asked for after each event, and whatever does not agree. */
export function stateLines(state: MenuExpansion): string[] {
  const lines = mismatches(state);
  const rows: (MenuRowContent | undefined)[] = [];
  for (let row = 0; row < state.rowCount; row += 1) rows.push(state.contentAtRow(row));
  const expanded: number[] = [];
  for (let number = 0; number < state.table.count; number += 1) {
    if (state.isExpanded(menuNode(number))) expanded.push(number);
  }
  const counts: number[] = [];
  for (let section = 0; section < state.sectionCount; section += 1) {
    counts.push(state.rowCountInSection(section));
  }
  lines.push(["rows", ...joinedContents(rows)].join(" "));
  lines.push(["sections", ...counts].join(" "));
  lines.push(["expanded", ...joined(expanded)].join(" "));
  const marked: number[] = [];
  for (let number = 0; number < state.table.count; number += 1) {
    if (state.isChecked(menuNode(number))) marked.push(number);
  }
  if (marked.length > 0) lines.push(["marked", ...joined(marked)].join(" "));
  const summaries: string[] = [];
  for (let number = 0; number < state.table.count; number += 1) {
    const node = menuNode(number);
    if (state.table.isSummaryCheck(node)) summaries.push(`${number}:${state.checkState(node)}`);
  }
  if (summaries.length > 0) lines.push(["summaries", ...summaries].join(" "));
  for (let number = 0; number < state.table.count; number += 1) {
    const node = menuNode(number);
    if (!state.table.showsChecked(node)) continue;
    lines.push(`detail ${number} ${state.shownDetailOf(node) ?? "-"}`);
  }
  if (state.current !== undefined) lines.push(`current ${state.current}`);
  if (state.page !== undefined) lines.push(`page ${state.page}`);
  const { conditions } = state.table;
  if (conditions.length > 0) {
    const values = conditions.map((_, number) => state.valueOfCondition(number) ?? "none");
    lines.push(["conditions", ...values].join(" "));
    const disabled: number[] = [];
    for (let number = 0; number < state.table.count; number += 1) {
      if (!state.isEnabled(menuNode(number))) disabled.push(number);
    }
    if (disabled.length > 0) lines.push(["disabled", ...joined(disabled)].join(" "));
  }
  const slots: string[] = [];
  for (let number = 0; number < state.table.count; number += 1) {
    const node = menuNode(number);
    if (!state.table.isSlot(node)) continue;
    const one = state.table.choosesOneUnder(node) ? ":one" : "";
    const choice = state.table.choosesAnyIn(node) ? ":any" : one;
    slots.push(`${number}:${state.countIn(node)}${state.isBusy(node) ? ":busy" : ""}${choice}`);
  }
  if (slots.length > 0) lines.push(["slots", ...slots].join(" "));
  lines.push("saved " + state.savedState);
  return lines;
}

function mismatches(state: MenuExpansion): string[] {
  const lines = slotMismatches(state);
  const seen = new Set<number>();
  for (let row = 0; row < state.rowCount; row += 1) {
    if (state.contentAtRow(row)?.kind !== "item") continue;
    const node = state.nodeAtRow(row);
    if (node === undefined || state.rowOf(node) !== row) {
      lines.push(`mismatch row ${row} is ${node}`);
      continue;
    }
    seen.add(node);
    const path = state.indexPathOf(node);
    const isHeader = state.layout === "section-headers" && node < state.table.topLevelCount;
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

/** Where the rows of slots are not found again. */
function slotMismatches(state: MenuExpansion): string[] {
  const lines: string[] = [];
  const seen = new Map<number, number>();
  for (let row = 0; row < state.rowCount; row += 1) {
    const content = state.contentAtRow(row);
    if (content === undefined || content.kind === "item") continue;
    if (state.nodeAtRow(row) !== content.slot) lines.push(`mismatch node of row ${row}`);
    if (content.kind !== "slotRow") continue;
    seen.set(content.slot, content.index + 1);
    if (state.rowOfSlotRow(content.slot, content.index) !== row) lines.push(`mismatch row ${row}`);
  }
  for (let number = 0; number < state.table.count; number += 1) {
    const index = seen.get(number) ?? 0;
    if (state.rowOfSlotRow(menuNode(number), index) !== undefined) {
      lines.push(`mismatch ${number}.${index} has a row`);
    }
  }
  let row = 0;
  for (let section = 0; section < state.sectionCount; section += 1) {
    const isHeader = state.layout === "section-headers";
    if (isHeader) row += 1;
    for (let place = 0; place < state.rowCountInSection(section); place += 1) {
      const found = JSON.stringify(state.contentAt({ section, row: place }));
      const wanted = JSON.stringify(state.contentAtRow(row));
      if (found !== wanted) lines.push(`mismatch ${section}:${place}`);
      row += 1;
    }
  }
  return lines;
}

/** A shortcut as a menu document writes it. */
function written(shortcut: MenuShortcut): string {
  return [...shortcut.modifiers, shortcut.key === "+" ? "Plus" : shortcut.key].join("+");
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
    const variant = table.badgeVariantOf(node);
    const keywords = table.keywordsOf(node);
    const first = table.shortcutOf(node);
    const rest = table.shortcutsOf(node).slice(1);
    const apple = table.shortcutsOf(node, true);
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
      ["shortcut", first && written(first)],
      ...rest.map((shortcut): [string, string] => ["shortcut", written(shortcut)]),
      ...apple.map((shortcut): [string, string] => ["apple-shortcut", written(shortcut)]),
      ["mnemonic", table.mnemonicOf(node)],
      ["tag", table.tagOf(node)],
      ["height", height === undefined ? undefined : Math.round(height * 1000)],
      ["badge", table.badgeOf(node)],
      ["badge-variant", variant === "normal" ? undefined : variant],
      ["role", role === "normal" ? undefined : role],
      ["help", table.helpOf(node)],
      ["disabled-reason", table.disabledReasonOf(node)],
      ["placeholder", table.placeholderOf(node)],
      ["loading", table.loadingOf(node)],
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
