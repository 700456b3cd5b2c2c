/** What a row is. */
public enum class MenuRowKind {
    /** An item, or one of the rows that the program gives a slot. */
    ITEM,

    /** The header of a section, or the heading of an inline group. */
    HEADING,

    /** A line between items. */
    LINE,

    /** The footer of a group. */
    FOOTER,

    /** The placeholder or the loading row of a slot. */
    NOTE
}

/** What shows whether a row is checked. */
public enum class MenuRowCheck {
    NONE,

    /** A check box. */
    BOX,

    /** A radio button: one of the rows of its group is checked. */
    RADIO
}

/**
 * What a row shows, and what is spoken. It is computed from the state whenever a row is drawn, and
 * contains nothing of a view.
 *
 * @property title The title; empty for a line.
 * @property detail A second text, at the end of the row.
 * @property badge A short text in a capsule.
 * @property icon The name of a drawable.
 * @property body The text below the title; null unless it is open.
 * @property footer The footer of the section or page of which the row is the last.
 * @property tooltip Why the row is disabled, or what it does.
 * @property label What is spoken in place of title, badge and detail.
 * @property hint What is spoken after it.
 * @property glyph The glyph that shows whether the item is open.
 * @property color The glyph's color, as [MenuIndicator.color] has it; null for that of the theme.
 * @property highlight The glyph's color while the row is pressed, in the same form; null for the same.
 * @property indentation The indentation in levels, at most 8.
 * @property titleLines The greatest number of lines of the title; 0 for no limit.
 * @property height The least height of the row in dp; null for that of the view.
 * @property isBusy Whether a spinner is shown: in a loading row, or in place of the glyph of an item that
 * the program prepares.
 * @property responds Whether a tap on the row has an effect.
 * @property isCurrent Whether it is the current item, or the one that was chosen last in a menu that
 * keeps the selection.
 * @property canOpen Whether the item can be opened.
 * @property toggles Whether a tap on the row or on its glyph opens or closes the item.
 * @property glyphToggles Whether a tap on the glyph opens or closes the item, and one on the row does
 * something else.
 */
public data class MenuRowLook(
    val kind: MenuRowKind,
    val title: String = "",
    val detail: String? = null,
    val badge: String? = null,
    val badgeVariant: MenuBadgeVariant = MenuBadgeVariant.NORMAL,
    val icon: String? = null,
    val body: String? = null,
    val footer: String? = null,
    val tooltip: String? = null,
    val label: String = "",
    val hint: String? = null,
    val glyph: MenuGlyph? = null,
    val color: String? = null,
    val highlight: String? = null,
    val check: MenuRowCheck = MenuRowCheck.NONE,
    val checkState: MenuCheckState = MenuCheckState.UNCHECKED,
    val accessory: MenuAccessory = MenuAccessory.NONE,
    val indentation: Int = 0,
    val titleLines: Int = 1,
    val height: Double? = null,
    val isEnabled: Boolean = true,
    val isDestructive: Boolean = false,
    val isCurrent: Boolean = false,
    val isBusy: Boolean = false,
    val responds: Boolean = false,
    val canOpen: Boolean = false,
    val isOpen: Boolean = false,
    val toggles: Boolean = false,
    val glyphToggles: Boolean = false
)
