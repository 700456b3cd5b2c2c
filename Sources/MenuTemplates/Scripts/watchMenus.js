/**
 * Starts the menus of a page, also those that are inserted later, and ends those that are removed. Programs start
 * a menu elsewhere, such as in a shadow tree, with `menuc.start(element)`.
 */
function watchMenus(selector, start, end) {
  const startOther = globalThis.menuc?.start;
  if (startOther?.selectors?.includes(selector)) return;
  const startAny = (element) => (element.matches(selector) ? start(element) : startOther?.(element));
  startAny.selectors = [selector, ...(startOther?.selectors ?? [])];
  globalThis.menuc = { start: startAny };
  let started = [];
  const watch = () => {
    for (const { isConnected, menu } of started) if (!isConnected && menu) end(menu);
    started = [...document.querySelectorAll(selector)];
    started.forEach(start);
  };
  watch();
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
}
