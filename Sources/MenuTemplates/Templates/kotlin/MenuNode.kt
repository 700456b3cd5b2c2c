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
