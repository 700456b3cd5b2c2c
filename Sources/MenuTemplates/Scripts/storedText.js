/** Reads a stored text, or stores one. A browser may forbid storage, and menus work without it. */
function storedText(storage, key, text) {
  try {
    if (text === undefined) return window[storage].getItem(key) ?? undefined;
    window[storage].setItem(key, text);
  } catch {}
  return undefined;
}
