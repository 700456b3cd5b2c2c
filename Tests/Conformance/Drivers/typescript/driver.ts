import {
  MenuAnimation,
  MenuAnimationPreset,
  MenuChange,
  MenuConditionValue,
  MenuExpansion,
  MenuRange,
  MenuTable,
  MenuTapPlace,
  MenuTapResponse,
  menuNode,
} from "./menuRuntime.js";
import { stateLines, texts } from "./driverState.js";
import { joined } from "./driverText.js";

/** Answers the lines of the conformance protocol. */
export class Driver {
  private readonly lines: string[] = [];
  private state: MenuExpansion | undefined;

  /** A driver of these menus, by the names that the lines use. */
  constructor(private readonly menus: ReadonlyMap<string, MenuTable>) {}

  /** All answers to these lines. */
  run(input: string): string {
    for (const line of input.split("\n")) {
      if (line !== "") this.answer(line);
    }
    return this.lines.map((line) => line + "\n").join("");
  }

  private answer(line: string): void {
    this.lines.push("> " + line);
    const [word = "", ...rest] = line.split(" ");
    if (word === "menu") {
      const table = this.menus.get(rest.join(" "));
      if (table === undefined) throw new Error(`unknown menu: ${line}`);
      this.state = new MenuExpansion(table);
    } else if (this.state !== undefined && word === "texts") {
      this.lines.push(...texts(this.state, rest));
      return;
    } else if (this.state !== undefined) {
      this.animatedEvent(this.state, word, rest, line.slice(word.length + 1));
    }
    if (this.state !== undefined) this.lines.push(...stateLines(this.state));
  }

  /** Applies an event, which may follow `with` and an animation of its own. */
  private animatedEvent(state: MenuExpansion, word: string, rest: string[], text: string): void {
    const [insert, remove, event = "", ...others] = rest;
    if (word !== "with") return this.event(state, word, rest, text, undefined);
    const animation = {
      ...state.table.settings.animation,
      insert: insert as MenuAnimationPreset,
      delete: remove as MenuAnimationPreset,
    };
    const start = `${insert} ${remove} ${event} `.length;
    this.event(state, event, others, text.slice(start), animation);
  }

  private event(
    state: MenuExpansion,
    word: string,
    rest: string[],
    text: string,
    animation: MenuAnimation | undefined,
  ): void {
    const nodes = rest.map((number) => menuNode(Number(number)));
    const node = nodes[0] ?? menuNode(-1);
    if (word === "restore") {
      const { change, unknown } = state.restore(text, animation);
      this.describe(change);
      if (unknown.length > 0) this.lines.push("unknown " + unknown.join(" "));
      return;
    }
    if (word === "tap") {
      const { change, response } = state.tap(node, rest[1] as MenuTapPlace, animation);
      this.describe(change);
      this.lines.push("response " + spelled(response));
      return;
    }
    const events: Record<string, () => MenuChange> = {
      toggle: () => state.toggle(node, animation),
      expand: () => state.expand(node, animation),
      collapse: () => state.collapse(node, animation),
      reveal: () => state.reveal(node, animation),
      check: () => state.check(node, animation),
      uncheck: () => state.uncheck(node, animation),
      toggleCheck: () => state.toggleCheck(node, animation),
      openPage: () => state.openPage(rest[0] === "none" ? undefined : node, animation),
      closePage: () => state.closePage(animation),
      current: () =>
        state.setCurrent(rest[0] === "none" ? undefined : node, rest[1] === "reveal", animation),
      expandAll: () => state.expandAll(animation),
      collapseAll: () => state.collapseAll(animation),
      expandUnder: () => state.expandUnder(node, animation),
      collapseUnder: () => state.collapseUnder(node, animation),
      expandToDepth: () => state.expandToDepth(node, animation),
      hide: () => state.setHidden(nodes, true, animation),
      show: () => state.setHidden(nodes, false, animation),
      filter: () => state.filter(nodes, animation),
      filterOff: () => state.filter(undefined, animation),
      set: () => state.set(rest.map(conditionValue), animation),
      count: () => state.setCount(Number(rest[1]), node, animation),
      insert: () => state.insertRows(nodes.slice(1), node, animation),
      remove: () => state.removeRows(nodes.slice(1), node, animation),
      updateRows: () => state.updateRows(nodes.slice(1), node, animation),
      busy: () => state.setBusy(rest[1] === "true", node, animation),
      update: () => state.update(nodes, animation),
    };
    const event = events[word];
    if (event === undefined) throw new Error(`unknown event: ${word}`);
    this.describe(event());
  }

  private list(name: string, words: readonly (string | number)[]): void {
    if (words.length > 0) this.lines.push(name + " " + words.join(" "));
  }

  private describe(change: MenuChange): void {
    this.list("removed", change.removed.map(range));
    this.list("inserted", change.inserted.map(range));
    this.list("updated", joined(change.updated));
    this.list("removedSections", joined(change.removedSections));
    this.list("insertedSections", joined(change.insertedSections));
    const inSection = (rows: MenuRange & { section: number }): string =>
      `${rows.section}:${range(rows)}`;
    this.list("removedInSections", change.removedInSections.map(inSection));
    this.list("insertedInSections", change.insertedInSections.map(inSection));
    const paths = change.updatedInSections.map((path) => `${path.section}:${path.row}`);
    this.list("updatedInSections", paths);
    this.list("updatedHeaders", joined(change.updatedHeaders));
    this.list("closed", change.toggled.closed);
    this.list("opened", change.toggled.opened);
    this.list("unchecked", change.unchecked);
    this.list("checked", change.checked);
    const { insert, delete: remove } = change.animation;
    if (!change.isEmpty) this.lines.push(`animation ${insert} ${remove}`);
    if (change.scroll) {
      const { row, section, rowInSection, position } = change.scroll;
      this.lines.push(`scroll ${row} ${section} ${rowInSection ?? "-"} ${position}`);
    }
  }
}

function spelled(response: MenuTapResponse): string {
  if (response.kind === "action") return `action ${response.action}`;
  return response.kind === "url" ? `url ${response.url}` : response.kind;
}

function conditionValue(word: string): MenuConditionValue {
  const [condition, value] = word.split(":").map(Number);
  return { condition: condition ?? -1, value: value ?? -1 };
}

function range({ start, end }: MenuRange): string {
  return end === start + 1 ? String(start) : `${start}-${end - 1}`;
}
