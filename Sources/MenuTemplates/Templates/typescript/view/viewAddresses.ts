/** What every environment of JavaScript has to resolve addresses. */
declare const URL: { new (url: string, base: string): { readonly href: string } };

/** The complete address, or `undefined` if it is malformed. */
function resolvedAddress(url: string, base: string): string | undefined {
  try {
    return new URL(url, base).href;
  } catch {
    return undefined;
  }
}

/**
 * The first node whose url is the address or, failing that, the address without its hash.
 *
 * Addresses are resolved against `base`, that of the document: by default the address itself, if it
 * is complete.
 */
export function nodeAtAddress(
  table: MenuTable,
  address: string,
  base: string = address,
): MenuNode | undefined {
  const root = resolvedAddress(base, "http://menu.invalid/") ?? "http://menu.invalid/";
  const whole = resolvedAddress(address, root);
  const [path] = (whole ?? "").split("#");
  if (whole === undefined) return undefined;
  let match: MenuNode | undefined;
  for (const node of table.nodes()) {
    const url = table.urlOf(node);
    const href = url === undefined ? undefined : resolvedAddress(url, root);
    if (href === whole) return node;
    if (href === path) match ??= node;
  }
  return match;
}
