/** What is held while the key of a shortcut is pressed. */
public enum class MenuModifier(internal val text: String) {
    /** Command on Apple's systems, Control elsewhere. */
    MOD("Mod"),

    /** Control. */
    CTRL("Ctrl"),

    /** Alt, or Option. */
    ALT("Alt"),

    /** Shift. */
    SHIFT("Shift"),

    /** Command, or the key in its place on other keyboards. */
    CMD("Cmd")
}

/** The keys that have a name. */
public enum class MenuKeyName(
    internal val text: String,
    internal val apple: String = text,
    internal val other: String = text
) {
    SPACE("Space"),
    ENTER("Enter", "↩"),
    ESCAPE("Escape", "⎋", "Esc"),
    TAB("Tab", "⇥"),

    /** Deletes backward. */
    BACKSPACE("Backspace", "⌫"),

    /** Deletes forward. */
    DELETE("Delete", "⌦"),
    INSERT("Insert"),
    HOME("Home", "↖"),
    END("End", "↘"),
    PAGE_UP("PageUp", "⇞", "Page Up"),
    PAGE_DOWN("PageDown", "⇟", "Page Down"),
    UP("Up", "↑"),
    DOWN("Down", "↓"),
    LEFT("Left", "←"),
    RIGHT("Right", "→")
}

/** A key of a keyboard. */
public sealed class MenuKey {
    /**
     * The key that types a character.
     *
     * @property text The character; a letter is in upper case.
     */
    public data class Character(val text: String) : MenuKey()

    /**
     * One of `F1` to `F24`.
     *
     * @property number Its number, from 1.
     */
    public data class Function(val number: Int) : MenuKey()

    /**
     * A key with a name.
     *
     * @property name Its name.
     */
    public data class Named(val name: MenuKeyName) : MenuKey()
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
        val name = when (key) {
            is MenuKey.Character -> if (key.text == "+") "Plus" else key.text
            is MenuKey.Function -> "F${key.number}"
            is MenuKey.Named -> key.name.text
        }
        val held = MenuModifier.values().filter { it in modifiers }.map { it.text }
        return (held + name).joinToString("+")
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
        val shown = when (key) {
            is MenuKey.Character -> key.text
            is MenuKey.Function -> "F${key.number}"
            is MenuKey.Named -> if (isApple) key.name.apple else key.name.other
        }
        return (signs.filter { it.first in held }.map { it.second } + shown)
            .joinToString(if (isApple) "" else "+")
    }

    internal companion object {
        /**
         * The shortcuts that a table contains, as `Ctrl+H apple Alt+Cmd+F`: after `apple` are those
         * of Apple's systems, if they differ.
         */
        fun list(text: String, isApple: Boolean): List<MenuShortcut> {
            val words = text.split(" ").filter { it != "" }
            val others = words.takeWhile { it != "apple" }
            val own = if (isApple && others.size < words.size) words.drop(others.size + 1) else others
            return own.map { read(it) }
        }

        /** The shortcut that a table contains, as `Mod+Shift+K`. */
        private fun read(text: String): MenuShortcut {
            val parts = text.split("+")
            val modifiers = MenuModifier.values().filter { it.text in parts.dropLast(1) }
            val name = parts.last()
            val named = MenuKeyName.values().firstOrNull { it.text == name }
            val number = if (name.startsWith("F")) name.drop(1).toIntOrNull() else null
            val key = when {
                named != null -> MenuKey.Named(named)
                number != null -> MenuKey.Function(number)
                name == "Plus" -> MenuKey.Character("+")
                else -> MenuKey.Character(name)
            }
            return MenuShortcut(modifiers.toSet(), key)
        }
    }
}
