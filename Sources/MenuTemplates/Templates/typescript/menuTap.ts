/** The part of a row that a tap hits. */
export type MenuTapPlace = "row" | "indicator";

/**
 * What the program has to do after a tap:
 * - `nothing`: the tap has no effect;
 * - `toggle`: nothing, since the tap opens or closes the item;
 * - `open`: nothing, or to show the page, since the tap opens the item's page;
 * - `choose`: the item is chosen, and has neither action nor url;
 * - `action`, `url`: to perform the item's action, or to open its url.
 *
 * A check item that is chosen is also checked or unchecked.
 */
export type MenuTapResponse<Call extends MenuCall = MenuCall> =
  | { readonly kind: "nothing" | "toggle" | "open" | "choose" }
  | ({ readonly kind: "action" } & Call)
  | { readonly kind: "url"; readonly url: string };

/** The action of an item. Generated menus have a type `ActionCall`, with the arguments of each action. */
export interface MenuCall {
  readonly action: string;
}

/** Performs a tap that has this response. */
function tap(
  rows: MenuRows,
  node: MenuNode,
  response: MenuTapResponse,
  animation: MenuAnimation | undefined,
): { change: MenuChange; response: MenuTapResponse } {
  if (response.kind === "toggle") return { change: toggle(rows, node, animation), response };
  if (response.kind === "open") return { change: openPage(rows, node, animation), response };
  const isChosen = response.kind !== "nothing";
  const change = isChosen ? toggleCheck(rows, node, animation) : unchanged(rows, animation);
  return { change, response };
}

/** The response to a tap on an enabled node, which changes nothing. */
function responseToTap(
  rows: MenuRows,
  node: MenuNode,
  place: MenuTapPlace,
): MenuTapResponse {
  const { table } = rows;
  if (table.isSeparator(node) || isBelowHidden(rows, node)) return { kind: "nothing" };
  if (table.isPage(node)) return { kind: "open" };
  const area = table.settings.hitArea;
  if (!table.isExpandable(node)) {
    return place === "indicator" && area === "row" ? { kind: "nothing" } : chosen(table, node);
  }
  const isIdle = place === "indicator" || !leads(table, node);
  if (area === "both" || area === place || (area === "auto" && isIdle)) {
    const toggles = table.isCollapsible(node) && isAwake(rows, node);
    return { kind: toggles ? "toggle" : "nothing" };
  }
  return place === "row" && !table.isInline(node) ? chosen(table, node) : { kind: "nothing" };
}

/** Whether the item has an action, a url or a check. */
function leads(table: MenuTable, node: MenuNode): boolean {
  const target = table.actionOf(node) ?? table.urlOf(node);
  return target !== undefined || table.isCheckItem(node) || table.isSummaryCheck(node);
}

/** The response to a tap that chooses the item. */
function chosen(table: MenuTable, node: MenuNode): MenuTapResponse {
  const call = table.callOf(node);
  if (call !== undefined) return { kind: "action", ...call };
  const url = table.urlOf(node);
  return url !== undefined ? { kind: "url", url } : { kind: "choose" };
}
