extension Vocabulary {
  static let languages = Vocabulary.list(
    "The other languages that the output contains, in the order of their tags.",
    of: .record(
      "A language.",
      [
        ("tag", .value("Its tag, such as `pt-BR`.")),
        ("identifier", .value("The tag as an identifier of the language: `ptBR`.")),
        ("snakeIdentifier", .value("The same in snake case.")),
        ("number", .value("Its number from 1; 0 is the language of the document.")),
        ("direction", .value("The direction of its text: `ltr` or `rtl`.")),
        ("isRightToLeft", .value("Whether that is `rtl`.")),
        ("title", .value("The menu's title in it.")),
        (
          "items",
          .rows(
            "The items, in the order of `items`.",
            members: [
              ("count", "The number of items."),
              ("recordDigits", "How many digits the largest `recordOffset` has."),
            ],
            columns: [
              ("number", "The item's number."),
              (
                "record", "The item's translated texts, each `key LENGTH:TEXT` with spaces between."
              ),
              (
                "recordOffset",
                "Where `record` starts if all are joined with a line break after each."
              ),
            ])
        ),
        (
          "texts",
          .rows(
            "The translated texts, in the order of `items` and, for each, of `record`.",
            members: [("count", "Their number.")], columns: textColumns)
        ),
        (
          "fields",
          .rows(
            "The same without the values in custom columns.",
            members: [("count", "Their number.")], columns: textColumns)
        ),
        (
          "columns",
          .list(
            "The custom columns that have translated values.",
            of: .record(
              "A column.",
              [
                ("name", .value("Its name.")),
                (
                  "values",
                  .rows(
                    "The translated values, in the order of `items`.",
                    members: [("count", "Their number.")], columns: textColumns)
                ),
              ]))
        ),
      ]))

  private static let textColumns = [
    ("item", "The item's number."),
    ("key", "The key, as in `record`; `title` for the title."), ("value", "The text."),
    ("isKeywords", "Whether the text is keywords with line breaks between them."),
  ]
}
