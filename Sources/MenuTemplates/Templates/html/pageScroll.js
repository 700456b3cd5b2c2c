/**
 * How far the list is scrolled. Browsers limit the height of elements: a list that would be higher
 * is drawn with this height, and a jump by the scroll bar then skips more rows than its pixels.
 */
class PageScroll {
  static limit = 15000000;

  constructor(view) {
    this.view = view;
    /** The height above the drawn rows that is left out. */
    this.skipped = 0;
    this.real = 0;
  }

  /** The height that is left out in all. */
  get excess() {
    const { extents, menu } = this.view;
    return Math.max(0, extents.top(menu.state.rowCount) - PageScroll.limit);
  }

  /** The distance of the window from the top of the list, as if nothing was left out. */
  top() {
    const { excess } = this;
    const real = -this.view.list.getBoundingClientRect().top;
    const room = PageScroll.limit - innerHeight;
    const isJump = Math.abs(real - this.real) > innerHeight || real <= 0 || real >= room;
    if (isJump) this.skipped = (excess * Math.max(0, Math.min(room, real))) / room;
    this.skipped = Math.min(this.skipped, excess);
    this.real = real;
    return real + this.skipped;
  }

  /**
   * Changes what is drawn, and scrolls by as much as the focused row moves or, if that is not in
   * view, the first. Then draws the rows that came into view.
   */
  keepPlace(change) {
    const topOf = (row) => row.getBoundingClientRect().top;
    const isSeen = (row) => topOf(row) >= 0 && topOf(row) < innerHeight;
    const rows = [...this.view.list.querySelectorAll(".row, .header")].filter(isSeen);
    const row = rows.find((one) => one.contains(document.activeElement)) ?? rows[0];
    const isScrolled = scrollY > 0 && row !== undefined;
    const top = isScrolled ? topOf(row) : 0;
    const keep = () => {
      if (!isScrolled || !row.isConnected) return;
      scrollBy({ top: topOf(row) - top, behavior: "instant" });
    };
    change();
    if (this.view.menu.state.rowCount > PageView.wholeCount) this.view.measure();
    keep();
    this.view.draw();
    keep();
  }

  /** Scrolls to a distance from the top of the list. */
  jump(top) {
    const { excess } = this;
    const room = PageScroll.limit - innerHeight;
    const real = excess > 0 ? (top * room) / (room + excess) : top;
    const origin = this.view.list.getBoundingClientRect().top + scrollY;
    scrollTo({ top: origin + real, behavior: "instant" });
    this.real = -this.view.list.getBoundingClientRect().top;
    this.skipped = Math.max(0, Math.min(excess, top - real));
  }
}
