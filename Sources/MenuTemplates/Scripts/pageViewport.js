/** The scroll container of the menu: the nearest scrolling ancestor, or else the window. */
class PageViewport {
  constructor(element) {
    this.element = element;
    this.refresh();
  }

  /** Looks up the scrolling ancestor again. */
  refresh() {
    this.scroller = undefined;
    for (let one = layoutParentOf(this.element); one !== undefined; one = layoutParentOf(one)) {
      if (one === document.body || one === document.documentElement) return;
      if (!/auto|scroll|overlay/.test(getComputedStyle(one).overflowY)) continue;
      this.scroller = one;
      // A title that stays in view covers the padding above it, too.
      this.element.style.setProperty("--menuc-sticky-top", `-${getComputedStyle(one).paddingTop}`);
      return;
    }
  }

  /** The visible part of the window for the menu. */
  get bounds() {
    if (this.scroller === undefined) return { top: 0, bottom: innerHeight };
    const { top, bottom } = this.scroller.getBoundingClientRect();
    const seen = Math.max(0, top);
    return { top: seen, bottom: Math.max(seen, Math.min(innerHeight, bottom)) };
  }

  get top() {
    return this.bounds.top;
  }

  get height() {
    const { top, bottom } = this.bounds;
    return bottom - top;
  }

  /** The scroll offset. */
  get offset() {
    return this.scroller === undefined ? scrollY : this.scroller.scrollTop;
  }

  scrollBy(distance) {
    (this.scroller ?? window).scrollBy({ top: distance, behavior: "instant" });
  }

  /** Brings an element to the middle of the scrolling ancestor if it is out of view. */
  reveal(element) {
    const { scrollMarginTop } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    const start = this.scroller.getBoundingClientRect().top + this.scroller.clientTop;
    const end = start + this.scroller.clientHeight;
    if (top >= start + parseFloat(scrollMarginTop) && bottom <= end) return;
    this.scrollBy((top + bottom - start - end) / 2);
  }

  /**
   * Calls a function when the container scrolls or changes its size, until the signal is aborted.
   */
  observe(changed, signal) {
    // Scrolling of an element does not bubble, and does not leave a shadow tree.
    const options = { signal, passive: true, capture: true };
    addEventListener("scroll", changed, options);
    let root = this.element.getRootNode();
    while (root instanceof ShadowRoot) {
      root.addEventListener("scroll", changed, options);
      root = root.host.getRootNode();
    }
    const resized = () => {
      this.refresh();
      changed();
    };
    addEventListener("resize", resized, { signal });
  }
}

/** The element that lays out another one: its slot, its parent, or the host of its shadow tree. */
function layoutParentOf(element) {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}

/**
 * The nearest match among the element and its ancestors, including ancestors outside its shadow
 * tree.
 */
function closestOf(element, selector) {
  for (let one = element; one !== undefined; one = layoutParentOf(one)) {
    if (one.matches(selector)) return one;
  }
  return undefined;
}
