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

/** A path as sites that serve it under several addresses know it: `/page/index.html`, `/page.html` and `/page/` are `/page`. */
function placeOf(path: string): string {
  return path.replace(/(\/index)?\.html$|\/$/, "");
}

/** The path, the query and the hash of an absolute address. */
function partsOf(href: string): [path: string, query: string, hash: string] {
  const [page = "", ...hash] = href.split("#");
  const [path = "", ...query] = page.split("?");
  return [path, query.join("?"), hash.join("#")];
}

/**
 * How well a link leads to the page at an address; 0 if it leads elsewhere. Both are absolute.
 *
 * A link without a query leads to the page with any query, and a link without a hash to the page with
 * any hash. The same query counts most, then the same hash, then the same spelling of the path.
 */
export function addressRank(link: string, address: string): number {
  const [path, query, hash] = partsOf(link);
  const [pagePath, pageQuery, pageHash] = partsOf(address);
  if (placeOf(path) !== placeOf(pagePath)) return 0;
  if ((query !== pageQuery && query !== "") || (hash !== pageHash && hash !== "")) return 0;
  return 1 + (query === pageQuery ? 4 : 0) + (hash === pageHash ? 2 : 0) + (path === pagePath ? 1 : 0);
}

/**
 * The node whose URL leads to the address, by `addressRank`; of equally good ones, the first.
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
  let best: MenuNode | undefined;
  let rank = 0;
  for (const node of table.nodes()) {
    const url = table.urlOf(node);
    const href = url === undefined ? undefined : hrefOf(url, root);
    const own = href === undefined ? 0 : addressRank(href, whole);
    if (own <= rank) continue;
    best = node;
    rank = own;
  }
  return best;
}
