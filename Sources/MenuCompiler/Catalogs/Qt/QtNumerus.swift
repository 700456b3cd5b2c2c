/// How Qt numbers the forms of texts with a number. In some languages, the forms differ from
/// CLDR's.
///
/// Source: the rules of Qt Linguist, `src/linguist/shared/numerus.cpp` in Qt's tools. A test
/// compares the numbers of forms with those that `lconvert` writes.
enum QtNumerus {
  /// The forms of a language, in the notation of gettext. CLDR's forms are used for languages that
  /// Qt does not know.
  static func forms(of tag: LanguageTag) -> POPluralForms? {
    POPluralForms(rules[tag.text] ?? rules[tag.language] ?? tag.pluralRule.gettext)
  }

  private static let rules = Dictionary(
    uniqueKeysWithValues: all.flatMap { languages, count, index in
      languages.split(separator: " ").map { (String($0), "nplurals=\(count); plural=\(index);") }
    })

  private static let all: [(languages: String, count: Int, index: String)] = [
    ("bi bo dz fa fj gn hu id ja jv ko ms my na om su th tr tt vi yo za zh", 1, "0"),
    (
      """
      aa ab af am as ay az ba bg bn ca co da de el en eo es et eu fi fo fur fy gl gu ha he hi ia ie it ka kk kl km \
      kn ks ku kw ky la lb ln lo mg ml mn mr nb ne nl nn no nso oc or pa ps pt-PT qu rm rn rw sd si sn so sq ss st sv sw ta \
      te tg tk tn to ts ug ur uz vo wo xh yi zu
      """, 2, "n != 1"
    ),
    ("br fil fr hy pt ti wa", 2, "n > 1"),
    ("is", 2, "n%10 != 1 || n%100 == 11"),
    ("lv", 3, "n%10 == 1 && n%100 != 11 ? 0 : n != 0 ? 1 : 2"),
    ("dv ga gv ik iu mi sa se sm", 3, "n == 1 ? 0 : n == 2 ? 1 : 2"),
    ("gd", 4, "n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3"),
    ("cs sk", 3, "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2"),
    ("mk", 3, "n%10 == 1 ? 0 : n%10 == 2 ? 1 : 2"),
    ("lt", 3, "n%10 == 1 && n%100 != 11 ? 0 : n%10 != 0 && (n%100 < 10 || n%100 > 19) ? 1 : 2"),
    (
      "be bs hr ru sr uk", 3,
      "n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 > 19) ? 1 : 2"
    ),
    ("pl", 3, "n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 > 19) ? 1 : 2"),
    ("ro", 3, "n == 1 ? 0 : n == 0 || n%100 >= 1 && n%100 <= 19 ? 1 : 2"),
    ("sl", 4, "n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3"),
    (
      "mt", 4,
      "n == 1 ? 0 : n == 0 || n%100 >= 1 && n%100 <= 10 ? 1 : n%100 >= 11 && n%100 <= 19 ? 2 : 3"
    ),
    ("cy", 5, "n == 0 ? 0 : n == 1 ? 1 : n >= 2 && n <= 5 ? 2 : n == 6 ? 3 : 4"),
    (
      "ar", 6,
      "n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5"
    ),
  ]
}
