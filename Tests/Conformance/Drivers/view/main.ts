/** `main.js keys FILE`, `folding FILE`, `matches FILE`, `ranks FILE`, `blur`, `random ROUNDS`: prints what is wrong. */
import { readFileSync } from "fs";
import { runBlurCases, runFoldingCase, runKeyCase, runMatchCase, runRankCase } from "./cases.js";
import { menus } from "./menus.js";
import { runRandomly } from "./random.js";

const [, , kind, argument = ""] = process.argv;

function linesOf(path: string): string[] {
  return readFileSync(path, "utf8").split("\n").filter((line) => line !== "");
}

function problems(): (string | undefined)[] {
  const [table] = menus.values();
  switch (kind) {
    case "keys": return linesOf(argument).flatMap((line) => runKeyCase(menus, line));
    case "folding": return linesOf(argument).flatMap((line) => runFoldingCase(table!, line));
    case "ranks": {
      const cases = JSON.parse(readFileSync(argument, "utf8")) as unknown[];
      return cases.flatMap((one) => runRankCase(table!, one));
    }
    case "matches": return linesOf(argument).flatMap(runMatchCase);
    default: {
      const rounds = Array.from({ length: Number(argument) }, (_, round) => round);
      return rounds.flatMap((round) =>
        [...menus].map(([name, menu], number) =>
          runRandomly(name, menu, 1000 * round + number, menu.count > 200 ? 40 : 150),
        ),
      );
    }
  }
}

function print(found: readonly (string | undefined)[]): void {
  for (const problem of found) if (problem !== undefined) console.log(problem);
}

if (kind === "blur") void runBlurCases([...menus.values()][0]!).then(print);
else print(problems());
