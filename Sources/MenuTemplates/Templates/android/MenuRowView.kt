/** The view of a row. A list uses it for one row after the other. */
public class MenuRowView(context: Context) : LinearLayout(context) {
    private val colors = MenuRowColors(context)
    private val parts = MenuRowParts(this, colors)
    private var look = MenuRowLook(MenuRowKind.LINE)
    private var row = 0
    private var mixed = ""
    private var tap: (MenuTapPlace) -> Unit = {}

    init {
        orientation = VERTICAL
        layoutParams = ViewGroup.LayoutParams(
            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT
        )
    }

    /** Shows a row of a menu, and calls a function for taps on it and for what TalkBack asks for. */
    internal fun show(menu: MenuListModel, row: Int, tap: (MenuTapPlace) -> Unit) {
        look = menu.lookAt(row) ?: return
        this.row = row
        this.tap = tap
        mixed = menu.mixedText
        layoutDirection = when (menu.table.language?.isRightToLeft) {
            null -> LAYOUT_DIRECTION_INHERIT
            true -> LAYOUT_DIRECTION_RTL
            false -> LAYOUT_DIRECTION_LTR
        }
        showTexts()
        showMarks(menu.table.language?.isRightToLeft == true)
        showFrame()
        describe()
    }

    private fun showTexts() {
        val title = parts.title
        val isHeading = look.kind == MenuRowKind.HEADING
        title.text = look.title
        title.maxLines = if (look.titleLines == 0) Int.MAX_VALUE else look.titleLines
        title.ellipsize = TextUtils.TruncateAt.END
        title.setTypeface(null, if (isHeading) Typeface.BOLD else Typeface.NORMAL)
        title.setTextColor(
            when {
                look.isDestructive -> colors.error
                look.kind == MenuRowKind.NOTE || look.kind == MenuRowKind.FOOTER -> colors.secondary
                else -> colors.primary
            }
        )
        parts.detail.show(look.detail)
        parts.detail.setTextColor(colors.secondary)
        parts.badge.show(look.badge)
        parts.badge.setTextColor(
            when (look.badgeVariant) {
                MenuBadgeVariant.NOTE -> colors.accent
                MenuBadgeVariant.DANGER -> colors.error
                else -> colors.primary
            }
        )
        parts.body.show(look.body)
        parts.body.setTextColor(colors.secondary)
        parts.footer.show(look.footer)
        parts.footer.setTextColor(colors.secondary)
        for (view in listOf(title, parts.detail, parts.badge)) view.isEnabled = look.isEnabled
    }

    private fun showMarks(isRightToLeft: Boolean) {
        parts.icon.show(look.icon)
        parts.icon.imageTintList = colors.secondary
        for ((view, check) in listOf(
            parts.box to MenuRowCheck.BOX, parts.radio to MenuRowCheck.RADIO
        )) {
            view.visibility = if (look.check == check) View.VISIBLE else View.GONE
            view.isChecked = look.checkState == MenuCheckState.CHECKED
            view.isEnabled = look.isEnabled
            // Android has no third state: a mixed check is faint.
            view.alpha = if (look.checkState == MenuCheckState.MIXED) 0.5f else 1f
        }
        parts.mark.show(
            when (look.accessory) {
                MenuAccessory.NONE -> null
                MenuAccessory.DISCLOSURE -> "›"
                MenuAccessory.DETAIL -> "ⓘ"
                MenuAccessory.CHECKMARK -> "✓"
            }
        )
        parts.spinner.visibility = if (look.isBusy) View.VISIBLE else View.GONE
        val hasImage = parts.image.show(look.glyph?.image)
        val color = colors.glyph(look.color, look.highlight)
        parts.image.imageTintList = color
        parts.glyph.show(if (hasImage) null else look.glyph?.text)
        parts.glyph.setTextColor(color)
        // Android mirrors brackets such as › itself, and drawables that say so.
        parts.glyph.scaleX = if (isRightToLeft && look.glyph?.text in mirroredGlyphs) -1f else 1f
        for (view in listOf(parts.glyph, parts.image)) {
            view.setOnClickListener { tap(MenuTapPlace.INDICATOR) }
            // Otherwise, a tap on it is one on the row, which it shows.
            view.isClickable = look.glyphToggles
            view.isDuplicateParentStateEnabled = !look.glyphToggles
        }
    }

