/** Handles taps with a pointer, a key or a shortcut. The state determines their effect. */
class PageTaps {
  constructor(menu) {
    this.menu = menu;
    menu.element.addEventListener("click", (event) => this.click(event));
    menu.element.addEventListener("pointerover", (event) => this.showWholeTitle(event));
  }

  /** Handles the menu's shortcuts, wherever they are pressed, until the signal is aborted. */
  listen(signal) {
    document.addEventListener("keydown", (event) => this.pressShortcut(event), { signal });
  }

  /** If a title is cut off, a tooltip shows the whole title. */
  showWholeTitle(event) {
    const title = event.target.closest(".menu-title bdi");
    if (title === null) return;
    const isCut = title.scrollHeight > title.clientHeight + 1;
    if (isCut) title.title = title.textContent;
    else title.removeAttribute("title");
  }

  click(event) {
    const part = event.target.closest("[data-toggle], [data-choose], .menu-row");
    if (!part || !this.menu.element.contains(part) || part.closest(".menu-ghosts")) return;
    if (opensElsewhere(event)) return;
    const { toggle, choose } = part.dataset;
    const place = event.target.closest(".menu-glyph") === null ? "row" : "indicator";
    if (toggle !== undefined) {
      // If only the indicator toggles, a button that toggles counts as the indicator.
      const isIndicator = this.menu.table.settings.hitArea === "indicator";
      this.tap(menuNode(Number(toggle)), isIndicator ? "indicator" : place, event);
    } else if (choose !== undefined) {
      this.tap(menuNode(Number(choose)), "row", event);
    } else {
      part.focus({ preventScroll: true });
      if (!event.target.closest(".menu-body")) this.tapKey(this.menu.keyOf(part), place, event);
    }
  }

  /** Taps a row. */
  tapKey(key, place, event) {
    if (typeof key === "string") this.chooseRow(key, event);
    else this.tap(key, place, event);
  }

  /**
   * Chooses a row of a slot: calls the program, and dispatches `menu-choose-row`. If the program cancels it, a link
   * is not followed.
   */
  chooseRow(key, event) {
    const { menu } = this;
    const { slot, index } = menu.rows.partsOf(key);
    if (Number.isNaN(index) || !menu.textsOf.of(key).enabled) return;
    this.select(key);
    const id = menu.table.idOf(slot);
    const row = menu.slot(id).row(index);
    const target = menu.view.elements.get(key) ?? menu.element;
    const detail = { node: slot, id, index, row };
    menu.slot(id).onChoose?.(index, row);
    const chooses = new CustomEvent("menu-choose-row", { bubbles: true, cancelable: true, detail });
    if (!target.dispatchEvent(chooses)) event?.preventDefault();
  }

  /** Marks the last chosen row. */
  select(key) {
    const { chosen, view } = this.menu;
    this.menu.chosen = key;
    for (const one of [chosen, key]) if (one !== undefined) view.refresh(one);
  }

  /** Taps an item and draws the change, or the page that it opens. If the item is chosen, the event's link is followed. */
  tap(node, place, event) {
    const { menu } = this;
    const { kind } = menu.state.responseToTap(node, place);
    if (kind === "nothing" || kind === "toggle" || kind === "open") event?.preventDefault();
    if (kind === "nothing") return;
    if (kind === "toggle" && !menu.showsToggle(node)) {
      menu.search?.toggle(node);
      return;
    }
    if (kind === "open") {
      menu.search?.empty();
      menu.perform((state) => state.tap(node, place).change);
      return;
    }
    if (kind === "toggle" || menu.opening.checkOf(node) !== undefined) {
      menu.perform((state) => state.tap(node, place).change, true);
    }
    if (kind !== "toggle") this.choose(node, event);
  }

  /** Dispatches `menu-choose`. */
  choose(node, event) {
    const { table, view } = this.menu;
    this.select(node);
    const detail = {
      node,
      id: table.idOf(node),
      action: table.actionOf(node),
      arguments: table.argumentsOf(node),
      url: table.urlOf(node),
      tag: table.tagOf(node),
      checked: this.menu.opening.checkOf(node),
    };
    const chooses = new CustomEvent("menu-choose", { bubbles: true, cancelable: true, detail });
    const target = view.elements.get(node) ?? this.menu.element;
    if (!target.dispatchEvent(chooses)) event?.preventDefault();
  }

  /** A shortcut is a tap on the row of the first of its items that does anything. */
  pressShortcut(event) {
    this.shortcuts ??= new MenuShortcuts(this.menu.table);
    const response = (node) => this.menu.state.responseToTap(node, "row");
    const nodes = this.shortcuts.nodesOf(event);
    const node = nodes.find((node) => response(node).kind !== "nothing");
    if (node === undefined) return;
    const { kind, url } = response(node);
    event.preventDefault();
    const link = { preventDefault: () => (link.isCancelled = true), isCancelled: false };
    this.tap(node, "row", link);
    if (kind !== "url" || link.isCancelled) return;
    const address = safeAddress(url);
    if (address !== undefined) location.assign(address);
  }
}

/** Whether a click on a link makes the browser open it in a new tab or window, or download it. */
function opensElsewhere({ target, altKey, ctrlKey, metaKey, shiftKey }) {
  const isModified = altKey || ctrlKey || metaKey || shiftKey;
  return isModified && target.closest("a[href]") !== null;
}
