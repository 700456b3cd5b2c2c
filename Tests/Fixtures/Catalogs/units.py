"""What translate-toolkit makes of a catalog.

    units.py units FORMAT FILE          each unit as a line of JSON: its name and its translation
    units.py translate FORMAT FILE      gives each unit without a translation the text "<NUMBER> & 'ü'"

FORMAT is a name of menuc's: android, strings, ts, arb, properties or xliff2.
"""

import json
import re
import sys

from translate.storage import aresource, jsonl10n, properties, ts2, xliff2

formats = {
    "android": aresource.AndroidResourceFile,
    "strings": properties.stringsutf8file,
    "properties": properties.javautf8file,
    "arb": jsonl10n.ARBJsonFile,
    "ts": ts2.tsfile,
    "xliff2": xliff2.Xliff2File,
}


def name(format, unit):
    if format == "ts":
        return unit.xmlelement.findtext("comment")
    if format == "xliff2":
        return unit.xmlelement.getparent().get("name") or unit.xmlelement.get("name")
    if format == "properties":
        # The tool keeps the spelling of keys.
        return re.sub(r"\\(u[0-9A-F]{4}|.)", unescaped, unit.getid())
    return unit.getid()


def unescaped(match):
    escape = match[1]
    return chr(int(escape[1:], 16)) if len(escape) > 1 else escape


def text(format, unit):
    # Files with one text for each name keep it as the source.
    keeps_source = format in ("strings", "properties")
    return str((unit.source if keeps_source else unit.target) or "")


command, format, path = sys.argv[1:]
store = formats[format].parsefile(path)
units = [unit for unit in store.units if not unit.isheader()]
if command == "units":
    for unit in units:
        print(json.dumps({"name": name(format, unit), "target": text(format, unit)}))
else:
    for number, unit in enumerate(units):
        if not text(format, unit):
            if format in ("strings", "properties"):
                unit.source = f"<{number}> & 'ü'"
            else:
                unit.target = f"<{number}> & 'ü'"
    with open(path, "wb") as file:
        store.serialize(file)
