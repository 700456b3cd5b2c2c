import * as React from "react";
import { memo } from "react";
import type { MenuTable } from "./menus/menuRuntime.js";
import type { MenuView, MenuViewOptions, MenuViewRow } from "./menus/menuView.js";
import { useAddress, useMenu } from "./useMenu.js";

/** A search box above the tree of a menu. */
export function Menu({ table, options }: { table: MenuTable; options?: MenuViewOptions }) {
  const { view, rows } = useMenu(table, options);
  useAddress(view);
  return (
    <div className="menu">
      <input {...view.searchProps()} />
      <p role="status">{view.status}</p>
      <div {...view.treeProps()} ref={rows}>
        {view.rows().map((row) => <Row key={row.key} view={view} row={row} />)}
      </div>
    </div>
  );
}

/** A row, which is drawn again only if it looks different: then it is another object. */
const Row = memo(function Row({ view, row }: { view: MenuView; row: MenuViewRow }) {
  if (row.kind === "separator") return <hr {...view.rowProps(row.key)} />;
  const Name = view.isLink(row) ? "a" : "div";
  const classes = row.containsCurrent ? "row contains-current" : "row";
  return (
    <Name {...view.rowProps(row.key)} className={classes} style={{ "--level": row.level } as object}>
      <span className="glyph" {...view.indicatorProps(row.key)}>{row.glyph?.text}</span>
      <span className="title"><Marked row={row} /></span>
      {row.badge !== undefined && <span className="badge">{row.badge}</span>}
      {row.isChecked === true && <span aria-hidden="true">✓</span>}
      {row.isChecked === "mixed" && <span aria-hidden="true">−</span>}
      {row.body !== undefined && <p>{row.body}</p>}
    </Name>
  );
});

/** The title, with what the search found in it marked. */
function Marked({ row: { title, matches } }: { row: MenuViewRow }) {
  const ends = [0, ...matches.map(({ end }) => end)];
  return (
    <>
      {matches.map(({ start, end }, number) => (
        <React.Fragment key={start}>
          {title.slice(ends[number], start)}
          <mark>{title.slice(start, end)}</mark>
        </React.Fragment>
      ))}
      {title.slice(ends[ends.length - 1])}
    </>
  );
}
