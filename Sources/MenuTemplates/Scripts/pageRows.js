/**
 * The contents of rows, identified by keys. The key of an item is its number. The key of a slot row
 * is a string: `7.2` is the third row that the program gave slot 7; `7.placeholder` and `7.loading`
 * are the slot's other rows.
 */
class PageRows {
  constructor(state) {
    this.state = state;
    this.places = new MenuRowPlaces(state);
    this.hasSlots = state.table.structure.slots.length > 0;
  }

  keyAt(row) {
    if (!this.hasSlots) return this.state.nodeAtRow(row);
    const content = this.state.contentAtRow(row);
    if (content === undefined || content.kind === "item") return content?.node;
    return `${content.slot}.${content.kind === "slotRow" ? content.index : content.kind}`;
  }

  /** The slot in the key of a slot row, and the index or name of the row. */
  partsOf(key) {
    const [slot, name] = key.split(".");
    return { slot: menuNode(Number(slot)), name, index: Number(name) };
  }

  contentOf(key) {
    if (typeof key !== "string") return { kind: "item", node: key };
    const { slot, name, index } = this.partsOf(key);
    return Number.isNaN(index) ? { kind: name, slot } : { kind: "slotRow", slot, index };
  }

  /** The item with a key, or the slot of a row with the key. */
  nodeOf(key) {
    return typeof key === "string" ? this.partsOf(key).slot : key;
  }

  /** Whether the row with a key is one of a slot with a choice. */
  canCheck(key) {
    const { kind, slot } = this.contentOf(key);
    return kind === "slotRow" && this.state.table.canCheckRowsOf(slot);
  }

  rowOf(key) {
    return key === undefined ? undefined : this.places.rowOf(this.contentOf(key));
  }

  /**
   * The key, if it has a row; otherwise the key of a row near its place, or of an ancestor's row.
   */
  nearest(key) {
    if (key === undefined) return undefined;
    const row = this.places.nearest(this.contentOf(key));
    return row === undefined ? undefined : this.keyAt(row);
  }

  /** The current rows of slot rows with the given keys. */
  placesOf(keys) {
    const slotKeys = [...keys].filter((key) => typeof key === "string");
    return slotKeys.map((key) => ({ key, row: this.rowOf(key) }));
  }

  /** The keys of the same rows after a change; `undefined` for removed rows. */
  keysAfter(places, change) {
    if (places.length === 0) return new Map();
    const moves = new MenuRowMoves(change);
    return new Map(
      places.map(({ key, row }) => {
        const after = row === undefined ? undefined : moves.rowAfter(row);
        const found = after === undefined ? undefined : this.keyAt(after);
        return [key, this.isSameKind(key, found) ? found : undefined];
      }),
    );
  }

  isSameKind(key, found) {
    if (typeof found !== "string") return false;
    const [old, now] = [this.partsOf(key), this.partsOf(found)];
    const isSame = old.name === now.name || (old.index >= 0 && now.index >= 0);
    return old.slot === now.slot && isSame;
  }
}
