// The File menu on a page: its document decides what the menu offers.
const { menu } = document.getElementById("menu");
const recent = menu.slot("recent");
const templates = menu.slot("templates");
/** What a user would choose when asked for a file. */
const files = ["Letter", "Terms (locked)"];
let opened;

function openFile(name) {
  opened = name;
  recent.rows = [name, ...recent.rows.filter((other) => other !== name)];
  menu.set({
    "has-document": true,
    "has-changes": false,
    "has-recent": true,
    "read-only": name.endsWith("(locked)"),
  });
}

function makeDocument() {
  opened = "Untitled";
  menu.set({ "has-document": true, "has-changes": false, "read-only": false });
}

/** What the actions of the menu do. */
const actions = {
  new: makeDocument,
  open() {
    if (files.length > 0) openFile(files.shift());
  },
  "clear-recent"() {
    recent.rows = [];
    menu.set({ "has-recent": false });
  },
  save: () => menu.set({ "has-changes": false }),
  revert: () => menu.set({ "has-changes": false }),
  "save-as": () => openFile(`Copy of ${opened}`),
  close() {
    opened = undefined;
    menu.set({ "has-document": false, "has-changes": false, "read-only": false });
  },
};

templates.rows = ["Invoice", "Minutes"];
templates.onChoose = makeDocument;
recent.onChoose = (_, name) => openFile(name);
menu.element.addEventListener("menu-choose", ({ detail }) => actions[detail.action]?.());
// An editor would send this when its text changes.
document.addEventListener("document-change", () => {
  menu.set({ "has-changes": opened !== undefined });
});
