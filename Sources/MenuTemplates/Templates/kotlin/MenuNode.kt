/**
 * One item of a menu, identified by its [number] in the table, from 0.
 *
 * Numbers are given breadth first: the top-level items in document order, then the children of
 * item 0, of item 1, and so on. They belong to one build of one menu; only ids are stable across
 * builds. A number outside the menu is allowed everywhere: queries return null or a neutral value,
 * events an empty change. Nodes order by number, which is document order
 * among siblings only.
 */
public data class MenuNode(val number: Int) : Comparable<MenuNode> {
    override fun compareTo(other: MenuNode): Int = number.compareTo(other.number)
}

/** A view of nodes with adjacent numbers, such as siblings. */
internal class MenuNodeRange(private val first: Int, override val size: Int) :
    AbstractList<MenuNode>(), RandomAccess {
    override fun get(index: Int): MenuNode {
        if (index < 0 || index >= size) throw IndexOutOfBoundsException("$index of $size nodes")
        return MenuNode(first + index)
    }
}

/**
 * A place in a list of sections: where a row is drawn.
 *
 * @property section The section, from 0.
 * @property row The row in its section, from 0.
 */
public data class MenuIndexPath(val section: Int, val row: Int)

/**
 * Adjacent rows of one section.
 *
 * @property section The section, from 0.
 * @property rows The rows in that section, from 0; never empty.
 */
public data class MenuSectionRows(val section: Int, val rows: IntRange)

/**
 * The row to bring into view when a change has been drawn.
 *
 * @property row The row in the whole menu, after the event.
 * @property section The row's section, after the event.
 * @property rowInSection The row in its section, or null for the section's header.
 * @property position Where the row is scrolled to: [MenuScroll.Position.TOP] or
 * [MenuScroll.Position.REVEAL].
 */
public data class MenuScrollTarget(
    val row: Int,
    val section: Int,
    val rowInSection: Int?,
    val position: MenuScroll.Position
)
