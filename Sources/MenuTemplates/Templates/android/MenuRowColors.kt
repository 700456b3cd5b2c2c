/** The colors of a context's theme, which differ by day and night, and sizes in pixels. */
internal class MenuRowColors(private val context: Context) {
    private val density = context.resources.displayMetrics.density

    val primary: ColorStateList get() = color(android.R.attr.textColorPrimary, Color.BLACK)

    val secondary: ColorStateList get() = color(android.R.attr.textColorSecondary, Color.GRAY)

    val accent: ColorStateList get() = color(android.R.attr.colorAccent, Color.BLUE)

    val highlight: ColorStateList get() = color(android.R.attr.colorControlHighlight, Color.LTGRAY)

    /** The theme's color for errors, which newer versions of Android have. */
    val error: ColorStateList
        get() = when {
            Build.VERSION.SDK_INT >= 26 -> color(android.R.attr.colorError, Color.RED)
            else -> ColorStateList.valueOf(Color.RED)
        }

    /** The resource of the ripple behind a row that can be tapped, or 0. */
    val ripple: Int
        get() {
            val value = TypedValue()
            val attribute = android.R.attr.selectableItemBackground
            val isFound = context.theme.resolveAttribute(attribute, value, true)
            return if (isFound) value.resourceId else 0
        }

    fun pixels(dp: Double): Int = (dp * density + 0.5).toInt()

    /**
     * The color of a glyph: `#rrggbbaa`, `light-dark(#rrggbbaa, #rrggbbaa)`, the name of one of the
     * theme's, or else that of texts beside titles.
     */
    fun glyph(text: String?): ColorStateList = when (text) {
        null, "quiet" -> secondary
        "accent" -> accent
        "text" -> primary
        "danger" -> error
        "success" -> byTime("#2e7d32ff#81c784ff")
        "caution" -> byTime("#b26a00ff#ffb74dff")
        else -> byTime(text)
    }

    /** The color of a glyph, and the one that it has while its row is pressed. */
    fun glyph(text: String?, highlight: String?): ColorStateList {
        val color = glyph(text)
        if (highlight == null) return color
        return ColorStateList(
            arrayOf(intArrayOf(android.R.attr.state_pressed), intArrayOf()),
            intArrayOf(glyph(highlight).defaultColor, color.defaultColor)
        )
    }

    private val isNight: Boolean
        get() {
            val mode = context.resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
            return mode == Configuration.UI_MODE_NIGHT_YES
        }

    /** The first color of a text by day, and the last by night. */
    private fun byTime(text: String): ColorStateList {
        val colors = text.split('#').drop(1).mapNotNull { it.take(8).toLongOrNull(16) }
        val color = (if (isNight) colors.lastOrNull() else colors.firstOrNull()) ?: return secondary
        return ColorStateList.valueOf((color shr 8 or (color and 0xff shl 24)).toInt())
    }

    private fun color(attribute: Int, other: Int): ColorStateList {
        val values = context.obtainStyledAttributes(intArrayOf(attribute))
        val color = values.getColorStateList(0)
        values.recycle()
        return color ?: ColorStateList.valueOf(other)
    }
}
