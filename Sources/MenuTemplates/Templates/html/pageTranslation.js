/** The texts of the items in another language: lines as in the items' records, where it has some. */
class PageTranslation {
  constructor(records, count) {
    this.records = records;
    this.offsets = new Int32Array(count);
    const reader = new MenuReader(records);
    for (let node = 0; node < count; node += 1) {
      this.offsets[node] = reader.offset;
      this.find(reader, () => false);
    }
  }

  /** A text of an item, or `undefined` if it is not translated. */
  text(key, node) {
    const reader = new MenuReader(this.records, this.offsets[node]);
    return this.find(reader, (found) => found === key) ? reader.text() : undefined;
  }

  /** Moves behind a key that is sought, or else to the next item. */
  find(reader, isSought) {
    if (this.records.charAt(reader.offset) === "\n") {
      reader.offset += 1;
      return false;
    }
    do {
      const start = reader.offset;
      reader.offset = this.records.indexOf(" ", start) + 1;
      if (isSought(this.records.slice(start, reader.offset - 1))) return true;
      reader.skipText();
    } while (this.records.charAt(reader.offset - 1) === " ");
    return false;
  }
}
