"""A page in headless Chromium, driven by selenium."""

import json
import os
import shutil
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

KEYS = {
    "Down": Keys.ARROW_DOWN, "Up": Keys.ARROW_UP, "Left": Keys.ARROW_LEFT,
    "Right": Keys.ARROW_RIGHT, "Home": Keys.HOME, "End": Keys.END, "Enter": Keys.ENTER,
    "Space": " ", "Tab": Keys.TAB, "Escape": Keys.ESCAPE,
}

# Debian's headless shell itself: the command on the path is a script that ends without its browser.
SHELL = "/usr/lib/chromium/chromium-headless-shell"


class Page:
    """One browser window; a context manager."""

    def __init__(self, width=900, height=1000, dark=False, script=True, still=True, waits=True):
        options = Options()
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu",
                         "--disable-dev-shm-usage", f"--window-size={width},{height}"]:
            options.add_argument(argument)
        options.page_load_strategy = "normal" if waits else "none"
        # The shell starts in half the time, but has no settings, and shows nothing before a page is complete.
        options.binary_location = (
            SHELL if script and waits and os.path.exists(SHELL) else shutil.which("chromium"))
        if not script:
            setting = "profile.managed_default_content_settings.javascript"
            options.add_experimental_option("prefs", {setting: 2})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        options.set_capability("timeouts", {"script": 120000, "pageLoad": 120000})
        self.driver = webdriver.Chrome(
            options=options, service=Service(shutil.which("chromedriver")))
        self.show(width, height, dark, still)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def show(self, width=900, height=1000, dark=False, still=True):
        """Gives the window a size, and sets what the reader prefers, in less time than another browser takes to start."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"},
        ]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": features})

    def open(self, path):
        path = str(path)
        self.driver.get(path if "://" in path else f"file://{path}")

    def prefer(self, *languages):
        """Sets the languages that the reader prefers, for pages that are opened from now on."""
        agent = {"userAgent": self.run("return navigator.userAgent")}
        self.driver.execute_cdp_cmd(
            "Emulation.setUserAgentOverride", {**agent, "acceptLanguage": ",".join(languages)})

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def settle(self, seconds=0.3):
        """Waits until the page has done what is due within a time, and has drawn it, however slow it is.

        The page's own timers that are due earlier run first. Scripts must be allowed.
        """
        self.driver.execute_async_script(
            "const [wait, done] = arguments; const frame = (next) => requestAnimationFrame(next);"
            "setTimeout(() => frame(() => frame(() => setTimeout(done))), wait)", seconds * 1000)

    def until(self, condition):
        """Waits until an expression is true in the page."""
        end = time.monotonic() + 60
        while not self.run(f"return Boolean({condition})"):
            if time.monotonic() > end:
                raise AssertionError(f"not within a minute: {condition}")
            time.sleep(0.02)

    def press(self, *names):
        for name in names:
            *held, key = name.split("+") if len(name) > 1 else [name]
            chain = ActionChains(self.driver)
            for modifier in held:
                chain.key_down(getattr(Keys, modifier.upper()))
            chain.send_keys(KEYS.get(key, key))
            for modifier in held:
                chain.key_up(getattr(Keys, modifier.upper()))
            chain.perform()

    def focused(self):
        """The title of the item that has the focus."""
        return self.run(
            "const e = document.activeElement;"
            "return e.closest('.menu-row, .menu-header')?.querySelector('bdi').textContent ?? e.tagName;")

    def rows(self):
        """Every drawn item as `title`, with `-` before an open one and `+` before a closed one."""
        return self.run(
            "return [...document.querySelectorAll('[role=treeitem]')].map((e) => "
            "({ true: '-', false: '+' }[e.getAttribute('aria-expanded')] ?? ' ')"
            " + e.querySelector('.menu-title bdi').textContent)")

    def problems(self):
        """What the browser complained about, apart from icons, which it asks servers for that may be gone."""
        messages = [entry["message"] for entry in self.driver.get_log("browser")]
        return [message for message in messages if "/favicon.ico" not in message]

    def violations(self, axe):
        """What axe-core finds, as `rule: element`."""
        if not self.run("return 'axe' in window"):
            self.run(axe)
        found = self.driver.execute_async_script(
            "const done = arguments[0];"
            "axe.run(document, { resultTypes: ['violations'] }).then((r) => done(r.violations))")
        return [f"{rule['id']}: {node['html'][:300]} {json.dumps(node.get('failureSummary'))}"
                for rule in found for node in rule["nodes"]]
