"""Reads reports of one run in all formats, as their readers do, and checks that they say the same.

check.py FOLDER [SCHEMA ...]: the folder holds a file a format, named after it; the SARIF report is
checked against the schemas.
"""

import json
import pathlib
import re
import sys
import urllib.parse
import xml.etree.ElementTree

folder = pathlib.Path(sys.argv[1])


def text(name):
    return (folder / name).read_bytes().decode("utf-8")


def same(what, found, expected):
    if len(found) != len(expected):
        sys.exit(f"{what}: {len(found)} findings instead of {len(expected)}")
    for one, other in zip(found, expected):
        if one != other:
            sys.exit(f"{what}: {one!r}\ninstead of {other!r}")


def visible(string, kept="\t"):
    """What stands on a terminal for a control character."""
    def shown(character):
        code = ord(character)
        if character in kept:
            return character
        if code < 0x20:
            return chr(0x2400 + code)
        if code == 0x7F:
            return "\u2421"
        hidden = ((0x80, 0x9F), (0x61C, 0x61C), (0x200E, 0x200F), (0x2028, 0x202E),
                  (0x2066, 0x206F), (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB), (0xFFFE, 0xFFFF),
                  (0xE0000, 0xE0FFF))
        if any(low <= code <= high for low, high in hidden):
            return "\ufffd"
        return character
    return "".join(map(shown, string))


def legal(string):
    """What stands in XML for control characters."""
    return visible(string, "\t\n\r")


def whole(finding):
    help = finding["help"]
    return finding["message"] + (f"\nhelp: {help}" if help is not None else "")


def start(finding):
    place = (finding["range"] or {"start": {"line": 1, "column": 1}})["start"]
    return place["line"], place["column"]


# json: lines, all with the same keys in the same order.
findings = [json.loads(line) for line in text("json").split("\n")[:-1]]
failures = [one for one in findings if one["name"] in ("cannot-run", "usage")]
problems = [one for one in findings if one not in failures]
keys = ["name", "severity", "message", "help", "file", "range", "related", "fixes"]
for finding in findings:
    assert list(finding) == keys, finding
    if finding["range"]:
        first, last = finding["range"]["start"], finding["range"]["end"]
        assert first["offset"] <= last["offset"], finding
        assert (first["line"], first["column"]) <= (last["line"], last["column"]), finding
        assert first["line"] >= 1 and first["column"] >= 1, finding

# xcode: every line is one of a compiler's; headlines stand for problems.
headline = re.compile(r"(.*?):(\d+):(\d+): (error|warning|note): (.*) \[([a-z0-9-]+)\]")
lines = text("xcode").split("\n")[:-1]
found = []
for line in lines:
    assert re.fullmatch(r".*: (error|warning|note): .*", line), line
    match = headline.fullmatch(line)
    if match and not line.startswith("menuc: "):
        path, row, column, severity, message, name = match.groups()
        found.append((path, int(row), int(column), severity, message, name))
expected = [
    (visible(p["file"]), *start(p), p["severity"], visible(p["message"]), p["name"])
    for p in problems]
same("xcode", found, expected)

# concise: the headlines alone, then what is said of all.
found = [headline.fullmatch(line) for line in text("concise").split("\n")]
found = [match.groups() for match in found if match]
same("concise", [(p, int(r), int(c), s, m, n) for p, r, c, s, m, n in found], expected)

# gitlab: what GitLab requires of an issue, with a fingerprint that no other issue has.
issues = json.loads(text("gitlab"))
levels = {"error": "major", "warning": "minor", "note": "info"}
found = [
    (i["check_name"], i["description"], i["severity"], i["location"]["path"],
     i["location"]["lines"]["begin"]) for i in issues]
same("gitlab", found, [
    (f["name"], f["message"], levels[f["severity"]], f["file"] or "", start(f)[0])
    for f in findings])
assert len({i["fingerprint"] for i in issues}) == len(issues)

# github: as the runner reads commands.
def unescaped(string, is_property):
    if is_property:
        string = string.replace("%3A", ":").replace("%2C", ",")
    return string.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")

found = []
for line in text("github").split("\n")[:-1]:
    assert line == visible(line), line
    command = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
    assert command, line
    level, properties, message = command.groups()
    pairs = dict(pair.split("=", 1) for pair in properties.split(","))
    values = {key: unescaped(value, True) for key, value in pairs.items()}
    found.append((
        level, values["title"], values.get("file"), int(values.get("line", 1)),
        unescaped(message, False)))
levels = {"error": "error", "warning": "warning", "note": "notice"}
expected = [
    (levels[f["severity"]], f["name"], f["file"] and visible(f["file"], "\t\n\r"), start(f)[0],
     visible(whole(f), "\t\n\r"))
    for f in findings]
same("github", found, expected)

