/** A modifier of a shortcut. `Mod` is ⌘ on Apple's systems and Ctrl elsewhere. */
export type MenuModifier = "Mod" | "Ctrl" | "Alt" | "Shift" | "Cmd";

/** A keyboard shortcut: modifiers that are held while a key is pressed. */
export interface MenuShortcut {
  /** In the order `Mod`, `Ctrl`, `Alt`, `Shift`, `Cmd`, each at most once. */
  readonly modifiers: readonly MenuModifier[];
  /**
   * The character that is typed, a letter in upper case, or `Space`, `Enter`, `Escape`, `Tab`,
   * `Backspace`, `Delete`, `Insert`, `Home`, `End`, `PageUp`, `PageDown`, `Up`, `Down`, `Left`,
   * `Right`, `F1` to `F24`.
   */
  readonly key: string;
}

/**
 * The shortcuts that a table contains, as `Ctrl+H apple Alt+Cmd+F`: after `apple` are those of Apple's
 * systems, if they differ.
 */
function listShortcuts(text: string, isApple: boolean): readonly MenuShortcut[] {
  const [others = "", own = others] = text.split(/ ?apple ?/);
  return (isApple ? own : others).split(" ").filter(Boolean).map(readShortcut);
}

/** The shortcut that a table contains, as `Mod+Shift+K`. */
function readShortcut(text: string): MenuShortcut {
  const modifiers = text.split("+");
  const key = modifiers.pop() ?? "";
  return { modifiers: modifiers as MenuModifier[], key: key === "Plus" ? "+" : key };
}
