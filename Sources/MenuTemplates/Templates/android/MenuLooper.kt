/** Runs what a menu does later, by the looper of the main thread. */
public class MenuLooper : MenuListClock {
    private val handler = Handler(Looper.getMainLooper())

    override fun post(milliseconds: Long, action: Runnable) {
        handler.postDelayed(action, milliseconds)
    }

    override fun cancel(action: Runnable) {
        handler.removeCallbacks(action)
    }
}

/** The tags of the languages that the user prefers, for the function `tableIn` of a menu. */
public val Configuration.menuLanguages: List<String>
    get() = when {
        Build.VERSION.SDK_INT >= 24 -> (0 until locales.size()).map { locales[it].toLanguageTag() }
        else -> listOf(@Suppress("DEPRECATION") locale.toLanguageTag())
    }

/** Saves what is open and checked, and the open page, in the state of an activity. */
public fun MenuListModel.save(bundle: Bundle) {
    bundle.putString("menu.${table.name}", state.savedState)
    bundle.putString("menu.${table.name}.page", state.page?.let { table.id(it) })
}

/** Restores what [save] saved. Null, and a state of another menu, change nothing. */
public fun MenuListModel.restore(bundle: Bundle?) {
    val saved = bundle?.getString("menu.${table.name}") ?: return
    perform { it.restore(saved).change }
    val page = bundle.getString("menu.${table.name}.page")?.let { table.nodeWithId(it) }
    if (page != null) perform { it.openPage(page) }
}

/** Opens a url by the system's app for it; false if there is none. */
internal fun Context.openMenuUrl(url: String): Boolean {
    val intent = Intent(Intent.ACTION_VIEW, Uri.parse(url)).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
    return try {
        startActivity(intent)
        true
    } catch (error: ActivityNotFoundException) {
        false
    }
}

/**
 * The number of a drawable of the app that the menu names, or 0. Characters that a name can't have
 * are written as `_`: `chevron.right` is `chevron_right`.
 */
internal fun Context.menuDrawable(name: String): Int {
    val resource = name.map {
        when (it) {
            in 'a'..'z', in '0'..'9' -> it
            in 'A'..'Z' -> it + ('a' - 'A')
            else -> '_'
        }
    }.joinToString("")
    return resources.getIdentifier(resource, "drawable", packageName)
}
