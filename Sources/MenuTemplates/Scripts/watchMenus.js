/**
 * Starts the menus of a page, also those that are inserted later, and ends those that are removed. Programs start
 * a menu elsewhere, such as in a shadow tree, with `menuc.start(element)`.
 */
function watchMenus(selector, start, end) {
  const menuc = (globalThis.menuc ??= {
    kinds: new Map(),
    start: (element) => [...menuc.kinds].find(([one]) => element.matches(one))?.[1](element),
  });
  // The page may load the script twice.
  if (menuc.kinds.has(selector)) return;
  menuc.kinds.set(selector, start);
  let started = [];
  const watch = () => {
    for (const { isConnected, menu } of started) if (!isConnected && menu) end(menu);
    // While the page loads, the parser may have read a part of a menu only. What follows shows that it is whole.
    // A menu that its program has ended is null.
    const isDue = ({ menu, nextSibling }) => menu !== null && (nextSibling || document.readyState !== "loading");
    started = [...document.querySelectorAll(selector)];
    started.filter(isDue).forEach(start);
  };
  watch();
  document.addEventListener("readystatechange", watch);
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
}
