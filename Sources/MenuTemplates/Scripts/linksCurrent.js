/** The current page: the link that leads to it, the groups around the link, and its place on the screen. */
class LinksCurrent {
  constructor(menu) {
    this.menu = menu;
    /** Where the menu was scrolled to when its page was left. */
    this.key = `${menu.key}.scroll`;
  }

  get link() {
    return this.menu.list.querySelector("[aria-current]");
  }

  /** Marks the link that leads to an address, and opens the groups around it; without an address, marks none. */
  set(address) {
    this.mark(address ? this.linkTo(new URL(address, document.baseURI).href) : undefined);
  }

  /** Marks a link. `followed` is the link if the address of the page, and not the site, chose it. */
  mark(found, followed) {
    const { link, menu } = this;
    this.followed = followed;
    if (link && link !== found) link.removeAttribute("aria-current");
    found?.setAttribute("aria-current", "page");
    menu.openAround(found);
    this.reveal();
  }

  /** The link with the best rank, or the first of them. */
  linkTo(address) {
    let best;
    let rank = 0;
    for (const link of this.menu.list.querySelectorAll("a[href]")) {
      const own = addressRank(link.href, address);
      if (own <= rank) continue;
      rank = own;
      best = link;
    }
    return best;
  }

  /** Marks the link to the displayed page. If none leads there, a mark that the site has set stays. */
  follow() {
    const found = this.linkTo(location.href);
    if (found === this.link || (!found && this.link !== this.followed)) return;
    this.mark(found, found);
  }

  /** The element that scrolls the menu; `undefined` if the page does. */
  get scroller() {
    for (let one = this.menu.element; one && one !== document.body; one = one.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
    }
    return undefined;
  }

  /** Brings the link to the middle if it is out of view. Only the menu is scrolled, never the page. */
  reveal() {
    const { link, scroller } = this;
    if (!link || !scroller) return;
    const { top, bottom, height } = link.getBoundingClientRect();
    const seen = scroller.getBoundingClientRect();
    if (height === 0 || (top >= seen.top && bottom <= seen.bottom)) return;
    scroller.scrollTop += (top + bottom) / 2 - (seen.top + seen.bottom) / 2;
  }

  restore() {
    const { scroller } = this;
    const place = storedText("sessionStorage", this.key);
    if (scroller && place) scroller.scrollTop = place;
    this.menu.on(scroller, "scroll", () => (this.scrolled = scroller.scrollTop));
    this.reveal();
  }

  save() {
    storedText("sessionStorage", this.key, this.scrolled);
  }
}
