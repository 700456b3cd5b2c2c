/** The folded texts of an item that a search looks at. */
export interface MenuSearchedTexts {
  readonly title: string;
  /** The other texts: the detail and the keywords. */
  readonly rest: string;
}

/** An item that a search can find. */
export interface MenuSearchedItem {
  readonly own: MenuSearchedTexts;
  /** The folded titles of the items above it. */
  readonly above: string;
}

/** The places of a word in the texts of an item, the best one first. */
const enum MatchPlace {
  titleStart,
  wordStart,
  title,
  rest,
  above,
  oneLetterOff,
  nowhere,
}

/** A word of fewer letters has to be spelled right. */
const nearLength = 5;

/** The items that have all words, the best ones first; equally good ones stay in their order. */
export function bestMatches<Item extends MenuSearchedItem>(
  items: Iterable<Item>,
  words: readonly string[],
): Item[] {
  const found: { item: Item; rank: number }[] = [];
  for (const item of items) {
    const rank = rankOfMatch(item, words);
    if (rank !== undefined) found.push({ item, rank });
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}

/**
 * How far an item is from the best match, 0; `undefined` if it lacks a word. The titles above an item
 * may have some of the words, but not all.
 */
function rankOfMatch({ own, above }: MenuSearchedItem, words: readonly string[]): number | undefined {
  let rank = own.title === words.join(" ") ? 0 : 1;
  let isOwn = false;
  for (const word of words) {
    const place = placeOfWord(word, own, above);
    if (place === MatchPlace.nowhere) return undefined;
    if (place !== MatchPlace.above) isOwn = true;
    rank += place;
  }
  return isOwn ? rank : undefined;
}

function placeOfWord(word: string, { title, rest }: MenuSearchedTexts, above: string): MatchPlace {
  const at = title.indexOf(word);
  if (at === 0) return MatchPlace.titleStart;
  if (at > 0) return startsAWord(title, word, at) ? MatchPlace.wordStart : MatchPlace.title;
  if (rest.includes(word)) return MatchPlace.rest;
  if (above.includes(word)) return MatchPlace.above;
  const isNear = word.length >= nearLength && wordsOf(title).some((one) => isOneLetterOff(word, one));
  return isNear ? MatchPlace.oneLetterOff : MatchPlace.nowhere;
}

/** Whether the word is at the start of a word of the title, at the given place or after it. */
function startsAWord(title: string, word: string, at: number): boolean {
  for (let place = at; place > 0; place = title.indexOf(word, place + 1)) {
    if (!/[\p{L}\p{N}]/u.test(title.charAt(place - 1))) return true;
  }
  return false;
}

function wordsOf(title: string): string[] {
  return title.split(/[^\p{L}\p{N}]+/u);
}

/**
 * Whether a word begins with the sought one, except that one letter is wrong, missing or too many, or
 * two are swapped. The first letter has to be right.
 */
function isOneLetterOff(sought: string, word: string): boolean {
  let at = 0;
  while (at < sought.length && sought.charAt(at) === word.charAt(at)) at += 1;
  if (at === 0) return false;
  const hasRest = (from: number, skipped: number): boolean =>
    word.startsWith(sought.slice(at + skipped), at + from);
  const isSwapped =
    sought.charAt(at) === word.charAt(at + 1) && sought.charAt(at + 1) === word.charAt(at);
  return hasRest(1, 1) || hasRest(1, 0) || hasRest(0, 1) || (isSwapped && hasRest(2, 2));
}
