#!/usr/bin/env python3
"""Puts faults into an engine in another language, one at a time, and counts those that the conformance traces find.

    MENUC_DRIVERS=/tmp/drivers swift test --filter ConformanceTests
    Tests/Mutation/engines.py c --drivers /tmp/drivers

The first command keeps what the tests compile: the engine, the tables of all menus, the driver, its input and the
traces."""

import argparse
import collections
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import threading

import texts
from mutate import ROOT, run

DRIVERS = ROOT / "Tests/Conformance/Drivers"
TEMPLATES = ROOT / "Sources/MenuTemplates/Templates"
# A read outside of a table ends the program.
SANITIZERS = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
TRANSPILE = """
const [, file] = process.argv, { readFileSync, writeFileSync } = require("fs");
const ts = require(process.env.TYPESCRIPT);
const compilerOptions = { target: "es2020", module: "es2020" };
const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions });
writeFileSync(file.replace(/ts$/, "js"), outputText);
"""


class Place(collections.namedtuple("Place", "file line text operator")):
    """One place, in the file of the template that the engine is made of. Its line counts from 1."""

    def __str__(self):
        return f"{self.operator:5} {self.file}:{self.line}: {self.text}"


def compiled(command, folder):
    """The status and the output of a compiler, which must end: a compiler that is too slow says nothing of a fault."""
    status, output = run(command, 1800, folder)
    if status is None:
        sys.exit(f"{command[0]} has not ended after half an hour")
    return status, output


class C:
    """Compiled anew for each fault; the tables and the driver only once."""
    engine, parts, language = "menu_runtime.c", ["c/Engine/*.c"], "c"

    def compile(self, folder, source, target):
        command = ["gcc", "-std=c99", *SANITIZERS, "-c", "-I", DRIVERS / "c", "-I", ".", "-o", target, source]
        return compiled([str(word) for word in command], folder)

    def prepare(self, folder, faults):
        sources = [path for path in sorted(folder.glob("*.c")) if path.name != self.engine]
        for source in sources + sorted((DRIVERS / "c").glob("*.c")):
            status, output = self.compile(folder, source, folder / f"{source.stem}.o")
            if status != 0:
                sys.exit(output[-3000:])
        return faults

    def program(self, folder, text, fault):
        (folder / self.engine).write_text(text if fault is None else texts.replaced(text, *fault[1]))
        status, output = self.compile(folder, self.engine, "engine.object")
        if status == 0:
            objects = [str(path) for path in sorted(folder.glob("*.o"))]
            status, output = compiled(["gcc", *SANITIZERS, "-o", "mutated", *objects, "engine.object"], folder)
        return ["./mutated"] if status == 0 else None


class TypeScript:
    """Translated anew for each fault; the tables and the driver only once."""
    engine, parts, language = "menuRuntime.ts", ["typescript/*.ts"], "typescript"

    def prepare(self, folder, faults):
        tsc = pathlib.Path(shutil.which("tsc")).resolve()
        os.environ["TYPESCRIPT"] = str(tsc.parents[1] / "lib/typescript.js")
        return faults

    def program(self, folder, text, fault):
        (folder / self.engine).write_text(text if fault is None else texts.replaced(text, *fault[1]))
        status, _ = compiled(["node", "-e", TRANSPILE, self.engine], folder)
        return ["node", "main.js"] if status == 0 else None


class Kotlin:
    """Compiled once, with all faults behind switches, and before the unchanged engine in the path of classes."""
    engine, parts, language = "MenuRuntime.kt", ["kotlin/*.kt"], "kotlin"

    def prepare(self, folder, faults):
        text = (folder / self.engine).read_text()
        for _ in range(6):
            lines, helpers = text.split("\n"), texts.HELPERS
            for number, (line, column, operator), _ in reversed(faults):
                lines[line], helper = texts.switched(lines[line], column, operator, number)
                helpers += helper
            (folder / self.engine).write_text("\n".join(lines) + helpers)
            status, output = compiled(
                ["kotlinc", "-nowarn", "-J-XX:TieredStopAtLevel=1", "-J-Xmx2g", "-cp", "driver.jar", "-d", "mutated.jar"]
                + [self.engine], folder)
            if status == 0:
                return faults
            refused = {int(line) - 1 for line in re.findall(re.escape(self.engine) + r":(\d+):\d+: error:", output)}
            kept = [fault for fault in faults if fault[1][0] not in refused]
            if len(kept) == len(faults):
                break
            for fault in faults:
                if fault not in kept:
                    print(f"not valid: {fault[2]}", file=sys.stderr, flush=True)
            faults = kept
        sys.exit(output[-3000:])

    def program(self, folder, text, fault):
        if fault is not None:
            os.environ["MENUC_MUTANT"] = str(fault[0])
        return ["java", "-XX:TieredStopAtLevel=1", "-cp", "mutated.jar:driver.jar", "DriverKt"]


