/** What a row of a view holds, and how it looks now. A row that changes is a new object. */
export interface MenuViewRow {
  /**
   * What identifies the row as long as it is shown: the id of an item, and for a row of a slot
   * `SLOT/KEY`, with the key that the program gave it, or `SLOT#INDEX`.
   */
  readonly key: string;
  /** The place among all rows of the view, from 0. */
  readonly index: number;
  /**
   * What the row is. In layout `section-headers` top-level items are headers, each above a tree;
   * `slotRow`, `placeholder` and `loading` are rows of slots.
   */
  readonly kind: "item" | "header" | "separator" | "slotRow" | "placeholder" | "loading";
  /** The item or, of a row of a slot, the slot. */
  readonly node: MenuNode;
  /** The index in its slot, of a `slotRow`. */
  readonly slotIndex: number | undefined;
  /** The level in its tree, from 1; 0 for a header. */
  readonly level: number;
  /** The place among its siblings in the view, from 1, without separators; 0 for a separator. */
  readonly positionInSet: number;
  /** How many siblings there are, itself included, without separators. */
  readonly setSize: number;
  /** Whether rows or a body show below; `undefined` if there is nothing to open. */
  readonly isExpanded: boolean | undefined;
  /** Whether the item is checked; `undefined` if it can't be. */
  readonly isChecked: boolean | undefined;
  /** Whether at most one of its siblings can be checked. */
  readonly isChoice: boolean;
  /** Whether the item is current. */
  readonly isCurrent: boolean;
  /** Whether the current item is below the item. */
  readonly containsCurrent: boolean;
  /** Whether taps have an effect. */
  readonly isEnabled: boolean;
  /** Whether the keyboard's focus is on the row. */
  readonly isFocused: boolean;
  /** Whether the tab key reaches the row: one row of each tree. */
  readonly isTabStop: boolean;
  /** Whether the slot is busy and its rows are not complete. */
  readonly isBusy: boolean;
  readonly title: string;
  readonly detail: string | undefined;
  /** The text below the title, while the item is open. */
  readonly body: string | undefined;
  readonly badge: string | undefined;
  /** The name of an image or symbol. */
  readonly icon: string | undefined;
  /** The glyph for what shows below the item. */
  readonly glyph: MenuGlyph | undefined;
  /** The address that a tap on the row opens; `undefined` if the item has an action. */
  readonly url: string | undefined;
  /** What a tap on the row asks of the program. */
  readonly action: string | undefined;
  /** The keyboard shortcut as the platform shows it, such as `⇧⌘K` or `Ctrl+Shift+K`. */
  readonly shortcut: string | undefined;
  /** The parts of the title that the search found, in UTF-16 units. */
  readonly matches: readonly MenuRange[];
}

/** What is drawn for a row, whose other parts depend on the state. */
export interface MenuRowTexts {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly badge?: string | undefined;
  readonly icon?: string | undefined;
  /** Whether taps have an effect. */
  readonly isEnabled: boolean;
}

/** A row that the program gives to a slot. */
export interface MenuSlotRow extends Partial<MenuRowTexts> {
  /**
   * What identifies the row in its slot while others come and go. A row without a key is identified
   * by its index.
   */
  readonly key?: string;
  readonly title: string;
}

/** A key that was pressed: an event of a browser has all of this. */
export interface MenuKeyPress {
  /** The name of the key, such as `ArrowDown`, or what it types. */
  readonly key: string;
  /** The place of the key on the keyboard, such as `KeyK`. */
  readonly code?: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
  /** Whether an input method is composing text. */
  readonly isComposing?: boolean;
  /** Whether something has used the key. */
  readonly defaultPrevented?: boolean;
  /** What has the focus: keys that edit text are left to it. */
  readonly target?: unknown;
  composedPath?(): readonly unknown[];
  /** Whether a modifier such as `AltGraph` is held. */
  getModifierState?(name: string): boolean;
}

/** What was chosen. */
export interface MenuViewChoice {
  /** The key of the row, which need not show: a shortcut reaches items in closed ones. */
  readonly key: string;
  /** The item, or the slot whose row was chosen. */
  readonly node: MenuNode;
  /** The index of a row of a slot. */
  readonly slotIndex: number | undefined;
  /** What the tap asks of the program; of a row of a slot always `choose`. */
  readonly response: MenuTapResponse;
  /** Whether the browser opens the url itself, because the row is a link that was clicked. */
  readonly followsLink: boolean;
}

/** How a view behaves; all of it can be left out. */
export interface MenuViewOptions {
  /** The state to show; by default the menu before any event. */
  readonly state?: MenuExpansion;
  /** The id of the current item, or its node. Its ancestors are opened. */
  readonly current?: string | MenuNode | undefined;
  /** Whether the left arrow opens; by default that of the table's language. */
  readonly isRightToLeft?: boolean;
  /** The language by which search compares letters; by default the table's. */
  readonly language?: string;
  /** The view's own strings. */
  readonly strings?: Partial<MenuViewStrings>;
  /** Whether shortcuts are those of Apple's systems; by default as the browser says. */
  readonly isApple?: boolean;
  /** Whether rows with a url are links, which browsers open; by default they are. */
  readonly drawsLinks?: boolean;
  /** What a row shows, where it differs from the menu. It is asked whenever a row is read. */
  readonly textsOf?: (content: MenuRowContent) => Partial<MenuRowTexts> | undefined;
  /** Called when a row is chosen, by a click or a key. */
  readonly onChoose?: (choice: MenuViewChoice) => void;
  /** The time in milliseconds, by which type-ahead forgets what was typed. */
  readonly clock?: () => number;
}

/** The strings of a view that are not the menu's. */
export interface MenuViewStrings {
  /** The label of the search box. */
  readonly search: string;
  /** The result of a search: `%1` is how many items were found, `%2` how many there are. */
  readonly matches: string;
}
