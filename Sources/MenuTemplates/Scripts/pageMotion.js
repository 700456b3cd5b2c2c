/** Animates a change with CSS classes. */
class PageMotion {
  constructor(view) {
    this.view = view;
    /** Whether the change is drawn without motion. */
    this.rests = false;
  }

  static get isReduced() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Notes the positions of all elements before a change is drawn. */
  begin(change) {
    this.tops = undefined;
    const presets = [change.animation.insert, change.animation.delete];
    const isStill = PageMotion.isReduced || presets.every((preset) => preset === "none");
    if (isStill || this.rests || change.isEmpty) return;
    this.change = change;
    this.tops = new Map();
    this.origin = this.view.list.getBoundingClientRect();
    for (const element of [...this.view.elements.values(), ...this.view.removed]) {
      this.tops.set(element, element.getBoundingClientRect().top);
    }
    this.sectionTops = new Map();
    for (const [top, section] of this.view.sections) {
      this.sectionTops.set(top, section.element.getBoundingClientRect().top);
    }
  }

  /**
   * Starts the animations after the change is drawn. `gone` contains the elements that it removed.
   */
  end(gone) {
    if (this.tops === undefined) return;
    const { view } = this;
    const shifts = new Map();
    for (const [top, section] of view.sections) {
      const before = this.sectionTops.get(top);
      const shift = before === undefined ? 0 : before - this.topOf(section.element);
      shifts.set(section.element, shift);
      if (top !== undefined) this.move(section.element, shift);
    }
    for (const element of view.elements.values()) {
      const before = this.tops.get(element);
      const shift = shifts.get(element.closest(".menu-section")) ?? 0;
      if (before !== undefined) this.move(element, before - this.topOf(element) - shift);
      else this.play(element, "enter", this.change.animation.insert);
    }
    this.leave(gone);
    this.tops = undefined;
  }

  topOf(element) {
    return element.getBoundingClientRect().top;
  }

  move(element, shift) {
    if (Math.abs(shift) < 1) return;
    element.style.setProperty("--menuc-from", shift + "px");
    this.run(element, "menu-moves");
  }

  play(element, way, preset) {
    if (preset !== "none") this.run(element, `menu-${way}-${animationForRows(preset)}`);
  }

  run(element, name) {
    element.classList.add(name);
    element.addEventListener("animationend", () => element.classList.remove(name), { once: true });
  }

  /** Copies of removed rows stay in place until their animation ends. */
  leave(gone) {
    const preset = this.change.animation.delete;
    if (gone.size === 0 || preset === "none") return;
    const ghosts = make("div", { class: "menu-ghosts", "aria-hidden": "true", role: "none" });
    ghosts.inert = true;
    const { bounds } = this.view.menu.viewport;
    for (const [key, element] of gone) {
      const top = this.tops.get(element);
      const isSeen = top !== undefined && top > bounds.top - 100 && top < bounds.bottom + 100;
      if (!isSeen || this.view.menu.rows.rowOf(key) !== undefined) continue;
      const ghost = element.cloneNode(true);
      for (const named of [ghost, ...ghost.querySelectorAll("[id]")]) named.removeAttribute("id");
      ghost.style.top = top - this.origin.top + "px";
      ghost.removeAttribute("role");
      ghost.classList.add(`menu-leave-${animationForRows(preset)}`);
      ghosts.append(ghost);
    }
    if (ghosts.childElementCount === 0) return;
    this.view.list.append(ghosts);
    const remove = () => ghosts.remove();
    ghosts.addEventListener("animationend", remove, { once: true });
    setTimeout(remove, 1000 * this.change.animation.duration + 200);
  }
}
