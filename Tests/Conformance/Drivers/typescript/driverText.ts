import { MenuRowContent } from "./menuRuntime.js";

/** Numbers, those that follow each other by one as `FIRST-LAST`. */
export function joined(numbers: readonly number[]): string[] {
  const result: string[] = [];
  let first = 0;
  for (let place = 1; place <= numbers.length; place += 1) {
    if (place < numbers.length && numbers[place] === numbers[place - 1]! + 1) continue;
    const start = numbers[first]!;
    const end = numbers[place - 1]!;
    result.push(start === end ? String(start) : `${start}-${end}`);
    first = place;
  }
  return result;
}

/** What rows contain, those that follow each other by one as `FIRST-LAST`. */
export function joinedContents(contents: readonly (MenuRowContent | undefined)[]): string[] {
  const result: string[] = [];
  let numbers: number[] = [];
  let prefix = "";
  const end = (): void => {
    result.push(...joined(numbers).map((run) => prefix + run));
    numbers = [];
  };
  for (const content of contents) {
    if (content === undefined || content.kind === "placeholder" || content.kind === "loading") {
      end();
      result.push(content === undefined ? "none" : `${content.slot}.${content.kind}`);
      continue;
    }
    const owner = content.kind === "item" ? "" : `${content.slot}.`;
    if (owner !== prefix) end();
    prefix = owner;
    numbers.push(content.kind === "item" ? content.node : content.index);
  }
  end();
  return result;
}

/** How many bytes of UTF-8 a text takes. */
export function byteCount(text: string): number {
  let count = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return count;
}
