/**
 * How visible items are placed in a table:
 * - `rows`: one section; every visible item is a row;
 * - `section-rows`: each top-level item is a section and its own row 0; its visible descendants
 *   follow;
 * - `section-headers`: each top-level item is a section whose header it is; the rows are its
 *   visible descendants.
 */
export type MenuLayout = "rows" | "section-rows" | "section-headers";

/**
 * What toggles an item when it is tapped: its row, its glyph alone (the rest of the row follows
 * the item's action or url), or both.
 */
export type MenuHitArea = "row" | "indicator" | "both" | "auto";

/** The mark at the end of a leaf's row. */
export type MenuAccessory = "none" | "disclosure" | "detail" | "checkmark";

/** What a badge is about, which its color shows. */
export type MenuBadgeVariant = "normal" | "note" | "success" | "caution" | "danger";

/**
 * What an item is for: whether choosing it is destructive, or which standard item of an app it is.
 */
export type MenuRole =
  | "normal"
  | "destructive"
  | "about"
  | "settings"
  | "services"
  | "hide"
  | "hide-others"
  | "show-all"
  | "quit"
  | "new"
  | "open"
  | "clear-recent"
  | "close"
  | "save"
  | "save-as"
  | "revert"
  | "page-setup"
  | "print"
  | "undo"
  | "redo"
  | "cut"
  | "copy"
  | "paste"
  | "paste-and-match-style"
  | "delete"
  | "select-all"
  | "find"
  | "find-and-replace"
  | "find-next"
  | "find-previous"
  | "use-selection-for-find"
  | "jump-to-selection"
  | "toggle-sidebar"
  | "toggle-toolbar"
  | "customize-toolbar"
  | "full-screen"
  | "window"
  | "minimize"
  | "zoom"
  | "bring-all-to-front"
  | "help"
  | "show-help";

/**
 * How rows are inserted or deleted. `directional` depends on the place of the opened item: a change
 * has `top` or `bottom` instead. `fold` is for bodies; rows fade.
 */
export type MenuAnimationPreset =
  | "automatic"
  | "none"
  | "fade"
  | "top"
  | "bottom"
  | "left"
  | "right"
  | "middle"
  | "directional"
  | "fold";

/** The preset for rows: `fade` in place of `fold`, which is for bodies only. */
export function animationForRows(preset: MenuAnimationPreset): MenuAnimationPreset {
  return preset === "fold" ? "fade" : preset;
}

/** How rows are inserted and deleted. */
export interface MenuAnimation {
  /** How rows are inserted. */
  readonly insert: MenuAnimationPreset;
  /** How rows are deleted. */
  readonly delete: MenuAnimationPreset;
  /** In seconds. */
  readonly duration: number;
}

/** What is brought into view after an item has been opened. */
export interface MenuScroll {
  /** `top` scrolls the row to the top; `reveal` scrolls as little as possible. */
  readonly to: "none" | "top" | "reveal";
  /** The maximum number of inserted rows that `reveal` brings into view. */
  readonly rows: number;
}

/** What is drawn for a state: a text, an image, or both (the image where one can be shown). */
export interface MenuGlyph {
  /** One to sixteen characters. */
  readonly text?: string | undefined;
  /** The name of one of the program's images. */
  readonly image?: string | undefined;
}

/** The glyphs of an item, and how they are drawn. */
export interface MenuIndicator {
  /** Drawn while the item is closed. */
  readonly collapsed?: MenuGlyph | undefined;
  /** Drawn while the item is open. */
  readonly expanded?: MenuGlyph | undefined;
  /** Drawn on an empty category unless `hideWhenEmpty`; `collapsed` by default. */
  readonly empty?: MenuGlyph | undefined;
  /** Drawn on items that cannot open. */
  readonly leaf?: MenuGlyph | undefined;
  /**
   * The glyph's color: `#rrggbbaa` in lower case, `light-dark(#rrggbbaa, #rrggbbaa)`, or one of `accent`, `text`,
   * `quiet`, `success`, `caution` and `danger`; by default the platform's.
   */
  readonly color?: string | undefined;
  /** The color while the row is highlighted, in the same form. */
  readonly highlight?: string | undefined;
  /** Whether an empty category draws no glyph at all. */
  readonly hideWhenEmpty: boolean;
}

/** The presentation that a menu document asks for. */
export interface MenuSettings {
  /** The glyphs of every item without its own. */
  readonly indicator: MenuIndicator;
  /** What toggles when tapped. */
  readonly hitArea: MenuHitArea;
  /** How rows are inserted and deleted when an event has no animation. */
  readonly animation: MenuAnimation;
  /** What is brought into view after opening. */
  readonly scroll: MenuScroll;
  /** The height of rows in points, or `undefined` for the platform's. */
  readonly rowHeight: number | undefined;
  /** The height of section headers in points, or `undefined` for the platform's. */
  readonly headerHeight: number | undefined;
  /** The maximum number of lines of a title; 0 for no limit. */
  readonly titleLines: number;
  /** Whether a chosen row stays highlighted. */
  readonly keepsSelection: boolean;
  /** Seconds after which an opening shows a spinner, or `undefined` for never. */
  readonly busyDelay: number | undefined;
}
