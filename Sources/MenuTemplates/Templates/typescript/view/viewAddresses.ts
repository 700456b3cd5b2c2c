/** The part of a URL that every JavaScript environment provides. */
declare const URL: { new (url: string, base: string): { readonly href: string } };

/** The absolute address, or `undefined` if it is malformed. */
function hrefOf(url: string, base: string): string | undefined {
  try {
    return new URL(url, base).href;
  } catch {
    return undefined;
  }
}

/**
 * The address of a page in a normalized form: `/page/index.html` becomes `/page/`. The hash is
 * kept.
 */
function placeOf(href: string): string {
  return href.replace(/\/index\.html(?=#|$)/, "/");
}

/**
 * The first node whose URL is the address. If there is none, the hash is ignored, then the query
 * but not the hash, then both. If the query is ignored, `/page/` and `/page/index.html` are the
 * same.
 *
 * Addresses are resolved against `base`, the address of the document. It defaults to the address
 * itself if that is absolute.
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
