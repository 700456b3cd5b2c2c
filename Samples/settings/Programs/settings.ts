// Settings in a program: a state, taps on it, and what the program does about them.
import { MenuExpansion } from "./menuRuntime.js";
import type { MenuChange, MenuNode, MenuRowContent } from "./menuRuntime.js";
import type { ActionCall } from "./SettingsMenu.js";
import { Action, Device, SettingsMenu, Theme } from "./SettingsMenu.js";

const { table, id, conditions } = SettingsMenu;
let state = new MenuExpansion(table);
let devices: string[] = [];
let unread = 0;

/** What a row contains: an item, or one of the rows of a slot. The menu knows nothing of the devices. */
function line(content: MenuRowContent): string {
  switch (content.kind) {
    case "item": {
      const badge = content.node === id.accountInbox ? ` (${unread})` : "";
      return table.isSeparator(content.node) ? "---" : table.titleOf(content.node) + badge;
    }
    case "slotRow": return `[${devices[content.index]}]`;
    case "placeholder": return `[${table.placeholderOf(content.slot)}]`;
    case "loading": return `[${table.loadingOf(content.slot)}]`;
  }
}

/** How many rows a change moved, and the account's rows. A real program draws the change. */
function show(event: string, change: MenuChange): string {
  const count = (ranges: readonly { start: number; end: number }[]): number =>
    ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  const rows: string[] = [];
  for (let row = 0; row < state.rowCountInSection(0); row += 1) {
    const content = state.contentAt({ section: 0, row });
    if (content !== undefined) rows.push(line(content));
  }
  const moved = `${count(change.removed)} removed, ${count(change.inserted)} inserted`;
  return `${event}: ${moved}, ${change.updated.length} updated\n  ${rows.join(", ")}`;
}

/** A function that must return a string has to handle each action. */
function perform(call: ActionCall): string {
  switch (call.action) {
    case Action.openScreen:
      return call.arguments.screen === "inbox" ? `shows ${unread} messages` : "shows the profile";
    case Action.signIn: return show("signed in", conditions.set({ signedIn: true }, state));
    case Action.signOut: return show("signed out", conditions.set({ signedIn: false }, state));
    case Action.resetCaches: return "empties the caches";
    case Action.applyLogLevel: return `applies the log level ${call.arguments.level}`;
  }
}

/** A tap on a row. A real program also draws the change. */
function tap(node: MenuNode): void {
  const title = table.titleOf(node);
  const { response } = state.tap(node, "row");
  switch (response.kind) {
    case "action": console.log(perform(response)); break;
    case "url": console.log(`opens ${response.url}`); break;
    case "toggle": case "open": console.log(`${title}: ${state.rowCount} rows`); break;
    case "choose": console.log(`${title}: ${state.isChecked(node)}`); break;
    case "nothing": console.log("nothing"); break;
  }
}

function themeName(): string {
  switch (SettingsMenu.choices.theme.checkedIn(state)) {
    case Theme.light: return "light";
    case Theme.dark: return "dark";
    case Theme.system: return "system";
  }
}

function notifications(): string {
  const { size } = SettingsMenu.choices.notifications.checkedIn(state);
  return `${state.checkState(id.notifications)}, ${size} on`;
}

/** A device that the menu adds or loses no longer compiles either. */
function deviceName(): string {
  const { device } = conditions.valuesIn(state);
  switch (device) {
    case Device.phone: return "phone";
    case Device.tablet: return "tablet";
  }
}

function vibration(): string {
  return `${deviceName()}: ${state.isHidden(id.notificationsVibration) ? "no " : ""}vibration`;
}

function choose(): void {
  // The rows are then those of the page, until it closes.
  tap(id.theme);
  tap(id.themeDark);
  state.closePage();
  console.log(`theme: ${themeName()}`);
  console.log(`notifications: ${notifications()}`);
  tap(id.notificationsNewsletter);
  console.log(`notifications: ${notifications()}`);
  tap(id.textSize);
  tap(id.logLevelEverything);
  conditions.set({ debug: true }, state);
  tap(id.logLevelEverything);
  const guide = table.nodeForURL("https://settings.example/guide");
  if (guide !== undefined) tap(guide);
  SettingsMenu.choices.theme.check(Theme.light, state);
  console.log(`saved: ${state.savedState}`);
}

function findDevices(): void {
  const slot = id.accountDevices;
  tap(slot);
  console.log(show("nothing found", state.update([slot])));
  console.log(show("busy", state.setBusy(true, slot)));
  devices = ["Laptop", "Watch"];
  console.log(show("two found", state.setCount(2, slot)));
  console.log(show("no longer busy", state.setBusy(false, slot)));
  devices.unshift("Television");
  console.log(show("one more", state.insertRows([0], slot)));
  devices.splice(1, 1);
  console.log(show("one fewer", state.removeRows([1], slot)));
}

function changeConditions(): void {
  unread = 3;
  console.log(show("messages", state.update([id.accountInbox])));
  tap(id.accountInbox);
  console.log(perform({ action: Action.signOut }));
  console.log(perform({ action: Action.signIn }));
  console.log(vibration());
  tap(id.notificationsAllow);
  console.log(vibration());
  tap(id.notificationsAllow);
  const change = conditions.set({ debug: false, device: Device.tablet }, state);
  console.log(show(`${deviceName()}, no developer`, change));
  console.log(vibration());
}

/** What version 1 saved, when the account was called profile. */
function restore(): void {
  state = new MenuExpansion(table);
  const { unknown } = state.restore("v1 *theme.dark -gone -profile /theme.system");
  console.log(`unknown: ${unknown.join(" ")}`);
  console.log(`theme: ${themeName()}`);
  console.log(`account is open: ${state.isExpanded(id.account)}`);
}

/** Someone prefers the German of Austria: what is open and checked stays. */
function translate(): void {
  for (const languages of [["de-AT", "fr"], ["ar"], ["fr"]]) {
    state.table = SettingsMenu.tableIn(languages);
    // The imprint shows in German only.
    const items = [id.account, id.theme, id.helpImprint].filter((node) => !state.isHidden(node));
    const texts = items.map((node) => state.table.titleOf(node));
    console.log(`${state.table.title}: ${texts.join(", ")}, ${state.shownDetailOf(id.theme)}`);
  }
  console.log(`theme: ${themeName()}`);
}

choose();
findDevices();
changeConditions();
restore();
translate();
