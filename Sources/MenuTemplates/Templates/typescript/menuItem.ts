/** A value of an argument or a column; null stands for none. */
export type MenuValue = string | number | boolean | null;

/** An indicator as the table as JSON has it. */
export interface MenuIndicatorSource {
  readonly collapsed?: { readonly glyph?: string; readonly image?: string };
  readonly expanded?: { readonly glyph?: string; readonly image?: string };
  readonly empty?: { readonly glyph?: string; readonly image?: string };
  readonly leaf?: { readonly glyph?: string; readonly image?: string };
  readonly color?: string;
  readonly highlight?: string;
  /** True by default. */
  readonly hideWhenEmpty?: boolean;
}

/**
 * An item of a menu that is known only at run time. Members that are left out are false or none. Other
 * members are passed over.
 */
export interface MenuItemSource {
  /**
   * The item's stable identity, unique in the menu, without spaces; only a separator has none. It is
   * never derived from the title, because saved states and `setTable` find the item by it.
   */
  readonly id?: string | null;
  /** The title; a separator has none. */
  readonly title?: string;
  /** The items below; an item with a list, even an empty one, is a category. */
  readonly items?: readonly MenuItemSource[];
  /** In a list of all items, the place of the parent, which is earlier in the list. */
  readonly parent?: number | null;
  /** Whether the item is a category, even if it has no items. */
  readonly category?: boolean;
  /** Whether the item starts open. */
  readonly open?: boolean;
  /** Whether the item is always open. */
  readonly fixed?: boolean;
  /** Whether the item starts hidden. */
  readonly hidden?: boolean;
  /** Whether the item does not answer to taps. */
  readonly disabled?: boolean;
  /** Whether the item is a line between items. */
  readonly separator?: boolean;
  /** Whether at most one child may be open. */
  readonly single?: boolean;
  /** Whether the last open child stays open. */
  readonly keepOpen?: boolean;
  /** Whether the item, a leaf, can be checked. */
  readonly checkItem?: boolean;
  /** Whether the item, a category, is a summary check of the items below it. */
  readonly summaryCheck?: boolean;
  /** Whether the item starts checked. */
  readonly checked?: boolean;
  /** Whether at most one child can be checked; all children that are leaves are check items. */
  readonly choosesOne?: boolean;
  /** Whether the row of an item with `choosesOne` shows the title of the checked item as its detail. */
  readonly showsChecked?: boolean;
  /** Whether any number of the rows of an item with `slot` can be checked; the program keeps the checks. */
  readonly choosesAny?: boolean;
  /** Whether the program provides the rows of the item, which has no items. */
  readonly slot?: boolean;
  /** Whether the items below are on a page of their own. */
  readonly page?: boolean;
  /**
   * Whether the rows of the item, a category that is always open, are among those of its siblings. A
   * title is a heading above these rows; it can be empty.
   */
  readonly inline?: boolean;
  /** Whether there is a separator before the inline item and one after it. */
  readonly separators?: boolean;
  /** In a table as JSON, of a separator that follows from `separators`; such an item is passed over. */
  readonly borderOf?: number | null;
  /** In a table as JSON, of a separator that follows from `footer`; such an item is passed over. */
  readonly footerOf?: number | null;
  /**
   * The conditions under which the item shows: all entries must hold, and of an entry at least one term,
   * such as `signed-in`, `!signed-in` or `device=phone`.
   */
  readonly when?: readonly (readonly string[])[];
  /** The conditions under which the item answers to taps. */
  readonly enabled?: readonly (readonly string[])[];
  /** A text, or the forms of one with a number. */
  readonly detail?: string | MenuForms;
  readonly body?: string;
  readonly footer?: string;
  readonly icon?: string;
  readonly accessory?: string;
  readonly action?: string;
  readonly url?: string;
  /** One shortcut or several, of which the first is shown, or those of each platform. */
  readonly shortcut?: string | readonly string[] | {
    readonly default?: string | readonly string[];
    readonly apple?: string | readonly string[];
  };
  readonly mnemonic?: string;
  readonly tag?: number;
  readonly height?: number;
  readonly badge?: string | MenuForms;
  readonly badgeVariant?: string;
  readonly role?: string;
  readonly help?: string;
  readonly disabledReason?: string;
  readonly placeholder?: string;
  readonly loading?: string;
  /** Further texts by which a search finds the item. */
  readonly keywords?: readonly string[];
  /** The ids that the item had before. */
  readonly was?: readonly string[];
  /** What is spoken in place of the title. */
  readonly label?: string | MenuForms;
  /** What is spoken after the title. */
  readonly hint?: string;
  /** The item's own indicator. */
  readonly indicator?: MenuIndicatorSource;
  /** The values of the arguments of the item's action. */
  readonly arguments?: { readonly [name: string]: MenuValue };
  /** The values of columns. */
  readonly values?: { readonly [name: string]: MenuValue };
}

