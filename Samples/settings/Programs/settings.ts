// Settings in a program: a state, taps on it, and what the program does about them.
import { MenuExpansion } from "./menuRuntime.js";
import type { MenuNode } from "./menuRuntime.js";
import { Action, SettingsMenu, Theme } from "./SettingsMenu.js";

/** A function that must return a string has to handle each action. */
function perform(action: Action): string {
  switch (action) {
    case Action.openProfile: return "shows the profile";
    case Action.openDevices: return "shows 2 devices";
    case Action.signOut: return "asks whether to sign out";
    case Action.resetCaches: return "empties the caches";
    case Action.applyLogLevel: return "applies the log level";
  }
}

function themeName(state: MenuExpansion): string {
  const theme = SettingsMenu.choices.theme.checkedIn(state);
  switch (theme) {
    case Theme.light: return "light";
    case Theme.dark: return "dark";
    case Theme.system: return "system";
    case undefined: return "none";
  }
}

/** A tap on a row. A real program also draws the change. */
function tap(state: MenuExpansion, node: MenuNode): void {
  const title = SettingsMenu.table.titleOf(node);
  const { response } = state.tap(node, "row");
  const action = SettingsMenu.actionOf(node);
  switch (response.kind) {
    case "action": if (action !== undefined) console.log(perform(action)); break;
    case "url": console.log(`opens ${response.url}`); break;
    case "toggle": console.log(`${title}: ${state.rowCount} rows`); break;
    case "choose": console.log(`${title}: ${state.isChecked(node)}`); break;
    case "nothing": console.log("nothing"); break;
  }
}

let state = new MenuExpansion(SettingsMenu.table);
tap(state, SettingsMenu.id.themeDark);
console.log(`theme: ${themeName(state)}`);
tap(state, SettingsMenu.id.notificationsNewsletter);
tap(state, SettingsMenu.id.accountDevices);
tap(state, SettingsMenu.id.textSize);
tap(state, SettingsMenu.id.logLevelEverything);
state.setHidden([SettingsMenu.id.developer], false);
tap(state, SettingsMenu.id.logLevelEverything);
const guide = SettingsMenu.table.nodeForURL("https://settings.example/guide");
if (guide !== undefined) tap(state, guide);
SettingsMenu.choices.theme.check(Theme.light, state);
console.log(`saved: ${state.savedState}`);

// What version 1 saved, when the account was called profile.
state = new MenuExpansion(SettingsMenu.table);
const { unknown } = state.restore("v1 *theme.dark -gone -profile /theme.system");
console.log(`unknown: ${unknown.join(" ")}`);
console.log(`theme: ${themeName(state)}`);
console.log(`account is open: ${state.isExpanded(SettingsMenu.id.account)}`);
