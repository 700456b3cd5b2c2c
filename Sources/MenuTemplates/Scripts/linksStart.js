/** Starts the menu in an element, unless it has been started, and returns it. */
function startLinks(element) {
  if (element.menu) return element.menu;
  const { ariaLabel, id } = element;
  const root = element.getRootNode();
  const first = root.getElementById(id);
  for (let count = 2; root.getElementById(element.id) !== element; count += 1) {
    element.id = `${id}-${count}`;
    element.ariaLabel = `${ariaLabel} ${count}`;
  }
  if (first && first !== element) partLinks(element, first);
  return (element.menu = new LinksMenu(element));
}

/** Parts a copy from the first menu of the same id: the browser took their groups and buttons for those of one. */
function partLinks(element, first) {
  const twins = first.querySelectorAll("details[name]");
  element.querySelectorAll("details[name]").forEach((group, place) => {
    group.name = group.name.replace(first.id, element.id);
    // The element may be the site's own.
    if (twins[place]) group.open = twins[place].open;
  });
  for (const button of [element.previousElementSibling, element.querySelector(".menu-close")]) {
    if (button?.popoverTargetElement === first) button.popoverTargetElement = element;
  }
}

if (typeof document !== "undefined") {
  watchMenus(".menuc.menu-links", startLinks, (menu) => {
    menu.end();
    delete menu.element.menu;
  });
}
