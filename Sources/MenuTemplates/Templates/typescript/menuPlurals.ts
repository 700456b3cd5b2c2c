/** The forms of all languages, in the order of tables. */
const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;

/** A text with a number, by its forms, in which `{count}` stands for the number. */
export type MenuForms = { readonly [form in (typeof pluralForms)[number]]?: string };

/**
 * The form that a language uses for a number. A rule is written as in CLDR (UTS 35, part 3), about the
 * number `n`: `one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14`. Other numbers have the form `other`.
 */
function pluralForm(rule: string, number: number): string {
  const holds = (relation: string): boolean => {
    const words = relation.split(" ");
    const value = words[1] === "%" ? Math.abs(number) % Number(words[2]) : Math.abs(number);
    return matches(words[words.length - 1]!, value) === words.includes("=");
  };
  for (const part of rule === "" ? [] : rule.split("; ")) {
    const [form, condition] = part.split(": ") as [string, string];
    if (condition.split(" or ").some((relations) => relations.split(" and ").every(holds))) {
      return form;
    }
  }
  return "other";
}

/** Whether a value is in one of some ranges, such as `3..4,9`. */
function matches(ranges: string, value: number): boolean {
  return ranges.split(",").some((range) => {
    const ends = range.split("..").map(Number);
    return value >= ends[0]! && value <= ends[ends.length - 1]!;
  });
}

/** The text with a number in place of `{count}`. */
function withCount(text: string, count: number): string {
  return text.split("{count}").join(String(count));
}
