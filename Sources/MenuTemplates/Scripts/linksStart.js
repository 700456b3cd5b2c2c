/** Starts the menu in an element, unless it has been started, and returns it. */
function startLinks(element) {
  if (element.menu) return element.menu;
  const { ariaLabel, id } = element;
  const root = element.getRootNode();
  for (let count = 2; root.getElementById(element.id) !== element; count += 1) {
    element.id = `${id}-${count}`;
    element.ariaLabel = `${ariaLabel} ${count}`;
  }
  return (element.menu = new LinksMenu(element));
}

if (typeof document !== "undefined") watchMenus(".menuc.menu-links", startLinks, (menu) => menu.end());
