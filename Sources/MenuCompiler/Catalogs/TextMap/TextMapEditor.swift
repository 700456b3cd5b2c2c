/// Edits a catalog that maps ids to texts. What is not named in an edit stays to the byte.
///
/// - A new text is empty, for translators to fill in. In TOML and YAML, its source is a comment above
///   it. It is written as its surroundings are: in the item's table if it has one, else as a line
///   of its own in TOML and YAML, or a table of TOML if the tables around it have headers.
/// - A text that the menu no longer has becomes a comment in TOML and YAML, see ``TextMapComment``,
///   and an entry again when the menu has it again. JSON has no comments: there it stays as it
///   is, unless it is empty.
/// - An item with another id is renamed where it is. A text that gets another name moves to its new
///   table.
/// - That a text needs review can't be written in these formats, and changes nothing.
/// - What an alias of YAML repeats, and an anchor in use, stay as they are.
func editTextMap(_ file: SourceFile, _ edits: [CatalogEdit]) -> [UInt8] {
  var diagnostics = Diagnostics()
  guard let entries = parseTextMap(file, as: 0, into: &diagnostics).first?.entries else {
    return file.bytes
  }
  var plan = TextMapPlan(file, entries)
  for edit in edits { plan.add(edit) }
  var removal = TextMapRemoval(file)
  plan.rename(&removal)
  let bytes = removal.applied(plan)
  guard !plan.additions.isEmpty else { return bytes }
  let rest = SourceFile(
    name: file.name, identity: file.identity, format: file.format, bytes: bytes)
  var additions = TextMapAdditions(rest)
  for item in plan.items { additions.add(item.id, item.texts, before: item.site) }
  return additions.applied()
}

/// What is to be done to a map: first, texts go; then, others are added.
struct TextMapPlan {
  struct Rename {
    let entry: Int
    let from: TranslationKey
    let to: TranslationKey
  }

  struct Addition {
    let key: TranslationKey
    /// The lines of the comment above it.
    let comment: [String]
    let translation: String
    /// The key of the entry before which it is to stand.
    let site: Int?
  }

  let file: SourceFile
  let entries: [CatalogEntry]
  let comments: [String: TextMapComment]
  /// The texts that become comments, with the keys that those get.
  private(set) var obsolete: [(from: TranslationKey, to: TranslationKey, text: String)] = []
  /// The texts that move.
  private(set) var moved: [TranslationKey] = []
  private(set) var renames: [Rename] = []
  private(set) var additions: [Addition] = []
  /// Edits of comments with obsolete texts.
  private(set) var commentEdits: [ByteEdit] = []
  /// The first entry from each on that is no comment.
  private let nextLive: [Int?]
  /// The keys that entries get, by their index.
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

  /// Renames items as a whole where all of their texts get a new id, and moves the other texts.
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

  /// The added texts by their items, in order.
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
