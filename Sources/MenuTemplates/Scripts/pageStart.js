/** Starts the menu in an element, or starts it again after it was removed, and returns it. */
function startMenu(element) {
  if (element.menu !== undefined) {
    if (element.menu.lifetime.signal.aborted) element.menu.connect();
    return element.menu;
  }
  const root = element.getRootNode();
  const base = element.id || "menu";
  for (let count = 2; root.getElementById(element.id) !== element; count += 1) {
    element.id = `${base}-${count}`;
    element.dataset.copy = count;
  }
  const isTemplate = (child) => child.localName === "template";
  const templates = [...element.children].filter(isTemplate);
  const named = (name) => templates.find((template) => template.dataset.menu === name);
  const drawn = [...element.childNodes];
  const list = named("languages");
  const part = element.dataset.form === "page" ? undefined : element;
  if (element.dataset.copy) labelPart(element, element.ariaLabel ?? element.dataset.title);
  const languages = list && (list.choice ?? new PageLanguages(list, part));
  try {
    element.menu = new MenuPage(element, (name) => named(name)?.content.textContent, languages);
  } catch (error) {
    // If the script fails, the page shows its content for browsers without scripts.
    languages?.show(languages.own);
    element.replaceChildren(...drawn);
    throw error;
  }
  return element.menu;
}

if (typeof document !== "undefined") {
  watchMenus(".menuc[data-name]:not(.menu-links)", startMenu, (menu) => menu.disconnect());
}
