"""What translate-toolkit makes of an XLIFF file.

    xliff.py units FILE          each unit as a line of JSON
    xliff.py save FILE           reads the file and writes it again
    xliff.py translate FILE      translates what is not translated, as a translator would
"""

import json
import sys

from translate.storage import xliff

command, path = sys.argv[1:]
store = xliff.xlifffile.parsefile(path)
if command == "units":
    for unit in store.units:
        print(
            json.dumps(
                {
                    "id": unit.xmlelement.get("id"),
                    "source": str(unit.source),
                    "target": str(unit.target or ""),
                    "translatable": unit.istranslatable(),
                    "review": unit.isreview(),
                    "notes": unit.getnotes(),
                }
            )
        )
else:
    if command == "translate":
        for unit in store.units:
            if unit.istranslatable() and not unit.target:
                unit.target = "<" + str(unit.source) + "> & ü"
    with open(path, "wb") as file:
        store.serialize(file)
