/**
 * The scroll position of the list. Browsers limit the height of elements. A list that exceeds the
 * limit is drawn with the maximal height, and a jump of the scroll bar then skips more rows than
 * its distance in pixels.
 */
class PageScroll {
  static limit = 15000000;

  constructor(view, viewport) {
    this.view = view;
    this.viewport = viewport;
    /** The height of the skipped rows before the drawn rows. */
    this.skipped = 0;
    this.real = 0;
  }

  /** The total height that exceeds the limit. */
  get excess() {
    const { extents, menu } = this.view;
    return Math.max(0, extents.top(menu.state.rowCount) - PageScroll.limit);
  }

  /** The distance from the top of the list to the top of the viewport. */
  get distance() {
    return this.viewport.top - this.view.list.getBoundingClientRect().top;
  }

  /** The distance from the top of the list to the top of the viewport, including skipped rows. */
  top() {
    const { excess } = this;
    const { height } = this.viewport;
    const real = this.distance;
    const room = PageScroll.limit - height;
    const isJump = Math.abs(real - this.real) > height || real <= 0 || real >= room;
    if (isJump) this.skipped = (excess * Math.max(0, Math.min(room, real))) / room;
    this.skipped = Math.min(this.skipped, excess);
    this.real = real;
    return real + this.skipped;
  }

  /**
   * Makes a change, and scrolls so that the focused row keeps its position on the screen. If that
   * row is not visible, the first visible row keeps its position. Then draws the rows that came
   * into view.
   */
  keepPlace(change) {
    const { bounds } = this.viewport;
    const { focusedElement } = this.view.menu;
    const topOf = (row) => row.getBoundingClientRect().top;
    const isSeen = (row) => topOf(row) >= bounds.top && topOf(row) < bounds.bottom;
    const rows = [...this.view.list.querySelectorAll(".menu-row, .menu-header")].filter(isSeen);
    const row = rows.find((one) => one.contains(focusedElement)) ?? rows[0];
    const isScrolled = this.viewport.offset > 0 && row !== undefined;
    const top = isScrolled ? topOf(row) : 0;
    const keep = () => {
      if (isScrolled && row.isConnected) this.viewport.scrollBy(topOf(row) - top);
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
    const room = PageScroll.limit - this.viewport.height;
    const real = excess > 0 ? (top * room) / (room + excess) : top;
    this.viewport.scrollBy(real - this.distance);
    this.real = this.distance;
    this.skipped = Math.max(0, Math.min(excess, top - real));
  }
}
