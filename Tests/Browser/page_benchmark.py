"""Measures pages of target `html` beside a plain list of `<details>` of the same items.

    python3 Tests/Browser/page_benchmark.py PATH-OF-MENUC

Prints the first paint, the median time of a toggle, and the sizes of script and style. Not a test.
"""

import gzip
import pathlib
import subprocess
import sys
import tempfile

from page import Page

COUNTS = [10_000, 100_000]
ROWS = ".menu-row[aria-expanded] .menu-glyph"
LOOKS = [("list", ["look=list"], ROWS), ("nav, tree", ["look=nav", "pattern=tree"], ROWS),
         ("nav, links", ["look=nav"], ".menuc > ul > li > details > summary")]
TOGGLE = """
const [selector, done] = arguments;
const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
(async () => {
  const times = [];
  for (let round = 0; round < 40; round += 1) {
    const some = document.querySelectorAll(selector);
    const one = some[round % Math.min(7, some.length)];
    const start = performance.now();
    one.click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await frame();
  }
  times.sort((left, right) => left - right);
  done(times[times.length >> 1]);
})();
"""
PAINT = """
const done = arguments[0];
const look = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (paint) done(paint.startTime);
  else requestAnimationFrame(look);
};
look();
"""


def tree(count):
    """Groups of ten parts with nine leaves each, as (title, children)."""
    groups = range(count // 101)
    return [(f"Group {g}", [(f"Part {g} {p}", [(f"Leaf {g} {p} {n}", []) for n in range(9)])
                            for p in range(10)]) for g in groups]


def document(items):
    def lines(items, depth):
        for title, children in items:
            yield f"{'  ' * depth}- title: {title}"
            if children:
                yield f"{'  ' * depth}  items:"
                yield from lines(children, depth + 1)

    return "menu: Big\ncollapsed: true\nitems:\n" + "\n".join(lines(items, 0)) + "\n"


def plain(items):
    def parts(items):
        for title, children in items:
            if children:
                yield f"<li><details><summary>{title}</summary><ul>"
                yield from parts(children)
                yield "</ul></details></li>"
            else:
                yield f"<li>{title}</li>"

    return "<!DOCTYPE html><meta charset=utf-8><title>Plain</title><ul>" + "".join(parts(items)) + "</ul>"


def measure(name, path, selector):
    paints = []
    with Page() as page:
        for _ in range(5):
            page.open(path)
            paints.append(page.driver.execute_async_script(PAINT))
        toggle = page.driver.execute_async_script(TOGGLE, selector)
    print(f"{name:32} first paint {sorted(paints)[2]:7.0f} ms   toggle {toggle:6.1f} ms")


def main():
    menuc = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for count in COUNTS:
            items = tree(count)
            (root / "big.yaml").write_text(document(items), "utf-8")
            (root / "plain.html").write_text(plain(items), "utf-8")
            for look, parameters, selector in LOOKS:
                options = [option for one in parameters for option in ["--param", one]]
                subprocess.run([menuc, "build", root / "big.yaml", "--target", "html", "--quiet", *options,
                                "--output", root / look], check=True, stderr=subprocess.DEVNULL)
                measure(f"{count} items, look {look}", root / look / "BigMenu.html", selector)
            measure(f"{count} items, plain details", root / "plain.html", "body > ul > li > details > summary")
        subprocess.run([menuc, "build", root / "big.yaml", "--target", "html", "--quiet", "--param",
                        "assets=files", "--output", root / "files"], check=True, stderr=subprocess.DEVNULL)
        for name in ["menu.js", "menu.css", "menuLinks.js", "menuLinks.css"]:
            data = (root / "files" / name).read_bytes()
            print(f"{name}: {len(data)} bytes, {len(gzip.compress(data, 9, mtime=0))} gzipped")


main()
