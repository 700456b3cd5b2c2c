"""Measures pages of target `html` beside a plain list of `<details>` of the same items.

    python3 Tests/Browser/page_benchmark.py PATH-OF-MENUC

Prints the first paint, the shift of the layout while a page loads, the median time from a toggle to the next frame, and
the sizes of markup, script and style, compressed. The markup is compared with one in the shape of Starlight's sidebar.
Not a test.
"""

import gzip
import pathlib
import subprocess
import sys
import tempfile

from page import Page

COUNTS = [1_000, 10_000]
SIZES = [10, 227, 1_000]
ROWS = ".menu-row[aria-level='2'][aria-expanded] .menu-glyph"
LOOKS = [("list", ["look=list"], ROWS), ("nav, tree", ["look=nav", "pattern=tree"], ROWS),
         ("nav, links", ["look=nav"], ".menuc ul ul summary")]
CARET = "m9 5 7 7-7 7-1.5-1.5L13 12 7.500 6.500z"
TOGGLE = """
const [selector, done] = arguments;
const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
(async () => {
  await new Promise((go) => setTimeout(go, 1000));
  const times = [];
  for (let round = 0; round < 40; round += 1) {
    const some = document.querySelectorAll(selector);
    const one = some[round % Math.min(7, some.length)];
    const start = performance.now();
    one.click();
    await frame();
    times.push(performance.now() - start);
    await frame();
  }
  times.sort((left, right) => left - right);
  done(times[times.length >> 1]);
})();
"""
SHIFT = """
const [done] = arguments;
let sum = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; })
  .observe({ type: 'layout-shift', buffered: true });
setTimeout(() => done(sum), 300);
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
    """Groups of ten parts with nine leaves each, as (title, children); of few items, parts with leaves."""
    if count < 1_000:
        parts = range(max(1, count // 10))
        return [(f"Part {p}", [(f"Leaf {p} {n}", []) for n in range(min(9, count - 10 * p - 1))]) for p in parts]
    groups = range(max(1, count // 101))
    return [(f"Group {g}", [(f"Part {g} {p}", [(f"Leaf {g} {p} {n}", []) for n in range(9)])
                            for p in range(10)]) for g in groups]


def address(title):
    return f"/{title.lower().replace(' ', '/')}/"


def document(items):
    def lines(items, depth):
        for title, children in items:
            yield f"{'  ' * depth}- title: {title}"
            if children:
                if depth == 0:
                    yield "  collapsed: false"
                yield f"{'  ' * depth}  items:"
                yield from lines(children, depth + 1)
            else:
                yield f"{'  ' * depth}  url: {address(title)}"

    return "menu: Big\ncollapsed: true\nhit-area: auto\nitems:\n" + "\n".join(lines(items, 0)) + "\n"


def peer(items):
    """A list with a scoped class for each element, and an icon in each summary."""
    scope = 'class="astro-abcdefgh"'
    for title, children in items:
        if children:
            yield (f'<li {scope}><details {scope}><summary {scope}><span class="group-label astro-abcdefgh">'
                   f'<span class="large astro-abcdefgh">{title}</span></span><svg aria-hidden="true" class="caret '
                   f'astro-abcdefgh" width="16" height="16" viewBox="0 0 24 24" fill="currentColor" '
                   f'style="--icon-size: 1.25rem;"><path d="{CARET}"></path></svg></summary><ul {scope}>')
            yield from peer(children)
            yield "</ul></details></li>"
        else:
            yield f'<li {scope}><a href="{address(title)}" {scope}><span {scope}>{title}</span></a></li>'


def plain(items):
    def parts(items, state=" open"):
        for title, children in items:
            if children:
                yield f"<li><details{state}><summary>{title}</summary><ul>"
                yield from parts(children, "")
                yield "</ul></details></li>"
            else:
                yield f'<li><a href="{address(title)}">{title}</a></li>'

    return "<!DOCTYPE html><meta charset=utf-8><title>Plain</title><ul>" + "".join(parts(items)) + "</ul>"


def packed(data):
    return len(gzip.compress(data, 9, mtime=0))


def measure(name, path, selector):
    paints, shifts = [], []
    with Page() as page:
        for _ in range(5):
            page.open(path)
            paints.append(page.driver.execute_async_script(PAINT))
            shifts.append(page.driver.execute_async_script(SHIFT))
        toggles = [page.driver.execute_async_script(TOGGLE, selector) for _ in range(3)]
    print(f"{name:32} first paint {sorted(paints)[2]:7.0f} ms   shift {max(shifts):5.3f}   "
          f"toggle {sorted(toggles)[1]:6.1f} ms")


def build(menuc, root, output, *parameters):
    options = [option for one in parameters for option in ["--param", one]]
    subprocess.run([menuc, "build", root / "big.yaml", "--target", "html", "--quiet", *options,
                    "--output", root / output], check=True, stderr=subprocess.DEVNULL)


def main():
    menuc = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for count in SIZES:
            items = tree(count)
            (root / "big.yaml").write_text(document(items), "utf-8")
            build(menuc, root, "files", "look=nav", "form=fragment", "assets=files")
            own = packed((root / "files" / "BigMenu.html").read_bytes())
            other = packed(f"<ul>{''.join(peer(items))}</ul>".encode())
            print(f"{count} items: markup {own} bytes, in Starlight's shape {other}, ratio {own / other:.2f}")
        for name in ["menuLinks.js", "menuLinks.css", "menu.js", "menu.css"]:
            print(f"{name}: {packed((root / 'files' / name).read_bytes())} bytes")
        for count in COUNTS:
            items = tree(count)
            (root / "big.yaml").write_text(document(items), "utf-8")
            (root / "plain.html").write_text(plain(items), "utf-8")
            for look, parameters, selector in LOOKS:
                build(menuc, root, look, *parameters)
                measure(f"{count} items, look {look}", root / look / "BigMenu.html", selector)
            measure(f"{count} items, plain details", root / "plain.html", "ul ul summary")


main()
