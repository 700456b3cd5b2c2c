"""Compares the stand-ins for Apple's modules with Apple's own, by their symbol graphs.

usage: compare.py STANDIN_GRAPHS_DIR APPLE_GRAPHS_DIR

Both folders hold what swift-symbolgraph-extract writes, in any subfolders. Prints one line for each
fact that differs, sorted; the exit status is 0 if there is none. The stand-ins declare a small part
of Apple's modules, so only what they declare is compared.
"""

import json
import re
import sys
from pathlib import Path

# Versions before these are all the same: Swift was not there yet. So is what states none.
FIRST = {"iOS": (8, 0), "macOS": (10, 10), "tvOS": (9, 0), "visionOS": (1, 0)}

# Members that come with a conformance to Hashable or RawRepresentable.
SYNTHESIZED = {"hash(into:)", "hashValue", "init(rawValue:)", "rawValue"}

# Begins the doc comment of a member that is there for the tests; types are known by their names.
TEST_MARK = "Headless"


class Symbol:
    """A declaration in a graph."""

    def __init__(self, json_object):
        self.precise = json_object["identifier"]["precise"]
        self.kind = json_object["kind"]["identifier"]
        self.path = tuple(json_object["pathComponents"])
        self.text = spell(json_object.get("declarationFragments"))
        self.signature = json_object.get("functionSignature")
        self.generics = json_object.get("swiftGenerics", {}).get("parameters", [])
        self.availability = json_object.get("availability", [])
        lines = json_object.get("docComment", {}).get("lines", [])
        self.is_marked = self.path[-1].startswith(TEST_MARK) or (
            bool(lines) and lines[0]["text"].startswith(TEST_MARK + ":"))


class Graphs:
    """All graphs in a folder: declarations by their paths, and what each type inherits from."""

    def __init__(self, folder):
        self.symbols = []
        self.by_path = {}
        self.aliases = {}
        self.paths = {}
        self.parents = {}
        relationships = []
        for file in sorted(Path(folder).rglob("*.symbols.json")):
            graph = json.loads(file.read_text(encoding="utf-8"))
            relationships += graph["relationships"]
            for symbol in map(Symbol, graph["symbols"]):
                self.add(symbol)
        for relationship in relationships:
            self.relate(**relationship)

    def add(self, symbol):
        if "::SYNTHESIZED::" in symbol.precise:
            return
        self.symbols.append(symbol)
        self.by_path.setdefault(symbol.path, []).append(symbol)
        self.paths[symbol.precise] = symbol.path
        if symbol.kind == "swift.typealias" and not symbol.generics:
            self.aliases[".".join(symbol.path)] = symbol.text.partition(" = ")[2]

    def relate(self, kind, source, target, targetFallback="", **_):
        if kind == "memberOf" and source in self.paths:
            # The type itself may be in a module that was not extracted.
            self.paths.setdefault(target, self.paths[source][:-1])
        if kind in ("inheritsFrom", "conformsTo") and source in self.paths:
            fallback = tuple(targetFallback.split(".")[1:])
            self.parents.setdefault(self.paths[source], []).append((target, fallback))

    def find(self, path):
        """The declarations at a path, or else those that its type inherits."""
        seen, types = set(), [path[:-1]]
        for container in types:
            found = self.by_path.get(container + path[-1:])
            if found or len(path) == 1:
                return found or []
            seen.add(container)
            for target, fallback in self.parents.get(container, []):
                parent = self.paths.get(target, fallback)
                if parent and parent not in seen:
                    types.append(parent)
        return []

    def type_text(self, text, symbol):
        """A type as both sides write it: without attributes, aliases and names of parameters."""
        text = re.sub(r"@\w+\s*|\b(any|sending|nonisolated)\s+", "", text.partition(" = ")[0])
        for _ in range(8):  # An alias may stand for another.
            text = re.sub(r"[A-Za-z_][\w.]*", self.expand, text)
        text = re.sub(r"([(,]\s*)_ \w+: ", r"\1", text)
        for parameter in symbol.generics:
            place = f"${parameter.get('depth', 0)}.{parameter.get('index', 0)}"
            text = re.sub(rf"(?<![\w.]){re.escape(parameter['name'])}\b", place, text)
        text = re.sub(r"\s+", "", text).replace("Swift.", "").replace("->()", "->Void")
        while is_wrapped(text):
            text = text[1:-1]
        return "Void" if text == "()" else text

    def expand(self, match):
        target = self.aliases.get(match.group(), match.group())
        return f"({target})" if "->" in target else target


def spell(fragments):
    return "".join(fragment["spelling"] for fragment in fragments or [])


def is_wrapped(text):
    """Whether the first parenthesis closes with the last, around something."""
    depth = 0
    for character in text[:-1]:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0:
            return False
    return len(text) > 2 and text.endswith(")")


