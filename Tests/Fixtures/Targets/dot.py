"""Compares a tree, as Graphviz draws it, with the table of its menu as JSON."""

import json
import re
import subprocess
import sys
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def plain(text):
    """XML holds no control characters; Graphviz draws a run of blanks with U+00A0."""
    text = re.sub(r"\r\n?|\n|\x85", "\n", text).replace("\t", " ").replace("\xa0", " ")
    text = re.sub(r"[\x01-\x08\x0b-\x1f\x7f\ufffe\uffff]", "\ufffd", text)
    return "\n".join(line.strip() for line in text.split("\n") if line.strip())


run = subprocess.run(["dot", "-Tsvg", sys.argv[1]], capture_output=True)
assert run.returncode == 0, run.stderr
assert b"syntax" not in run.stderr and b"rror" not in run.stderr, run.stderr
graph = ElementTree.fromstring(run.stdout)
nodes, edges = {}, set()
for group in graph.iter(SVG + "g"):
    name = group.findtext(SVG + "title")
    if group.get("class") == "node":
        nodes[name] = plain("\n".join(text.text or "" for text in group.iter(SVG + "text")))
    elif group.get("class") == "edge":
        edges.add(tuple(name.split("->")))

table = json.load(open(sys.argv[2], encoding="utf-8"))
wanted = {"menu": plain(table["title"])}
for item in table["items"]:
    if item.get("separator"):
        continue
    name = "n" + str(item["number"])
    parent = "menu" if item["parent"] is None else "n" + str(item["parent"])
    assert (parent, name) in edges, (parent, name)
    detail = item.get("detail", "")
    # A detail with a number is not shown, as the number is unknown.
    wanted[name] = plain(item["title"] + "\n" + (detail if isinstance(detail, str) else ""))
assert len(edges) == len(wanted) - 1
for name, text in wanted.items():
    assert nodes[name] == text, (name, nodes[name], text)
assert len(nodes) == len(wanted)
print(len(nodes), "nodes")
