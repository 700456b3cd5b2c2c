#!/usr/bin/env python3
"""Puts faults into parts of the code, one at a time, and counts those that tests find.

    Tests/Mutation/mutate.py lower validate

Works in a copy of the repository, which it makes; the copy keeps its build for the next run. All faults are built at
once, each behind a switch; then the tests run once for each. A fault survives if they pass."""

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
import time

import operators
from parts import PARTS, tests

ROOT = pathlib.Path(__file__).resolve().parents[2]
FAILURE = re.compile(r"Test (\w+)\([^)]*\) (?:recorded|failed)")


class Fault(collections.namedtuple("Fault", "number part file line column operator")):
    """One place. Its file is relative to the repository, its line and column count from 0."""

    def __str__(self):
        return f"{self.operator:5} {self.file}:{self.line + 1}:{self.column + 1}"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("parts", nargs="+", choices=PARTS, metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--count", type=int, help="how many faults in each part")
    parser.add_argument("--seed", type=int, help="chooses other places")
    parser.add_argument("--tests", help="a regular expression: the tests that should find faults")
    parser.add_argument("--only", type=int, nargs="+", default=[], help="the numbers of the faults to try")
    parser.add_argument("--limit", type=float, default=120, help="seconds for one run of the tests")
    parser.add_argument("--minutes", type=float, default=60, help="after these, no other fault is tried")
    parser.add_argument("--directory", default="/tmp/menuc-mutation", help="the copy of the repository")
    return parser.parse_args()


def end_session(session):
    """Ends a command that began a session, and all that it started: tests start programs in groups of their own."""
    for line in subprocess.run(["ps", "-A", "-o", "pid="], capture_output=True, text=True, timeout=60).stdout.split():
        try:
            if os.getsid(int(line)) == session:
                os.kill(int(line), signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def run(command, limit, cwd, environment=None, input=subprocess.DEVNULL):
    """The exit status and output of a command; its status is None if it was ended with its children."""
    process = subprocess.Popen(
        command, cwd=cwd, env=environment, stdin=input, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True, text=True, errors="replace")
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        end_session(process.pid)
        output, _ = process.communicate()
        return None, output


def first_failure(command, limit, cwd, environment):
    """The exit status and output of tests, which are ended at the first failure, or at the limit."""
    with subprocess.Popen(
            command, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True, text=True, errors="replace") as process:
        end = lambda: end_session(process.pid)
        timer = threading.Timer(limit, end)
        timer.start()
        output = ""
        for line in process.stdout:
            output += line
            if FAILURE.search(line):
                end()
                break
        is_late = not timer.is_alive()
        timer.cancel()
    # A crash leaves children behind.
    end()
    return None if is_late else process.returncode, output


def choose(options):
    """The faults of all parts, whether they are tried or not, so that nothing is built anew for another part."""
    faults = []
    for name, part in PARTS.items():
        found = []
        for file in sorted((ROOT / "Sources" / part.folder).rglob("*.swift")):
            places = operators.places(file.read_text())
            found += [(str(file.relative_to(ROOT)), *place) for place in places]
        is_tried = name in options.parts
        seed = options.seed if is_tried and options.seed is not None else part.seed
        random.Random(seed).shuffle(found)
        for place in sorted(found[:(options.count if is_tried else None) or part.count]):
            faults.append(Fault(len(faults), name, *place))
    return faults


def switched(faults):
    """The texts of the files that have faults, each behind its switch, and of those that declare the switches."""
    files = {}
    for fault in reversed(faults):
        if fault.file not in files:
            files[fault.file] = (ROOT / fault.file).read_text().split("\n")
        lines, text = files[fault.file], files[fault.file][fault.line]
        end = fault.column + len(fault.operator)
        lines[fault.line] = text[:fault.column] + operators.replaced(fault.operator, fault.number) + text[end:]
    texts = {name: "\n".join(lines) for name, lines in files.items()}
    for module in {name.split("/")[1] for name in files}:
        own = [(fault.number, fault.operator) for fault in faults if fault.file.split("/")[1] == module]
        texts[f"Sources/{module}/Mutants.swift"] = operators.declarations(own)
    return texts


def copy(directory, faults):
    """Brings the sources of the repository into the copy, with the faults, and what SwiftPM has fetched. Files that are
    the same stay, so that only others are built."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=60).stdout
    wanted = {name for name in names.split("\0") if name and os.path.lexists(ROOT / name)}
    texts = switched(faults)
    for name in wanted | set(texts):
        source, target = ROOT / name, directory / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_symlink():
            if not target.is_symlink():
                target.unlink(missing_ok=True)
                target.symlink_to(os.readlink(source))
            continue
        data = texts[name].encode() if name in texts else source.read_bytes()
        if not target.is_file() or target.read_bytes() != data:
            target.write_bytes(data)
            target.chmod(source.stat().st_mode if source.exists() else 0o644)
    for name in ["checkouts", "repositories", "workspace-state.json"]:
        source, target = ROOT / ".build" / name, directory / ".build" / name
        if source.is_dir() and not target.exists():
            shutil.copytree(source, target, symlinks=True)
        elif source.is_file() and not target.exists():
            shutil.copy(source, target)
    # Where a project ends.
    subprocess.run(["git", "init", "-q"], cwd=directory, check=True, timeout=60)
    for folder in ["Sources", "Tests"]:
        for target in (directory / folder).rglob("*.swift"):
            name = str(target.relative_to(directory))
            if name not in wanted and name not in texts:
                target.unlink()


def build(directory, faults):
    """Builds the tests with all faults. Leaves out those that the compiler refuses; returns the others."""
    environment = {**os.environ, "MENUC_WITHOUT_PLUGINS": "1"}
    for _ in range(6):
        copy(directory, faults)
        status, output = run(["swift", "build", "--build-tests"], 3600, directory, environment)
        if status == 0:
            return faults
        errors = re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", output, re.M)
        refused = {(os.path.relpath(path, directory), int(line) - 1) for path, line in errors}
        kept = [fault for fault in faults if (fault.file, fault.line) not in refused]
        if len(kept) == len(faults):
            sys.exit(f"the copy does not build:\n{output[-3000:]}")
        for fault in faults:
            if fault not in kept:
                print(f"not valid Swift: {fault}", file=sys.stderr, flush=True)
        faults = kept
    sys.exit("the copy does not build")


def outcome(status, output):
    """What a run of the tests says of a fault, and the test that says it."""
    if status == 0:
        return "survived", ""
    if failed := FAILURE.search(output):
        return "found", failed.group(1)
    begun = re.findall(r"Test (\w+)\([^)]*\) started", output)
    ended = set(re.findall(r"Test (\w+)\([^)]*\) (?:passed|with)", output))
    return "ended" if status is None else "crashed", " ".join([name for name in begun if name not in ended][:3])


def main():
    options = arguments()
    directory = pathlib.Path(options.directory)
    faults = build(directory, choose(options))
    start = time.monotonic()
    passed = set()
    for part in options.parts:
        counts = collections.Counter()
        for fault in faults:
            if fault.part != part or options.only and fault.number not in options.only:
                continue
            if time.monotonic() - start > options.minutes * 60:
                counts["not tried"] += 1
                continue
            command = [
                str(directory / ".build/debug/menucPackageTests.xctest"), "--testing-library", "swift-testing",
                "--filter", options.tests or tests(part, fault.file)]
            if command[-1] not in passed:
                status, output = run(command, options.limit, directory)
                if status != 0:
                    sys.exit(f"the tests fail without any fault:\n{output[-3000:]}")
                passed.add(command[-1])
            environment = {**os.environ, "MENUC_MUTANT": str(fault.number)}
            result, test = outcome(*first_failure(command, options.limit, directory, environment))
            counts[result] += 1
            print(f"{fault.number:4} {result:8} {fault}  {test}", flush=True)
        print(f"{part}: " + ", ".join(f"{count} {result}" for result, count in counts.items()), flush=True)


if __name__ == "__main__":
    main()
