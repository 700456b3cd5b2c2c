import Foundation

/// The script of a page that follows its menu.
enum PreviewScript {
  /// A page without a menu, which is shown until the menu has been compiled without errors.
  static func emptyPage(script: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="script-src 'nonce-menu'; object-src 'none'; base-uri 'none'">
    <meta name="color-scheme" content="light dark">
    <title>Preview</title>
    <script defer nonce="menu" src="\(script)"></script>
    </head>
    <body>
    </body>
    </html>

    """
  }

  /// The script that the page loads repeatedly.
  ///
  /// - Parameter number: The number of the page that was written last.
  static func news(_ number: Int, problems: String) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(problems), as: UTF8.self)
    return "menucPreview(\(number), \(text));\n"
  }

  /// The script of the page. A page opened from a file can load scripts beside it, but no other
  /// files.
  static let text = """
    "use strict";
    (() => {
      const { nonce, src } = document.currentScript;
      const shown = Number(new URL(src).search.slice(1));
      const key = "menuc-preview";
      const menu = document.querySelector(".menuc")?.menu;

      // What was open before the page was loaded again.
      const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
      sessionStorage.removeItem(key);
      if (kept && menu) {
        menu.perform((state) => state.restore(kept.state).change);
        const page = kept.page && menu.table.nodeWithId(kept.page);
        if (page !== null && page !== undefined) menu.perform((state) => state.openPage(page));
      }

      function reload() {
        if (menu) {
          const { page, savedState } = menu.state;
          const id = page === undefined ? null : menu.table.idOf(page);
          sessionStorage.setItem(key, JSON.stringify({ state: savedState, page: id }));
        } else if (kept) {
          sessionStorage.setItem(key, JSON.stringify(kept));
        }
        location.reload();
      }

      const problems = document.createElement("pre");
      problems.id = "menuc-preview-problems";
      problems.setAttribute("role", "status");
      problems.style.cssText =
        "position: fixed; inset: auto 0 0; margin: 0; padding: 1em; max-height: 50vh; overflow: auto;" +
        "white-space: pre-wrap; font: 13px/1.4 ui-monospace, monospace; border-top: 3px solid #cf222e;" +
        "background: Canvas; color: CanvasText; z-index: 2147483647";
      problems.hidden = true;
      document.body.append(problems);

      let timer;
      window.menucPreview = (number, text) => {
        if (number !== shown) {
          clearTimeout(timer);
          reload();
          return;
        }
        if (problems.textContent !== text) problems.textContent = text;
        problems.hidden = text === "";
      };

      function load() {
        const script = document.createElement("script");
        script.nonce = nonce;
        script.src = `news.js?${Date.now()}`;
        const next = () => {
          script.remove();
          timer = setTimeout(load, 250);
        };
        script.onload = next;
        script.onerror = next;
        document.head.append(script);
      }
      load();
    })();

    """
}
