"""Writes a page for each link of the menu, so that the sample has a site around it. Your site has pages of its own."""

import html
import pathlib
import re

from mkdocs.structure.files import File

MENU = pathlib.Path(__file__).parent / "theme/menu"


def on_files(files, config):
    for language in ["en", "de"]:
        menu = (MENU / f"{language}.html").read_text("utf-8")
        for path, title in re.findall(r'<a href="/([^"?#]*)/"[^>]*>.*?<bdi>(.*?)</bdi>', menu):
            text = f"# {html.unescape(title)}\n\n" + "Tidewater moves data while you sleep.\n\n" * 12
            files.append(File.generated(config, f"{path}/index.md", content=text))
    return files
