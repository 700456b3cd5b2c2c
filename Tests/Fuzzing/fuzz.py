#!/usr/bin/env python3
"""Fuzzes the compiler with libFuzzer, which comes with Swift.

    Tests/Fuzzing/fuzz.py                      each target for two minutes
    Tests/Fuzzing/fuzz.py toml menu --minutes 60

Starts from the samples, the fixtures and what earlier runs have found. Input that breaks a promise is written to
.build-fuzzing/finds; with the name of its promise, it belongs into Tests/Fixtures/Fuzzing/TARGET."""

import argparse
import base64
import concurrent.futures
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build-fuzzing"
FIXTURES = ROOT / "Tests/Fixtures"
DICTIONARY = BUILD / "words.dict"
# The longest time of one input in seconds, and the most memory in MiB. A document is compiled a dozen times, each time in
# at most 5 seconds.
TIME, MEMORY = 60, 1024
# About how many inputs a target checks in a second.
RATES = {"toml": 80, "yaml": 60, "json": 180, "menu": 10, "configuration": 500, "template": 40, "catalog": 800,
         "import": 80, "state": 8000, "editor": 200}
TARGETS = list(RATES)
CATALOGS = {"xlf": "xliff", "xml": "android", "yml": "yaml"}


def seeds(target):
    """The inputs from which a target starts."""
    yield from (path.read_bytes() for path in sorted((FIXTURES / "Fuzzing" / target).glob("*")))
    documents = [path for folder in ("Samples", "Tests/Fixtures") for path in sorted((ROOT / folder).rglob("*"))
                 # Documents beyond the limits take seconds each.
                 if path.is_file() and path.stat().st_size <= 1 << 14 and not path.name.startswith("too-large")]
    for path in documents:
        suffix, kind = path.suffix[1:], path.relative_to(ROOT).parts
        suffix = {"yml": "yaml"}.get(suffix, suffix)
        if target == suffix:
            yield path.read_bytes()
        elif target == "configuration" and path.stem == "menuc" and suffix in TARGETS:
            yield suffix.encode() + b"\n" + path.read_bytes()
        elif target == "template" and suffix in ("stencil", "txt", "md"):
            yield path.read_bytes()
        elif target == "catalog" and suffix in (
                "po", "xliff", "xlf", "xcstrings", "strings", "stringsdict", "xml", "ts", "arb", "properties"):
            yield CATALOGS.get(suffix, suffix).encode() + b"\n" + path.read_bytes()
        elif target == "import" and kind[:3] == ("Tests", "Fixtures", "Import") and len(kind) > 4:
            yield kind[3].encode() + b"\n" + path.read_bytes()
    if target == "template":
        yield from (path.read_bytes() for path in sorted(ROOT.glob("Sources/MenuTemplates/Templates/*/*.stencil"))
                    if path.stat().st_size <= 1 << 14)
    if target == "state":
        yield from (b"%d\nv1 +n7919 -n15838 *n23757 !n31676 -n39595" % menu for menu in range(16))
    if target == "menu":
        yield from (hashlib.sha256(b"%d" % number).digest() * 8 for number in range(32))
    if target == "editor":
        yield (b'Content-Length: 2\r\n\r\n{}\n{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":'
               b'{"uri":"untitled:a","languageId":"yaml","version":1,"text":"menu: M\\nitems:\\n- A\\n"}}}\n'
               b'{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:a"},'
               b'"position":{"line":0,"character":1}}}\n')


def words():
    """A dictionary: the keys of the schema and significant characters."""
    text = (ROOT / "Schemas/menu.schema.json").read_text()
    names = set()
    for piece in text.split('"'):
        if 2 < len(piece) < 24 and piece.replace("-", "").isalnum() and piece.isascii():
            names.add(piece)
    marks = ["[[", "]]", "\\x0A", ": ", "- ", "\\\"\\\"\\\"", "'''", "&a ", "*a", "!!", "{%", "%}", "{{", "}}", "<![CDATA[",
             "<!ENTITY", "&#x", "\\xEF\\xBB\\xBF", "\\x00", "\\xF0\\x9F\\x98\\x80"]
    return "".join(f'"{word}"\n' for word in sorted(names) + marks)


