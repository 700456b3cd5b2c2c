"""Prints the entries of PO files as polib reads them: one JSON array for each file.

An entry is its context (or null), its source, its translation (null for plural forms), and its state.
With --save, the files are written again first, as polib writes them.
"""

import json
import sys

import polib


def state(entry):
    if entry.obsolete:
        return "obsolete"
    if not entry.msgstr:
        return "untranslated"
    return "needsReview" if "fuzzy" in entry.flags else "translated"


files = sys.argv[1:]
if files[0] == "--save":
    files = files[1:]
    for name in files:
        polib.pofile(name, encoding="utf-8", wrapwidth=0).save(newline="\n")
catalogs = []
for name in files:
    catalogs.append(
        [
            [
                entry.msgctxt,
                entry.msgid,
                None if entry.msgid_plural else entry.msgstr,
                state(entry),
            ]
            for entry in polib.pofile(name, encoding="utf-8")
        ]
    )
json.dump(catalogs, sys.stdout)
