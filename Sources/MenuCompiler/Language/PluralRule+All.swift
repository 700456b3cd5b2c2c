/// The rules of CLDR 48 for cardinal integers, with the languages that they apply to. Languages that are not listed
/// have one form for all numbers.
///
/// Relations about fractions are left out. A test compares the rules with those of Babel, which takes
/// them from CLDR.
extension PluralRule {
  static let all: [(rule: PluralRule, languages: String)] = [
    (
      PluralRule("one: n = 1"),
      """
      af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi \
      fo fur fy gsw ha haw hu ia ie io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg \
      lij mas mgo ml mn mr nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm rof rwk \
      saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz \
      ve vo vun wae xh xog yi
      """
    ),
    (
      PluralRule("one: n = 0..1"),
      """
      ak am as bho bn csw doi fa ff gu hi hy kab kn kok ln mg nso pa pcm si tg ti vi wa \
      zu
      """
    ),
    (
      PluralRule("one: n = 1; many: n != 0 and n % 1000000 = 0"),
      """
      ca es gl it lld pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL \
      scn vec
      """
    ),
    (
      PluralRule("one: n = 1; two: n = 2"),
      "he iu naq sat se sma smj smn sms"
    ),
    (
      PluralRule(
        """
        one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: \
        n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
        """),
      "be ru uk"
    ),
    (
      PluralRule("zero: n = 0; one: n = 1"),
      "blo cv ksh lag"
    ),
    (
      PluralRule("one: n % 100 = 1; two: n % 100 = 2; few: n % 100 = 3..4"),
      "dsb hsb sl"
    ),
    (
      PluralRule("one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14"),
      "bs hr sr"
    ),
    (
      PluralRule("one: n = 1; few: n = 2..4", unused: [.many]),
      "cs sk"
    ),
    (
      PluralRule("one: n = 0..1; many: n != 0 and n % 1000000 = 0"),
      "fr pt"
    ),
    (
      PluralRule("one: n % 10 = 1 and n % 100 != 11"),
      "is mk"
    ),
    (
      PluralRule("zero: n % 10 = 0 or n % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11"),
      "lv prg"
    ),
    (
      PluralRule("one: n = 1..3 or n % 10 != 4,6,9"),
      "ceb fil"
    ),
    (
      PluralRule(
        "one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19",
        unused: [.many]),
      "lt"
    ),
    (
      PluralRule(
        "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99"),
      "ar"
    ),
    (
      PluralRule("one: n = 0..1 or n = 11..99"),
      "tzm"
    ),
    (
      PluralRule("one: n % 10 = 1; two: n % 10 = 2; few: n % 100 = 0,20,40,60,80", unused: [.many]),
      "gv"
    ),
    (
      PluralRule("one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10"),
      "ga"
    ),
    (
      PluralRule("one: n = 0..1; few: n = 2..10"),
      "shi"
    ),
    (
      PluralRule("one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19"),
      "gd"
    ),
    (
      PluralRule(
        """
        one: n % 10 = 1 and n % 100 != 11; two: n = 2; few: n != 2 and n % 10 = 2..9 and n \
        % 100 != 11..19
        """, unused: [.many]),
      "sgs"
    ),
    (
      PluralRule(
        """
        one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; \
        few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % \
        1000000 = 0
        """),
      "br"
    ),
    (
      PluralRule("zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6"),
      "cy"
    ),
    (
      PluralRule(
        """
        one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14; many: n != 1 and n % 10 = \
        0..1 or n % 10 = 5..9 or n % 100 = 12..14
        """),
      "pl"
    ),
    (
      PluralRule("one: n = 1; few: n = 0 or n != 1 and n % 100 = 1..19"),
      "ro"
    ),
    (
      PluralRule(
        """
        zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % \
        100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n \
        % 100 = 3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81
        """),
      "kw"
    ),
    (
      PluralRule("one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19"),
      "mt"
    ),
  ]
}
