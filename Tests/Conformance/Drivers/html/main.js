// Answers the lines of the conformance protocol in node, with the script of pages.
import { readFileSync, writeFileSync } from "fs";
import { readPage, readScript } from "./readPage.js";

/** Pages by the names of their menus. */
const pages = JSON.parse(readFileSync("pages.json", "utf8"));
const scripts = new Set(Object.values(pages).map(readScript));
if (scripts.size !== 1) throw new Error("pages have different scripts");
const names = ["MenuExpansion", "menuNode", "readMenuTable"];
writeFileSync("menuRuntime.js", `${[...scripts][0]}\nexport { ${names.join(", ")} };\n`);

const { readMenuTable } = await import("./menuRuntime.js");
const { Driver } = await import("./driver.js");
const tables = new Map();
for (const [name, page] of Object.entries(pages)) tables.set(name, readMenuTable(...readPage(page)));
process.stdout.write(new Driver(tables).run(readFileSync(0, "utf8")));
