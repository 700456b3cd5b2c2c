import { readFileSync } from "fs";

const entities = {
  "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&#13;": "\r",
};

function unescape(text) {
  return text.replace(/&[#a-z0-9]+;/g, (entity) => entities[entity]);
}

/** What a page's own script reads of it: the attributes and the templates of the menu. */
export function readPage(file) {
  const page = readFileSync(file, "utf8");
  const template = (id) => {
    const tag = `<template data-menu="${id}">`;
    const start = page.indexOf(tag) + tag.length;
    if (start < tag.length) return undefined;
    return unescape(page.slice(start, page.indexOf("</template>", start)));
  };
  const start = page.indexOf('<div id="menu"');
  const data = {};
  for (const [, name, value] of page.slice(start).matchAll(/ data-([a-z-]+)="([^"]*)"/g)) {
    const key = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    data[key] ??= unescape(value);
    if (name === "images") break;
  }
  return [data, template];
}

/** The script of a page, as a module. */
export function readScript(file) {
  const page = readFileSync(file, "utf8");
  const start = page.indexOf(">", page.lastIndexOf('<script type="module"')) + 1;
  return page.slice(start, page.indexOf("</script>", start));
}
