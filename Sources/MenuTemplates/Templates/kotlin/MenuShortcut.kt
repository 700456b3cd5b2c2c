/** What is held while the key of a shortcut is pressed. */
public enum class MenuModifier {
    /** Command on Apple's systems, Control elsewhere. */
    MOD,

    /** Control. */
    CTRL,

    /** Alt, or Option. */
    ALT,

    /** Shift. */
    SHIFT,

    /** Command, or the key in its place on other keyboards. */
    CMD
}

/** A key of a keyboard. */
public sealed interface MenuKey {
    /**
     * The key that types a character.
     *
     * @property text The character; a letter is in upper case.
     */
    public data class Character(val text: String) : MenuKey

    /**
     * One of `F1` to `F24`.
     *
     * @property number Its number, from 1.
     */
    public data class Function(val number: Int) : MenuKey

    /** A key with a name; `BACKSPACE` deletes backward, `DELETE` forward. */
    public enum class Named : MenuKey {
        SPACE, ENTER, ESCAPE, TAB, BACKSPACE, DELETE, INSERT, HOME, END, PAGE_UP, PAGE_DOWN, UP,
        DOWN, LEFT, RIGHT
    }
}

/**
 * A keyboard shortcut.
 *
 * @property modifiers What is held.
 * @property key The key to press.
 */
public data class MenuShortcut(val modifiers: Set<MenuModifier>, val key: MenuKey) {
    /** The shortcut as a menu document writes it: `Mod+Shift+K`. */
    override fun toString(): String {
        val names = MenuModifier.values().filter { it in modifiers }.map { camelCase(it.name) }
        return (names + if (key == plus) "Plus" else nameOf(key)).joinToString("+")
    }

    /**
     * The shortcut as a platform shows it: `⇧⌘K` on Apple's systems, `Ctrl+Shift+K` elsewhere.
     */
    fun text(isApple: Boolean = false): String {
        val mod = if (isApple) MenuModifier.CMD else MenuModifier.CTRL
        val held = modifiers.map { if (it == MenuModifier.MOD) mod else it }
        val signs = listOf(
            MenuModifier.CTRL to if (isApple) "⌃" else "Ctrl",
            MenuModifier.ALT to if (isApple) "⌥" else "Alt",
            MenuModifier.SHIFT to if (isApple) "⇧" else "Shift",
            MenuModifier.CMD to if (isApple) "⌘" else "Meta"
        )
        val shown = (if (isApple) appleSigns else otherLabels)[key] ?: nameOf(key)
        return (signs.filter { it.first in held }.map { it.second } + shown)
            .joinToString(if (isApple) "" else "+")
    }

    internal companion object {
        private val plus = MenuKey.Character("+")

        private val appleSigns = mapOf<MenuKey, String>(
            MenuKey.Named.ENTER to "↩", MenuKey.Named.ESCAPE to "⎋", MenuKey.Named.TAB to "⇥",
            MenuKey.Named.BACKSPACE to "⌫", MenuKey.Named.DELETE to "⌦",
            MenuKey.Named.HOME to "↖", MenuKey.Named.END to "↘", MenuKey.Named.PAGE_UP to "⇞",
            MenuKey.Named.PAGE_DOWN to "⇟", MenuKey.Named.UP to "↑", MenuKey.Named.DOWN to "↓",
            MenuKey.Named.LEFT to "←", MenuKey.Named.RIGHT to "→"
        )

        private val otherLabels = mapOf<MenuKey, String>(
            MenuKey.Named.ESCAPE to "Esc", MenuKey.Named.PAGE_UP to "Page Up",
            MenuKey.Named.PAGE_DOWN to "Page Down"
        )

        /** The shortcut that a table contains, as `Mod+Shift+K`. */
        fun read(text: String): MenuShortcut {
            val parts = text.split("+")
            val modifiers = MenuModifier.values().filter { camelCase(it.name) in parts.dropLast(1) }
            val name = parts.last()
            val named = MenuKey.Named.values().firstOrNull { camelCase(it.name) == name }
            val number = if (name.startsWith("F")) name.drop(1).toIntOrNull() else null
            val key = named ?: when {
                name == "Plus" -> plus
                number != null -> MenuKey.Function(number)
                else -> MenuKey.Character(name)
            }
            return MenuShortcut(modifiers.toSet(), key)
        }

        private fun nameOf(key: MenuKey): String = when (key) {
            is MenuKey.Character -> key.text
            is MenuKey.Function -> "F${key.number}"
            is MenuKey.Named -> camelCase(key.name)
        }

        /** `PageUp` for `PAGE_UP`. */
        private fun camelCase(name: String): String =
            name.split("_").joinToString("") { it.take(1) + it.drop(1).lowercase() }
    }
}
