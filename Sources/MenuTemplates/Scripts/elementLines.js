/**
 * The lines of an element's rows. A child of the element with `slot="icon-ID"` is the icon of the
 * item with this id. A child with `slot="row-ID"` replaces the item's title.
 */
class ElementLines extends PageLines {
  constructor(menu) {
    super(menu);
    this.readSlots();
  }

  /** Notes the slots that the element's children name, and returns whether they have changed. */
  readSlots() {
    const { host } = this.menu;
    const names = [...host.children].map((child) => child.slot).filter((name) => name !== "");
    const old = this.slotNames;
    this.slotNames = new Set(names);
    return old?.size !== this.slotNames.size || names.some((name) => !old.has(name));
  }

  update(front, key) {
    const isChanged = super.update(front, key);
    if (typeof key !== "string") {
      const id = this.menu.table.idOf(key);
      this.placeIcon(front, `icon-${id}`);
      this.placeTitle(front, `row-${id}`);
    }
    return isChanged;
  }

  placeIcon(front, name) {
    const slot = front.querySelector(":scope > .menu-icon > slot");
    if (this.slotNames.has(name) === (slot !== null)) return;
    front.querySelector(":scope > .menu-icon")?.remove();
    const { icon } = this.textsOf(front);
    if (slot === null) {
      const hidden = { class: "menu-icon", "aria-hidden": "true" };
      insertPart(front, "icon", make("span", hidden, make("slot", { name })));
    } else if (icon && this.images !== "") insertPart(front, "icon", this.icon(icon));
  }

  /** The slot shows the menu's own title if the element has no child for it. */
  placeTitle(front, name) {
    const title = front.querySelector(".menu-title bdi");
    const slot = title?.closest("slot") ?? null;
    if (title === null || this.slotNames.has(name) === (slot !== null)) return;
    if (slot !== null) {
      slot.replaceWith(title);
      return;
    }
    const made = make("slot", { name });
    title.replaceWith(made);
    made.append(title);
  }
}
