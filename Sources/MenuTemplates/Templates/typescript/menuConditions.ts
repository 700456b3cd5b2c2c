/** One of a menu's conditions. */
export interface MenuCondition {
  /** The name, as in the document. */
  readonly name: string;
  /** The values in their order, or none if the condition is true or false. */
  readonly choices: readonly string[];
  /**
   * The number of the value at first: 0 for false, 1 for true, or the place of the choice. The number
   * of choices, if the condition follows a choice without a checked item.
   */
  readonly initial: number;
  /**
   * @internal The first of its bits. A condition without choices has one, set while it is true; one
   * with choices has one for each, of which one is set, or none while it has no value.
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
   * the first mask is set, or one of the second is not. If the conditions have more than 64 bits, a
   * clause has a line for each 64 of them, and holds if one of its lines does.
   */
  readonly clauses: string;
  /**
   * One line per item with a `when`, sorted by the `when`: its number, and that of the item. Where it
   * is the condition of an item's `enabled`, the number of all items is added to the item's.
   */
  readonly items: string;
  /**
   * One line per check item that a condition follows: its number, that of the condition, and the value
   * that the condition has while the item is checked. Left out where no condition follows an item.
   */
  readonly followers?: string;
}

/** The conditions, and which items depend on them and how; decoded once. */
class MenuWhens {
  readonly conditions: readonly MenuCondition[];
  /** The number of different `when`s. */
  readonly count: number;
  /** For each item, the number of its `when`, or -1. */
  private readonly whenOfItems: Int32Array;
  /** For each clause and each 64 bits, the number of its `when`, and the halves of its masks. */
  private readonly clauses: Uint32Array;
  /** The items that have a `when`, sorted by it; see `MenuConditionsSource`. */
  private readonly items: Int32Array;
  /** For each `when`, where its items start, and after the last, where they end. */
  private readonly starts: Int32Array;
  /**
   * The values that conditions have while items are checked, by the items, and in the languages, whose
   * numbers are added to that of all items.
   */
  readonly followers = new Map<number, MenuConditionValue[]>();
  /** The conditions that follow items, or the language. */
  readonly followed = new Set<number>();
  /** For each 64 bits of the conditions, two halves. */
  private readonly bits: Uint32Array;

  constructor(source: MenuConditionsSource, nodeCount: number) {
    this.conditions = source.conditions;
    const end = this.conditions.reduce((sum, { choices }) => sum + (choices.length || 1), 0);
    this.bits = new Uint32Array(2 * Math.max(Math.ceil(end / 64), 1));
    this.clauses = Uint32Array.from(numbersOf(source.clauses));
    const items = numbersOf(source.items);
    this.items = new Int32Array(items.length / 2);
    this.whenOfItems = new Int32Array(nodeCount).fill(-1);
    const last = this.clauses.length - clauseLength;
    this.count = last < 0 ? 0 : this.clauses[last]! + 1;
    this.starts = new Int32Array(this.count + 1);
    for (let place = 0; place < this.items.length; place += 1) {
      const when = items[2 * place]!;
      const item = items[2 * place + 1]!;
      this.items[place] = item;
      if (item < nodeCount) this.whenOfItems[item] = when;
      this.starts[when + 1] = place + 1;
    }
    const followers = numbersOf(source.followers ?? "");
    for (let place = 0; place < followers.length; place += 3) {
      const item = followers[place]!;
      const condition = followers[place + 1]!;
      const values = this.followers.get(item) ?? [];
      values.push({ condition, value: followers[place + 2]! });
      this.followers.set(item, values);
      this.followed.add(condition);
    }
  }

  /** The number of the item's `when`, or -1. */
  whenOf(item: number): number {
    return this.whenOfItems[item]!;
  }

  /**
   * Visits the items with this `when`, in ascending order, then those whose `enabled` it is, with the
   * number of all items added to theirs.
   */
  forEachItem(when: number, visit: (item: number) => void): void {
    const end = this.starts[when + 1]!;
    for (let place = this.starts[when]!; place < end; place += 1) visit(this.items[place]!);
  }

  /** The number of each condition's value at first; -1 where a choice has no checked item. */
  initialValues(): Int16Array {
    return Int16Array.from(this.conditions, (one) =>
      (one.initial < valueCountOf(one) ? one.initial : -1));
  }

