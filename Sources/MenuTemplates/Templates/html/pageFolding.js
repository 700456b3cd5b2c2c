/** What search ignores: accents, points, tone marks, joiners; not the vowels of Indic scripts. */
const ignoredMarks = new RegExp(
  "[\\p{Default_Ignorable_Code_Point}\\u0640\\u0e47-\\u0e4e\\u0ec8-\\u0ece" +
    "\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0c3c\\u0cbc]|(?=\\p{M})[\\p{sc=Zinh}" +
    "\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hang}]",
  "gu",
);

/**
 * Letters that Unicode does not decompose, and those that find them: the letters that ICU's search
 * collation takes for the same and, beyond it, the yeh and kaf of Persian keyboards.
 */
const alikeLetters = new Map(
  Object.entries({
    ...{ æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ħ: "h", ł: "l", ς: "σ" },
    ...{ ك: "ک", ي: "ی", ى: "ی", ة: "ه", ٱ: "ا" },
    ...{ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" },
  }),
);
const alikeLetter = new RegExp(`[${[...alikeLetters.keys()].join("")}]`, "gu");

/** The value of a decimal digit of any script: the digits of each are ten in a row. */
function digitValue(digit) {
  const code = digit.codePointAt(0);
  const isAligned = /\p{Nd}/u.test(String.fromCodePoint(code & ~15));
  return String((code - (isAligned ? 0 : 6)) & 15);
}

/**
 * A string without what search ignores, in a language: case, accents and other marks, and forms of
 * a letter. In Turkish and Azerbaijani, i and ı are different letters.
 */
function folded(text, language = "") {
  const locale = /^(tr|az)(-|$)/i.test(language) ? "tr" : "en";
  const lower = text.toLocaleLowerCase(locale);
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(ignoredMarks, "")
    .toLocaleUpperCase(locale) // ß becomes SS
    .toLocaleLowerCase(locale)
    .replace(alikeLetter, (letter) => alikeLetters.get(letter))
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/(?=[^0-9])\p{Nd}/gu, digitValue);
}

/** Whether a string begins with a folded one. Most differ in their first letter. */
function startsFolded(text, sought, language) {
  const first = text.charAt(0).toLowerCase();
  const isPlain = first < "\x80" && text.charCodeAt(1) < 0x80 && first !== "i";
  if (isPlain && first !== sought.charAt(0)) return false;
  return folded(text, language).startsWith(sought);
}
