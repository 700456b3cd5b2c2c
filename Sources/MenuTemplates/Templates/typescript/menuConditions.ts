/** One of a menu's conditions. */
export interface MenuCondition {
  /** The name, as in the document. */
  readonly name: string;
  /** The values in their order, or none if the condition is true or false. */
  readonly choices: readonly string[];
  /** The number of the value at first: 0 for false, 1 for true, or the place of the choice. */
  readonly initial: number;
  /**
   * @internal The first of its bits. A condition without choices has one, set while it is true; one
   * with choices has one for each, of which one is set.
   */
  readonly bit: number;
}

/** A value for a condition, both by number. */
export interface MenuConditionValue {
  /** The number of the condition, in the order of the table's `conditions`. */
  readonly condition: number;
  /** 0 for false and 1 for true, or the place of the choice, from 0. */
  readonly value: number;
}

/** The conditions of a menu, as generated code passes them to a table. */
export interface MenuConditionsSource {
  /** The conditions in the order of their numbers. */
  readonly conditions: readonly MenuCondition[];
  /**
   * One line per clause of a `when`, in the order of their numbers: the number of the `when`, then
   * two masks of 64 bits, each as two halves of 32, the low one first. The clause holds if a bit of
   * the first mask is set, or one of the second is not.
   */
  readonly clauses: string;
  /** One line per item with a `when`, sorted by the `when`: its number, and that of the item. */
  readonly items: string;
}

/** The conditions of a table, decoded once. */
class MenuConditionTable {
  readonly conditions: readonly MenuCondition[];
  readonly whenCount: number;
  /** For each item, the number of its `when`, or -1. */
  readonly whens: Int32Array;
  /** For each clause, the number of its `when`, and the halves of its masks. */
  private readonly clauses: Uint32Array;
  /** The items that have a `when`, sorted by it. */
  private readonly items: Int32Array;
  /** For each `when`, where its items start, and after the last, where they end. */
  private readonly starts: Int32Array;

  constructor(source: MenuConditionsSource, count: number) {
    this.conditions = source.conditions;
    this.clauses = Uint32Array.from(numbersOf(source.clauses));
    const items = numbersOf(source.items);
    this.items = new Int32Array(items.length / 2);
    this.whens = new Int32Array(count).fill(-1);
    const last = this.clauses.length - clauseLength;
    this.whenCount = last < 0 ? 0 : this.clauses[last]! + 1;
    this.starts = new Int32Array(this.whenCount + 1);
    for (let place = 0; place < this.items.length; place += 1) {
      const when = items[2 * place]!;
      const item = items[2 * place + 1]!;
      this.items[place] = item;
      this.whens[item] = when;
      this.starts[when + 1] = place + 1;
    }
  }

  /** The items with this `when`, in ascending order. */
  itemsOf(when: number): Int32Array {
    return this.items.subarray(this.starts[when], this.starts[when + 1]);
  }

  /** Evaluates each `when` for these bits. */
  evaluate(low: number, high: number, holds: Uint8Array): void {
    const { clauses } = this;
    holds.fill(1);
    for (let place = 0; place < clauses.length; place += clauseLength) {
      const any = (low & clauses[place + 1]!) | (high & clauses[place + 2]!);
      const not = (~low & clauses[place + 3]!) | (~high & clauses[place + 4]!);
      if ((any | not) === 0) holds[clauses[place]!] = 0;
    }
  }
}

const clauseLength = 5;

/** All numbers of a text, each followed by one character. */
function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  const reader = new MenuReader(text);
  while (reader.offset < text.length) numbers.push(reader.number());
  return numbers;
}

/** The values of the conditions, and what the program hides beside them. */
class MenuConditions {
  private readonly values: Uint8Array;
  /** For each `when`, whether it holds. */
  private readonly holds: Uint8Array;
  /** One bit per item: whether the program hides it, whatever the conditions are. */
  private readonly hidden: Uint32Array;

  constructor(
    menu: MenuStructure,
    private readonly table: MenuConditionTable,
    from?: MenuConditions,
  ) {
    const { conditions } = table;
    this.values = from?.values.slice() ?? Uint8Array.from(conditions, ({ initial }) => initial);
    this.holds = from?.holds.slice() ?? new Uint8Array(table.whenCount);
    this.hidden = from?.hidden.slice() ?? new Uint32Array(Math.ceil(menu.count / 32));
    if (from !== undefined) return;
    this.evaluate();
    for (let node = 0; node < menu.count; node += 1) {
      if (menu.has(MenuFlag.hidden, node)) this.setHidden(true, node);
    }
  }

  /** Visits the items that the conditions hide at first. */
  start(hide: (item: number) => void): void {
    this.holds.forEach((holds, when) => {
      if (holds === 0) this.table.itemsOf(when).forEach(hide);
    });
  }

  /** The value of a condition, or `undefined` outside the menu. */
  value(condition: number): number | undefined {
    return this.values[condition];
  }

  /** Whether the item has a `when` that does not hold. */
  fails(item: number): boolean {
    const when = this.table.whens[item]!;
    return when >= 0 && this.holds[when] === 0;
  }

  /** Notes that the program hides the item, or shows it again. */
  setHidden(isHidden: boolean, item: number): void {
    if (isHidden) this.hidden[item >>> 5] |= 1 << item;
    else this.hidden[item >>> 5] &= ~(1 << item);
  }

  /** Gives conditions values, and returns the numbers of those `when` that change. */
  set(values: Iterable<MenuConditionValue>): number[] {
    for (const { condition, value } of values) {
      const declared = this.table.conditions[condition];
      if (declared === undefined) continue;
      const valueCount = declared.choices.length || 2;
      if (value >= 0 && value < valueCount && Number.isInteger(value)) {
        this.values[condition] = value;
      }
    }
    const before = this.holds.slice();
    this.evaluate();
    const changed: number[] = [];
    this.holds.forEach((holds, when) => {
      if (holds !== before[when]) changed.push(when);
    });
    return changed;
  }

  /** Visits the items with a `when` that the program does not hide itself. */
  forEachItem(when: number, visit: (item: number, isHidden: boolean) => void): void {
    const isHidden = this.holds[when] === 0;
    for (const item of this.table.itemsOf(when)) {
      if ((this.hidden[item >>> 5]! & (1 << item)) === 0) visit(item, isHidden);
    }
  }

  private evaluate(): void {
    let low = 0;
    let high = 0;
    this.table.conditions.forEach(({ choices, bit }, condition) => {
      const value = this.values[condition]!;
      if (choices.length === 0 && value === 0) return;
      const place = choices.length === 0 ? bit : bit + value;
      if (place < 32) low |= 1 << place;
      else high |= 1 << place;
    });
    this.table.evaluate(low, high, this.holds);
  }
}
