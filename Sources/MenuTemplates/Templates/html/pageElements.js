const isApple =
  typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform ?? "");

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** A text of the menu, isolated because its direction may differ. */
function isolated(className, text, id) {
  return make("span", { class: className, id }, make("bdi", {}, text));
}

/** The complete address, or `undefined` if it is malformed. */
function resolvedAddress(url) {
  try {
    return new URL(url, document.baseURI);
  } catch {
    return undefined;
  }
}

/** The address, unless it would run a script. */
function safeAddress(url) {
  const protocol = resolvedAddress(url)?.protocol ?? "javascript:";
  return ["javascript:", "data:", "vbscript:"].includes(protocol) ? undefined : url;
}

/** A shortcut such as `Mod+Shift+K`, as this platform prints it. */
function printedShortcut(shortcut) {
  const signs = { Mod: "⌘", Cmd: "⌘", Ctrl: "⌃", Alt: "⌥", Shift: "⇧" };
  const parts = shortcut.split(/\+(?!$)/);
  if (isApple) return parts.map((part) => signs[part] ?? part).join("");
  return parts.map((part) => ({ Mod: "Ctrl", Cmd: "Meta" })[part] ?? part).join("+");
}

/** A shortcut as `aria-keyshortcuts` has it. */
function spokenShortcut(shortcut) {
  const names = { Mod: isApple ? "Meta" : "Control", Cmd: "Meta", Ctrl: "Control" };
  return shortcut
    .split(/\+(?!$)/)
    .map((part) => names[part] ?? part)
    .join("+");
}

/** Creates and updates the elements of items. */
class PageElements {
  constructor(menu) {
    this.menu = menu;
    this.images = menu.element.dataset.images;
  }

  image(name) {
    return make("img", { alt: "", src: this.images.replaceAll("%", encodeURIComponent(name)) });
  }

  /** The line of an item: icon, texts, check mark and accessory. */
  front(node, name, attributes = {}) {
    const { table } = this.menu;
    const front = make(name, { class: "front", ...attributes });
    const badge = table.badgeOf(node);
    const icon = table.iconOf(node);
    const detail = table.detailOf(node);
    const shortcut = table.shortcutOf(node);
    const accessory = table.accessoryOf(node);
    const height = table.heightOf(node);
    front.classList.toggle("destructive", table.roleOf(node) === "destructive");
    if (height !== undefined) front.style.setProperty("--height", height + "px");
    if (icon !== undefined && this.images !== "") {
      front.append(make("span", { class: "icon", "data-icon": icon }, this.image(icon)));
    }
    front.append(isolated("title", table.titleOf(node), `title-${node}`));
    if (detail !== undefined) front.append(isolated("detail", detail, `detail-${node}`));
    if (badge !== undefined) front.append(isolated("badge", badge, `badge-${node}`));
    if (shortcut !== undefined) {
      front.append(
        make("kbd", { class: "shortcut", "aria-hidden": "true" }, printedShortcut(shortcut)),
      );
    }
    if (table.isCheckItem(node)) {
      front.append(make("span", { class: "check", "aria-hidden": "true" }));
    }
    if (accessory !== "none") {
      const mark = { class: "accessory", "aria-hidden": "true", "data-accessory": accessory };
      front.append(make("span", mark));
    }
    return front;
  }

  /** Labels the element with the title, or the accessibility label, and with detail and badge. */
  name(element, node) {
    const { table } = this.menu;
    const label = table.accessibilityLabelOf(node);
    const hint = table.accessibilityHintOf(node);
    const ids = [`title-${node}`];
    if (table.detailOf(node) !== undefined) ids.push(`detail-${node}`);
    const badge = table.badgeOf(node);
    if (badge !== undefined) ids.push(`badge-${node}`);
    if (label !== undefined) element.setAttribute("aria-label", [label, badge].join(" ").trim());
    else element.setAttribute("aria-labelledby", ids.join(" "));
    if (hint !== undefined) element.setAttribute("aria-description", hint);
    const shortcut = table.shortcutOf(node);
    if (shortcut !== undefined) element.setAttribute("aria-keyshortcuts", spokenShortcut(shortcut));
  }

  /** A row of a tree. */
  row(node) {
    const { table } = this.menu;
    if (table.isSeparator(node)) {
      return make("div", { class: "separator", role: "none", "data-node": node });
    }
    const url = this.menu.addressOf(node);
    const row = make(url === undefined ? "div" : "a", {
      class: "row",
      role: "treeitem",
      id: `item-${node}`,
      href: table.isEnabled(node) ? url : undefined,
      "data-node": node,
      tabindex: "-1",
      "aria-level": table.depthOf(node) + 1 - this.menu.levelsAbove,
      "aria-disabled": table.isEnabled(node) ? undefined : "true",
    });
    row.style.setProperty("--level", table.depthOf(node) - this.menu.levelsAbove);
    row.append(this.front(node, "div"));
    this.name(row, node);
    this.update(row, node);
    return row;
  }

  /** Updates what depends on the state: `aria-expanded`, the marks, the glyph, the body. */
  update(element, node) {
    const { table, state } = this.menu;
    if (table.isSeparator(node)) return;
    const opens = this.menu.canOpen(node);
    if (opens) element.setAttribute("aria-expanded", this.menu.showsBelow(node));
    else element.removeAttribute("aria-expanded");
    this.updateMarks(element, node);
    this.updateGlyph(element.querySelector(".front"), node);
    if (element.role === "treeitem" && table.bodyOf(node) !== undefined) {
      this.updateBody(element, node, state.isExpanded(node));
    }
    if (table.settings.keepsSelection && element.role === "treeitem" && !opens) {
      element.setAttribute("aria-selected", this.menu.chosen === node);
    }
  }

  /** Updates whether the item is checked, and whether it is current. */
  updateMarks(element, node) {
    const { table, state } = this.menu;
    if (table.isCheckItem(node)) element.setAttribute("aria-checked", state.isChecked(node));
    const current = table.urlOf(node) === undefined ? "true" : "page";
    if (state.current === node) element.setAttribute("aria-current", current);
    else element.removeAttribute("aria-current");
  }

  updateGlyph(front, node) {
    const glyph = this.menu.glyphOf(node);
    const indicator = this.menu.table.indicatorOf(node);
    let element = front.querySelector(".glyph");
    if (glyph === undefined) {
      if (element && element.localName !== "button") element.remove();
      return;
    }
    if (element === null) {
      element = make("span", { class: "glyph", "aria-hidden": "true" });
      front.prepend(element);
    }
    element.style.setProperty("--own-color", indicator.color ?? "");
    element.style.setProperty("--own-highlight", indicator.highlight ?? "");
    const { text, image } = glyph;
    if (image !== undefined && this.images !== "") element.replaceChildren(this.image(image));
    else element.textContent = text ?? "•";
    if (image !== undefined) element.dataset.image = image;
  }

  updateBody(row, node, isOpen) {
    const body = row.querySelector(":scope > .body");
    if (isOpen === (body !== null)) return;
    if (isOpen) {
      row.append(this.body(node, this.menu.table.bodyOf(node)));
      row.setAttribute("aria-describedby", `body-${node}`);
    } else {
      body.remove();
      row.removeAttribute("aria-describedby");
    }
  }

  body(node, text) {
    const body = make("p", { class: "body", dir: "auto", id: `body-${node}` }, text);
    if (this.menu.view.isMoving) body.classList.add(this.menu.bodyMotion);
    return body;
  }
}