    private fun showFrame() {
        val isLine = look.kind == MenuRowKind.LINE
        val edge = colors.pixels(16.0)
        parts.line.visibility = if (isLine) View.GONE else View.VISIBLE
        parts.rule.visibility = if (isLine) View.VISIBLE else View.GONE
        parts.line.minimumHeight = colors.pixels(look.height ?: 48.0)
        parts.line.setBackgroundResource(if (look.responds) colors.ripple else 0)
        setPaddingRelative(edge + colors.pixels(18.0) * look.indentation, 0, edge, 0)
        setBackgroundColor(if (look.isCurrent) colors.highlight.defaultColor else Color.TRANSPARENT)
        isEnabled = look.isEnabled
        isActivated = look.isCurrent
    }

    private fun describe() {
        contentDescription = if (look.kind == MenuRowKind.LINE) null else look.label
        importantForAccessibility = when (look.kind) {
            MenuRowKind.LINE -> View.IMPORTANT_FOR_ACCESSIBILITY_NO
            else -> View.IMPORTANT_FOR_ACCESSIBILITY_YES
        }
        if (Build.VERSION.SDK_INT >= 26) tooltipText = look.tooltip
    }

    // Newer versions of Android have another way to state that something is checked.
    @Suppress("DEPRECATION")
    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        val isHeading = look.kind == MenuRowKind.HEADING
        when (look.check) {
            MenuRowCheck.BOX -> info.className = "android.widget.CheckBox"
            MenuRowCheck.RADIO -> info.className = "android.widget.RadioButton"
            MenuRowCheck.NONE -> if (look.responds) info.className = "android.widget.Button"
        }
        info.isCheckable = look.check != MenuRowCheck.NONE
        info.isChecked = look.checkState == MenuCheckState.CHECKED
        info.isSelected = look.isCurrent
        if (look.toggles) {
            // TalkBack says "expanded" or "collapsed" because of the action, in the user's language.
            info.addAction(
                when {
                    look.isOpen -> AccessibilityNodeInfo.AccessibilityAction.ACTION_COLLAPSE
                    else -> AccessibilityNodeInfo.AccessibilityAction.ACTION_EXPAND
                }
            )
        }
        if (Build.VERSION.SDK_INT >= 28) {
            info.isHeading = isHeading
            if (look.hint != null) info.tooltipText = look.hint
        }
        if (Build.VERSION.SDK_INT >= 30) {
            info.collectionItemInfo =
                AccessibilityNodeInfo.CollectionItemInfo(row, 1, 0, 1, isHeading, look.isCurrent)
            if (look.checkState == MenuCheckState.MIXED) info.stateDescription = mixed
        }
    }

    override fun performAccessibilityAction(action: Int, arguments: Bundle?): Boolean {
        val toggle = when {
            look.isOpen -> AccessibilityNodeInfo.ACTION_COLLAPSE
            else -> AccessibilityNodeInfo.ACTION_EXPAND
        }
        if (!look.toggles || action != toggle) return super.performAccessibilityAction(action, arguments)
        tap(if (look.glyphToggles) MenuTapPlace.INDICATOR else MenuTapPlace.ROW)
        return true
    }

    /** Whether a tap on the row has an effect. */
    internal val responds: Boolean get() = look.responds

    /** Whether a keyboard or a remote control reaches the row: it responds, or an arrow key opens it. */
    internal val takesFocus: Boolean get() = look.responds || look.toggles
}

/** Glyphs that point in reading direction, and that are not mirrored with the text around them. */
private val mirroredGlyphs = setOf("▸", "▶", "▹", "▷", "→")
