import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import type { MenuTable } from "./menus/menuRuntime.js";
import { MenuView, type MenuViewOptions } from "./menus/menuView.js";

/** What a component needs to draw a menu. */
export interface Menu {
  /** The rows, and the attributes and events of their elements. */
  readonly view: MenuView;
  /** For the element around all rows. */
  readonly rows: RefObject<HTMLDivElement>;
}

/**
 * A view of a menu. The component is drawn again whenever the view changes.
 *
 * The view is made once, with the first options; of later ones `onChoose` counts. The table can be
 * replaced by that of another language.
 */
export function useMenu(table: MenuTable, options: MenuViewOptions = {}): Menu {
  const rows = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [view] = useState(
    () => new MenuView(table, { ...options, onChoose: (choice) => latest.current.onChoose?.(choice) }),
  );
  const readVersion = (): number => view.version;
  const version = useSyncExternalStore(view.subscribe, readVersion, readVersion);

  useEffect(() => {
    if (view.state.table !== table) view.showTable(table);
  }, [view, table]);

  // The view knows which row has the focus; the browser learns it when the row is drawn.
  useEffect(() => {
    const key = view.hasFocus ? view.focusedKey : undefined;
    if (key === undefined || rows.current === null) return;
    const row = rows.current.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (row !== null && row !== document.activeElement) row.focus();
  }, [view, version]);

  return { view, rows };
}

/** Keeps the item current whose url is the address of the page. */
export function useAddress(view: MenuView): void {
  useEffect(() => {
    const follow = (): void => void view.currentFromAddress(location.href, document.baseURI);
    follow();
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
    };
  }, [view]);
}
