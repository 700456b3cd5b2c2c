"""Answers the lines of the conformance protocol with pages in Chromium.

Takes a directory with the pages, pages.json (page by name of menu) and the driver's JavaScript; and `served`, if
the pages need a server because they load modules.
"""

import contextlib
import json
import pathlib
import re
import sys

from page import Page
from served import Site


def script(directory):
    """The driver as one script, without its imports and exports."""
    parts = []
    for name in ["drawn.js", "driverText.js", "driverState.js", "driver.js"]:
        text = (directory / name).read_text("utf-8")
        text = re.sub(r"^import .*$", "", text, flags=re.M)
        parts.append(re.sub(r"^export ", "", text, flags=re.M))
    return "\n".join(parts) + "\nreturn answerLines(arguments[0], arguments[1]);"


def main():
    directory = pathlib.Path(sys.argv[1]).resolve()
    pages = json.loads((directory / "pages.json").read_text("utf-8"))
    driver = script(directory)
    lines = sys.stdin.buffer.read().decode("utf-8").split("\n")
    starts = [n for n, line in enumerate(lines) if line.startswith("menu ")] + [len(lines)]
    is_wrong = False
    server = Site(directory) if sys.argv[2:] == ["served"] else contextlib.nullcontext()
    with server as site, Page() as page:
        for start, end in zip(starts, starts[1:]):
            name = lines[start][len("menu "):]
            page.open(site.address(f"/{pages[name]}") if site else directory / pages[name])
            output, wrong = page.run(driver, name, "\n".join(lines[start:end]))
            sys.stdout.buffer.write(output.encode("utf-8"))
            for problem in wrong[:3] + page.problems():
                print(f"{name}: {problem}", file=sys.stderr)
                is_wrong = True
    sys.exit(is_wrong)


main()
