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

/** The shortcut that a table contains, as `Mod+Shift+K`. */
function readShortcut(text: string): MenuShortcut {
  const modifiers = text.split("+");
  const key = modifiers.pop() ?? "";
  return { modifiers: modifiers as MenuModifier[], key: key === "Plus" ? "+" : key };
}
