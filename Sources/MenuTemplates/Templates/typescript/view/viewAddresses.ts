/** What every environment of JavaScript has to resolve addresses. */
declare const URL: { new (url: string, base: string): { readonly href: string } };

/** The complete address, or `undefined` if it is malformed. */
function hrefOf(url: string, base: string): string | undefined {
  try {
    return new URL(url, base).href;
  } catch {
    return undefined;
  }
}

/** Where a page is, whatever its folder calls it: `/page/index.html` is `/page/`. A hash stays. */
function placeOf(href: string): string {
  return href.replace(/\/index\.html(?=#|$)/, "/");
}

/**
 * The first node whose url is the address; failing that, the address without its hash, then with
 * its hash but without its query, then without both. Without a query, `/page/` and
 * `/page/index.html` are the same.
 *
 * Addresses are resolved against `base`, that of the document: by default the address itself, if it
 * is complete.
 */
export function nodeAtAddress(
  table: MenuTable,
  address: string,
  base: string = address,
): MenuNode | undefined {
  const root = hrefOf(base, "http://menu.invalid/") ?? "http://menu.invalid/";
  const whole = hrefOf(address, root);
  if (whole === undefined) return undefined;
  const [page = ""] = whole.split("#");
  const [path = ""] = page.split("?");
  const place = placeOf(path);
  const anchor = placeOf(path + whole.slice(page.length));
  let match: MenuNode | undefined;
  let part: MenuNode | undefined;
  let near: MenuNode | undefined;
  for (const node of table.nodes()) {
    const url = table.urlOf(node);
    const href = url === undefined ? undefined : hrefOf(url, root);
    if (href === whole) return node;
    if (href === undefined) continue;
    if (href === page) match ??= node;
    else if (placeOf(href) === anchor) part ??= node;
    else if (placeOf(href) === place) near ??= node;
  }
  return match ?? part ?? near;
}
