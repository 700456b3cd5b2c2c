/** The conditions of a menu by name, with values of their types: booleans, or texts of choices. */
export class MenuConditionNames<Values extends object> {
  /** The conditions of generated code, which knows their numbers and types. */
  constructor(
    private readonly table: MenuTable,
    private readonly numbers: { readonly [Name in keyof Values]: number },
  ) {}

  /** Gives conditions values in a state, as one change. Those that are left out keep theirs. */
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
