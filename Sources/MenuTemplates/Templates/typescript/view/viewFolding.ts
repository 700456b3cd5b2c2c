/**
 * The characters that searches ignore: accents, points, tone marks and joiners, but not the vowels
 * of Indic scripts.
 */
const ignoredMarks = new RegExp(
  "[\\p{Default_Ignorable_Code_Point}\\u0640\\u0e47-\\u0e4e\\u0ec8-\\u0ece" +
    "\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0c3c\\u0cbc]|(?=\\p{M})[\\p{sc=Zinh}" +
    "\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hang}]",
  "gu",
);

/**
 * Letters that Unicode does not decompose, with their replacements. They are the letters that ICU's
 * search collation treats as the same and, in addition, the yeh and kaf of Persian keyboards.
 */
const alikeLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ħ: "h", ł: "l", ς: "σ" },
    ...{ ك: "ک", ي: "ی", ى: "ی", ة: "ه", ٱ: "ا" },
    ...{ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" },
  }),
);
const alikeLetter = new RegExp(`[${[...alikeLetters.keys()].join("")}]`, "gu");

/** The value of a decimal digit of any script. The ten digits of each script are consecutive. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const isAligned = /\p{Nd}/u.test(String.fromCodePoint(code & ~15));
  return String((code - (isAligned ? 0 : 6)) & 15);
}

/**
 * A string in the form used for comparisons in a language: without case, accents and other marks,
 * and variants of letters. In Turkish and Azerbaijani, i and ı are different letters.
 */
export function foldText(text: string, language: string = ""): string {
  const locale = /^(tr|az)(-|$)/i.test(language) ? "tr" : "en";
  const lower = text.toLocaleLowerCase(locale);
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(ignoredMarks, "")
    .toLocaleUpperCase(locale) // ß becomes SS
    .toLocaleLowerCase(locale)
    .replace(alikeLetter, (letter) => alikeLetters.get(letter) ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/(?=[^0-9])\p{Nd}/gu, digitValue);
}

/** The folded words of a search. */
export function foldedWords(text: string, language: string): string[] {
  return foldText(text, language).split(/\s+/).filter((word) => word !== "");
}

/** Whether a string begins with a folded string. Most strings differ in their first letter. */
export function startsWithFolded(text: string, sought: string, language: string): boolean {
  const first = text.charAt(0).toLowerCase();
  const isPlain = first < "\x80" && text.charCodeAt(1) < 0x80 && first !== "i";
  if (isPlain && first !== sought.charAt(0)) return false;
  return foldText(text, language).startsWith(sought);
}

/**
 * The ranges of folded words in a string, in UTF-16 units. They consist of whole letters with their
 * marks, are in ascending order, and are merged where they touch.
 */
export function foldedRanges(
  text: string,
  words: readonly string[],
  language: string,
): readonly MenuRange[] {
  /** The folded string, and for each of its units the letter of the original string. */
  let folded = "";
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const starts: number[] = [0];
  const origins: number[] = [];
  letters.forEach((letter, number) => {
    starts.push(starts[number]! + letter.length);
    const part = foldText(letter, language);
    for (let unit = 0; unit < part.length; unit += 1) origins.push(number);
    folded += part;
  });
  const isFound = new Uint8Array(letters.length);
  for (const word of words) {
    if (word === "") continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isFound.fill(1, origins[at], origins[at + word.length - 1]! + 1);
    }
  }
  const ranges: MenuRange[] = [];
  for (let start = isFound.indexOf(1); start >= 0; ) {
    const next = isFound.indexOf(0, start);
    const end = next < 0 ? letters.length : next;
    ranges.push({ start: starts[start]!, end: starts[end]! });
    start = isFound.indexOf(1, end);
  }
  return ranges;
}
