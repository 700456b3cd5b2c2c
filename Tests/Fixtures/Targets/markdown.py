"""Compares an outline in Markdown, as a parser reads it, with the table of its menu as JSON."""

import json
import re
import sys

from markdown_it import MarkdownIt


def plain(text):
    """Control characters have no place in Markdown, and a line break is one however written."""
    text = re.sub(r"\r\n?|\n", "\n", text)
    return re.sub(r"[\x01-\x08\x0b-\x1f\x7f-\x9f\ufffd\ufffe\uffff]|&#x[0-9A-F]+;", "", text)


def inline(tokens):
    """The text of a line, and where its link leads."""
    text, link = "", None
    for token in tokens:
        if token.type == "link_open":
            link = token.attrs["href"]
        elif token.type == "html_inline":
            assert token.content == "<br>", token.content
            text += "\n"
        elif token.type in ("em_open", "em_close", "strong_open", "strong_close", "link_close"):
            pass
        else:
            assert token.type in ("text", "text_special"), token.type
            text += token.content
    return plain(text), link


def outline(text):
    """Depth, text and link of each item; a separator's text is `---`."""
    depth, items = -1, []
    tokens = MarkdownIt("commonmark", {"maxNesting": 400}).enable(["table", "strikethrough"]).parse(text)
    assert [token.type for token in tokens[:3]] == ["heading_open", "inline", "heading_close"]
    for token in tokens[3:]:
        if token.type == "bullet_list_open":
            depth += 1
        elif token.type == "bullet_list_close":
            depth -= 1
        elif token.type == "hr":
            items.append((depth, "---", None))
        elif token.type == "inline":
            items.append((depth, *inline(token.children)))
        elif token.type == "list_item_open":
            pass
        else:
            assert token.type in ("list_item_close", "paragraph_open", "paragraph_close"), token.type
    return items, inline(tokens[1].children)[0]


def holds(when, conditions):
    """Whether a `when` holds while conditions have their defaults."""

    def term_holds(term):
        name, _, choice = term.removeprefix("!").partition("=")
        return (conditions[name] == (choice or True)) != term.startswith("!")

    return all(any(term_holds(term) for term in entry) for entry in when)


def idle_separators(items, hidden):
    """The separators that do not show: none is first or last in its group, or follows another."""
    groups, idle = {}, set()
    for item in items:
        groups.setdefault(item["parent"], []).append(item)
    for group in groups.values():
        row, waiting = False, None
        for item in group:
            if item.get("separator"):
                idle.add(item["number"])
                waiting = item["number"] if row and waiting is None else waiting
            elif item["number"] not in hidden:
                idle.discard(waiting)
                row, waiting = True, None
    return idle


def expected(table):
    items = table["items"]
    conditions = {one["name"]: one["default"] for one in table.get("conditions", [])}
    hidden = {
        item["number"]
        for item in items
        if item.get("hidden") or not holds(item.get("when", []), conditions)
    }
    hidden |= idle_separators(items, hidden)
    for number in table["documentOrder"]:
        item = items[number]
        if number in hidden or item["parent"] in hidden:
            hidden.add(number)
            continue
        if item.get("separator"):
            yield item["depth"], "---", None
            continue
        text = item["title"]
        if item.get("inline") and not text:
            continue
        # A detail with a number is not shown, as the number is unknown.
        if isinstance(item.get("detail"), str):
            text += " – " + item["detail"]
        if "body" in item:
            text += "\n" + item["body"]
        yield item["depth"], plain(text), "url" in item


table = json.load(open(sys.argv[2], encoding="utf-8"))
found, title = outline(open(sys.argv[1], encoding="utf-8", newline="").read())
wanted = list(expected(table))
assert title == plain(table["title"]), title
for item, (depth, text, link) in zip(found, wanted):
    assert (item[0], item[1].strip()) == (depth, text.strip()), (item, depth, text)
    assert link is None or (item[2] is not None) == link, item
assert len(found) == len(wanted), (len(found), len(wanted))
print(len(found), "items")
