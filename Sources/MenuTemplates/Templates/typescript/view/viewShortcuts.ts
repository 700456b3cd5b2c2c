const { navigator: browser } = globalThis as { readonly navigator?: { readonly platform?: string } };
const isOnApple = /Mac|iPhone|iPad/.test(browser?.platform ?? "");

/** The names of keys that events of browsers have, where they differ. */
const eventKeys: Readonly<Record<string, string>> = {
  " ": "Space",
  ArrowUp: "Up",
  ArrowDown: "Down",
  ArrowLeft: "Left",
  ArrowRight: "Right",
};

/** The characters of an American keyboard without and with Shift, by the codes of events. */
const placeKeys: Readonly<Record<string, string>> = {
  Backquote: "`~",
  Minus: "-_",
  Equal: "=+",
  BracketLeft: "[{",
  BracketRight: "]}",
  Backslash: "\\|",
  Semicolon: ";:",
  Quote: "'\"",
  Comma: ",<",
  Period: ".>",
  Slash: "/?",
  ...Object.fromEntries([...")!@#$%^&*("].map((sign, digit) => [`Digit${digit}`, digit + sign])),
};

/** What Apple's systems show of keys that have a sign. */
const appleSigns: Readonly<Record<string, string>> = {
  Enter: "↩",
  Escape: "⎋",
  Tab: "⇥",
  Backspace: "⌫",
  Delete: "⌦",
  Home: "↖",
  End: "↘",
  PageUp: "⇞",
  PageDown: "⇟",
  Up: "↑",
  Down: "↓",
  Left: "←",
  Right: "→",
};

/** What other systems show of keys whose names are not what they show. */
const keyLabels: Readonly<Record<string, string>> = {
  Escape: "Esc",
  PageUp: "Page Up",
  PageDown: "Page Down",
};

/** The keys that are held: those of a shortcut on a platform, or of an event. */
interface MenuHeldKeys {
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}

function heldKeys({ modifiers }: MenuShortcut, isApple: boolean): MenuHeldKeys {
  const has = (name: MenuModifier): boolean => modifiers.includes(name);
  return {
    ctrlKey: has("Ctrl") || (has("Mod") && !isApple),
    metaKey: has("Cmd") || (has("Mod") && isApple),
    altKey: has("Alt"),
    shiftKey: has("Shift"),
  };
}

/** A shortcut as its platform shows it: `⇧⌘K` on Apple's systems, `Ctrl+Shift+K` elsewhere. */
export function shortcutText(shortcut: MenuShortcut, isApple: boolean = isOnApple): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = heldKeys(shortcut, isApple);
  const { key } = shortcut;
  if (isApple) {
    const signs = [ctrlKey && "⌃", altKey && "⌥", shiftKey && "⇧", metaKey && "⌘"];
    return [...signs.filter(Boolean), appleSigns[key] ?? key].join("");
  }
  const names = [ctrlKey && "Ctrl", altKey && "Alt", shiftKey && "Shift", metaKey && "Meta"];
  return [...names.filter(Boolean), keyLabels[key] ?? key].join("+");
}

/** An item's shortcuts as the attribute `aria-keyshortcuts` has them, or `undefined`. */
function ariaShortcuts(table: MenuTable, node: MenuNode, isApple = isOnApple): string | undefined {
  const shortcuts = table.shortcutsOf(node, isApple);
  return shortcuts.map((shortcut) => ariaShortcut(shortcut, isApple)).join(" ") || undefined;
}

/** A shortcut as the attribute `aria-keyshortcuts` has it. */
export function ariaShortcut(shortcut: MenuShortcut, isApple: boolean = isOnApple): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = heldKeys(shortcut, isApple);
  const names = [ctrlKey && "Control", altKey && "Alt", shiftKey && "Shift", metaKey && "Meta"];
  const arrow = /^(?:Up|Down|Left|Right)$/.test(shortcut.key) ? "Arrow" : "";
  const key = shortcut.key === "+" ? "Plus" : arrow + shortcut.key;
  return [...names.filter(Boolean), key].join("+");
}

