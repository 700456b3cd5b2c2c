// Shows each menu in a RecyclerView and a ListView that follow notifications alone, and prints where their
// rows differ from the state.

import android.content.Context
import android.widget.ListView
import androidx.recyclerview.widget.LinearLayoutManager
import androidx.recyclerview.widget.RecyclerView

/** The looks of rows as a list knows them: null for a row that is yet to be drawn. */
private class Looks(private val menu: MenuListModel) : MenuListObserver {
    private val looks = MutableList<MenuRowLook?>(menu.rowCount) { null }
    private var events = 0

    override fun menuRowsChanged(change: MenuListChange) {
        for (rows in change.removed) looks.subList(rows.first, rows.last + 1).clear()
        for (rows in change.inserted) looks.addAll(rows.first, rows.map { null })
        for (rows in change.updated) for (row in rows) looks[row] = null
    }

    override fun menuReloaded() {
        looks.clear()
        looks.addAll((0 until menu.rowCount).map { null })
    }

    /** Compares rows with the state: all of a short list, and some of a long one. */
    fun mismatch(): String? {
        if (looks.size != menu.rowCount) return "${looks.size} rows instead of ${menu.rowCount}"
        events += 1
        val step = if (looks.size <= 40) 1 else 11
        for (row in events % step until looks.size step step) {
            val look = menu.lookAt(row)
            if (looks[row] != null && looks[row] != look) return "look of row $row: $look"
            looks[row] = look
        }
        return null
    }
}

/** The views of the present menu. */
private class Lists(table: MenuTable) {
    val menu = MenuListModel(table)
    private val looks = Looks(menu)
    private val rows = RecyclerView(Context())
    private val list = ListView(Context())

    init {
        menu.add(looks)
        rows.window = 8
        rows.layoutManager = LinearLayoutManager(Context())
        rows.adapter = MenuListAdapter(menu)
        MenuListViewAdapter(menu).showIn(list)
    }

    /** Draws the lists. */
    fun mismatch(): String? {
        try {
            rows.layout()
            if (menu.rowCount <= 8) list.layout()
        } catch (error: RuntimeException) {
            return "list: ${error.message}"
        }
        for (row in 0 until minOf(8, menu.rowCount)) {
            val look = menu.lookAt(row)
            val spoken = if (look?.kind == MenuRowKind.LINE) null else look?.label
            if (rows.rowAt(row).contentDescription != spoken) return "view of row $row"
            if (menu.rowCount <= 8 && list.rowAt(row).contentDescription != spoken) return "view of item $row"
        }
        return looks.mismatch()
    }
}

private lateinit var lists: Lists

/** Shows a menu in its initial state. */
fun begin(table: MenuTable): MenuExpansion {
    lists = Lists(table)
    lists.mismatch()?.let { output.print("mismatch $it\n") }
    return lists.menu.state
}

/** Applies an event, and draws the lists. */
fun perform(line: String, state: MenuExpansion): Answer {
    lateinit var answer: Answer
    lists.menu.perform {
        answer = state.applyAnimated(line)
        answer.change
    }
    lists.mismatch()?.let { output.print("mismatch $it\n") }
    return answer
}
