/** A ListView with the rows of a menu. */
public fun MenuListModel.listView(context: Context): ListView {
    val list = ListView(context)
    MenuListViewAdapter(this).showIn(list)
    return list
}

/**
 * Shows a menu in a ListView of the framework, which needs no library.
 *
 * ```
 * MenuListViewAdapter(menu).showIn(listView)
 * ```
 *
 * @property menu The menu.
 */
public class MenuListViewAdapter(private val menu: MenuListModel) : BaseAdapter(), MenuListObserver {
    private val lists = mutableListOf<ListView>()

    /** Makes this the adapter of a list, and handles taps on its rows. */
    fun showIn(list: ListView) {
        menu.add(this)
        lists.add(list)
        list.dividerHeight = 0
        list.setOnItemClickListener { _, _, position, _ -> tap(position, MenuTapPlace.ROW) }
        list.setOnKeyListener { _, key, event ->
            val row = list.selectedView
            row != null && menu.press(key, event, row, list.selectedItemPosition) { target ->
                list.setSelection(target)
                true
            }
        }
        list.adapter = this
    }

    /** Lets go of a list. */
    fun remove(list: ListView) {
        list.adapter = null
        lists.remove(list)
        if (lists.isEmpty()) menu.remove(this)
    }

    override fun getCount(): Int = menu.rowCount

    override fun getItem(position: Int): Any? = menu.contentAt(position)

    override fun getItemId(position: Int): Long = menu.idAt(position)

    override fun hasStableIds(): Boolean = true

    override fun areAllItemsEnabled(): Boolean = false

    override fun isEnabled(position: Int): Boolean =
        menu.lookAt(position)?.let { it.responds || it.toggles } ?: false

    override fun getView(position: Int, convertView: View?, parent: ViewGroup): View {
        val view = convertView as? MenuRowView ?: MenuRowView(parent.context)
        // A list draws all its rows again after a change, so that the position stays right.
        view.show(menu, position) { tap(position, it) }
        return view
    }

    override fun menuRowsChanged(change: MenuListChange) {
        val isMoved = change.removed.isNotEmpty() || change.inserted.isNotEmpty()
        if (isMoved || change.updated.isNotEmpty()) notifyDataSetChanged()
        val scroll = change.scroll ?: return
        for (list in lists) {
            when (scroll.position) {
                MenuScroll.Position.TOP -> list.setSelection(scroll.row)
                else -> list.smoothScrollToPosition(scroll.row)
            }
        }
    }

    override fun menuReloaded() = notifyDataSetChanged()

    override fun menuOpens(url: String): Boolean =
        lists.firstOrNull()?.context?.openMenuUrl(url) ?: false

    private fun tap(position: Int, place: MenuTapPlace) {
        menu.contentAt(position)?.let { menu.tap(it, place) }
    }
}
