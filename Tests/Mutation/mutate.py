#!/usr/bin/env python3
"""Puts faults of one operator into the code, and counts those that tests find.

    Tests/Mutation/mutate.py Sources/MenuCompiler/Lower --tests 'Lowering|InitialState' --count 40

Works in a copy of the repository, DIRECTORY, which it makes; the copy keeps its build for the next run. All faults are
built at once, each behind a switch; then the tests run once for each. A fault survives if they pass."""

import argparse
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import time

import operators

ROOT = pathlib.Path(__file__).resolve().parents[2]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="+", help="folders or files of one module, below Sources/MODULE")
    parser.add_argument("--tests", required=True, help="a regular expression: the tests that should find faults")
    parser.add_argument("--count", type=int, default=50, help="how many faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=120, help="seconds for one run of the tests")
    parser.add_argument("--minutes", type=float, default=60, help="after these, no other fault is tried")
    parser.add_argument("--directory", default="/tmp/menuc-mutation", help="the copy of the repository")
    return parser.parse_args()


def run(command, limit, cwd, environment=None):
    """The exit status and output of a command; its status is None if it was ended with its children."""
    process = subprocess.Popen(
        command, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True, text=True, errors="replace")
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, ""


def copy(directory):
    """Brings the sources of the repository into the copy, and what SwiftPM has fetched. Files that are the same
    stay, so that only others are built."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=60).stdout
    wanted = {name for name in names.split("\0") if name and os.path.lexists(ROOT / name)}
    for name in wanted:
        source, target = ROOT / name, directory / name
        if source.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.is_symlink():
                target.unlink(missing_ok=True)
                target.symlink_to(os.readlink(source))
            continue
        if target.is_file() and target.read_bytes() == source.read_bytes():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    for name in ["checkouts", "repositories", "workspace-state.json"]:
        source, target = ROOT / ".build" / name, directory / ".build" / name
        if source.is_dir() and not target.exists():
            shutil.copytree(source, target, symlinks=True)
        elif source.is_file() and not target.exists():
            shutil.copy(source, target)
    for target in (directory / "Sources").rglob("*.swift"):
        if str(target.relative_to(directory)) not in wanted:
            target.unlink()


def choose(directory, folders, count, seed):
    """The faults: their numbers, files, lines, columns and operators, in the order of files."""
    found = []
    for folder in folders:
        path = directory / folder
        for file in [path] if path.is_file() else sorted(path.rglob("*.swift")):
            for place in operators.places(file.read_text()):
                found.append((file, *place))
    random.Random(seed).shuffle(found)
    chosen = sorted(found[:count], key=lambda one: (str(one[0]), one[1], one[2]))
    return [(number, *one) for number, one in enumerate(chosen)]


def apply(faults, originals):
    """Writes each file with the switches of its faults, from the last to the first of a line."""
    for file in {fault[1] for fault in faults}:
        originals.setdefault(file, file.read_text())
        lines = originals[file].split("\n")
        for number, other, line, column, operator in reversed(faults):
            if other == file:
                text = lines[line]
                code = operators.replaced(operator, number)
                lines[line] = text[:column] + code + text[column + len(operator):]
        file.write_text("\n".join(lines))


def build(directory, faults, module):
    """Builds the tests with all faults. Leaves out those that the compiler refuses; returns the others."""
    originals = {}
    declared = directory / "Sources" / module / "Mutants.swift"
    for _ in range(6):
        for file, text in originals.items():
            file.write_text(text)
        apply(faults, originals)
        declared.write_text(operators.declarations([(fault[0], fault[4]) for fault in faults]))
        status, output = run(
            ["swift", "build", "--build-tests"], 1800, directory, {**os.environ, "MENUC_WITHOUT_PLUGINS": "1"})
        if status == 0:
            return faults
        refused = {(path, int(line)) for path, line in re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", output, re.M)}
        kept = [fault for fault in faults if (str(fault[1]), fault[2] + 1) not in refused]
        if len(kept) == len(faults):
            sys.exit(f"the copy does not build:\n{output[-3000:]}")
        print(f"{len(faults) - len(kept)} faults are not valid Swift", file=sys.stderr)
        faults = kept
    sys.exit("the copy does not build")


def main():
    options = arguments()
    directory = pathlib.Path(options.directory)
    modules = {pathlib.PurePath(folder).parts[1] for folder in options.folders}
    if len(modules) != 1:
        sys.exit("all folders must be of one module")
    copy(directory)
    faults = choose(directory, options.folders, options.count, options.seed)
    faults = build(directory, faults, modules.pop())
    tests = [
        str(directory / ".build/debug/menucPackageTests.xctest"), "--testing-library", "swift-testing",
        "--filter", options.tests]
    start = time.monotonic()
    status, output = run(tests, options.limit, directory)
    if status != 0:
        sys.exit(f"the tests fail without any fault:\n{output[-3000:]}")
    counts = {"found": 0, "ended": 0, "survived": 0, "not tried": 0}
    for number, file, line, column, operator in faults:
        if time.monotonic() - start > options.minutes * 60:
            counts["not tried"] += 1
            continue
        status, output = run(tests, options.limit, directory, {**os.environ, "MENUC_MUTANT": str(number)})
        outcome = "ended" if status is None else "survived" if status == 0 else "found"
        counts[outcome] += 1
        names = re.findall(r"Test (\w+)\([^)]*\) (?:recorded|failed)", output)
        place = f"{file.relative_to(directory)}:{line + 1}:{column + 1}"
        print(f"{outcome:9} {operator:5} {place}  {names[0] if names else ''}", flush=True)
    print(", ".join(f"{count} {outcome}" for outcome, count in counts.items()))


if __name__ == "__main__":
    main()
