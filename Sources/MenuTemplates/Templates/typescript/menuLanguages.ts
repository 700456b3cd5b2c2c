/** A language in which a menu has its texts. */
export interface MenuLanguage {
  /** The BCP 47 tag, such as `pt-BR`. */
  readonly tag: string;
  /** Whether its text is written from right to left. */
  readonly isRightToLeft: boolean;
  /** The texts that views show beside the menu's, by name, where they are not the menu's own or English. */
  readonly interfaceTexts?: Readonly<Record<string, string>>;
  /** Which form texts with a number have, as in CLDR: `one: n = 1`; left out where there are none. */
  readonly plurals?: string | undefined;
}

/** The texts of a menu in a language that is not its own, from generated code. */
export interface MenuTranslation {
  /** The title above the menu. */
  readonly title: string;
  /**
   * One line per item with translated texts: its number, and a key before each text. Each text
   * follows its length in UTF-16 units and a colon.
   */
  readonly texts: string;
}

/**
 * The number of the language to show to someone who prefers some, the most preferred first, as
 * `navigator.languages` has them; 0 if there is none of them.
 *
 * Each preferred language in turn, regardless of the case of ASCII letters, is shortened subtag by
 * subtag until it is one of the languages (lookup, section 3.4 of RFC 4647).
 */
export function lookUpLanguage(
  languages: readonly MenuLanguage[],
  preferred: readonly string[],
): number {
  const tags = languages.map(({ tag }) => lowerCased(tag));
  for (const range of preferred.map(lowerCased)) {
    let found = -1;
    tags.forEach((tag, number) => {
      const isLonger = tag.length > (tags[found]?.length ?? 0);
      if (isLonger && isShortened(range, tag)) found = number;
    });
    if (found >= 0) return found;
  }
  return 0;
}

/** Whether shortening a range yields a tag. A single character goes with the subtag after it. */
function isShortened(range: string, tag: string): boolean {
  return range === tag || (range.startsWith(tag + "-") && !/(^|-).$/.test(tag));
}

/** A tag in lower case, in ASCII only: other letters are not part of tags. */
function lowerCased(tag: string): string {
  return tag.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * For generated code: a table with texts in the language that `lookUpLanguage` finds. The first of
 * the languages is the table's own, and each of the others has a translation.
 */
export function menuTableIn<Call extends MenuCall>(
  preferred: readonly string[],
  table: MenuTable<Call>,
  languages: readonly MenuLanguage[],
  translations: readonly MenuTranslation[],
): MenuTable<Call> {
  const number = lookUpLanguage(languages, preferred);
  const language = languages[number];
  const translation = translations[number - 1];
  if (language === undefined || translation === undefined) return table;
  const own = languages[0]?.interfaceTexts;
  const interfaceTexts = { ...own, ...language.interfaceTexts };
  return table.translated(own ? { ...language, interfaceTexts } : language, translation, number);
}

/** The translated texts of a table, which stand in for its own. */
class MenuOverlay {
  /** Where the keys of each item start; 0 for an item without translated texts. */
  private readonly offsets: Int32Array;

  constructor(
    private readonly texts: string,
    count: number,
    /** The rule for texts with a number in the language of the texts. */
    readonly plurals?: string,
  ) {
    this.offsets = new Int32Array(count);
    const reader = new MenuReader(texts);
    while (reader.offset < texts.length) {
      const node = reader.number();
      this.offsets[node] = reader.offset;
      reader.findKey(() => false);
    }
  }

  /** The text of a key of a node that the menu has, or `undefined`. */
  value(key: string, node: number): string | undefined {
    const offset = this.offsets[node]!;
    if (offset === 0) return undefined;
    const reader = new MenuReader(this.texts, offset);
    return reader.findKey((found) => found === key) ? reader.text() : undefined;
  }
}