/** A condition of a menu that is known only at run time. */
export interface MenuConditionSource {
  readonly name: string;
  /**
   * The values in their order; left out if the condition is true or false. Those of a condition that
   * follows a choice are the last parts of the ids of its check items, unless they are given.
   */
  readonly choices?: readonly string[];
  /**
   * A boolean or, of a condition with choices, one of these. Where the condition follows an item, what
   * starts checked decides instead.
   */
  readonly default?: boolean | string;
  /** The id of the check item, or of the choice of one, that the condition follows. */
  readonly follows?: string;
}

/** A menu that is known only at run time, as the table as JSON has it. */
export interface MenuSource {
  /** The menu's name. */
  readonly menu?: string;
  /** The title above the menu. */
  readonly title?: string;
  readonly layout?: MenuLayout;
  /** Whether at most one top-level item may be open. */
  readonly single?: boolean;
  /** Whether the last open top-level item stays open. */
  readonly keepOpen?: boolean;
  /** Whether at most one of the top-level items can be checked. */
  readonly choosesOne?: boolean;
  readonly indicator?: MenuIndicatorSource;
  readonly hitArea?: MenuHitArea;
  readonly animation?: Partial<MenuAnimation>;
  readonly scroll?: Partial<MenuScroll>;
  readonly rowHeight?: number;
  readonly headerHeight?: number;
  readonly titleLines?: number;
  readonly selection?: "none" | "keep";
  /** In seconds; null for never. */
  readonly busyDelay?: number | null;
  /** The tag of the texts' language. */
  readonly language?: string;
  readonly direction?: "ltr" | "rtl";
  /**
   * Which form texts with a number have in the language, as in CLDR (UTS 35, part 3) for the number `n`:
   * `one: n = 1; few: n = 2..4`. Other numbers have the form `other`. Left out if no text has a number.
   */
  readonly plurals?: string;
  /** The conditions that `when` and `enabled` name, in any order. */
  readonly conditions?: readonly MenuConditionSource[];
  /** The top-level items with the items below them, or all items, each after its parent. */
  readonly items: readonly MenuItemSource[];
}

/** What is wrong with the items of a menu. */
const menuProblems = {
  missingID: "has no id",
  invalidID: "has an id with a space or a control character",
  repeatedID: "has the id of another item",
  takenFormerID: "has a former id that another item has or had",
  tooDeep: "is more than 64 levels deep",
  tooMany: "is one of more than 1,000,000 items",
  parentNotBefore: "comes before its parent",
  slotWithItems: "is a slot and has items",
  invalidInline: "is inline, but is a page, a section or an item with a body",
  invalidPage: "is a page, and a slot or an item with a body",
  notAString: "has an id or a title that is no string",
  severalChecked: "is checked beside another item of a choice of one",
  unknownCondition: "depends on a condition or a choice that the menu does not have",
  invalidCondition: "is a condition with a repeated name or choice, too many values or an invalid initial value",
  invalidFollows: "follows neither a check item nor a choice of one",
} as const;

/** Why items make no table. */
export class MenuTableError extends Error {
  constructor(
    /** What is wrong. */
    readonly problem: keyof typeof menuProblems,
    /** The id of the item or, if it has none, its title; or the name of the condition. */
    readonly item: string,
  ) {
    super(`"${item}" ${menuProblems[problem]}.`);
    this.name = "MenuTableError";
  }
}
