"""Answers what gettext finds in an MO file.

Standard input is a JSON array of pairs: a context (or null) and a source text. Standard output is a
JSON array of what a program with that file shows.
"""

import gettext
import json
import sys

with open(sys.argv[1], "rb") as file:
    catalog = gettext.GNUTranslations(file)
answers = [
    catalog.gettext(source) if context is None else catalog.pgettext(context, source)
    for context, source in json.load(sys.stdin)
]
json.dump(answers, sys.stdout)
