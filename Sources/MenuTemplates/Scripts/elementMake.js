/**
 * Creates an element in the shadow tree. Its part names are its class names without `menu-`:
 * `::part(title)` is the element with the class `menu-title`.
 */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    element.setAttribute(key, value);
    if (key === "class") element.setAttribute("part", value.replaceAll("menu-", ""));
  }
  element.append(...children);
  return element;
}
