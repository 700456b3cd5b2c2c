/// The row or header of an item, the heading of an inline group, the line of a separator, or a
/// footer.
private struct MenuOutlineRow: View {
  let model: MenuModel
  let page: MenuNode?
  let node: MenuNode
  @Environment(\.menuChoice) private var choose
  @Environment(\.menuViews) private var views
  @Environment(\.openURL) private var openURL

  var body: some View {
    if model.table.isFooter(node) {
      Text(verbatim: footer)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 4)
        .padding(.leading, indentation)
        .accessibilityElement(children: .combine)
        .transition(MenuRowMotion(model: model))
    } else if model.table.isSeparator(node) {
      Divider()
        .padding(.vertical, 4)
        .accessibilityHidden(true)
        .transition(MenuRowMotion(model: model))
    } else if model.table.isInline(node) {
      HStack(spacing: 8) { MenuOutlineLabelContent(label: label) }
        .frame(
          maxWidth: .infinity, minHeight: model.height(of: node, on: page), alignment: .leading
        )
        .padding(.leading, indentation)
        .clipped()
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
        .transition(MenuRowMotion(model: model))
    } else {
      content
        .disabled(!model.isEnabled(node))
        .transition(MenuRowMotion(model: model))
    }
  }

  /// The line and the body. They are one element for VoiceOver, unless the program's views are next
  /// to or under the line.
  @ViewBuilder private var content: some View {
    if views.detail == nil, views.body == nil {
      place {
        line
        openBody
      }
      .help(tooltip)
      .modifier(speech)
    } else {
      place {
        HStack(spacing: 8) {
          line
            .help(tooltip)
            .modifier(speech)
          if let detail = views.detail { detail(label) }
        }
        openBody
      }
    }
  }

  private func place(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 0) { content() }
      .padding(.leading, indentation)
      .background(isHighlighted ? Color.accentColor.opacity(0.15) : .clear)
      .clipped()
  }

  private var tooltip: Text { Text(verbatim: model.tooltip(of: node)) }

  private var line: some View {
    MenuOutlineLine(model: model, page: page, node: node, label: label, tap: tap)
  }

  @ViewBuilder private var openBody: some View {
    if let text = model.openBody(of: node) {
      if let content = views.body {
        content(label)
          .transition(MenuBodyMotion(model: model))
      } else {
        Text(verbatim: text)
          .font(.subheadline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom, 8)
          .transition(MenuBodyMotion(model: model))
      }
    }
  }

  private var label: MenuOutlineLabel {
    MenuOutlineLabel(node, of: model, on: page) { tap(at: .row) }
  }

  private var speech: MenuOutlineSpeech {
    MenuOutlineSpeech(
      model: model, page: page, node: node, readsBody: views.body == nil, tap: tap)
  }

  private var footer: String {
    model.table.parent(of: node).flatMap { model.table.footer(of: $0) } ?? ""
  }

  private var indentation: CGFloat {
    CGFloat(model.indentation(ofDepth: model.depth(of: node, on: page), on: page)) * 20
  }

  private var isHighlighted: Bool { model.selection == node || model.state.current == node }

  private func tap(at place: MenuTapPlace) {
    model.tap(node, at: place).perform(for: node, of: model.table, choose: choose, openURL: openURL)
  }
}

/// A line with icon, title, badge, detail and glyph, and its tap targets.
private struct MenuOutlineLine: View {
  let model: MenuModel
  let page: MenuNode?
  let node: MenuNode
  let label: MenuOutlineLabel
  let tap: @MainActor (MenuTapPlace) -> Void

  var body: some View {
    HStack(spacing: 0) {
      Button {
        tap(.row)
      } label: {
        HStack(spacing: 8) {
          MenuOutlineLabelContent(label: label)
          if glyphIsPartOfRow { glyph }
        }
        .frame(
          maxWidth: .infinity, minHeight: model.height(of: node, on: page), alignment: .leading
        )
        .contentShape(Rectangle())
      }
      if !glyphIsPartOfRow, model.showsGlyph(of: node) {
        // A touch target larger than the glyph.
        Button {
          tap(.indicator)
        } label: {
          glyph
            .frame(minWidth: 44, minHeight: model.height(of: node, on: page))
            .contentShape(Rectangle())
        }
      }
    }
    .buttonStyle(MenuOutlineButtonStyle())
  }

  private var glyphIsPartOfRow: Bool {
    model.table.settings.hitArea == .both || !model.opens(node)
  }

  private var glyph: some View { MenuOutlineGlyph(model: model, node: node) }
}

/// A button style that only shades the background while the button is pressed, and reports presses
/// to the glyph.
private struct MenuOutlineButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.isMenuRowPressed, configuration.isPressed)
      .background(configuration.isPressed ? Color.secondary.opacity(0.2) : .clear)
  }
}
