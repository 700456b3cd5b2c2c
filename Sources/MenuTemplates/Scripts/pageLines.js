/** The order of the parts of a line. */
const lineParts = ["glyph", "icon", "title", "detail", "badge", "shortcut", "check", "accessory"];

/**
 * The arrows that are mirrored in right-to-left text. Browsers mirror only brackets by themselves.
 */
const sidewaysGlyph = /^[◀◁◂◃◄◅▶▷▸▹►▻←→⇐⇒⇠⇢⇦⇨⟵⟶⬅⮕➔➙➛➜➝➞➟➠➡➢➣➤➥➦➧➨⏴⏵]\ufe0e?$/u;

/** The triangles and arrows among the glyphs. The look `nav` draws chevrons in their place. */
const chevronGlyph = /^[▸▾▹▿▶▼›⌄»]\ufe0e?$/u;

function insertPart(front, part, element) {
  const later = lineParts.slice(lineParts.indexOf(part) + 1).map((name) => `:scope > .menu-${name}`);
  front.insertBefore(element, later.length === 0 ? null : front.querySelector(later.join()));
}

/** Draws the lines of rows and headers: glyph, icon, texts, check mark and accessory. */
class PageLines {
  constructor(menu) {
    this.menu = menu;
    this.images = menu.element.dataset.images;
    /** The texts of drawn lines, and the names in their ids. */
    this.drawn = new WeakMap();
    this.named = 0;
  }

  nameOf(front) {
    return this.drawn.get(front).name;
  }

  textsOf(front) {
    return this.drawn.get(front).texts;
  }

  image(name) {
    return make("img", { alt: "", src: this.images.replaceAll("%", encodeURIComponent(name)) });
  }

  icon(name) {
    return make("span", { class: "menu-icon", "data-icon": name }, this.image(name));
  }

  make(key, name, attributes = {}) {
    const { table } = this.menu;
    const front = make(name, { class: "menu-front", ...attributes });
    const isItem = typeof key !== "string";
    this.drawn.set(front, { name: isItem ? key : this.nextName() });
    if (isItem) {
      const shortcut = table.shortcutOf(key, isOnApple);
      const height = table.heightOf(key);
      front.classList.toggle("menu-destructive", table.roleOf(key) === "destructive");
      if (height !== undefined) front.style.setProperty("--menuc-height", height + "px");
      if (shortcut !== undefined) {
        const attributes = { class: "menu-shortcut", "aria-hidden": "true", dir: "ltr" };
        front.append(make("kbd", attributes, shortcutText(shortcut)));
      }
    }
    if (isItem ? this.menu.opening.checkOf(key) !== undefined : this.menu.rows.canCheck(key)) {
      front.append(make("span", { class: "menu-check", "aria-hidden": "true" }));
    }
    this.update(front, key);
    return front;
  }

  /** The name in the ids of a slot row. It does not contain the index, which can change. */
  nextName() {
    this.named += 1;
    return `slot-${this.named}`;
  }

  /** Draws the texts of a line that have changed, and returns whether there are any. */
  update(front, key) {
    const drawn = this.drawn.get(front);
    const texts = this.menu.textsOf.of(key);
    const old = drawn.texts ?? { accessory: "none" };
    drawn.texts = texts;
    for (const part of ["title", "detail", "badge"]) {
      if (texts[part] !== old[part]) this.setText(front, part, texts[part], drawn.name);
    }
    front.querySelector(":scope > .menu-badge")?.setAttribute("data-variant", texts.badgeVariant);
    this.mark(front, texts.title);
    const { icon, accessory } = texts;
    if (icon !== old.icon && this.images !== "") {
      front.querySelector(":scope > .menu-icon")?.remove();
      if (icon) insertPart(front, "icon", this.icon(icon));
    }
    if (accessory !== old.accessory) {
      front.querySelector(":scope > .menu-accessory")?.remove();
      const mark = { class: "menu-accessory", "aria-hidden": "true", "data-accessory": accessory };
      if (accessory !== "none") insertPart(front, "accessory", make("span", mark));
    }
    return Object.keys(texts).some((part) => texts[part] !== old[part]);
  }

  /** Marks search matches in the title. */
  mark(front, title) {
    const words = this.menu.search?.finder.words ?? [];
    const drawn = this.drawn.get(front);
    if (words.length === 0 && !drawn.isMarked) return;
    const ranges = foldedRanges(title ?? "", words, this.menu.textLanguage);
    const pieces = [];
    let done = 0;
    for (const { start, end } of ranges) {
      const match = make("mark", { class: "menu-match" }, title.slice(start, end));
      pieces.push(title.slice(done, start), match);
      done = end;
    }
    front.querySelector(".menu-title bdi")?.replaceChildren(...pieces, (title ?? "").slice(done));
    drawn.isMarked = ranges.length > 0;
  }

  /** Sets a text of a line. Creates or removes its element if necessary. */
  setText(front, part, text, name) {
    const element = front.querySelector(`:scope > .menu-${part}`);
    if (text === undefined) element?.remove();
    else if (element) element.querySelector("bdi").textContent = text;
    else insertPart(front, part, isolated(part, text, this.menu.idOf(`${part}-${name}`)));
  }

  /** Labels the element with the title or accessibility label, the detail and the badge. */
  label(element, front, key) {
    const { table } = this.menu;
    const { name, texts } = this.drawn.get(front);
    const isItem = typeof key !== "string";
    const label = isItem ? table.accessibilityLabelOf(key, texts.count) : undefined;
    const reason = isItem && !texts.enabled ? table.disabledReasonOf(key) : undefined;
    const description = reason ?? (isItem ? table.accessibilityHintOf(key) : undefined);
    const shortcuts = isItem ? ariaShortcuts(table, key) : undefined;
    const ids = ["title", "detail", "badge"].filter((part) => texts[part] !== undefined);
    if (label === undefined) {
      element.setAttribute("aria-labelledby", ids.map((part) => this.menu.idOf(`${part}-${name}`)).join(" "));
    } else element.setAttribute("aria-label", [label, texts.badge].join(" ").trim());
    setAttribute(element, "aria-description", description);
    setAttribute(element, "title", reason ?? (isItem ? table.helpOf(key) : undefined));
    if (shortcuts !== undefined) element.setAttribute("aria-keyshortcuts", shortcuts);
  }

  setGlyph(front, { text, image }, indicator) {
    let element = front.querySelector(".menu-glyph");
    if (element === null) {
      element = make("span", { class: "menu-glyph", "aria-hidden": "true" });
      front.prepend(element);
    }
    element.style.setProperty("--menuc-own-color", cssColor(indicator?.color));
    element.style.setProperty("--menuc-own-highlight", cssColor(indicator?.highlight));
    if (image !== undefined && this.images !== "") element.replaceChildren(this.image(image));
    else element.textContent = text ?? "•";
    if (image !== undefined) element.dataset.image = image;
    const isText = element.childElementCount === 0;
    element.classList.toggle("menu-sideways", sidewaysGlyph.test(element.textContent));
    element.classList.toggle("menu-chevron", isText && chevronGlyph.test(element.textContent));
  }
}

/** A color in CSS, where a name is that of a property of pages; the empty string for no color. */
function cssColor(color = "") {
  return /^[a-z]+$/.test(color) ? `var(--menuc-${color})` : color;
}

/** Sets an attribute, or removes it if there is no value. */
function setAttribute(element, name, value) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
