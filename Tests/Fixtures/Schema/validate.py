"""What Python's jsonschema says of the documents of a list.

Usage: python3 validate.py SCHEMA LIST...

For each document: its name, and under each draft whether the schema accepts it, as a line of JSON.
Then the keys of the schema that no document, or no wrong one, is named after, in a last line.
"""

import json
import sys

import jsonschema


def keys_of(schema, found):
    """The names of the properties of a table, however many branches describe it."""
    if isinstance(schema, dict):
        for keyword, part in schema.items():
            if keyword == "properties":
                found.update(part)
            elif keyword in ("then", "else"):
                keys_of(part, found)
            elif keyword in ("anyOf", "oneOf", "allOf"):
                for branch in part:
                    keys_of(branch, found)
    return found


def main(schema_path, *lists):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    drafts = {
        "2020-12": jsonschema.Draft202012Validator,
        "draft-07": jsonschema.Draft7Validator,
    }
    for draft in drafts.values():
        # An editor that knows only draft-07 reads past `$schema`.
        draft.check_schema({key: schema[key] for key in schema if key != "$schema"})
    validators = {name: draft(schema) for name, draft in drafts.items()}
    seen = {True: set(), False: set()}
    for path in lists:
        with open(path, encoding="utf-8") as file:
            for line in file:
                entry = json.loads(line)
                verdict = {
                    name: validator.is_valid(entry["document"])
                    for name, validator in validators.items()
                }
                seen[entry["valid"]].add(entry["name"].split(":")[0])
                print(json.dumps({"name": entry["name"], "verdict": verdict}))
    keys = {f"document.{key}" for key in keys_of(schema, set())}
    for table, definition in schema["$defs"].items():
        keys.update(f"{table}.{key}" for key in keys_of(definition, set()))
    missing = sorted(f"{key}: {valid}" for valid in seen for key in keys - seen[valid])
    print(json.dumps({"uncovered": missing}))


main(*sys.argv[1:])
