/** The page's own strings, by the names of the parameters that set them. */
const englishStrings = {
  search: "Search",
  matches: "%1 of %2 items",
  nothing: "Nothing found",
  picker: "Language",
  back: "Back to %1",
};

/** Whether a language is the same as another, or a variety of it: `de-AT` is within `de`. */
function isWithin(tag, other) {
  return `${tag}-`.toLowerCase().startsWith(`${other}-`.toLowerCase());
}

/**
 * The page's own strings in the displayed language, if they are known. The program's strings come
 * first, then the parameters, which are in the language of the page, and then those of the menu.
 */
class PageStrings {
  constructor(menu) {
    this.menu = menu;
    /** The program's strings, by language. */
    this.given = {};
  }

  /** A string, and its language. */
  of(name) {
    const { element, languageChoice, textLanguage } = this.menu;
    const tags = Object.keys(this.given).sort((left, right) => right.length - left.length);
    const tag = tags.find((one) => isWithin(textLanguage, one) && this.given[one]?.[name]);
    if (tag !== undefined) return { text: String(this.given[tag][name]), language: tag };
    const { own, shown } = languageChoice ?? {};
    const parameter = element.dataset[name];
    const set = { text: parameter, language: own?.tag ?? textLanguage };
    const isSet = parameter !== undefined && parameter !== englishStrings[name];
    if (isSet && shown === own) return set;
    const language = [shown, own].find((one) => one?.texts[name]);
    if (isSet && language !== shown) return set;
    if (language !== undefined) return { text: language.texts[name], language: language.tag };
    return { text: englishStrings[name], language: "en" };
  }

  /**
   * Sets a string of an element. If its language differs from the page's, the element is marked
   * with it.
   */
  set(element, name, fill = (text) => text) {
    const { text, language } = this.of(name);
    const lang = isWithin(this.menu.textLanguage, language) ? undefined : language;
    element.replaceChildren(make("bdi", { lang }, fill(text)));
  }
}
