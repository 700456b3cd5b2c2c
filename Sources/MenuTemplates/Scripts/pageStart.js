/** Starts the menu in an element, unless it has been started. */
function startMenu(element) {
  if (element.menu !== undefined) return element.menu;
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
  const start = () => document.querySelectorAll(".menuc[data-name]").forEach(startMenu);
  start();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
}