def type_texts(graphs, symbol):
    """The types of parameters and of the result; nothing for what has none."""
    if symbol.signature:
        parameters = symbol.signature.get("parameters", [])
        texts = [spell(p.get("declarationFragments")).partition(": ")[2] for p in parameters]
        texts.append(spell(symbol.signature.get("returns")) or "Void")
    elif symbol.kind == "swift.typealias":
        texts = [symbol.text.partition(" = ")[2]]
    else:
        variable = re.search(r"\b(?:var|let) [^:]+: (.*?)(?: \{.*\})?$", symbol.text)
        texts = [variable.group(1)] if variable else []
    return [graphs.type_text(text, symbol) for text in texts]


def is_settable(symbol):
    """Whether a property or subscript can be set; None for anything else."""
    if not re.search(r"\b(var|let|subscript)\b", symbol.text.partition(":")[0]):
        return None
    accessors = re.search(r"\{(.*)\}$", symbol.text)
    if accessors:
        return "set" in accessors.group(1).split()
    return re.search(r"\bvar\b", symbol.text.partition(":")[0]) is not None


def stated(symbol):
    """What a declaration says of each system: a version, or that it is not there."""
    systems = {}
    for entry in symbol.availability:
        system, introduced = entry.get("domain"), entry.get("introduced")
        if entry.get("isUnconditionallyUnavailable"):
            systems[system] = "unavailable"
        elif introduced and systems.get(system) != "unavailable":
            release = (introduced["major"], introduced.get("minor", 0))
            systems[system] = max(release, systems.get(system, release))
    return systems


def version(symbol, system):
    """Since when a declaration exists on a system: tvOS and visionOS follow iOS where they are not
    named, and what says nothing has always been there."""
    systems = stated(symbol)
    value = systems.get(system)
    if value is None and system in ("tvOS", "visionOS"):
        value = systems.get("iOS")
        if system == "visionOS" and value not in (None, "unavailable"):
            value = (1, 0) if value < (18, 0) else (value[0] - 16, value[1])
    return value if value == "unavailable" else max(value or FIRST[system], FIRST[system])


def since(graphs, symbol, path, system):
    """The same of a member at a path, which exists nowhere without its types."""
    declarations = [symbol]
    for length in range(1, len(path)):
        declarations += graphs.by_path.get(path[:length], [])
    versions = [version(declaration, system) for declaration in declarations]
    return "unavailable" if "unavailable" in versions else max(versions)


def shown(value):
    if isinstance(value, tuple):
        return ".".join(map(str, value))
    return {True: "settable", False: "read-only", None: "neither"}.get(value, value)


def differences(standin, mine, apple, theirs):
    """What two declarations of the same path do not share, as (fact, here, there)."""
    if mine.kind != theirs.kind:
        return [("kind", mine.kind, theirs.kind)]
    facts = [
        ("type", ", ".join(type_texts(standin, mine)), ", ".join(type_texts(apple, theirs))),
        ("access", is_settable(mine), is_settable(theirs))]
    if not stated(mine):
        facts.append(("availability", "not stated", "needed"))
    for system in FIRST:
        # A stand-in for UIKit says nothing of macOS.
        if system in stated(mine):
            facts.append((system, since(standin, mine, mine.path, system),
                          since(apple, theirs, mine.path, system)))
    return [(fact, here, there) for fact, here, there in facts if here != there]


def compare(standin, apple):
    """The lines that report what differs, sorted."""
    # Either side may use a name that the other's modules declare.
    standin.aliases = apple.aliases = {**standin.aliases, **apple.aliases}
    marked = {symbol.path for symbol in standin.symbols if symbol.is_marked}
    witnesses = {s.path[-1] for s in standin.symbols if s.kind == "swift.associatedtype"}
    lines = set()
    for symbol in standin.symbols:
        prefixes = {symbol.path[:length + 1] for length in range(len(symbol.path))}
        is_witness = symbol.kind == "swift.typealias" and symbol.path[-1] in witnesses
        if (prefixes & marked or is_witness or symbol.kind == "swift.func.op"
                or symbol.path[-1] in SYNTHESIZED):
            continue
        name, candidates = ".".join(symbol.path), apple.find(symbol.path)
        if not candidates:
            lines.add(f"{name}: not declared by Apple")
            continue
        # Of overloads that share a path, the nearest counts.
        nearest = min((differences(standin, symbol, apple, c) for c in candidates), key=len)
        for fact, here, there in nearest:
            lines.add(f"{name}: {fact}: {shown(here)} in the stand-in, {shown(there)} in Apple's")
    return sorted(lines)


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__.split("\n\n")[1])
    standin, apple = Graphs(arguments[0]), Graphs(arguments[1])
    for folder, graphs in zip(arguments, (standin, apple)):
        if not graphs.symbols:
            sys.exit(f"{folder}: there are no symbol graphs")
    lines = compare(standin, apple)
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