def build():
    environment = dict(os.environ, MENUC_FUZZING="1", MENUC_WITHOUT_PLUGINS="1")
    command = ["swift", "build", "--scratch-path", str(BUILD), "--product", "Fuzz", "--sanitize", "fuzzer", "-Xswiftc", "-O"]
    if subprocess.run(command, cwd=ROOT, env=environment, timeout=3600).returncode:
        sys.exit("fuzz.py: the build failed")
    return BUILD / "debug/Fuzz"


def fuzz(program, target, seconds, length, is_repeatable=False):
    corpus, finds = BUILD / "corpus" / target, BUILD / "finds" / target
    if is_repeatable:
        shutil.rmtree(BUILD / "repeated" / target, ignore_errors=True)
        corpus = BUILD / "repeated" / target / "corpus"
    started = corpus.parent / "seeds" if is_repeatable else corpus
    for folder in (corpus, started, finds):
        folder.mkdir(parents=True, exist_ok=True)
    names = []
    for seed in seeds(target):
        names.append(started / hashlib.sha1(seed).hexdigest())
        names[-1].write_bytes(seed)
    command = [str(program), str(corpus), f"-timeout={TIME}", f"-rss_limit_mb={MEMORY}",
               f"-max_len={length}", f"-dict={DICTIONARY}", f"-artifact_prefix={finds}/", "-print_final_stats=1",
               "-use_value_profile=1", "-verbosity=1"]
    if is_repeatable:
        # The same inputs each time, on a machine of any speed, in an order that does not depend on the file system.
        listed = BUILD / f"{target}.seeds"
        listed.write_text(",".join(map(str, dict.fromkeys(names))))
        command.append(f"-seed_inputs=@{listed}")
        command += ["-seed=1", f"-runs={len(names) + seconds * RATES[target]}"]
        seconds *= 20
    command.append(f"-max_total_time={seconds}")
    environment = dict(os.environ, MENUC_FUZZ=target, SWIFT_BACKTRACE="enable=no", SWIFT_DETERMINISTIC_HASHING="1")
    log = BUILD / f"{target}.log"
    with open(log, "wb") as output:
        # Earlier inputs are checked first.
        process = subprocess.run(command, env=environment, stdout=output, stderr=output,
                                 timeout=3 * seconds + 900)
    lines = log.read_text(errors="replace").splitlines()
    runs = next((line.split()[-1] for line in lines if line.startswith("stat::number_of_executed_units")), "?")
    covered = next((line.split("cov: ")[1].split()[0] for line in reversed(lines) if "cov: " in line), "?")
    reason = next((line for line in lines if "Fatal error" in line or "ERROR:" in line), "")
    print(f"{target}: {runs} inputs, {covered} edges, {len(list(corpus.iterdir()))} kept"
          + (f"; FAILED ({log}): {reason[:300]}" if process.returncode else ""), flush=True)
    if process.returncode:
        # What a log keeps is enough to check the input again.
        for find in sorted(finds.iterdir(), key=lambda file: file.stat().st_mtime)[-1:]:
            print(f"{find.name} in base64: {base64.b64encode(find.read_bytes()).decode()}", flush=True)
    return process.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("targets", nargs="*", help=f"of {', '.join(TARGETS)}; all of them by default")
    parser.add_argument("--minutes", type=float, default=2, help="for each target")
    parser.add_argument("--length", type=int, default=4096, help="the longest input in bytes")
    parser.add_argument("--build", action="store_true", help="only build the fuzzer")
    parser.add_argument("--repeatable", action="store_true", help="check the same inputs each time, from a new corpus")
    options = parser.parse_args()
    for target in options.targets:
        if target not in TARGETS:
            parser.error(f"there is no target '{target}'")
    program = build()
    if options.build:
        return
    DICTIONARY.write_text(words())
    # Each target runs on one processor.
    with concurrent.futures.ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as pool:
        kept = pool.map(lambda target: fuzz(
            program, target, round(options.minutes * 60), options.length, options.repeatable),
            options.targets or TARGETS)
        sys.exit(0 if all(list(kept)) else 1)


if __name__ == "__main__":
    main()