# checkstyle and junit: by file.
def by_file(findings):
    names = list(dict.fromkeys(file.get("name") for file in checkstyle))
    return sorted(findings, key=lambda one: names.index(legal(one["file"] or "menuc")))

checkstyle = xml.etree.ElementTree.fromstring((folder / "checkstyle").read_bytes())
assert checkstyle.tag == "checkstyle"
found = [
    (file.get("name"), int(error.get("line")), int(error.get("column", 1)),
     error.get("severity"), error.get("message"), error.get("source"))
    for file in checkstyle for error in file]
levels = {"error": "error", "warning": "warning", "note": "info"}
expected = [
    (legal(f["file"] or "menuc"), *start(f), levels[f["severity"]], legal(whole(f)),
     "menuc." + f["name"])
    for f in by_file(findings)]
same("checkstyle", found, expected)

junit = xml.etree.ElementTree.fromstring((folder / "junit").read_bytes())
assert junit.tag == "testsuites"
for suites in [junit, *junit]:
    tests = list(suites.iter("testcase"))
    counts = [
        len(tests), sum(1 for _ in suites.iter("failure")), sum(1 for _ in suites.iter("error"))]
    assert counts == [int(suites.get(key)) for key in ("tests", "failures", "errors")], counts
found = []
for case in junit.iter("testcase"):
    for outcome in case:
        kinds = {"failure": "error", "error": "error", "system-out": "warning"}
        name = case.get("classname").removeprefix("menuc.")
        message = outcome.get("message")
        assert outcome.text.strip(), case.attrib
        found.append((case.get("file"), kinds[outcome.tag], name, message))
expected = [
    (f["file"] and legal(f["file"]), "error" if f["severity"] == "error" else "warning", f["name"],
     legal(f["message"]) if f["severity"] == "error" else None)
    for f in by_file(findings)]
same("junit", found, expected)

# sarif: the names of rules, places and files lead somewhere.
sarif = json.loads(text("sarif"))
(run,) = sarif["runs"]
rules = run["tool"]["driver"]["rules"]
assert [rule["id"] for rule in rules] == list(dict.fromkeys(rule["id"] for rule in rules))


def plain(message):
    return message["text"].replace("\\](", "](").replace("{{", "{").replace("}}", "}")


def place(location):
    artifact = location["physicalLocation"]["artifactLocation"]
    uri = artifact["uri"]
    assert re.fullmatch(r"(file://)?([A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri), uri
    assert ".." not in uri.split("/"), uri
    assert ("uriBaseId" in artifact) == (not uri.startswith("file://")), artifact
    if "uriBaseId" in artifact:
        assert artifact["uriBaseId"] in run["originalUriBaseIds"], artifact
    region = location["physicalLocation"].get("region")
    return urllib.parse.unquote(uri, errors="strict"), region


def region(range):
    return range and {
        "startLine": range["start"]["line"], "startColumn": range["start"]["column"],
        "endLine": range["end"]["line"], "endColumn": range["end"]["column"]}


found, expected = [], []
for result, problem in zip(run["results"], problems):
    assert rules[result["ruleIndex"]]["id"] == result["ruleId"], result
    (location,) = result["locations"]
    related = [
        (*place(one), plain(one["message"])) for one in result.get("relatedLocations", [])]
    fixes = [
        (plain(fix["description"]), fix["properties"]["safety"],
         [(change["artifactLocation"]["uri"], edit["deletedRegion"],
           edit.get("insertedContent", {}).get("text", ""))
          for change in fix["artifactChanges"] for edit in change["replacements"]])
        for fix in result.get("fixes", [])]
    found.append((
        result["ruleId"], result["level"], plain(result["message"]), place(location), related,
        fixes))
    expected.append((
        problem["name"], problem["severity"], whole(problem),
        (problem["file"], region(problem["range"])),
        [(one["file"], region(one["range"]), one["message"]) for one in problem["related"]],
        [(fix["title"], fix["safety"],
          [(urllib.parse.quote(edit["file"], safe="/~"), region(edit["range"]), edit["text"])
           for edit in fix["edits"]])
         for fix in problem["fixes"]]))
assert len(run["results"]) == len(problems), "sarif: results"
same("sarif", found, expected)
(invocation,) = run["invocations"]
assert invocation["executionSuccessful"] == (not failures), invocation
same(
    "sarif: notifications",
    [(one["descriptor"]["id"], plain(one["message"]))
     for one in invocation.get("toolExecutionNotifications", [])],
    [(one["name"], whole(one)) for one in failures])

for path in sys.argv[2:]:
    import jsonschema
    schema = json.loads(pathlib.Path(path).read_text())
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    checker = validator(schema, format_checker=validator.FORMAT_CHECKER)
    for error in checker.iter_errors(sarif):
        sys.exit(f"{path}: {error.json_path}: {error.message}")

print(f"{len(findings)} findings")
