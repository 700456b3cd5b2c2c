"""Prints the rows of the page in Samples/Consumers/typescript, taps Seasonal, and prints them again.

Takes the directory with the page, which is served as its README says.
"""

import re
import subprocess
import sys

from page import Page

ROWS = """
return [...document.querySelectorAll('#rows > li')].map((row) =>
  '  '.repeat(row.style.getPropertyValue('--depth')) + row.textContent);
"""

server = subprocess.Popen(
    [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"], cwd=sys.argv[1],
    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
try:
    port = re.search(r"port (\d+)", server.stdout.readline())[1]
    with Page() as page:
        page.open(f"http://127.0.0.1:{port}/index.html")
        print(*page.run(ROWS), sep="\n")
        page.run("[...document.querySelectorAll('button')].find((button) => "
                 "button.textContent.endsWith('Seasonal')).click()")
        print("tap Seasonal:")
        print(*page.run("return document.getElementById('change').textContent").split(", "), sep="\n")
        print(*page.run(ROWS), sep="\n")
        problems = page.problems()
finally:
    server.kill()  # SIGTERM may be blocked, as the parent process had it.
    server.wait()
sys.exit("\n".join(problems) or None)
