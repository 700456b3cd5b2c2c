/** The strings of a view in addition to the menu's texts. */
export interface MenuViewStrings {
  /** The label of the search box. */
  readonly search: string;
  /**
   * The message for the result of a search. `%1` is the number of items found, `%2` the total
   * number.
   */
  readonly matches: string;
  /** The message of a search that found nothing. */
  readonly nothing: string;
  /** The label of a button that leads back to a page. `%1` is the page's title. */
  readonly back: string;
  /** The label of a list of the menu's languages. */
  readonly picker: string;
}

const englishStrings: MenuViewStrings = {
  search: "Search",
  matches: "%1 of %2 items",
  nothing: "Nothing found",
  back: "Back to %1",
  picker: "Language",
};

/** The strings in the language of a table, unless the program gives others. */
function stringsIn(table: MenuTable, given: Partial<MenuViewStrings> = {}): MenuViewStrings {
  return { ...englishStrings, ...table.language?.interfaceTexts, ...given };
}
