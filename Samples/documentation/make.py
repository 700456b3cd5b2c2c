#!/usr/bin/env python3
"""Makes this documentation a site: `make.py MENUC SITE` writes the pages of the menu into the folder SITE.

MENUC is the program. The articles are read by markdown-it-py; the sidebar of each page is a fragment that menuc writes.
"""

import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from markdown_it import MarkdownIt

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ARTICLES = ROOT / "Sources/MenuCompiler/MenuCompiler.docc"
MARKDOWN = MarkdownIt("commonmark").enable("table")


class Problem(Exception):
    """A mistake in an article or in the menu."""


def slug(name):
    """`GeneratedAppKit` as `generated-app-kit`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


def sources():
    """The documents by the addresses of their pages."""
    pages = {"/": ROOT / "README.md", "/changes/": ROOT / "CHANGELOG.md"}
    for file in sorted(ARTICLES.glob("*.md")):
        pages[f"/{slug(file.stem)}/"] = file
    for file in sorted((ARTICLES / "Diagnostics").glob("*.md")):
        pages[f"/diagnostics/{file.stem}/"] = file
    for file in sorted((ROOT / "Samples").glob("*/README.md")):
        pages[f"/samples/{file.parent.name.lower()}/"] = file
    return pages


def anchor(title, taken):
    """The id of a heading, as DocC makes it; a heading that comes again gets a number."""
    name = re.sub(r"[^\w-]+", "-", title).strip("-")
    while name in taken:
        name += "-1"
    taken.add(name)
    return name


def plain(inline):
    return "".join(token.content for token in inline.children or [])


class Page:
    """An article as tokens, with its title, summary and headings."""

    def __init__(self, address, file):
        self.address, self.file = address, file
        self.tokens = MARKDOWN.parse(file.read_text("utf-8"))
        self.headings = []
        taken = set()
        for token, inline in zip(self.tokens, self.tokens[1:]):
            if token.type == "heading_open":
                token.attrSet("id", anchor(plain(inline), taken))
                self.headings.append((token.tag, token.attrGet("id"), plain(inline)))
        self.title = next((title for tag, _, title in self.headings if tag == "h1"), None)
        if self.title is None:
            raise Problem(f"{file.name} has no title")

    def heading(self, name):
        """The heading of a link's part, whose case does not matter: GitHub writes it in lower case."""
        for _, identifier, _ in self.headings:
            if identifier.lower() == name.lower():
                return identifier
        raise Problem(f"{self.file.name} has no heading '{name}'")


class Site:
    def __init__(self, menuc, folder):
        self.menuc, self.folder = menuc, folder
        self.pages = {address: Page(address, file) for address, file in sources().items()}
        self.by_file = {page.file: page for page in self.pages.values()}
        self.items = self.order = None

    def run(self, *arguments, directory):
        return subprocess.run([self.menuc, *arguments], cwd=directory, check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def read_menu(self):
        """The addresses of the menu, in its order, with their titles."""
        table = json.loads(self.run("dump", "menu.yaml", directory=HERE))
        items = [table["items"][number] for number in table["documentOrder"]]
        self.items = {item["url"]: item["title"] for item in items if "url" in item}
        self.order = list(self.items)
        without = sorted(self.pages.keys() - self.items.keys())
        unknown = sorted(self.items.keys() - self.pages.keys())
        if without or unknown:
            raise Problem(f"not in menu.yaml: {without}; in menu.yaml without a page: {unknown}")

    def make_menus(self):
        """Writes the sidebar of each page, with the page as the current one, in one build."""
        with tempfile.TemporaryDirectory() as work:
            for name in ("menu.yaml", "diagnostics.yaml"):
                shutil.copy(HERE / name, work)
            entries = ["generate:"]
            for number, address in enumerate(self.order):
                entries.append(
                    "  - { target: html, output: menus, form: fragment, assets: files, look: nav, links: false,"
                    f" path: /menus/, file: {number}.html, current: {json.dumps(address)} }}")
            with open(pathlib.Path(work) / "menu.yaml", "a", encoding="utf-8") as menu:
                menu.write("\n".join(entries) + "\n")
            self.run("build", "--quiet", "menu.yaml", directory=work)
            built = pathlib.Path(work) / "menus"
            target = self.folder / "menus"
            target.mkdir(parents=True, exist_ok=True)
            for file in [*built.glob("*.css"), *built.glob("*.js")]:
                shutil.copy(file, target)
            return {address: (built / f"{number}.html").read_text("utf-8")
                    for number, address in enumerate(self.order)}

    def target(self, page, link):
        """The address that a link of a page leads to; nothing for a file that the site does not have."""
        if re.match(r"https?:", link):
            return link
        path, _, part = link.partition("#")
        if path.startswith("doc:"):
            name = path.removeprefix("doc:")
            file = ARTICLES / f"{name}.md"
            if not file.exists():
                file = ARTICLES / "Diagnostics" / f"{name}.md"
        else:
            file = (page.file.parent / path).resolve() if path else page.file
        if file.is_dir() and (file / "README.md").exists() and file != ROOT:
            file /= "README.md"
        linked = self.by_file.get(file)
        if linked:
            return linked.address + (f"#{linked.heading(part)}" if part else "")
        if file.suffix in (".png", ".svg") and file.exists():
            shutil.copy(file, self.folder / "resources" / file.name)
            return f"/resources/{file.name}"
        if not file.exists():
            raise Problem(f"{page.file.name}: nothing is at '{link}'")
        return None

    def follow(self, page, tokens):
        """Directs the links and pictures of an article to the pages of the site."""
        kept, dropped = [], 0
        for index, token in enumerate(tokens):
            if token.type == "image":
                token.attrSet("src", self.target(page, token.attrGet("src")))
            elif token.type == "link_open":
                link = token.attrGet("href")
                address = self.target(page, link)
                if link.startswith("doc:") and tokens[index + 1].content == link:
                    tokens[index + 1].content = self.by_title(address)
                if address is None:
                    dropped += 1
                    continue
                token.attrSet("href", address)
            elif token.type == "link_close" and dropped:
                dropped -= 1
                continue
            if token.children:
                token.children = self.follow(page, token.children)
            kept.append(token)
        return kept

    def by_title(self, address):
        return self.pages[address.partition("#")[0]].title

    def neighbor(self, address, step, words):
        place = self.order.index(address) + step
        if not 0 <= place < len(self.order):
            return ""
        other = self.order[place]
        return f'<a href="{other}">{words.format(html.escape(self.items[other]))}</a>'

    def write(self):
        (self.folder / "resources").mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "site.css", self.folder)
        self.read_menu()
        menus = self.make_menus()
        frame = (HERE / "frame.html").read_text("utf-8")
        for address, page in self.pages.items():
            body = MARKDOWN.renderer.render(self.follow(page, page.tokens), MARKDOWN.options, {})
            # What scrolls sideways can be reached with the keyboard.
            body = re.sub(r"<(pre|table)>", r'<\1 tabindex="0">', body)
            text = frame
            for name, value in [
                    ("title", html.escape(page.title)), ("menu", menus[address]), ("body", body),
                    ("previous", self.neighbor(address, -1, "← {}")),
                    ("next", self.neighbor(address, 1, "{} →"))]:
                text = text.replace(f"@{name}@", value, 1)
            file = self.folder / address.strip("/") / "index.html"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: make.py MENUC SITE")
    try:
        Site(sys.argv[1], pathlib.Path(sys.argv[2])).write()
    except Problem as problem:
        sys.exit(f"make.py: {problem}")
