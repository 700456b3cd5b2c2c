/** A RecyclerView with the rows of a menu, from top to bottom. */
public fun MenuListModel.recyclerView(context: Context): RecyclerView {
    val view = RecyclerView(context)
    view.layoutManager = LinearLayoutManager(context)
    view.adapter = MenuListAdapter(this)
    return view
}

/** Holds the view of a row. */
public class MenuRowHolder(internal val row: MenuRowView) : RecyclerView.ViewHolder(row)

/**
 * Shows a menu in a RecyclerView.
 *
 * ```
 * recyclerView.layoutManager = LinearLayoutManager(this)
 * recyclerView.adapter = MenuListAdapter(menu)
 * ```
 *
 * @property menu The menu.
 */
public class MenuListAdapter(
    private val menu: MenuListModel
) : RecyclerView.Adapter<MenuRowHolder>(), MenuListObserver {
    private val views = mutableListOf<RecyclerView>()

    init {
        setHasStableIds(true)
    }

    override val isComputingLayout: Boolean get() = views.any { it.isComputingLayout }

    override fun getItemCount(): Int = menu.rowCount

    override fun getItemId(position: Int): Long = menu.idAt(position)

    override fun onCreateViewHolder(parent: ViewGroup, viewType: Int): MenuRowHolder {
        val holder = MenuRowHolder(MenuRowView(parent.context))
        holder.row.setOnClickListener { tap(holder, MenuTapPlace.ROW) }
        holder.row.setOnKeyListener { view, key, event ->
            val row = holder.bindingAdapterPosition
            menu.press(key, event, view, row) { target -> moveFocus(parent as RecyclerView, target) }
        }
        return holder
    }

    override fun onBindViewHolder(holder: MenuRowHolder, position: Int) {
        holder.row.show(menu, position) { tap(holder, it) }
        holder.row.isClickable = holder.row.responds
        holder.row.isFocusable = holder.row.takesFocus
    }

    override fun onAttachedToRecyclerView(recyclerView: RecyclerView) {
        views.add(recyclerView)
        menu.add(this)
    }

    override fun onDetachedFromRecyclerView(recyclerView: RecyclerView) {
        views.remove(recyclerView)
        if (views.isEmpty()) menu.remove(this)
    }

    override fun menuRowsChanged(change: MenuListChange) {
        views.forEach { setDurations(it, change.animation) }
        for (rows in change.removed) notifyItemRangeRemoved(rows.first, rows.count())
        for (rows in change.inserted) notifyItemRangeInserted(rows.first, rows.count())
        // With a payload, the row is drawn again in the same view.
        for (rows in change.updated) notifyItemRangeChanged(rows.first, rows.count(), LOOK)
        change.scroll?.let { target -> views.forEach { scroll(it, target) } }
    }

    override fun menuReloaded() = notifyDataSetChanged()

    override fun menuOpens(url: String): Boolean =
        views.firstOrNull()?.context?.openMenuUrl(url) ?: false

    /** Moves the focus to a row, which may have to be scrolled into view first. */
    private fun moveFocus(view: RecyclerView, row: Int): Boolean {
        view.scrollToPosition(row)
        view.post { view.findViewHolderForAdapterPosition(row)?.itemView?.requestFocus() }
        return true
    }

    // The row may have moved since it was drawn.
    private fun tap(holder: MenuRowHolder, place: MenuTapPlace) {
        menu.contentAt(holder.bindingAdapterPosition)?.let { menu.tap(it, place) }
    }

    private fun setDurations(view: RecyclerView, animation: MenuAnimation) {
        val animator = view.itemAnimator ?: return
        fun duration(preset: MenuAnimationPreset): Long =
            if (preset == MenuAnimationPreset.NONE) 0 else (animation.duration * 1_000).toLong()
        animator.addDuration = duration(animation.insert)
        animator.removeDuration = duration(animation.delete)
        animator.moveDuration = maxOf(animator.addDuration, animator.removeDuration)
    }

    private fun scroll(view: RecyclerView, target: MenuScrollTarget) {
        val manager = view.layoutManager
        if (target.position == MenuScroll.Position.TOP && manager is LinearLayoutManager) {
            manager.scrollToPositionWithOffset(target.row, 0)
        } else {
            view.scrollToPosition(target.row)
        }
    }

    private companion object {
        val LOOK = Any()
    }
}
