/// Edits a catalog that maps ids to texts. Everything that no edit affects stays the same, byte for
/// byte.
///
/// - A new text without a translation is empty, so that translators can fill it in. In TOML and
///   YAML, its source text is a comment above it. A new text follows the style of the file: if its
///   item has a table, the text is added there. Otherwise, the text gets a separate line in TOML
///   and YAML, or a TOML table with a header if the adjacent tables have headers.
/// - In TOML and YAML, a text that the menu no longer has becomes a comment; see
///   ``TextMapComment``. If the text returns to the menu, the comment becomes an entry again. JSON
///   has no comments, so the entry stays there unless it is empty.
/// - If an item gets a new id, its key is changed in place. If a text gets a new name, it moves to
///   the table for that name.
/// - These formats can't mark a text for review, so an edit that requests this changes nothing.
/// - Values that a YAML alias repeats, and anchors that an alias refers to, stay as they are.
func editTextMap(
  _ file: SourceFile, _ edits: [CatalogEdit]
) throws(OverlappingEdits) -> [UInt8] {
  var diagnostics = Diagnostics()
  guard let entries = parseTextMap(file, as: 0, into: &diagnostics).first?.entries else {
    return file.bytes
  }
  var plan = TextMapPlan(file, entries)
  for edit in edits { plan.add(edit) }
  var removal = TextMapRemoval(file)
  plan.rename(&removal)
  let bytes = try removal.applied(plan)
  guard !plan.additions.isEmpty else { return bytes }
  let rest = SourceFile(
    name: file.name, identity: file.identity, format: file.format, bytes: bytes)
  var additions = TextMapAdditions(rest)
  for item in plan.items { additions.add(item.id, item.texts, before: item.site) }
  return try additions.applied()
}

/// The changes to a text map: first, texts are removed; then, new texts are added.
struct TextMapPlan {
  struct Rename {
    let entry: Int
    let from: TranslationKey
    let to: TranslationKey
  }

  struct Addition {
    let key: TranslationKey
    /// The lines of the comment above the text.
    let comment: [String]
    let translation: String
    /// The index of the entry before which to add the text.
    let site: Int?
  }

  let file: SourceFile
  let entries: [CatalogEntry]
  let comments: [String: TextMapComment]
  /// The texts to comment out, with their old and new keys.
  private(set) var obsolete: [(from: TranslationKey, to: TranslationKey, text: String)] = []
  /// The old keys of the texts that move to another table.
  private(set) var moved: [TranslationKey] = []
  private(set) var renames: [Rename] = []
  private(set) var additions: [Addition] = []
  /// The edits to comments that contain obsolete texts.
  private(set) var commentEdits: [ByteEdit] = []
  /// For each entry, the index of the first entry at or after it that is not a comment.
  private let nextLive: [Int?]
  /// The new keys of entries, by the index of the entry.
  private var newKeys: [Int: String] = [:]

  init(_ file: SourceFile, _ entries: [CatalogEntry]) {
    self.file = file
    self.entries = entries
    var next: Int?
    var nextLive: [Int?] = []
    for index in entries.indices.reversed() {
      if entries[index].state != .obsolete { next = index }
      nextLive.append(next)
    }
    self.nextLive = nextLive.reversed()
    comments = Dictionary(
      TextMapComment.all(in: file).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ edit: CatalogEdit) {
    switch edit {
    case .add(let text, let before):
      additions.append(
        Addition(
          key: text.key, comment: Self.lines(of: text.source), translation: text.translation,
          site: before))
    case .update(let index, let text, let state):
      guard entries.indices.contains(index) else { return }
      newKeys[index] = text.key.written
      update(index, text.key, isObsolete: state == .obsolete)
    }
  }

  private mutating func update(_ index: Int, _ key: TranslationKey, isObsolete: Bool) {
    let entry = entries[index]
    guard entry.state == .obsolete else {
      guard let old = TranslationKey(entry.key) else { return }
      if isObsolete {
        obsolete.append((old, key, entry.translation))
      } else if old != key {
        renames.append(Rename(entry: index, from: old, to: key))
      }
      return
    }
    guard let comment = comments[entry.key] else { return }
    if isObsolete {
      guard entry.key != key.written else { return }
      commentEdits.append(ByteEdit(comment.keyRange, LiteralText.doubleQuoted(key.written)))
    } else {
      commentEdits.append(file.bytes.lineDeletion(of: comment.range))
      let site = nextLive[index]
      additions.append(
        Addition(key: key, comment: [], translation: comment.text, site: site))
    }
  }

  /// Renames an item if all of its texts get the same new id, which no other item has. Moves all
  /// other renamed texts.
  mutating func rename(_ removal: inout TextMapRemoval) {
    guard !renames.isEmpty else { return }
    var counts: [String: Int] = [:]
    for entry in entries where entry.state != .obsolete {
      if let id = TranslationKey(entry.key)?.id { counts[id, default: 0] += 1 }
    }
    let groups = Dictionary(grouping: renames, by: \.from.id)
    var targets = Set(counts.keys)
    for id in groups.keys.sorted() {
      guard let group = groups[id], let to = group.first?.to.id else { continue }
      if group.count == counts[id],
        group.allSatisfy({ $0.to.id == to && $0.from.field == $0.to.field }),
        targets.insert(to).inserted
      {
        removal.rename(id, to: to)
      } else {
        for rename in group { move(rename) }
      }
    }
  }

  private mutating func move(_ rename: Rename) {
    moved.append(rename.from)
    additions.append(
      Addition(
        key: rename.to, comment: [], translation: entries[rename.entry].translation,
        site: rename.entry + 1 < entries.count ? rename.entry + 1 : nil))
  }

  /// The added texts, grouped by item, in order.
  var items: [(id: String, texts: [Addition], site: String?)] {
    var items: [(id: String, texts: [Addition], site: String?)] = []
    var places: [String: Int] = [:]
    for addition in additions {
      if let place = places[addition.key.id] {
        items[place].texts.append(addition)
      } else {
        places[addition.key.id] = items.count
        items.append((addition.key.id, [addition], addition.site.flatMap(key)))
      }
    }
    return items
  }

  private func key(ofEntry index: Int) -> String? {
    entries.indices.contains(index) ? newKeys[index] ?? entries[index].key : nil
  }

  private static func lines(of source: String) -> [String] {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
