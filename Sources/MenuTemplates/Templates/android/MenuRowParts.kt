/** The views inside a row, which are made in code: a line of texts and marks, and what is below it. */
internal class MenuRowParts(row: MenuRowView, private val colors: MenuRowColors) {
    private val context = row.context
    val line = LinearLayout(context)
    val icon = ImageView(context)
    val title = text(16f)
    val badge = text(12f)
    val detail = text(14f)
    val box = CheckBox(context)
    val radio = RadioButton(context)
    val mark = text(16f)
    val spinner = ProgressBar(context)
    val glyph = text(16f)
    val image = ImageView(context)
    val body = text(14f)
    val footer = text(12f)
    val rule = View(context)

    init {
        val gap = colors.pixels(12.0)
        line.orientation = LinearLayout.HORIZONTAL
        line.gravity = Gravity.CENTER_VERTICAL
        // The row is what has the focus and is pressed; its line shows it.
        line.isDuplicateParentStateEnabled = true
        row.addView(line, layout(ViewGroup.LayoutParams.MATCH_PARENT, 0f, 0))
        add(icon, 24.0, gap)
        line.addView(title, layout(0, 1f, gap))
        for (view in listOf(badge, detail, box, radio, mark)) {
            line.addView(view, layout(ViewGroup.LayoutParams.WRAP_CONTENT, 0f, gap))
        }
        add(spinner, 24.0, gap)
        line.addView(glyph, layout(ViewGroup.LayoutParams.WRAP_CONTENT, 0f, 0))
        add(image, 24.0, 0)
        for (view in listOf(body, footer)) {
            view.setPaddingRelative(0, 0, 0, colors.pixels(8.0))
            row.addView(view, layout(ViewGroup.LayoutParams.MATCH_PARENT, 0f, 0))
        }
        rule.setBackgroundColor(colors.highlight.defaultColor)
        row.addView(
            rule, LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, colors.pixels(1.0))
        )
        val capsule = GradientDrawable()
        capsule.cornerRadius = colors.pixels(9.0).toFloat()
        capsule.setColor(colors.highlight.defaultColor)
        badge.background = capsule
        badge.setPaddingRelative(colors.pixels(8.0), 0, colors.pixels(8.0), 0)
        for (view in listOf(glyph, image)) view.minimumWidth = colors.pixels(32.0)
        glyph.gravity = Gravity.CENTER
        for (check in listOf<CompoundButton>(box, radio)) {
            // A tap on it is one on the row, whose state decides what is checked.
            check.isClickable = false
            check.isFocusable = false
        }
        for (view in listOf(icon, title, badge, detail, box, radio, mark, spinner, glyph, image)) {
            view.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
    }

    /** A view of a text that TalkBack reads as a part of its row. */
    private fun text(size: Float): TextView {
        val view = TextView(context)
        view.setTextSize(TypedValue.COMPLEX_UNIT_SP, size)
        view.textAlignment = View.TEXT_ALIGNMENT_VIEW_START
        return view
    }

    private fun add(view: View, dp: Double, gap: Int) {
        val size = colors.pixels(dp)
        val layout = LinearLayout.LayoutParams(size, size)
        layout.marginEnd = gap
        line.addView(view, layout)
    }

    private fun layout(width: Int, weight: Float, gap: Int): LinearLayout.LayoutParams {
        val layout =
            LinearLayout.LayoutParams(width, ViewGroup.LayoutParams.WRAP_CONTENT, weight)
        layout.marginEnd = gap
        return layout
    }
}

/** Shows a text, or nothing. */
internal fun TextView.show(text: String?) {
    this.text = text ?: ""
    visibility = if (text == null) View.GONE else View.VISIBLE
}

/** Shows a drawable of the app, if it has one; whether it does. */
internal fun ImageView.show(name: String?): Boolean {
    val resource = if (name == null) 0 else context.menuDrawable(name)
    setImageResource(resource)
    visibility = if (resource == 0) View.GONE else View.VISIBLE
    return resource != 0
}
