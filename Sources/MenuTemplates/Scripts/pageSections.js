/**
 * The elements around the rows of a section; without a top-level item, around the rows of a plain
 * list.
 */
class PageSection {
  constructor(menu, top) {
    this.menu = menu;
    this.top = top;
    this.before = make("div", { class: "menu-space", role: "none" });
    this.after = make("div", { class: "menu-space", role: "none" });
    this.rows = make("div", { class: "menu-rows", role: "none" }, this.before, this.after);
    this.element = this.rows;
    if (top === undefined) return;
    this.opens = menu.canOpen(top);
    this.element = make("div", { class: "menu-section", role: "none" });
    if (menu.table.layout === "section-headers") this.addCard();
    else this.element.append(this.rows);
    const footer = menu.table.footerOf(top);
    // The footer of a page is below its items.
    if (footer === undefined || menu.table.isPage(top)) return;
    this.footer = make("div", { class: "menu-footer", role: "none", dir: "auto" }, footer);
    this.element.append(this.footer);
  }

  /** An accordion: a heading, and the panel that it opens. */
  addCard() {
    const { menu, top } = this;
    this.heading = make("h2", { class: "menu-header" }, this.header());
    this.label();
    this.panel = make("div", { class: "menu-panel", id: menu.idOf(`panel-${top}`) });
    this.rows.setAttribute("role", "tree");
    this.rows.setAttribute("aria-labelledby", menu.idOf(`title-${top}`));
    if (menu.table.keepsSelection) this.rows.setAttribute("aria-multiselectable", "false");
    const card = make("div", { class: "menu-card" }, this.heading);
    if (this.opens) card.append(this.panel);
    this.element.append(card);
    this.element.removeAttribute("role");
  }

  /**
   * Creates either a button that toggles the section or opens its page, or a link or button for the action with
   * another button for the glyph.
   */
  header() {
    const { menu, top } = this;
    const disabled = menu.state.isEnabled(top) ? undefined : "true";
    const panel = menu.idOf(`panel-${top}`);
    const id = menu.idOf(`item-${top}`);
    const toggles = { type: "button", "data-toggle": top, "aria-controls": panel };
    if (this.opens && !menu.leads(top)) {
      this.button = menu.lines.make(top, "button", { ...toggles, id });
      menu.lines.label(this.button, this.button, top);
      return this.button;
    }
    if (menu.table.isPage(top)) {
      this.link = menu.lines.make(top, "button", { type: "button", "data-choose": top, id });
      menu.lines.label(this.link, this.link, top);
      return this.link;
    }
    const front = menu.lines.make(top, "div");
    if (!menu.leads(top)) return front;
    const href = menu.addressOf(top);
    const title = front.querySelector(".menu-title");
    const isRadio = menu.table.isCheckItem(top) && menu.table.choosesOneUnder(undefined);
    const check = isRadio ? "radio" : "checkbox";
    const link = make(href === undefined ? "button" : "a", {
      class: "menu-title",
      // An element without an address is no link.
      role: menu.opening.checkOf(top) !== undefined ? check : disabled && href !== undefined ? "link" : undefined,
      id,
      type: href === undefined ? "button" : undefined,
      href: disabled ? undefined : href,
      "data-choose": top,
      "aria-disabled": disabled,
    });
    this.link = link;
    menu.lines.label(link, front, top);
    title.replaceWith(link);
    title.classList.remove("menu-title");
    link.append(title);
    if (this.opens) {
      const label = { "aria-labelledby": menu.idOf(`title-${top}`) };
      this.button = make("button", { ...toggles, ...label, class: "menu-glyph" });
      front.prepend(this.button);
    }
    return front;
  }

  /**
   * If a heading contains a button and a link that are both labeled with the title, it is labeled
   * with the link alone.
   */
  label() {
    const { link, button, heading } = this;
    const ids = link?.getAttribute("aria-labelledby") ?? link?.id;
    if (link && button) heading.setAttribute("aria-labelledby", ids);
  }

  /** Redraws the header and the footer if their texts differ. */
  refresh() {
    if (this.footer) setText(this.footer, this.menu.table.footerOf(this.top));
    const front = this.heading?.querySelector(".menu-front");
    const { lines, elements } = this.menu;
    if (!front || !lines.update(front, this.top)) return;
    const named = this.link ?? (this.button === front ? front : undefined);
    if (named) lines.label(named, front, this.top);
    this.label();
    if (this.link) elements.setEnabled(this.link, this.menu.state.isEnabled(this.top), this.menu.addressOf(this.top));
  }

  /** Updates the header and panel of an accordion. */
  update() {
    const { menu, top } = this;
    if (this.heading === undefined) return;
    const isOpen = menu.showsBelow(top);
    if (menu.table.isSlot(top)) menu.elements.setBusy(this.rows, top);
    menu.elements.updateMarks(this.link ?? this.heading.firstElementChild, top);
    menu.elements.updateGlyph(this.heading.querySelector(".menu-front"), top);
    if (this.button) {
      this.button.setAttribute("aria-expanded", isOpen);
      const isOff = !menu.state.isEnabled(top) || (isOpen && !menu.canCollapse(top));
      if (isOff || !menu.showsToggle(top)) this.button.setAttribute("aria-disabled", "true");
      else this.button.removeAttribute("aria-disabled");
      this.button.classList.toggle("menu-off", !menu.state.isEnabled(top));
    }
    const text = menu.state.isExpanded(top) ? menu.table.bodyOf(top) : undefined;
    const body = this.panel.querySelector(":scope > .menu-body");
    if (text === undefined) body?.remove();
    else if (body === null) this.panel.prepend(menu.elements.body(top, text));
    else setText(body, text);
    const hasRows = this.rows.childElementCount > 2;
    if (!hasRows) this.rows.remove();
    else if (this.rows.parentNode === null) this.panel.append(this.rows);
    this.panel.hidden = !isOpen || this.panel.childElementCount === 0;
  }
}