  /** For each `when`, whether it holds for these values of the conditions. */
  evaluate(values: Int16Array): Uint8Array {
    const { bits, clauses } = this;
    this.setBits(values);
    const holds = new Uint8Array(this.count).fill(1);
    let place = 0;
    while (place < clauses.length) {
      const when = clauses[place]!;
      let isMet = 0;
      for (let half = 0; half < bits.length; half += 2, place += clauseLength) {
        const low = bits[half]!;
        const high = bits[half + 1]!;
        isMet |= (low & clauses[place + 1]!) | (high & clauses[place + 2]!);
        isMet |= (~low & clauses[place + 3]!) | (~high & clauses[place + 4]!);
      }
      if (isMet === 0) holds[when] = 0;
    }
    return holds;
  }

  private setBits(values: Int16Array): void {
    this.bits.fill(0);
    this.conditions.forEach(({ choices, bit }, condition) => {
      const value = values[condition]!;
      if (value < 0 || (choices.length === 0 && value === 0)) return;
      const place = choices.length === 0 ? bit : bit + value;
      this.bits[place >>> 5] |= 1 << place;
    });
  }
}

/** The number of numbers in a clause. */
const clauseLength = 5;

/** All numbers of a string, each followed by one character. */
function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  const reader = new MenuReader(text);
  while (reader.offset < text.length) numbers.push(reader.number());
  return numbers;
}

/** The values of the conditions, and the items that the program hides itself. */
class MenuConditions {
  /** The number of each value; -1 while a condition follows a choice without a checked item. */
  private readonly values: Int16Array;
  /** For each `when`, whether it holds. */
  private holds: Uint8Array;
  /** One bit per item: whether the program hides it, whatever the conditions are. */
  private readonly hidden: Uint32Array;
  /** One bit per item, once there is one that conditions have enabled or disabled since the start. */
  private turned: Uint32Array | undefined;

  constructor(
    private readonly menu: MenuStructure,
    private readonly whens: MenuWhens,
    from?: MenuConditions,
  ) {
    this.values = from?.values.slice() ?? whens.initialValues();
    this.holds = from?.holds ?? whens.evaluate(this.values);
    this.hidden = from?.hidden.slice() ?? new Uint32Array(Math.ceil(menu.count / 32));
    this.turned = from?.turned?.slice();
    if (from !== undefined) return;
    for (let node = 0; node < menu.count; node += 1) {
      if (menu.has(MenuFlag.hidden, node)) this.setHidden(true, node);
    }
  }

  /** Visits the items that the conditions hide at first. */
  start(hide: (item: number) => void): void {
    this.holds.forEach((holds, when) => {
      if (holds !== 0) return;
      // The table says which items are disabled at first.
      this.whens.forEachItem(when, (item) => {
        if (item < this.menu.count) hide(item);
      });
    });
  }

  /**
   * The value of a condition, or `undefined` outside the menu; -1 while it follows a choice without a
   * checked item.
   */
  value(condition: number): number | undefined {
    return this.values[condition];
  }

  /** Whether the item has a `when` that does not hold. */
  fails(item: number): boolean {
    const when = this.whens.whenOf(item);
    return when >= 0 && this.holds[when] === 0;
  }

  /** Whether the program hides the item, whatever the conditions are. */
  isHiddenByProgram(item: number): boolean {
    return (this.hidden[item >>> 5]! & (1 << item)) !== 0;
  }

  /** Notes that the program hides the item, or shows it again. */
  setHidden(isHidden: boolean, item: number): void {
    if (isHidden) this.hidden[item >>> 5] |= 1 << item;
    else this.hidden[item >>> 5] &= ~(1 << item);
  }

  /** Gives conditions values, and returns the numbers of the `when`s that change. */
  set(values: Iterable<MenuConditionValue>): number[] {
    for (const { condition, value } of values) {
      const declared = this.whens.conditions[condition];
      if (declared === undefined || this.whens.followed.has(condition)) continue;
      if (value >= 0 && value < valueCountOf(declared) && Number.isInteger(value)) {
        this.values[condition] = value;
      }
    }
    return this.changed();
  }

  /** Whether any condition follows an item. */
  get follows(): boolean {
    return this.whens.followers.size > 0;
  }