/** The items of a table with shortcuts, by the keys to press. */
export class MenuShortcuts {
  private nodes: Map<string, MenuNode[]> | undefined;

  /** The shortcuts are read when a key is pressed. */
  constructor(
    private readonly table: MenuTable,
    private readonly isApple: boolean = isOnApple,
  ) {}

  /**
   * The items whose shortcut is pressed, in document order: several if they do the same, or never
   * show together.
   */
  nodesOf(press: MenuKeyPress): readonly MenuNode[] {
    const nodes = (this.nodes ??= this.read());
    if (nodes.size === 0 || press.isComposing || press.defaultPrevented) return [];
    if (editsText(press)) return [];
    const strokes = keysOf(press).map((key) => strokeOf(key, press));
    return strokes.map((stroke) => nodes.get(stroke)).find((found) => found !== undefined) ?? [];
  }

  private read(): Map<string, MenuNode[]> {
    const nodes = new Map<string, MenuNode[]>();
    for (const node of this.table.nodes()) {
      for (const shortcut of this.table.shortcutsOf(node, this.isApple)) {
        const stroke = strokeOf(shortcut.key, heldKeys(shortcut, this.isApple));
        nodes.set(stroke, [...(nodes.get(stroke) ?? []), node]);
      }
    }
    return nodes;
  }
}

/** A property of an element. The type of events does not include it. */
function propertyOf(element: unknown, name: string): unknown {
  return (element as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}

/** Whether a key is left to the field that has the focus: one without Ctrl, Alt and Meta. */
function editsText(press: MenuKeyPress): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || /^F\d/.test(press.key)) return false;
  const target: unknown = press.composedPath?.()[0] ?? press.target;
  const name = String(propertyOf(target, "tagName")).toUpperCase();
  const isField = ["INPUT", "SELECT", "TEXTAREA"].includes(name);
  return isField || propertyOf(target, "isContentEditable") === true;
}

/**
 * A key and what is held, as a string. For a character that is no digit and has one case, some
 * keyboards need Shift, which does not matter.
 */
function strokeOf(key: string, { ctrlKey, metaKey, altKey, shiftKey }: MenuHeldKeys): string {
  const isSymbol = [...key].length === 1 && !/\d/.test(key) && key.toLowerCase() === key.toUpperCase();
  const shift = shiftKey && !isSymbol;
  const held = [ctrlKey && "C", metaKey && "M", altKey && "A", shift && "S"];
  return held.filter(Boolean).join("") + " " + key;
}

/**
 * The keys that a press may mean: what it types, and what an American keyboard has in its place if
 * that is a digit, or if what is typed is not printed on the key.
 */
function keysOf(press: MenuKeyPress): string[] {
  const typed = eventKeys[press.key] ?? upperCased(press.key);
  const { code = "" } = press;
  const place = placeKeys[code] ?? (/^Key[A-Z]$/.test(code) ? code.slice(3) : code);
  const keys = /^Digit\d$/.test(code) ? [typed, code.slice(5)] : [typed];
  // On a Mac, Alt types other characters; AltGr does elsewhere, and they are meant.
  const isOther = press.altKey === true || typed === "Dead" || /^[^ -~]$/u.test(typed);
  if (place === "" || !isOther || press.getModifierState?.("AltGraph") === true) return keys;
  const isPair = code in placeKeys;
  return [...keys, isPair ? place.charAt(press.shiftKey === true ? 1 : 0) : place];
}

/** A character in upper case, unless that is several; the name of a key as it is. */
function upperCased(key: string): string {
  const isCharacter = [...key].length === 1;
  return isCharacter && [...key.toUpperCase()].length === 1 ? key.toUpperCase() : key;
}
