/** A text of the menu, isolated because its direction may differ from its surroundings. */
function isolated(className, text, id) {
  return make("span", { class: `menu-${className}`, id }, make("bdi", {}, text));
}

/** The sign for a row that is shown while other rows are being fetched. */
function spinner() {
  return make("span", { class: "menu-glyph menu-spinner" });
}

/** Sets the text of an element if it differs. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** The absolute address, or `undefined` if it is malformed. */
function resolvedAddress(url) {
  try {
    return new URL(url, document.baseURI);
  } catch {
    return undefined;
  }
}

/** The address, or `undefined` if it would run a script. */
function safeAddress(url) {
  const protocol = resolvedAddress(url)?.protocol ?? "javascript:";
  return ["javascript:", "data:", "vbscript:"].includes(protocol) ? undefined : url;
}

/** Creates and updates the elements of rows. */
class PageElements {
  constructor(menu) {
    this.menu = menu;
    this.lines = menu.lines;
  }

  /** Creates a row of a tree. */
  row(key) {
    const { table, levelsAbove } = this.menu;
    if (typeof key === "string") return this.slotRow(key);
    if (table.isFooter(key)) return this.footer(key);
    if (table.isSeparator(key)) {
      return make("div", { class: "menu-separator", role: "none", "data-node": key });
    }
    if (table.isInline(key)) return this.heading(key);
    const url = this.menu.addressOf(key);
    const level = table.depthOf(key) - levelsAbove;
    const action = table.actionOf(key) === undefined ? undefined : "";
    const fixed = table.isExpandable(key) && !table.isCollapsible(key) ? "" : undefined;
    const attributes = { "data-node": key, "data-action": action, "data-fixed": fixed };
    const row = this.treeItem(url === undefined ? "div" : "a", level, attributes);
    row.append(this.lines.make(key, "div"));
    row.id = this.menu.idOf(`item-${key}`);
    this.label(row, key);
    this.update(row, key);
    return row;
  }

  /** Creates the row after the items of a group that shows the group's footer. */
  footer(key) {
    const { table, levelsAbove } = this.menu;
    const row = make("div", { class: "menu-footer", role: "none", dir: "auto", "data-node": key });
    row.style.setProperty("--menuc-level", table.depthOf(key) - levelsAbove);
    this.refresh(row, key);
    return row;
  }

  /** Creates the heading of an inline item, which can't be focused. */
  heading(key) {
    const { table, levelsAbove } = this.menu;
    const row = make("div", { class: "menu-row menu-heading", role: "none", "data-node": key });
    row.style.setProperty("--menuc-level", table.depthOf(key) - levelsAbove);
    row.append(this.lines.make(key, "div"));
    row.id = this.menu.idOf(`item-${key}`);
    return row;
  }

  /** Creates a row of a slot. The placeholder and the loading row can't be chosen. */
  slotRow(key) {
    const { table, levelsAbove, rows } = this.menu;
    const { slot, name, index } = rows.partsOf(key);
    const isNote = Number.isNaN(index);
    const level = table.depthBelow(slot) - levelsAbove;
    // Without an address, it is no link.
    const row = this.treeItem(isNote ? "div" : "a", level, { "data-slot": slot });
    const front = this.lines.make(key, "div");
    const leaf = table.settings.indicator.leaf;
    row.append(front);
    row.id = this.menu.idOf(`item-${this.lines.nameOf(front)}`);
    if (isNote) row.classList.add("menu-note");
    if (name === "loading") insertPart(front, "glyph", spinner());
    else if (!isNote && leaf !== undefined) this.lines.setGlyph(front, leaf);
    this.label(row, key);
    this.update(row, key);
    return row;
  }

  treeItem(name, level, attributes) {
    const role = { class: "menu-row", role: "treeitem", tabindex: "-1", "aria-level": level + 1 };
    const row = make(name, { ...role, ...attributes });
    row.style.setProperty("--menuc-level", level);
    return row;
  }