  /** Whether a condition follows the item. */
  isFollowed(item: number): boolean {
    return this.whens.followers.has(item);
  }

  /**
   * Gives the conditions that follow an item or the language their values after it was checked or unchecked, and
   * returns the numbers of the `when`s that change; -1 stands for no item.
   */
  follow(unchecked: number, checked: number): number[] {
    const { conditions, followers } = this.whens;
    for (const { condition, value } of followers.get(unchecked) ?? nothing) {
      if (this.values[condition] === value) {
        this.values[condition] = conditions[condition]!.choices.length === 0 ? 0 : -1;
      }
    }
    for (const { condition, value } of followers.get(checked) ?? nothing) {
      this.values[condition] = value;
    }
    return this.changed();
  }

  /**
   * Gives all conditions that follow items their values, and returns the numbers of the `when`s that
   * change.
   */
  followAll(checks: MenuChecks): number[] {
    const { conditions, followers } = this.whens;
    const items = [...followers].filter(([item]) => item < this.menu.count);
    for (const { condition } of items.flatMap(([, values]) => values)) {
      this.values[condition] = conditions[condition]!.choices.length === 0 ? 0 : -1;
    }
    for (const [item, values] of items) {
      if (!checks.isChecked(item)) continue;
      for (const { condition, value } of values) this.values[condition] = value;
    }
    return this.changed();
  }

  /** Evaluates the `when`s, and returns the numbers of those that changed. */
  private changed(): number[] {
    const before = this.holds;
    this.holds = this.whens.evaluate(this.values);
    const changed: number[] = [];
    this.holds.forEach((holds, when) => {
      if (holds !== before[when]) changed.push(when);
    });
    return changed;
  }

  /** Whether conditions have enabled or disabled the item since the start. */
  isTurned(item: number): boolean {
    return this.turned !== undefined && (this.turned[item >>> 5]! & (1 << item)) !== 0;
  }

  /**
   * Marks the items with this `when`, except those that the program hides itself, and enables or
   * disables those whose `enabled` it is, which look different.
   */
  hide(when: number, mark: MenuMark, look: (node: number) => void): void {
    const isHidden = this.holds[when] === 0;
    const { count } = this.menu;
    this.whens.forEachItem(when, (item) => {
      if (item >= count) {
        this.turn(item - count);
        look(item - count);
        return;
      }
      if (!this.isHiddenByProgram(item)) mark(MenuState.hidden, isHidden, item);
    });
  }

  private turn(item: number): void {
    this.turned ??= new Uint32Array(Math.ceil(this.menu.count / 32));
    this.turned[item >>> 5] ^= 1 << item;
  }
}

/** The number of values that a condition can have. */
function valueCountOf({ choices }: MenuCondition): number {
  return choices.length || 2;
}

/** The conditions of a menu by name, with values of their types: booleans, or names of choices. */
export class MenuConditionNames<Values extends object> {
  /** The conditions of generated code, which knows their numbers and types. */
  constructor(
    private readonly table: MenuTable,
    private readonly numbers: { readonly [Name in keyof Values]: number },
  ) {}

  /** Gives conditions values in a state, as one change. Omitted conditions keep their values. */
  set(values: Partial<Values>, state: MenuExpansion, animation?: MenuAnimation): MenuChange {
    const numbered: MenuConditionValue[] = [];
    for (const name of Object.keys(values) as (keyof Values)[]) {
      const condition = this.numbers[name];
      const value: unknown = values[name];
      const choices = this.table.conditions[condition]?.choices ?? nothing;
      if (typeof value === "boolean" && choices.length === 0) {
        numbered.push({ condition, value: value ? 1 : 0 });
      } else if (typeof value === "string") {
        numbered.push({ condition, value: choices.indexOf(value) });
      }
    }
    return state.set(numbered, animation);
  }

  /** The values of all conditions in a state. */
  valuesIn(state: MenuExpansion): Values {
    const values: [string, boolean | string][] = [];
    for (const name of Object.keys(this.numbers)) {
      const number = this.numbers[name as keyof Values];
      const value = state.valueOfCondition(number) ?? 0;
      values.push([name, this.table.conditions[number]?.choices[value] ?? value === 1]);
    }
    return Object.fromEntries(values) as unknown as Values;
  }
}
