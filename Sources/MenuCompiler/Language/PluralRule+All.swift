/// The rules of CLDR 48 for cardinal integers, with the languages to which they apply. Languages
/// that are not listed have one form for all numbers.
///
/// Relations that concern fractions are left out. A test compares the rules with those in Babel,
/// which are taken from CLDR.
extension PluralRule {
  /// A rule and its languages.
  struct Entry: Sendable {
    /// The rule in the notation of CLDR; see ``PluralRule/text``.
    let text: String
    /// The forms that these languages use only for fractions.
    let unused: [PluralForm]
    /// The languages, separated by spaces.
    let languages: String

    init(_ text: String, unused: [PluralForm] = [], languages: String) {
      self.text = text
      self.unused = unused
      self.languages = languages
    }

    /// The parsed rule. It is parsed on demand, because parsing all rules took a tenth of the time
    /// of linting a small menu in a debug build.
    var rule: PluralRule { PluralRule(text, unused: unused) }
  }

  static let all = [
    Entry(
      "one: n = 1",
      languages: """
        af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi \
        fo fur fy gsw ha haw hu ia ie io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg \
        lij mas mgo ml mn mr nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm rof rwk \
        saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz \
        ve vo vun wae xh xog yi
        """),
    Entry(
      "one: n = 0..1",
      languages: """
        ak am as bho bn csw doi fa ff gu hi hy kab kn kok ln mg nso pa pcm si tg ti vi wa \
        zu
        """),
    Entry(
      "one: n = 1; many: n != 0 and n % 1000000 = 0",
      languages: """
        ca es gl it lld pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL \
        scn vec
        """),
    Entry(
      "one: n = 1; two: n = 2",
      languages: "he iu naq sat se sma smj smn sms"),
    Entry(
      """
      one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: \
      n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
      """,
      languages: "be ru uk"),
    Entry(
      "zero: n = 0; one: n = 1",
      languages: "blo cv ksh lag"),
    Entry(
      "one: n % 100 = 1; two: n % 100 = 2; few: n % 100 = 3..4",
      languages: "dsb hsb sl"),
    Entry(
      "one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14",
      languages: "bs hr sr"),
    Entry(
      "one: n = 1; few: n = 2..4",
      unused: [.many],
      languages: "cs sk"),
    Entry(
      "one: n = 0..1; many: n != 0 and n % 1000000 = 0",
      languages: "fr pt"),
    Entry(
      "one: n % 10 = 1 and n % 100 != 11",
      languages: "is mk"),
    Entry(
      "zero: n % 10 = 0 or n % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11",
      languages: "lv prg"),
    Entry(
      "one: n = 1..3 or n % 10 != 4,6,9",
      languages: "ceb fil"),
    Entry(
      "one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19",
      unused: [.many],
      languages: "lt"),
    Entry(
      "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99",
      languages: "ar"),
    Entry(
      "one: n = 0..1 or n = 11..99",
      languages: "tzm"),
    Entry(
      "one: n % 10 = 1; two: n % 10 = 2; few: n % 100 = 0,20,40,60,80",
      unused: [.many],
      languages: "gv"),
    Entry(
      "one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10",
      languages: "ga"),
    Entry(
      "one: n = 0..1; few: n = 2..10",
      languages: "shi"),
    Entry(
      "one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19",
      languages: "gd"),
    Entry(
      """
      one: n % 10 = 1 and n % 100 != 11; two: n = 2; few: n != 2 and n % 10 = 2..9 and n \
      % 100 != 11..19
      """,
      unused: [.many],
      languages: "sgs"),
    Entry(
      """
      one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; \
      few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % \
      1000000 = 0
      """,
      languages: "br"),
    Entry(
      "zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6",
      languages: "cy"),
    Entry(
      """
      one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14; many: n != 1 and n % 10 = \
      0..1 or n % 10 = 5..9 or n % 100 = 12..14
      """,
      languages: "pl"),
    Entry(
      "one: n = 1; few: n = 0 or n != 1 and n % 100 = 1..19",
      languages: "ro"),
    Entry(
      """
      zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % \
      100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n \
      % 100 = 3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81
      """,
      languages: "kw"),
    Entry(
      "one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19",
      languages: "mt"),
  ]
}