  /** Labels a row, and marks it if it is disabled. */
  label(row, key) {
    const front = row.querySelector(".menu-front");
    const { enabled, url, checked } = this.lines.textsOf(front);
    this.lines.label(row, front, key);
    if (typeof key === "string" && this.menu.rows.canCheck(key)) row.setAttribute("aria-checked", checked);
    this.setEnabled(row, enabled, typeof key === "string" ? url && safeAddress(url) : this.menu.addressOf(key));
  }

  /** A disabled link has no address. */
  setEnabled(element, isEnabled, address) {
    if (isEnabled) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", "true");
    if (element.localName === "a") setAttribute(element, "href", isEnabled ? address : undefined);
  }

  /** Redraws a row whose texts may have changed. */
  refresh(row, key) {
    const { table } = this.menu;
    if (typeof key !== "string" && table.isFooter(key)) {
      setText(row, table.footerOf(table.parentOf(key)));
      return;
    }
    const front = row.querySelector(":scope > .menu-front");
    const isLabeled = row.role === "treeitem" || !row.classList.contains("menu-heading");
    if (front !== null && this.lines.update(front, key) && isLabeled) this.label(row, key);
    this.update(row, key);
  }

  /**
   * Updates the parts that depend on the state: `aria-expanded`, the marks, the glyph and the body.
   */
  update(element, node) {
    const { table, state } = this.menu;
    if (table.isSeparator(node) || table.isInline(node)) return;
    if (typeof node === "string") {
      const isNote = element.classList.contains("menu-note");
      if (table.settings.keepsSelection && !isNote) this.select(element, node);
      return;
    }
    if (table.isSlot(node)) this.setBusy(element, node);
    const opens = this.menu.canOpen(node);
    if (opens) element.setAttribute("aria-expanded", this.menu.showsBelow(node));
    else element.removeAttribute("aria-expanded");
    this.updateMarks(element, node);
    this.updateGlyph(element.querySelector(".menu-front"), node);
    if (element.role === "treeitem" && table.bodyOf(node) !== undefined) {
      this.updateBody(element, node, state.isExpanded(node));
    }
    if (table.settings.keepsSelection && element.role === "treeitem" && !opens) {
      this.select(element, node);
    }
  }

  /** Announces that the rows of a slot are incomplete. */
  setBusy(element, slot) {
    if (this.menu.state.isBusy(slot)) element.setAttribute("aria-busy", "true");
    else element.removeAttribute("aria-busy");
  }

  select(element, key) {
    element.setAttribute("aria-selected", this.menu.chosen === key);
  }

  /** Updates whether the item is checked, and whether it is current. */
  updateMarks(element, node) {
    const { table, state } = this.menu;
    const check = this.menu.opening.checkOf(node);
    if (check !== undefined && element.role !== null) element.setAttribute("aria-checked", check);
    else if (check !== undefined) {
      // A button that opens and closes a section can't have a state of checks as well.
      const mark = element.querySelector(".menu-check");
      mark.toggleAttribute("data-checked", check === true);
      mark.toggleAttribute("data-mixed", check === "mixed");
    }
    const current = table.urlOf(node) === undefined ? "true" : "page";
    if (state.current === node) element.setAttribute("aria-current", current);
    else element.removeAttribute("aria-current");
    element.classList.toggle("menu-path", this.menu.containsCurrent(node));
  }

  updateGlyph(front, node) {
    const glyph = this.menu.glyphOf(node);
    if (glyph !== undefined) this.lines.setGlyph(front, glyph, this.menu.table.indicatorOf(node));
    else front.querySelector(":scope > span.menu-glyph")?.remove();
  }

  updateBody(row, node, isOpen) {
    const body = row.querySelector(":scope > .menu-body");
    if (!isOpen && body === null) return;
    const text = this.menu.table.bodyOf(node);
    if (isOpen && body !== null) setText(body, text);
    else if (isOpen) {
      row.append(this.body(node, text));
      row.setAttribute("aria-describedby", this.menu.idOf(`body-${node}`));
    } else {
      body.remove();
      row.removeAttribute("aria-describedby");
    }
  }

  body(node, text) {
    const id = this.menu.idOf(`body-${node}`);
    const body = make("p", { class: "menu-body", dir: "auto", id }, text);
    if (this.menu.view.isMoving) body.classList.add(this.menu.bodyMotion);
    return body;
  }
}
