"""The errors that Python's jsonschema reports for the documents of a list, one line of JSON for each.

Usage: python3 errors.py SCHEMA LIST
"""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    validator = jsonschema.Draft202012Validator(json.load(file))
with open(sys.argv[2], encoding="utf-8") as file:
    for line in file:
        errors = validator.iter_errors(json.loads(line)["document"])
        print(json.dumps([f"{error.json_path}: {error.message}" for error in errors]))
