// Times a view of a large menu in node, as medians in milliseconds, beside the state alone:
//
//     python3 -c "print('menu: Large\nitems:\n' + ''.join(
//       f'- {{ title: Group {t}, items: [' + ', '.join(f'Leaf {t} {i}' for i in range(999)) + '] }\n'
//       for t in range(100)))" > large.yaml
//     menuc build large.yaml --target typescript --param view=true --output out --quiet --allow wide-group
//     tsc --strict --target es2020 --module es2020 --lib es2020 out/*.ts && echo '{"type":"module"}' > out/package.json
//     node Tests/Browser/view_benchmark.js out
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const directory = resolve(process.argv[2] ?? ".");
const load = (name) => import(pathToFileURL(`${directory}/${name}`).href);
const { LargeMenu } = await load("LargeMenu.js");
const { MenuExpansion } = await load("menuRuntime.js");
const { MenuView } = await load("menuView.js");

function median(count, run) {
  const times = Array.from({ length: count }, (_, round) => {
    const start = performance.now();
    run(round);
    return performance.now() - start;
  });
  return times.sort((left, right) => left - right)[count >> 1];
}

function print(name, time) {
  console.log(name.padEnd(44), time.toFixed(4));
}

const { table } = LargeMenu;
const groups = table.topLevel;
const ids = groups.map((group) => table.idOf(group));
const state = new MenuExpansion(table);
const view = new MenuView(table);
let moved = 0;
view.subscribe(({ removed, inserted }) => (moved += removed.length + inserted.length));
const middle = view.rowCount >> 1;
const screen = () => view.rows(middle, middle + 40);

print(`new MenuView, ${table.count} items`, median(9, () => new MenuView(table)));
print("state.toggle", median(999, (round) => state.toggle(groups[round % 100])));
print("view.toggle", median(999, (round) => view.toggle(ids[round % 100])));
print("view.toggle, and 40 rows read", median(999, (round) => (view.toggle(ids[round % 100]), screen())));
print("40 rows read again", median(999, screen));
print("40 rows read elsewhere", median(999, (round) => view.rows(round * 50, round * 50 + 40)));
view.focus(ids[50]);
print("a key that moves", median(999, () => view.pressKey({ key: "ArrowDown" })));
print("type-ahead without a match", median(9, () => view.pressKey({ key: "z" })));
print("first search", median(1, () => view.search("leaf 77")));
print("next searches", median(9, (round) => view.search(`leaf 7${round}`)));
view.search("");
print("hide an item", median(99, (round) =>
  (view.perform((one) => one.setHidden([groups[round % 100]], round % 2 === 0)), screen())));
if (moved === 0) throw new Error("subscribers heard nothing");
