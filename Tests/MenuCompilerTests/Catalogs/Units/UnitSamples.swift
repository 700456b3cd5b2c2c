@testable import MenuCompiler

/// Catalogs as programs and translators write them, with what menuc reads: a line for each entry.
enum UnitSamples {
  static let all: [(format: CatalogFormat, text: String, lines: [String])] = [
    (.android, android, androidLines), (.strings, strings, stringsLines), (.ts, ts, tsLines),
    (.arb, arb, arbLines), (.properties, properties, propertiesLines),
    (.xliff2, xliff2, xliff2Lines),
  ]

  private static let android = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <!-- The strings of the app -->
    <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="en">
        <string name="app_name" translatable="false">My app</string>
        <!-- menuc: "Settings & more" -->
        <string name="_.title">Einstellungen &amp; mehr</string>

        <!-- menuc, for review: "Theme" in "Appearance › Theme" -->
        <!-- ask the designer -->
        <string name="theme.title">It\'s  "  two  " \u0041\n<![CDATA[<b>]]></string>
        <!-- menuc, for review: "Light" in "Theme" --><string name="theme.detail">Hell</string>
        <!-- menuc, obsolete: "Old" -->
        <string name='old.title'>Alt</string>
        <string name="sounds.title"/>
        <plurals name="files"><item quantity="other">%d Dateien</item></plurals>
        <string-array name="days"><item>Montag</item></string-array>
    </resources>

    """#

  private static let androidLines = [
    "app_name|-|My app|excluded", "/title|Settings & more|Einstellungen & mehr|translated",
    "theme/title|-|It's   two   A\n<b>|translated", "theme/detail|Light|Hell|needsReview",
    "old/title|Old|Alt|obsolete", "sounds/title|-||untranslated",
    "files|-|{count} Dateien|translated",
  ]

  private static let strings = #"""
    /* Localizable.strings */
    "Cancel" = "Abbrechen";
    // menuc reads this, too
    /* menuc: "Theme" in "Appearance › Theme" */
    "theme/title" = "Design \"neu\"\n\U00e4 \344";
    bare.word = 'single';
    same;
    /* menuc, obsolete: "Old" */ "old/title" = "Alt";

    """#

  private static let stringsLines = [
    "Cancel|Cancel|Abbrechen|translated", "theme/title|Theme|Design \"neu\"\nä ä|translated",
    "bare.word|bare.word|single|translated", "same|same|same|translated",
    "old/title|Old|Alt|obsolete",
  ]

  private static let ts = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE TS>
    <TS version="2.1" language="pt_BR" sourcelanguage="en">
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="main.cpp" line="3"/>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation><numerusform>eine</numerusform></translation>
        </message>
    </context>
    <context>
        <name>menu</name>
        <message>
            <source>Theme</source>
            <comment>theme/title</comment>
            <extracomment>Appearance › Theme</extracomment>
            <translatorcomment>meh</translatorcomment>
            <translation type="unfinished">Thema</translation>
        </message>
        <message id="theme/detail"><source>Light</source><translation type="unfinished"/></message>
        <message><source>Old</source><comment>old/title</comment><translation type="vanished">Alt</translation></message>
    </context>
    </TS>

    """

  private static let tsLines = [
    "|&File|&Datei|translated", "|{count} file(s)|eine|translated",
    "theme/title|Theme|Thema|needsReview",
    "theme/detail|Light||untranslated", "old/title|Old|Alt|obsolete",
  ]

  /// The second text is of another kind, and stays as it is.
  static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- menuc: "{count} file", "{count} files" in "Recent" -->
    \t<key>recent/detail</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    \t\t<key>files</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key><string>lu</string>
    \t\t\t<key>one</key><string>%lu Datei</string>
    \t\t\t<key>other</key><string>%lu Dateien</string>
    \t\t</dict>
    \t</dict>
    \t<key>%d of %d</key>
    \t<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ of %#@b@</string></dict>
    </dict>
    </plist>

    """

  static let i18next = """
    {
      "app": { "name": "App", "days": ["Mo", "Di"], "step_one": "Schritt 1" },
      "menu": {
        "recent": { "title": "Zuletzt", "detail": "alt", "detail_other": "{{count}} Dateien", "x": 1 },
        "theme": { "title": "" }, "empty": {}
      }
    }

    """

  private static let arb = """
    {
      "@@locale": "de_AT",
      "@@x-reference": "strings.arb",
      "title": "Titel {name}",
      "@title": {
        "description": "The page's title",
        "placeholders": { "name": { "type": "String" } }
      },
      "theme$title": "Design",
      "@theme$title": { "source_text": "Theme", "x-state": "needs-review" },
      "theme$detail": "",
      "old$title": "Alt",
      "@old$title": {
        "source_text": "Old",
        "x-state": "obsolete"
      }
    }

    """

  private static let arbLines = [
    "title|-|Titel {name}|translated", "theme/title|Theme|Design|needsReview",
    "theme/detail|-||untranslated", "old/title|Old|Alt|obsolete",
  ]

  private static let properties = #"""
    # Messages
    ! of the program
    button.ok = In Ordnung
    # menuc: "Theme" in "Appearance › Theme"
    theme/title=\u00c4sthetik und \
        mehr\tText\\
    a\ key\:b  value
    empty
    # menuc, obsolete: "Old"
    old/title: Alt

    """#

  private static let propertiesLines = [
    "button.ok|-|In Ordnung|translated", "theme/title|Theme|Ästhetik und mehr\tText\\|translated",
    "a key:b|-|value|translated", "empty|-||untranslated", "old/title|Old|Alt|obsolete",
  ]

  private static let xliff2 = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">
      <file id="f">
        <notes><note>All of it</note></notes>
        <unit id="u1" name="theme/title">
          <notes>
            <note category="menuc">Theme</note>
            <note>from the translator</note>
          </notes>
          <segment id="s" state="initial">
            <source>Theme</source>
            <target>Thema</target>
          </segment>
        </unit>
        <unit id="u2" name="theme/detail"><segment><source>Light</source></segment></unit>
        <unit id="u3" name="brand/title" translate="no"><segment><source>Brand</source></segment></unit>
        <unit id="u4" name="rich/title">
          <segment><source>A <pc id="1">bold</pc> text</source></segment>
        </unit>
        <unit id="u6" name="two/title">
          <segment><source>One.</source></segment><segment><source>Two.</source></segment>
        </unit>
        <unit id="u7" name="gone/title">
          <segment state="translated" subState="menuc:obsolete"><source>G<ph id="1"/></source></segment>
        </unit>
        <unit id="u5" name="old/title">
          <segment state="translated" subState="menuc:obsolete"><source>Old</source><target>Alt</target></segment>
        </unit>
      </file>
    </xliff>

    """

  private static let xliff2Lines = [
    "theme/title|Theme|Thema|needsReview", "theme/detail|Light||untranslated",
    "brand/title|Brand||excluded", "rich/title|A bold text||excluded",
    "two/title|One.||excluded", "gone/title|G||excluded", "old/title|Old|Alt|obsolete",
  ]
}
