// In a page: events go through what draws it, and what is drawn must be what the state says.

const menu = document.getElementById("menu").menu;
const events = new Set([
  "toggle", "expand", "collapse", "expandAll", "collapseAll", "expandUnder", "collapseUnder",
  "expandToDepth", "reveal", "setHidden", "filter", "restore", "check", "uncheck", "toggleCheck",
  "setCurrent", "tap", "set", "setCount", "insertRows", "removeRows", "updateRows", "setBusy",
  "update", "openPage", "closePage",
]);
const drawnWrong = [];

function menuNode(number) {
  return number;
}

/** Stands in for a new state: the page's own, which nothing happened to yet. */
function MenuExpansion() {
  return new Proxy(menu.state, {
    get(state, name) {
      const value = state[name];
      if (typeof value !== "function") return value;
      if (!events.has(name)) return value.bind(state);
      return (...values) => {
        let result;
        menu.perform(() => {
          result = value.apply(state, values);
          return result.change ?? result;
        });
        compare();
        return result;
      };
    },
  });
}

function compare() {
  const { state, table } = menu;
  const isHeader = (key) =>
    menu.levelsAbove === 1 && typeof key === "number" && table.depthOf(key) === 0;
  const rows = Array.from({ length: state.rowCount }, (_, row) => menu.rows.keyAt(row));
  const wanted = rows.filter((key) => !isHeader(key));
  const ofRows = ".menu-row, .menu-separator, .menu-footer[data-node]";
  const elements = [...menu.view.list.querySelectorAll(ofRows)].filter(
    (element) => !element.closest(".menu-ghosts"),
  );
  const drawn = elements.map((element) => menu.keyOf(element));
  const first = Math.max(0, wanted.indexOf(drawn[0]));
  const isWhole = state.rowCount > 300 || drawn.length === wanted.length;
  const same = drawn.every((key, place) => key === wanted[first + place]);
  if (!isWhole || !same) drawnWrong.push(`drawn ${drawn.slice(0, 50)}, not ${wanted.slice(0, 50)}`);
  const places = placesOf(wanted);
  for (const [place, element] of elements.entries()) {
    const node = drawn[place];
    if (typeof node === "string") {
      compareInSlot(element, node, places.get(node));
      continue;
    }
    if (table.isFooter(node) && element.textContent !== table.footerOf(table.parentOf(node))) {
      drawnWrong.push(`the footer ${node} is ${element.textContent}`);
    }
    if (table.isSeparator(node)) continue;
    const check = state.checkState(node);
    const canBeChecked = table.isCheckItem(node) || table.isSummaryCheck(node);
    const checked = canBeChecked ? (check === "mixed" ? check : String(check === "checked")) : null;
    if (element.getAttribute("aria-checked") !== checked) {
      drawnWrong.push(`aria-checked of ${node} is not ${checked}`);
    }
    const detail = element.querySelector(".menu-detail")?.textContent;
    if (table.showsChecked(node) && detail !== state.shownDetailOf(node)) {
      drawnWrong.push(`the detail of ${node} is ${detail}`);
    }
    if (element.hasAttribute("aria-current") !== (state.current === node)) {
      drawnWrong.push(`aria-current of ${node} is wrong`);
    }
    const opens = String(menu.canOpen(node) ? menu.showsBelow(node) : null);
    if (String(element.getAttribute("aria-expanded")) === opens) continue;
    drawnWrong.push(`aria-expanded of ${node} is not ${opens}`);
  }
  for (const tree of menu.element.querySelectorAll("[role=tree]")) {
    const inside = tree.querySelectorAll("[tabindex='0']").length;
    const stops = inside + (tree.tabIndex === 0 ? 1 : 0);
    const hasItems = tree.querySelector("[role=treeitem]") !== null;
    if (hasItems && stops !== 1) drawnWrong.push(`${stops} stops of Tab in a tree`);
  }
}

/** The place of each row among those of its line, and how many these are, by its key. */
function placesOf(rows) {
  const lines = new Map();
  const places = new Map();
  for (const key of rows) {
    const isItem = typeof key !== "string";
    if (isItem && (menu.table.isSeparator(key) || menu.table.isInline(key))) continue;
    const above = isItem ? menu.table.parentOf(key) : parseInt(key, 10);
    const line = lines.get(lineOf(above)) ?? [];
    lines.set(lineOf(above), line);
    line.push(key);
    places.set(key, { position: line.length, line });
  }
  return places;
}

/** The item below which the rows of an item are: itself, or the nearest above it that is not inline. */
function lineOf(node) {
  const isInline = node !== undefined && menu.table.isInline(node);
  return isInline ? lineOf(menu.table.parentOf(node)) : node;
}

/** A row in a slot is one level below it, or on its level if it is inline, and knows its place. */
function compareInSlot(element, key, { position, line }) {
  const level = menu.table.depthBelow(parseInt(key, 10)) + 1 - menu.levelsAbove;
  const wanted = [level, position, line.length].join();
  const found = [element.ariaLevel, element.ariaPosInSet, element.ariaSetSize].join();
  if (found !== wanted) drawnWrong.push(`${key} is at ${found}, not ${wanted}`);
}

/** The answers to these lines, and what was drawn wrong. */
function answerLines(name, input) {
  const output = new Driver(new Map([[name, menu.table]])).run(input);
  return [output, drawnWrong];
}
