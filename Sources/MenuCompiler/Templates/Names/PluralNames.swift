/// A form of a node's text with a number.
struct NodeForm {
  let node: Int32
  let field: PluralField
  let form: PluralForm
  let text: String
}

/// The name for texts with a number: `forms`.
extension TemplateContext {
  static let forms = TemplateName<TemplateContext>.rows(
    "forms", "The forms of texts with a number, in the order of `items`.", columns: formColumns()
  ) { context in
    guard context.menu.hasPlurals else { return [] }
    return context.menu.details.enumerated().flatMap { node, details in
      (details?.fields.plurals ?? []).flatMap { plural in
        plural.ordered.map {
          NodeForm(node: Int32(node), field: plural.field, form: $0.form, text: $0.text)
        }
      }
    }
  }

  static func formColumns<Source>() -> [TemplateColumn<Source, NodeForm>] {
    [
      .numbers("item", "The item's number.") { $1.node },
      .texts("key", "The text: `detail`, `badge` or `label`.") { $1.field.rawValue },
      .texts("form", "The form, such as `one`.") { $1.form.rawValue },
      .texts("value", "The text, in which `{count}` stands for the number.") { $1.text },
    ]
  }
}
