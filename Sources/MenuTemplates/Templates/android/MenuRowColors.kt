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

    /** The color of a glyph, as `#rrggbbaa`, or else that of the theme. */
    fun glyph(text: String?): ColorStateList {
        val number = text?.drop(1)?.toLongOrNull(16) ?: return secondary
        return ColorStateList.valueOf((number shr 8 or (number and 0xff shl 24)).toInt())
    }

    private fun color(attribute: Int, other: Int): ColorStateList {
        val values = context.obtainStyledAttributes(intArrayOf(attribute))
        val color = values.getColorStateList(0)
        values.recycle()
        return color ?: ColorStateList.valueOf(other)
    }
}