ENGINES = {"c": C(), "kotlin": Kotlin(), "typescript": TypeScript()}


def starts(engine, text):
    """Where each file of the template begins in the engine: pairs of a line from 0, and a name. A file begins with a
    comment of its own, after words of which it needs none."""
    lines, found = text.split("\n"), []
    for pattern in engine.parts:
        for path in sorted(TEMPLATES.glob(pattern)):
            first = path.read_text().split("\n")[0]
            if first in lines:
                found.append((lines.index(first), str(path.relative_to(TEMPLATES))))
    return sorted(found)


def choose(engine, text, count, seed):
    """The faults: their numbers, places in the engine, and places in the template."""
    found = texts.places(text, engine.language)
    random.Random(seed).shuffle(found)
    lines, files = text.split("\n"), starts(engine, text)
    faults = []
    for place in sorted(found[:count]):
        start, name = [one for one in files if one[0] <= place[0]][-1] if files and files[0][0] <= place[0] else (0, "")
        faults.append((len(faults), place, Place(name, place[0] - start + 1, lines[place[0]].strip(), place[2])))
    return faults


def first_difference(program, folder, expected, limit):
    """The menu and the event of the first answer that differs, after which the program is ended; empty if none does,
    and nothing if the program took longer than the limit."""
    with open(folder / "input") as lines, subprocess.Popen(
            program, cwd=folder, stdin=lines, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            start_new_session=True) as process:
        timer = threading.Timer(limit, lambda: os.killpg(process.pid, signal.SIGKILL))
        timer.start()
        menu = event = ""
        for wanted in expected:
            if wanted.startswith(b"> "):
                event = wanted.decode().strip()
                menu = event[7:] if event.startswith("> menu ") else menu
            if process.stdout.readline() != wanted:
                is_late = not timer.is_alive()
                os.killpg(process.pid, signal.SIGKILL)
                timer.cancel()
                return None if is_late else f"{menu} {event}: {wanted.decode().split()[0]}"
        rest = process.stdout.read()
        is_late = not timer.is_alive()
        timer.cancel()
    return None if is_late else "the end" if rest or process.returncode != 0 else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("--drivers", required=True, help="the folder that MENUC_DRIVERS named")
    parser.add_argument("--count", type=int, default=52, help="how many faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=60, help="seconds for one run of the traces")
    parser.add_argument("--only", type=int, nargs="+", default=[], help="the numbers of the faults to try")
    options = parser.parse_args()
    engine = ENGINES[options.engine]
    folder = pathlib.Path(options.drivers) / options.engine
    original = folder / f"{engine.engine}.original"
    if not original.exists():
        shutil.copy(folder / engine.engine, original)
    shutil.copy(original, folder / engine.engine)
    text, expected = original.read_text(), list(open(folder / "expected", "rb"))
    faults = engine.prepare(folder, choose(engine, text, options.count, options.seed))
    counts = collections.Counter()
    for fault in [None] + [fault for fault in faults if not options.only or fault[0] in options.only]:
        program = engine.program(folder, text, fault)
        if program is None:
            counts["not valid"] += 1
            continue
        found = first_difference(program, folder, expected, options.limit)
        if fault is None:
            if found != "":
                sys.exit(f"the traces differ without any fault: {found}")
            continue
        result = "ended" if found is None else "found" if found else "survived"
        counts[result] += 1
        print(f"{fault[0]:3} {result:8} {fault[2]}  [{found or ''}]", flush=True)
    print(f"{options.engine}: " + ", ".join(f"{count} {result}" for result, count in counts.items()), flush=True)


if __name__ == "__main__":
    main()
