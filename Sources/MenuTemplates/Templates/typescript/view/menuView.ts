/**
 * A menu as a list of rows that follows its state, for programs that draw it themselves.
 *
 * Read rows with `rowCount` and `rowAt`, apply the attributes and events of `treeProps`, `rowProps`
 * and `searchProps` to elements, and draw again when `subscribe` reports a change. Your program
 * must move the focus: after a change, if `hasFocus` is true, focus the element whose row has
 * `isFocused`.
 *
 * Reading a row costs O(d log f) at depth d in groups of f items. Counting the siblings of a group
 * costs O(f) once, until items are hidden, shown or filtered. A toggle costs as much as in the
 * state, regardless of the number of rows that appear or disappear.
 */
export class MenuView<Call extends MenuCall = MenuCall> extends MenuViewActions<Call> {
  /** Creates a view of a menu. */
  constructor(table: MenuTable<Call>, options: MenuViewOptions<Call> = {}) {
    super(table, options);
  }

  /**
   * The attributes and events for the element around the rows of a tree. In layout
   * `section-headers`, pass the key of the tree's header.
   */
  treeProps(tree?: string): MenuTreeProps {
    const { table } = this.state;
    const top = tree === undefined ? undefined : table.nodeWithId(tree);
    return {
      role: "tree",
      "aria-label": top === undefined ? table.title : table.titleOf(top),
      onKeyDown: (event) => this.handleKey(event),
      onBlur: (event) => this.handleBlur(event),
    };
  }

  /**
   * The attributes and events for the element of a row: a tree item, a separator, or the button of
   * a header.
   */
  rowProps(key: string): MenuRowProps {
    const row = this.row(key);
    if (row === undefined || this.state.table.isSeparator(row.node)) {
      return { role: "none", "data-key": key };
    }
    const { isExpanded, isChecked } = row;
    const isHeader = row.kind === "header";
    const url = this.isLink(row) ? row.url : undefined;
    const isItem = row.kind === "item" || isHeader;
    const { table } = this.state;
    const shortcuts = isItem ? ariaShortcuts(table, row.node, this.options.isApple) : undefined;
    const tooltip = row.disabledReason ?? row.help;
    return {
      ...(isHeader
        ? {
            onKeyDown: (event: MenuKeyEvent) => this.handleKey(event),
            onBlur: (event: MenuFocusEvent) => this.handleBlur(event),
          }
        : {
            role: "treeitem" as const,
            "aria-level": row.level,
            "aria-posinset": row.positionInSet,
            "aria-setsize": row.setSize,
          }),
      ...(isExpanded === undefined ? {} : { "aria-expanded": isExpanded }),
      ...(isChecked === undefined ? {} : { "aria-checked": isChecked }),
      ...(row.isCurrent ? { "aria-current": this.currentKind(row) } : {}),
      ...(row.isEnabled ? {} : { "aria-disabled": true as const }),
      ...(row.disabledReason === undefined ? {} : { "aria-description": row.disabledReason }),
      ...(tooltip === undefined ? {} : { title: tooltip }),
      ...(row.isBusy ? { "aria-busy": true as const } : {}),
      ...(shortcuts === undefined ? {} : { "aria-keyshortcuts": shortcuts }),
      ...(url === undefined ? {} : { href: url }),
      "data-key": key,
      tabIndex: row.isTabStop ? 0 : -1,
      onClick: (event) => {
        const { kind } = this.tap(key, "row", url !== undefined);
        if (kind === "nothing" || kind === "toggle") event.preventDefault();
      },
      onFocus: () => this.focus(key),
    };
  }

  /**
   * The attributes and events for the element of a row's glyph. A click on it taps the indicator.
   */
  indicatorProps(key: string): Pick<MenuRowProps, "onClick"> & { readonly "aria-hidden": true } {
    return {
      "aria-hidden": true,
      onClick: (event) => {
        event.preventDefault();
        event.stopPropagation();
        this.tap(key, "indicator");
      },
    };
  }

  /**
   * The attributes and events for a search box. Announce `status` in an element with the role
   * `status`.
   */
  searchProps(): MenuSearchProps {
    const read = ({ currentTarget }: MenuInputEvent): void =>
      this.search(String(propertyOf(currentTarget, "value") ?? ""));
    return {
      type: "search",
      "aria-label": this.strings.search,
      value: this.searchText,
      onChange: read,
      onInput: read,
      onKeyDown: (event) => {
        if (event.key !== "Escape" || this.searchText === "") return;
        this.search("");
        event.preventDefault();
      },
    };
  }

  private currentKind({ node }: MenuViewRow): "page" | "true" {
    return this.state.table.urlOf(node) === undefined ? "true" : "page";
  }

  private handleKey(event: MenuKeyEvent): void {
    if (event.nativeEvent?.isComposing === true) return;
    if (!this.pressKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private handleBlur(event: MenuFocusEvent): void {
    if (staysInside(event)) return;
    // A row that is removed, as when a list draws only the rows in view, loses the browser's focus. The view keeps
    // it, so that programs can focus the row again. Whether the row is removed is known after the event.
    const isConnected = (): unknown => propertyOf(event.target, "isConnected");
    if (event.relatedTarget || isConnected() === undefined) this.blur();
    else void Promise.resolve().then(() => isConnected() === true && this.blur());
  }
}
