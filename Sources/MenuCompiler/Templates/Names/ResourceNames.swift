/// A text with a number as a resource.
private struct PluralResource {
  let node: Int32
  let field: PluralField
  var forms: [(form: PluralForm, text: String)]
}

/// The names for the texts as Android resources.
extension TemplateContext {
  static let resources = TemplateName<TemplateContext>.record(
    "resources", "The texts as Android resources, in the menu's language.",
    [
      .value("prefix", "The prefix of all resource names: `side_bar_menu`.") {
        $0.resourcePrefix
      },
      .value("title", "The menu's title, escaped for an XML element.") {
        resourceText($0.menu.title)
      },
      .value("isTranslation", "Whether the language is not the document's.") { $0.isTranslation },
      .rows(
        "strings", "The texts that catalogs translate, except those with a number.",
        columns: [
          .numbers("item", "The item's number.") { $1.node },
          .words("key", "The key, as in `record`; `title` for the title.") { $1.field.recordKey },
          .words("name", "The name of the resource.") { $0.resourceName(of: $1.node, $1.field) },
          .words("value", "The text, escaped for an XML element.") {
            resourceText($1.text)
          },
          .truths(
            "hasPercent", "Whether the text contains `%` and therefore needs `formatted=\"false\"`."
          ) {
            $1.text.contains("%")
          },
        ]
      ) { context in context.resourceTexts.filter { $0.form == nil } },
      .list(
        "plurals", "The texts with a number.",
        [
          .value("item", "The item's number.") { $0.value.node },
          .value("key", "The text: `detail`, `badge` or `label`.") { $0.value.field.rawValue },
          .value("name", "The name of the resource.") {
            $0.context.resourceName(of: $0.value.node, $0.value.field.text)
          },
          .rows(
            "forms", "The forms.",
            columns: [
              .words("form", "The form, such as `one`.") { $1.form.rawValue },
              .words("value", "The text in XML, with `%d` for the number.") {
                resourceText(NumberPlaceholder.format.written($1.text))
              },
            ]
          ) { $0.value.forms },
        ]
      ) { $0.pluralResources },
    ])

  private static func resourceText(_ text: String) -> String {
    XMLCharacters.escaped(AndroidText.encoded(text))
  }

  private func resourceName(of node: Int32, _ field: TranslatedField) -> String {
    AndroidResourceName(prefix: resourcePrefix).written(menu.ids[Int(node)], field)
  }

  private var resourcePrefix: String { job.resourcePrefix(of: menu.name) }

  private var resourceTexts: [LoweredText] {
    menu.ownTexts().filter { !menu.ids[Int($0.node)].isEmpty }
  }

  private var pluralResources: [PluralResource] {
    resourceTexts.reduce(into: []) { plurals, text in
      guard let (field, form) = text.form else { return }
      if let last = plurals.last, last.node == text.node, last.field == field {
        plurals[plurals.count - 1].forms.append((form, text.text))
      } else {
        plurals.append(PluralResource(node: text.node, field: field, forms: [(form, text.text)]))
      }
    }
  }
}

extension LoweredText {
  fileprivate var form: (field: PluralField, form: PluralForm)? {
    if case .form(let field, let form) = field { (field, form) } else { nil }
  }
}
