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
export type MenuHitArea = "row" | "indicator" | "both";

/** The mark at the end of a leaf's row. */
export type MenuAccessory = "none" | "disclosure" | "detail" | "checkmark";

/**
 * How rows come or go. `directional` goes by where the opened item stands: a change holds `top` or
 * `bottom` in its place. `fold` is for bodies; rows fade.
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
  /** How rows come. */
  readonly insert: MenuAnimationPreset;
  /** How rows go. */
  readonly delete: MenuAnimationPreset;
  /** In seconds. */
  readonly duration: number;
}

/** What is brought into view after an item has been opened. */
export interface MenuScroll {
  /** `top`: the row goes to the top; `reveal`: it is made visible with little movement. */
  readonly to: "none" | "top" | "reveal";
  /** How many of the inserted rows `reveal` brings into view at most. */
  readonly rows: number;
}

/** What is drawn to show a state: a text, an image, or both (the image where one can be shown). */
export interface MenuGlyph {
  /** One to sixteen characters. */
  readonly text?: string | undefined;
  /** The name of an image of the program's. */
  readonly image?: string | undefined;
}

/** The glyphs of an item, and how they are drawn. */
export interface MenuIndicator {
  /** Drawn while the item is closed. */
  readonly collapsed?: MenuGlyph | undefined;
  /** Drawn while the item is open. */
  readonly expanded?: MenuGlyph | undefined;
  /** Drawn on an empty category unless `hideWhenEmpty`; `collapsed` stands in for it. */
  readonly empty?: MenuGlyph | undefined;
  /** Drawn on items that cannot open. */
  readonly leaf?: MenuGlyph | undefined;
  /** The glyph's colour as `#rrggbbaa` in lower case; the platform's if silent. */
  readonly color?: string | undefined;
  /** The colour while the row is highlighted, in the same form. */
  readonly highlight?: string | undefined;
  /** Whether an empty category draws no glyph at all. */
  readonly hideWhenEmpty: boolean;
}

/** What a menu document says about presentation. */
export interface MenuSettings {
  /** The glyphs of every item that does not say otherwise. */
  readonly indicator: MenuIndicator;
  /** What toggles when tapped. */
  readonly hitArea: MenuHitArea;
  /** How rows come and go when an event names no animation. */
  readonly animation: MenuAnimation;
  /** What is brought into view after opening. */
  readonly scroll: MenuScroll;
  /** The height of rows in points, or `undefined` for the platform's. */
  readonly rowHeight: number | undefined;
  /** The height of section headers in points, or `undefined` for the platform's. */
  readonly headerHeight: number | undefined;
  /** How many lines a title may take; 0 is as many as it needs. */
  readonly titleLines: number;
  /** Whether a chosen row stays highlighted. */
  readonly keepsSelection: boolean;
  /** Seconds after which an opening shows a spinner, or `undefined` for never. */
  readonly busyDelay: number | undefined;
}
