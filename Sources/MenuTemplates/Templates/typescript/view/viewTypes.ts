/** The content and the look of a row of a view. When a row changes, a new object replaces it. */
export interface MenuViewRow {
  /**
   * Identifies the row while it is shown. The key of an item is its id. The key of a slot row is
   * `SLOT/KEY`, with the key from the program, or `SLOT#INDEX`.
   */
  readonly key: string;
  /** The index among all rows of the view, from 0. */
  readonly index: number;
  /**
   * The kind of the row. In layout `section-headers`, top-level items are headers above trees. A
   * `heading` is the row of an inline item, which is neither focused nor chosen. The kinds `slotRow`,
   * `placeholder` and `loading` are rows of slots.
   */
  readonly kind:
    | "item" | "header" | "heading" | "separator" | "footer" | "slotRow" | "placeholder" | "loading";
  /** The item; for a row of a slot, the slot. */
  readonly node: MenuNode;
  /** The index of a `slotRow` in its slot. */
  readonly slotIndex: number | undefined;
  /** The level in the tree, from 1; 0 for a header. */
  readonly level: number;
  /**
   * The position among the siblings in the view, from 1; 0 for a separator and a heading, which do
   * not count.
   */
  readonly positionInSet: number;
  /** The number of siblings, including the row itself. Separators do not count. */
  readonly setSize: number;
  /** Whether rows or a body are shown below the item; `undefined` if there is nothing to open. */
  readonly isExpanded: boolean | undefined;
  /**
   * Whether the item, or the row of a slot with a `choice`, is checked; `"mixed"` if only some items of a
   * summary check are, and `undefined` if it can't be checked.
   */
  readonly isChecked: boolean | "mixed" | undefined;
  /** Whether at most one of the item's siblings, or of the rows of the slot, can be checked. */
  readonly isChoice: boolean;
  /** Whether a tap opens a page with the items of the item; draw a mark that leads on. */
  readonly isPage: boolean;
  /** Whether the item is current. */
  readonly isCurrent: boolean;
  /** Whether the item contains the current item. */
  readonly containsCurrent: boolean;
  /** Whether taps have an effect. */
  readonly isEnabled: boolean;
  /** Why taps have no effect, if the menu states a reason. */
  readonly disabledReason: string | undefined;
  /** What the item does, in one sentence: its tooltip while it is enabled or states no reason. */
  readonly help: string | undefined;
  /** The text to show under the items of the section or page that the item is. */
  readonly footer: string | undefined;
  /** Whether the row has the keyboard focus. */
  readonly isFocused: boolean;
  /** Whether the Tab key reaches the row. In each tree, this is one row. */
  readonly isTabStop: boolean;
  /** Whether the slot is busy and its rows are incomplete. */
  readonly isBusy: boolean;
  readonly title: string;
  readonly detail: string | undefined;
  /** The text below the title while the item is open. */
  readonly body: string | undefined;
  readonly badge: string | undefined;
  /** What the badge is about; show it by a color. */
  readonly badgeVariant: MenuBadgeVariant;
  /** The name of an image or symbol. */
  readonly icon: string | undefined;
  /** The glyph for the content shown below the item. */
  readonly glyph: MenuGlyph | undefined;
  /** The address that a tap on the row opens: that of an item without an action, or of a row of a slot. */
  readonly url: string | undefined;
  /** The request that a tap on the row sends to the program. */
  readonly action: string | undefined;
  /** The keyboard shortcut as the platform shows it, such as `⇧⌘K` or `Ctrl+Shift+K`. */
  readonly shortcut: string | undefined;
  /** The ranges of search matches in the title, in UTF-16 units. */
  readonly matches: readonly MenuRange[];
}

/** The texts and the look of a row. All other properties of a row depend on the state. */
export interface MenuRowTexts {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly badge?: string | undefined;
  readonly badgeVariant?: MenuBadgeVariant | undefined;
  readonly icon?: string | undefined;
  /** The number of the item's texts that have one; by default, that of a slot's rows. */
  readonly count?: number | undefined;
  /** Whether taps have an effect. */
  readonly isEnabled: boolean;
}

/** A row of a slot, provided by the program. */
export interface MenuSlotRow extends Partial<MenuRowTexts> {
  /**
   * Identifies the row in its slot while other rows are inserted and removed. A row without a key
   * is identified by its index.
   */
  readonly key?: string;
  readonly title: string;
  /** The address that the row leads to: the row is a link. */
  readonly url?: string | undefined;
  /** Whether the row is checked; it matters in a slot with a `choice`, whose checks the program keeps. */
  readonly isChecked?: boolean | undefined;
}

/** A pressed key. A browser's keyboard event has all these properties. */
export interface MenuKeyPress {
  /** The name of the key, such as `ArrowDown`, or the character that it types. */
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

/** A chosen row. */
export interface MenuViewChoice<Call extends MenuCall = MenuCall> {
  /**
   * The key of the row. The row may be invisible, because shortcuts reach items below closed ones.
   */
  readonly key: string;
  /** The item; for a row of a slot, the slot. */
  readonly node: MenuNode;
  /** The index of a slot row. */
  readonly slotIndex: number | undefined;
  /** The request of the tap; for a slot row, always `choose`. */
  readonly response: MenuTapResponse<Call>;
  /** Whether the browser opens the URL itself, because a link was clicked. */
  readonly followsLink: boolean;
}

/** The options of a view. All are optional. */
export interface MenuViewOptions<Call extends MenuCall = MenuCall> {
  /** The initial state; by default, the menu's. */
  readonly state?: MenuExpansion<Call>;
  /** The current item, by its id or node. Its ancestors are opened. */
  readonly current?: string | MenuNode | undefined;
  /** Whether the left arrow key opens items. By default, this depends on the table's language. */
  readonly isRightToLeft?: boolean;
  /** The language that determines how search compares letters; by default, the table's. */
  readonly language?: string;
  /**
   * The view's own strings. By default, they are in the language of the table, if they are built in
   * or translated for it, and otherwise in English.
   */
  readonly strings?: Partial<MenuViewStrings>;
  /** Whether shortcuts are those of Apple's systems; detected by default. */
  readonly isApple?: boolean;
  /** Whether rows with a URL are links, which browsers open; true by default. */
  readonly drawsLinks?: boolean;
  /**
   * Returns the texts of a row where they differ from the menu's. It is called whenever a row is
   * computed.
   */
  readonly textsOf?: (content: MenuRowContent) => Partial<MenuRowTexts> | undefined;
  /** Called when a row is chosen with a click or a key. */
  readonly onChoose?: (choice: MenuViewChoice<Call>) => void;
  /** Returns the current time in milliseconds. Type-ahead uses it to forget earlier letters. */
  readonly clock?: () => number;
}
