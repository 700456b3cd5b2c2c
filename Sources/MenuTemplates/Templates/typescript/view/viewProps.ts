/** The part of an event that a view uses. Events of browsers and of React have it. */
export interface MenuPropEvent {
  preventDefault(): void;
  stopPropagation(): void;
}

/** A keyboard event of a browser or of React. */
export interface MenuKeyEvent extends MenuPropEvent, MenuKeyPress {
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/** A focus event of a browser or of React. */
export interface MenuFocusEvent {
  readonly currentTarget: unknown;
  readonly relatedTarget: unknown;
  /** The element that loses the focus. */
  readonly target?: unknown;
}

/** The attributes and events of the element around the rows of a tree. */
export interface MenuTreeProps {
  readonly role: "tree";
  readonly "aria-label": string;
  readonly onKeyDown: (event: MenuKeyEvent) => void;
  readonly onBlur: (event: MenuFocusEvent) => void;
}

/** The attributes and events of the element of a row. */
export interface MenuRowProps {
  readonly role?: "treeitem" | "none";
  readonly "aria-level"?: number;
  readonly "aria-posinset"?: number;
  readonly "aria-setsize"?: number;
  readonly "aria-expanded"?: boolean;
  readonly "aria-checked"?: boolean | "mixed";
  readonly "aria-current"?: "page" | "true";
  readonly "aria-disabled"?: true;
  /** Why taps have no effect. */
  readonly "aria-description"?: string;
  readonly title?: string;
  readonly "aria-busy"?: true;
  readonly "aria-keyshortcuts"?: string;
  readonly "data-key": string;
  readonly tabIndex?: 0 | -1;
  /** For a row that is a link: render an `a` element. */
  readonly href?: string;
  readonly onClick?: (event: MenuPropEvent) => void;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: MenuKeyEvent) => void;
  readonly onBlur?: (event: MenuFocusEvent) => void;
}

/** The attributes and events of a search box. */
export interface MenuSearchProps {
  readonly type: "search";
  readonly "aria-label": string;
  readonly value: string;
  readonly onChange: (event: MenuInputEvent) => void;
  readonly onInput: (event: MenuInputEvent) => void;
  readonly onKeyDown: (event: MenuKeyEvent) => void;
}

/** An input event of a browser or of React. */
export interface MenuInputEvent {
  readonly currentTarget: unknown;
}

/** Whether the focus stays within the element of the event. */
function staysInside({ currentTarget, relatedTarget }: MenuFocusEvent): boolean {
  const contains = propertyOf(currentTarget, "contains");
  if (typeof contains !== "function" || !relatedTarget) return false;
  return contains.call(currentTarget, relatedTarget) === true;
}
