/**
 * What the rows hold, by keys: the number of an item, or for a row in a slot a string. `7.2` is the
 * third row that the program gave slot 7; `7.placeholder` and `7.loading` are its other rows.
 */
class PageRows {
  constructor(state) {
    this.state = state;
    this.hasSlots = state.table.structure.slots.length > 0;
  }

  keyAt(row) {
    if (!this.hasSlots) return this.state.nodeAtRow(row);
    const content = this.state.contentAtRow(row);
    if (content === undefined || content.kind === "item") return content?.node;
    return `${content.slot}.${content.kind === "slotRow" ? content.index : content.kind}`;
  }

  /** The slot of a key of a row in a slot, and the index or name of the row. */
  partsOf(key) {
    const [slot, name] = key.split(".");
    return { slot: menuNode(Number(slot)), name, index: Number(name) };
  }

  /** The item with this key, or the slot that the row is in. */
  nodeOf(key) {
    return typeof key === "string" ? this.partsOf(key).slot : key;
  }

  parentOf(key) {
    return typeof key === "string" ? this.partsOf(key).slot : this.state.table.parentOf(key);
  }

  rowOf(key) {
    if (key === undefined) return undefined;
    if (typeof key !== "string") return this.state.rowOf(key);
    const { slot, name, index } = this.partsOf(key);
    const above = this.state.rowOf(slot);
    if (above === undefined) return undefined;
    const below = name === "loading" ? this.state.countIn(slot) : index || 0;
    const row = above + 1 + below;
    return this.keyAt(row) === key ? row : undefined;
  }

  /** The key, if it has a row; otherwise that of a row near its place, or of an ancestor's row. */
  nearest(key) {
    if (this.rowOf(key) !== undefined || key === undefined) return key;
    if (typeof key !== "string") return this.nearest(this.state.table.parentOf(key));
    const { slot, index } = this.partsOf(key);
    const last = this.state.countIn(slot) - 1;
    const above = this.state.rowOf(slot);
    if (above === undefined) return this.nearest(slot);
    const near = this.keyAt(above + 1 + Math.max(0, Math.min(index || 0, last)));
    return near !== undefined && this.parentOf(near) === slot ? near : slot;
  }

  /** The rows in slots that these keys have now, in ascending order. */
  placesOf(keys) {
    const places = [];
    for (const key of keys) {
      if (typeof key === "string") places.push({ key, row: this.rowOf(key) ?? -1 });
    }
    return places.sort((left, right) => left.row - right.row);
  }

  /** The keys of the same rows after a change, or `undefined` for rows that are gone. */
  keysAfter(places, { removed, inserted }) {
    const keys = new Map();
    let [lost, gained, nextRemoved, nextInserted] = [0, 0, 0, 0];
    for (const { key, row } of places) {
      for (; removed[nextRemoved]?.end <= row; nextRemoved += 1) {
        lost += removed[nextRemoved].end - removed[nextRemoved].start;
      }
      const isGone = row < 0 || removed[nextRemoved]?.start <= row;
      for (; !isGone && inserted[nextInserted]?.start <= row - lost + gained; nextInserted += 1) {
        gained += inserted[nextInserted].end - inserted[nextInserted].start;
      }
      const found = isGone ? undefined : this.keyAt(row - lost + gained);
      keys.set(key, this.isSameKind(key, found) ? found : undefined);
    }
    return keys;
  }

  isSameKind(key, found) {
    if (typeof found !== "string") return false;
    const [old, now] = [this.partsOf(key), this.partsOf(found)];
    const isSame = old.name === now.name || (old.index >= 0 && now.index >= 0);
    return old.slot === now.slot && isSame;
  }
}
