declare const menuNodeBrand: unique symbol;

/**
 * One item of a menu, identified by its number in the table.
 *
 * Numbers are given breadth first: those below `topLevelCount` are the top-level items in document
 * order, followed by the children of item 0, of item 1, and so on. They belong to one build of one
 * menu; only ids are stable across builds. A number outside the menu is allowed everywhere: queries
 * return `undefined` or a neutral value, events an empty change.
 */
export type MenuNode = number & { readonly [menuNodeBrand]: true };

/** The node with this number. */
export function menuNode(number: number): MenuNode {
  return number as MenuNode;
}

/** Nodes by name, from numbers by name. */
export function menuNodes<Numbers extends Record<string, number>>(
  numbers: Numbers,
): { readonly [Name in keyof Numbers]: MenuNode } {
  return numbers as Numbers & Record<keyof Numbers, MenuNode>;
}

/** Adjacent rows: from `start` up to, but not including, `end`; never empty. */
export interface MenuRange {
  /** The first row. */
  readonly start: number;
  /** The row after the last. */
  readonly end: number;
}

/** Adjacent rows of one section, counted from its first row. */
export interface MenuSectionRows extends MenuRange {
  /** The section, from 0. */
  readonly section: number;
}

/** A place in a table of sections: where a row is drawn. */
export interface MenuIndexPath {
  /** The section, from 0. */
  readonly section: number;
  /** The row in its section, from 0. */
  readonly row: number;
}

/** The row to bring into view when a change has been drawn. */
export interface MenuScrollTarget {
  /** The row in the whole menu, after the event. */
  readonly row: number;
  /** The row's section, after the event. */
  readonly section: number;
  /** The row in its section, or `undefined` for the section's header. */
  readonly rowInSection: number | undefined;
  /** Where the row is scrolled to. */
  readonly position: "top" | "reveal";
}
