/** The table of a page, from the attributes and the items of its menu. */
export function readMenuTable(data, items) {
  const number = (value) => (value ? Number(value) : undefined);
  const glyph = (name) => {
    const own = { text: data[name] || undefined, image: data[name + "Image"] || undefined };
    return own.text || own.image ? own : undefined;
  };
  return new MenuTable({
    name: data.name,
    title: data.title,
    layout: data.layout,
    topLevelIsSingle: data.single === "true",
    topLevelKeepsOpen: data.keepOpen === "true",
    topLevelChoosesOne: data.choosesOne === "true",
    settings: {
      indicator: {
        collapsed: glyph("collapsed"),
        expanded: glyph("expanded"),
        empty: glyph("empty"),
        leaf: glyph("leaf"),
        color: data.color || undefined,
        highlight: data.highlight || undefined,
        hideWhenEmpty: data.hideWhenEmpty === "true",
      },
      hitArea: data.hitArea,
      animation: { insert: data.insert, delete: data.delete, duration: Number(data.duration) },
      scroll: { to: data.scroll, rows: Number(data.scrollRows) },
      rowHeight: number(data.rowHeight),
      headerHeight: number(data.headerHeight),
      titleLines: Number(data.titleLines),
      keepsSelection: data.keepsSelection === "true",
      busyDelay: number(data.busyDelay),
    },
    count: Number(data.count),
    items,
  });
}
