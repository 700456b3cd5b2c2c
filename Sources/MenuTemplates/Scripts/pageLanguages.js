// Runs before the page is drawn for the first time, so that it never shows another language first.

/**
 * The tag that serves a reader best: RFC 4647 lookup, by languages in the order of preference.
 * `undefined` if there is none.
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

/** The languages that the page has, and the one that it shows. */
class PageLanguages {
  /** Without an element, the languages of a whole page; with one, of a part of it. */
  constructor(template, element) {
    this.element = element;
    /** The languages, the one that the page is written in first. */
    this.list = [...template.content.children].map((element) => ({
      tag: element.lang,
      direction: element.dir,
      title: element.textContent,
    }));
    const isKept = template.dataset.remember === "true" && element === undefined;
    this.key = isKept ? template.dataset.key : "";
    /** Whether the part or page was written in a language for readers of that. */
    this.isChosen = template.dataset.chosen !== undefined;
    this.show(this.named(this.saved) ?? this.readers);
  }

  /** The language that the page is written in. */
  get own() {
    return this.list[0];
  }

  /**
   * The language that the page was written for or, without that, the one that the reader prefers, as
   * the browser tells; of a part, that of its page.
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

  /** Remembers a choice; without a tag, forgets it. */
  save(tag) {
    try {
      if (this.key === "") return;
      if (tag === undefined) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, tag);
    } catch {
      // The page works without storage.
    }
  }

  /** Shows the title in a language, and declares the page or its part to be in it. */
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

/** Names a part of a page, so that assistive technology tells it from other copies of it. */
function labelPart(element, title) {
  const { label = title, copy } = element.dataset;
  element.setAttribute("aria-label", copy ? `${label} ${copy}` : label);
}
