// Runs before the page is first drawn, so that the page never starts in another language.

/**
 * The tag that best serves the reader, found by RFC 4647 lookup from languages in the order of
 * preference; `undefined` if there is none.
 */
function lookUpTag(available, preferred) {
  const lowerCased = (tag) => tag.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const tags = new Map(available.map((tag) => [lowerCased(tag), tag]));
  for (const one of preferred) {
    let sought = lowerCased(String(one));
    while (sought !== "") {
      if (tags.has(sought)) return tags.get(sought);
      let end = sought.lastIndexOf("-");
      while (end >= 2 && sought.charAt(end - 2) === "-") end -= 2;
      sought = sought.slice(0, Math.max(0, end));
    }
  }
  return undefined;
}

/** The languages of the page, and the one that it shows. */
class PageLanguages {
  /** Handles the languages of a part of a page or, without an element, of the whole page. */
  constructor(template, element) {
    this.element = element;
    /** The languages. The language that the page is written in comes first. */
    this.list = [...template.content.children].map((element) => ({
      tag: element.lang,
      direction: element.dir,
      title: element.textContent,
      /** The page's own strings in the language, by name. */
      texts: element.dataset,
      plurals: element.dataset.plurals,
    }));
    const isKept = template.dataset.remember === "true" && element === undefined;
    this.key = isKept ? template.dataset.key : "";
    /** Whether the page was generated for readers of its own language. */
    this.isChosen = template.dataset.chosen !== undefined;
    this.show(this.named(this.saved) ?? this.readers);
  }

  /** The language that the page is written in. */
  get own() {
    return this.list[0];
  }

  /**
   * The page's own language if the page was generated for readers of that language. Otherwise the
   * reader's preferred language: the language of the surrounding page, or else the browser's
   * preference.
   */
  get readers() {
    if (this.isChosen) return this.own;
    const page = this.element?.parentElement?.closest("[lang]")?.lang;
    return this.find(page ? [page] : navigator.languages ?? [navigator.language]) ?? this.own;
  }

  /** The language that was chosen on an earlier visit. */
  get saved() {
    try {
      return this.key === "" ? null : localStorage.getItem(this.key);
    } catch {
      return null; // Storage may be forbidden.
    }
  }

  named(tag) {
    return this.list.find((language) => language.tag === tag);
  }

  find(preferred) {
    return this.named(lookUpTag(this.list.map(({ tag }) => tag), preferred));
  }

  /** Stores the chosen language; without a tag, removes it. */
  save(tag) {
    try {
      if (this.key === "") return;
      if (tag === undefined) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, tag);
    } catch {
      // The page also works without storage.
    }
  }

  /** Shows the title in a language, and sets the language of the page or the part. */
  show(language) {
    this.shown = language;
    const declared = this.element ?? document.documentElement;
    declared.lang = language.tag;
    declared.dir = language.direction;
    if (this.element !== undefined) {
      labelPart(this.element, language.title);
      return;
    }
    document.title = language.title;
    document.querySelector("h1").textContent = language.title;
  }
}

/**
 * Labels a part of a page, so that assistive technology can distinguish it from other parts with
 * the same content.
 */
function labelPart(element, title) {
  const { label = title, copy } = element.dataset;
  element.setAttribute("aria-label", copy ? `${label} ${copy}` : label);
}
