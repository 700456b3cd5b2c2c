/** A language's name in the language itself, or its tag. */
function nameOfLanguage(tag) {
  try {
    const [locale] = Intl.DisplayNames.supportedLocalesOf([tag]);
    return new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag; // The browser does not know the language.
  }
}

/** The list from which a reader can choose a language. */
class PagePicker {
  constructor(menu) {
    this.menu = menu;
    const id = menu.idOf("language");
    this.label = make("label", { for: id });
    const options = menu.languageChoice.list.map(({ tag, direction }) =>
      make("option", { value: tag, lang: tag, dir: direction }, nameOfLanguage(tag)),
    );
    this.select = make("select", { id, autocomplete: "off" }, ...options);
    this.element = make("div", { class: "menu-picker" }, this.label, this.select);
    this.select.addEventListener("change", () => {
      menu.languageChoice.save(this.select.value);
      menu.showLanguage(menu.languageChoice.named(this.select.value));
    });
    this.drawStrings();
  }

  drawStrings() {
    this.menu.ownStrings.set(this.label, "picker");
    this.select.value = this.menu.languageChoice.shown.tag;
  }
}
