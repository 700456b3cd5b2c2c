/** A group of a menu of Android of whose items one can be checked. */
internal class MenuOptionsGroup(val menu: Menu, val number: Int, val nodes: MutableList<MenuNode>)

/**
 * Shows the items of a menu in a menu of Android: the options of an activity, or a popup.
 *
 * ```
 * override fun onCreateOptionsMenu(options: Menu): Boolean {
 *     menuOptions.inflate(options)
 *     return true
 * }
 * ```
 *
 * The items follow the state: titles, checks, `enabled` and what is hidden. Separators divide groups.
 * A category is a submenu; in a submenu, where Android has no further ones, its title is above its items.
 *
 * @property model The menu.
 * @property context Where drawables are looked up.
 */
public class MenuOptions(
    private val model: MenuListModel, private val context: Context
) : MenuListObserver {
    private var items = MenuOptionsItems(model, context)
    private var shown: Menu? = null
    private var version = model.table.structure

    /** Adds the items to a menu, in place of those that it has. Items of the last menu no longer follow. */
    fun inflate(menu: Menu) {
        shown = menu
        add(menu)
        model.add(this)
    }

    /** Lets go of the menu. */
    fun close() {
        shown = null
        model.remove(this)
    }

    override fun menuRowsChanged(change: MenuListChange) = items.update()

    override fun menuReloaded() {
        val menu = shown
        // Another version of the menu has other items.
        if (menu != null && version !== model.table.structure) add(menu) else items.update()
    }

    override fun menuOpens(url: String): Boolean = context.openMenuUrl(url)

    private fun add(menu: Menu) {
        menu.clear()
        version = model.table.structure
        items = MenuOptionsItems(model, context)
        items.add(null, menu)
        if (Build.VERSION.SDK_INT >= 28) menu.setGroupDividerEnabled(true)
        items.update()
    }
}

/** The modifiers of a shortcut, as the keyboard reports them. */
internal val MenuShortcut.keyModifiers: Int
    get() = modifiers.map {
        when (it) {
            MenuModifier.MOD, MenuModifier.CTRL -> KeyEvent.META_CTRL_ON
            MenuModifier.ALT -> KeyEvent.META_ALT_ON
            MenuModifier.SHIFT -> KeyEvent.META_SHIFT_ON
            MenuModifier.CMD -> KeyEvent.META_META_ON
        }
    }.fold(0) { held, modifier -> held or modifier }

/** The character of a shortcut, or null: menus of Android have no shortcuts with other keys. */
internal val MenuShortcut.character: Char?
    get() {
        val key = key
        if (key is MenuKey.Named && key.name == MenuKeyName.ENTER) return '\n'
        if (key is MenuKey.Named && key.name == MenuKeyName.SPACE) return ' '
        val text = (key as? MenuKey.Character)?.text ?: return null
        return if (text.length == 1) Character.toLowerCase(text[0]) else null
    }
