/** `program.js apple|other PRESSES`: presses each shortcut of `KeysMenu`, and prints what is wrong. */
import { readFileSync } from "fs";
import { KeysMenu } from "./KeysMenu.js";
import { MenuView } from "./menuView.js";

const [, , platform, presses = ""] = process.argv;
const isApple = platform === "apple";
const chosen: string[] = [];
const view = new MenuView(KeysMenu.table, {
  isApple,
  onChoose: ({ key }) => void chosen.push(key),
});
const arrows: Readonly<Record<string, string>> = { Up: "ArrowUp", Down: "ArrowDown", Left: "ArrowLeft", Right: "ArrowRight", Space: " " };

/** The place of a letter or digit on the keyboard; the key alone tells that of the others. */
function codeOf(key: string): string {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : "";
}

for (const line of readFileSync(presses, "utf8").split("\n")) {
  const [id, modifiers = "", key = "", typed = "", shown] = line.split("\t");
  if (id === undefined || shown === undefined) continue;
  const has = (name: string): boolean => modifiers.split(" ").includes(name);
  const press = {
    key: arrows[typed] ?? typed,
    code: codeOf(key),
    ctrlKey: has("Ctrl"),
    altKey: has("Alt"),
    shiftKey: has("Shift"),
    metaKey: has("Meta"),
  };
  const row = view.row(id);
  if (row?.shortcut !== shown) console.log(`${id} shows ${row?.shortcut}, not ${shown}`);
  // With the focus on a row, and with none.
  for (const focus of [() => view.focus(id), () => view.blur()]) {
    focus();
    chosen.length = 0;
    const isUsed = view.pressKey(press);
    if (!isUsed || chosen.join() !== id) console.log(`${shown} chooses ${chosen.join()}, not ${id}`);
  }
  chosen.length = 0;
  view.pressKey({ ...press, defaultPrevented: true });
  if (chosen.length > 0) console.log(`${shown} is used twice`);
}
