import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XLIFFTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Translated with care -->
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:a='urn:a' version="1.2">
      <file original="menu" source-language="en" target-language="de" datatype="plaintext">
        <header><note>All of it</note></header>
        <body>
          <trans-unit id="/title" resname="/title" approved="yes">
            <source>Settings &amp; more</source>
            <target state="final">Einstellungen &#38; <![CDATA[<mehr>]]><!-- ja --></target>
            <note from="menuc">Menu</note>
            <note>From the translator</note>
            <alt-trans><target>Konfiguration</target></alt-trans>
          </trans-unit>
          <group id="g" resname="theme">
            <trans-unit id="17" resname='theme/title' a:x="y">
              <source>Theme</source>
              <target state="needs-review-translation">Thema</target>
            </trans-unit>
            <trans-unit id="theme/detail"><source>Light</source></trans-unit>
            <trans-unit id="theme/footer"><source>Foot</source><target/></trans-unit>
          </group>
          <trans-unit id="inline/title">
            <source>A <g id="1">bold</g> text<x id="2"/></source>
            <target>Ein Text</target>
          </trans-unit>
          <trans-unit id="gone/title" translate="no">
            <source>Gone <x id="3"/></source>
            <target state="x-obsolete">Weg</target>
          </trans-unit>
          <trans-unit id="brand/title" translate="no"><source>Brand</source></trans-unit>
          <trans-unit id="old/title" translate="no">
            <source>Old</source>
            <target state="x-obsolete">Alt</target>
          </trans-unit>
          <group restype="x-gettext-plurals">
            <trans-unit id="n/title[0]"><source>one</source></trans-unit>
          </group>
        </body>
      </file>
      <file original="more" source-language="en" target-language="de" datatype="plaintext">
        <body>
          <trans-unit id="more/title"><source>More</source><target state="new">More</target></trans-unit>
        </body>
      </file>
      <file original="french" source-language="en" target-language="fr" datatype="plaintext">
        <body/>
      </file>
    </xliff>

    """

  @Test func units() {
    let catalog = TestCatalog(Self.text, .xliff)
    let catalogs = catalog.parsed().catalogs
    #expect(catalogs.map(\.language) == ["de", "fr"])
    #expect(catalogs.map(\.sourceLanguage) == ["en", "en"])
    #expect(catalogs.map { $0.languageAnchor.map(catalog.excerpt) } == ["de", "fr"])
    #expect(
      catalog.lines() == [
        "/title|Settings & more|Einstellungen & <mehr>|translated",
        "theme/title|Theme|Thema|needsReview", "theme/detail|Light||untranslated",
        "theme/footer|Foot||untranslated", "inline/title|A bold text|Ein Text|excluded",
        "gone/title|Gone |Weg|excluded", "brand/title|Brand||excluded",
        "old/title|Old|Alt|obsolete",
        "more/title|More|More|needsReview",
      ])
    let entries = catalogs[0].entries
    #expect(entries.map { catalog.excerpt($0.keyAnchor) }.prefix(2) == ["/title", "theme/title"])
    #expect(
      entries.map { catalog.excerpt($0.translationAnchor) }[1...] == [
        "Thema", "Light", "target", "Ein Text", "Weg", "Brand", "Alt", "More",
      ])
  }

  /// Each edit changes these lines.
  @Test(arguments: [
    (["0 /title translated Settings & more", "7 old/title obsolete Old"], [], []),
    (
      ["0 /title needsReview Preferences"],
      [
        #"      <trans-unit id="/title" resname="/title" approved="yes">"#,
        "        <source>Settings &amp; more</source>",
        ##"        <target state="final">Einstellungen &#38; <![CDATA[<mehr>]]><!-- ja --></target>"##,
      ],
      [
        #"      <trans-unit id="/title" resname="/title" approved="no">"#,
        "        <source>Preferences</source>",
        ##"        <target state="needs-review-translation">Einstellungen &#38; <![CDATA[<mehr>]]><!-- ja --></target>"##,
      ]
    ),
    (
      ["1 it's/title translated Theme"],
      [
        #"        <trans-unit id="17" resname='theme/title' a:x="y">"#,
        #"          <target state="needs-review-translation">Thema</target>"#,
      ],
      [
        #"        <trans-unit id="17" resname='it&apos;s/title' a:x="y">"#,
        #"          <target state="translated">Thema</target>"#,
      ]
    ),
    (
      ["2 theme/detail obsolete Light", "3 theme/footer obsolete Foot"],
      [
        #"        <trans-unit id="theme/detail"><source>Light</source></trans-unit>"#,
        #"        <trans-unit id="theme/footer"><source>Foot</source><target/></trans-unit>"#,
      ],
      [
        #"        <trans-unit id="theme/detail" translate="no"><source>Light</source><target state="x-obsolete"/></trans-unit>"#,
        #"        <trans-unit id="theme/footer" translate="no"><source>Foot</source><target state="x-obsolete"/></trans-unit>"#,
      ]
    ),
    (
      ["7 old/title translated Old"],
      [
        #"      <trans-unit id="old/title" translate="no">"#,
        #"        <target state="x-obsolete">Alt</target>"#,
      ],
      [#"      <trans-unit id="old/title">"#, #"        <target state="translated">Alt</target>"#]
    ),
    (
      [
        "4 inline/title excluded Text", "5 gone/title excluded Gone",
        "6 brand/title excluded Brands",
      ], [], []
    ),
    (
      ["+1 look/title A < \"B\"", "+ b/title A  b", "+ brand/title Brand"], [],
      [
        #"        <trans-unit id="look/title" resname="look/title">"#,
        #"          <source>A &lt; "B"</source>"#, "        </trans-unit>",
        #"      <trans-unit id="b/title" resname="b/title" xml:space="preserve">"#,
        "        <source>A  b</source>", "      </trans-unit>",
      ]
    ),
  ])
  func edit(edits: [String], removed: [String], added: [String]) throws {
    let catalog = TestCatalog(Self.text, .xliff)
    let edited = catalog.edited(try edits.map(Self.edit))
    let changes = edited.text.split(separator: "\n").difference(
      from: catalog.text.split(separator: "\n"))
    #expect(changes.removals.map(\.line) == removed)
    #expect(changes.insertions.map(\.line) == added)
    #expect(edited.parsed().problems.map(\.message) == [])
  }

  /// `0 KEY STATE SOURCE`, or an edit as ``CatalogEdit/init(written:)`` reads it.
  private static func edit(_ written: String) throws -> CatalogEdit {
    let words = written.split(separator: " ", maxSplits: 3).map(String.init)
    guard !written.hasPrefix("+"), words.count == 4 else {
      return try CatalogEdit(written: written)
    }
    let edit = try CatalogEdit(written: words[..<3].joined(separator: " "))
    guard case .update(let index, var text, let state) = edit else { return edit }
    text.source = words[3]
    return .update(index, text, state)
  }

  @Test func notes() throws {
    let catalog = TestCatalog(Self.text, .xliff).edited([
      .update(0, try CatalogText("/title", "Settings & more", note: "A › B"), .translated),
      .update(2, try CatalogText("theme/detail", "Light", note: "Theme"), .obsolete),
      .update(3, try CatalogText("theme/footer", "Foot", note: "<Theme>"), .untranslated),
    ])
    #expect(catalog.text.contains("<note from=\"menuc\">A › B</note>\n        <note>From"))
    #expect(catalog.text.contains("<target/><note from=\"menuc\">&lt;Theme&gt;</note>"))
    #expect(!catalog.text.contains("<note from=\"menuc\">Theme</note>"))
  }

  @Test func firstTexts() throws {
    let texts = [
      try CatalogText("/title", "Settings"),
      try CatalogText("a/title", "A", note: "Top", translation: "Ä"),
    ]
    let empty = TestCatalog(
      emptyXLIFF(language: "de", sourceLanguage: "en", project: "My \"menu\""), .xliff)
    #expect(empty.lines() == [])
    let units = """
            <trans-unit id="/title" resname="/title">
              <source>Settings</source>
            </trans-unit>
            <trans-unit id="a/title" resname="a/title">
              <source>A</source>
              <target state="translated">Ä</target>
              <note from="menuc">Top</note>
            </trans-unit>

      """
    let edits = texts.map { CatalogEdit.add($0, before: nil) }
    #expect(
      empty.edited(edits).text == empty.text.replacing("    </body>", with: units + "    </body>"))
    // In French, the body is an empty tag; elsewhere, there is not even a file.
    let french = TestCatalog(Self.text, .xliff).edited(edits, language: "FR")
    #expect(french.text.contains("    <body>\n\(units)    </body>\n"))
    let bare = TestCatalog("<x:xliff xmlns:x='urn:oasis:names:tc:xliff:document:1.2'/>", .xliff)
      .edited(edits)
    #expect(bare.lines() == ["/title|Settings||untranslated", "a/title|A|Ä|translated"])
    #expect(bare.text.contains("<x:target state=\"translated\">Ä</x:target>"))
    #expect(bare.parsed().catalogs.map(\.language) == ["de"])
  }

  /// Invalid XLIFF texts, with the reported messages and places.
  @Test(arguments: [
    ("", "there is no root element", ""),
    ("<xliff", "this is not closed", "<"),
    ("<xliff>", "an element is not closed", "xliff"),
    ("<tmx/>", "this is not XLIFF: its root element is 'tmx'", "tmx"),
    ("<xliff version='3.0'/>", "XLIFF 3.0 is not supported: use 1.2", "3.0"),
    ("<xliff/><xliff/>", "there is a second root element", "xliff"),
    ("<xliff></file>", "this tag closes no open element", "file"),
    ("x<xliff/>", "there is text outside the root element", "x"),
    ("<xliff a='1' a='2'/>", "an attribute appears twice", "a"),
    ("<xliff a='1'b='2'/>", "a space is missing between attributes", "b"),
    ("<xliff a=1/>", "the value of an attribute must be quoted", "a"),
    ("<xliff>&nbsp;</xliff>", "XML does not define this reference", "&nbsp;"),
    ("<xliff>a & b</xliff>", "'&' must be written '&amp;'", "&"),
    ("<xliff>&#0;</xliff>", "XML does not define this reference", "&#0;"),
    ("<xliff>\u{1}</xliff>", "XML can't contain this control character", "\u{1}"),
    ("<xliff>]]></xliff>", "']]>' must be written ']]&gt;'", "]]>"),
    ("<xliff><!-- a -- b --></xliff>", "a comment can't contain '--'", "--"),
    ("<y:xliff/>", "the prefix 'y' is not declared", "y:xliff"),
    (
      "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><xliff>&b;</xliff>",
      "a catalog can't contain declarations such as DOCTYPE", "<!"
    ),
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><xliff/>",
      "the encoding 'ISO-8859-1' is not supported: save the file as UTF-8", "ISO-8859-1"
    ),
    (
      " <?xml version='1.0'?><xliff/>", "the XML declaration must be at the start of the file",
      "xml"
    ),
    (
      String(repeating: "<xliff>", count: 300), "elements are nested more than 256 levels deep",
      "xliff"
    ),
  ])
  func reports(text: String, message: String, place: String) throws {
    let catalog = TestCatalog(text, .xliff)
    let (catalogs, problems) = catalog.parsed()
    #expect(catalogs.isEmpty)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map { catalog.excerpt($0.anchor) } == [place])
    #expect(problems.map(\.name) == [.syntax])
    // The texts that only menuc refuses. Foundation does not parse an empty text.
    let own = ["this is not XLIFF", "XLIFF 3.0", "a catalog can't", "the encoding", "the prefix"]
    if !text.isEmpty, !own.contains(where: message.hasPrefix) {
      #expect(!FoundationDocument(text).isWellFormed)
    }
  }

  /// Foundation's parser reads the same contents from the same texts.
  @Test func meaningIsThatOfFoundation() throws {
    let texts = [
      Self.text, Self.text.replacing("\n", with: "\r\n"),
      "<xliff a='&#x41;\t&quot;\n'>ä&#128512;\r</xliff>",
      "\u{FEFF}<?xml version=\"1.0\"?><xliff><?do it?><a:b xmlns:a='u' a:c=''/><![CDATA[&amp; & more]]></xliff >",
    ]
    for text in texts {
      let found = FoundationDocument(text)
      #expect(found.isWellFormed)
      let xml = try XMLElements(Array(text.utf8))
      #expect(found.elements == xml.elements.indices.map { FoundationDocument.line($0, of: xml) })
    }
  }

  @Test func tokensAreTheText() {
    let bytes = Array(Self.text.utf8)
    #expect(XMLTokens(bytes).flatMap { bytes[$0.range] } == bytes)
  }
}

/// The result of Foundation's parser: name, namespace and attributes of each element, with its
/// direct text.
private final class FoundationDocument: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var isWellFormed = false
  private var hasFailed = false
  private var open: [Int] = []
  private var texts: [String] = []
  private var heads: [String] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldProcessNamespaces = true
    parser.delegate = self
    isWellFormed = parser.parse() && !hasFailed
    elements = zip(heads, texts).map { "\($0)|\($1)" }
  }

  static func line(_ element: Int, of xml: XMLElements) -> String {
    let node = xml.elements[element]
    let attributes = node.tag.attributes.map {
      (String(decoding: xml.bytes[$0.name], as: UTF8.self), xml.value($0))
    }.filter { !$0.0.hasPrefix("xmlns") }
    var text = ""
    for token in node.first...node.last
    where xml.elements.indices.allSatisfy({ other in
      other == element || xml.elements[other].parent != element
        || token < xml.elements[other].first || token > xml.elements[other].last
    }) {
      let token = xml.tokens[token]
      if token.kind == .text { text += XMLCharacters.decoded(token.range, in: xml.bytes) }
      if token.kind == .cdata {
        text += XMLCharacters.decoded(
          token.range.lowerBound + 9..<token.range.upperBound - 3, in: xml.bytes,
          hasReferences: false)
      }
    }
    return "\(head(node.name, node.namespace, attributes))|\(text)"
  }

  private static func head(
    _ name: String, _ namespace: String?, _ attributes: [(String, String)]
  ) -> String {
    let attributes = attributes.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    return "\(name) \(namespace ?? "") \(attributes)"
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let own = attributes.filter { !$0.key.hasPrefix("xmlns") }.map { ($0.key, $0.value) }
    heads.append(Self.head(name, namespaceURI, own))
    texts.append("")
    open.append(heads.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { texts[last] += string }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { hasFailed = true }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if let last = open.last { texts[last] += String(decoding: block, as: UTF8.self) }
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): String(line)
    }
  }
}
