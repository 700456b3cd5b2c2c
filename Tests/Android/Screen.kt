package com.example.settings

import android.content.Context
import android.os.Build
import android.os.Bundle
import android.os.Handler
import android.os.LocaleList
import android.test.OptionsMenu
import android.test.ResourceFiles
import android.view.KeyEvent
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.CompoundButton
import android.widget.LinearLayout
import android.widget.TextView
import androidx.recyclerview.widget.RecyclerView
import java.util.Locale

// Uses the sample as a user does, and prints what its views show and report.

private fun shown(view: View): List<String> = when {
    view.visibility != View.VISIBLE -> emptyList()
    view is CompoundButton -> {
        val mark = if (view.isChecked) "x" else if (view.alpha < 1) "-" else " "
        listOf("[$mark]")
    }
    view is TextView -> if (view.text == "") emptyList() else listOf("${view.text}")
    view is ViewGroup -> (0 until view.childCount).flatMap { shown(view.getChildAt(it)) }
    else -> emptyList()
}

private fun spoken(view: View): String {
    val info = AccessibilityNodeInfo()
    view.onInitializeAccessibilityNodeInfo(info)
    return "${view.contentDescription}: ${info.describe()}"
}

private fun print(title: String, list: RecyclerView) {
    println("== $title")
    list.layout()
    for (row in 0 until list.rowCount()) {
        val view = list.rowAt(row)
        val start = "  ".repeat((view.shownStart - 32) / 36)
        val texts = shown(view).joinToString(" | ")
        println("$row $start$texts${if (view.shownBackground != 0) " (current)" else ""}")
    }
}

private fun start(saved: Bundle? = null, vararg languages: String): SettingsActivity {
    val activity = SettingsActivity()
    if (languages.isNotEmpty()) {
        val locales = languages.map { Locale.forLanguageTag(it) }
        activity.resources.configuration.setLocales(LocaleList(*locales.toTypedArray()))
    }
    activity.create(saved)
    return activity
}

private val SettingsActivity.list: RecyclerView get() = content as RecyclerView

/** A tap on the row with a title. */
private fun SettingsActivity.tap(title: String) {
    list.layout()
    val row = (0 until list.rowCount()).first { settings.lookAt(it)?.title == title }
    list.notifications = 0
    val hadEffect = list.rowAt(row).touch()
    println("tap $title: $hadEffect, ${list.notifications} notifications, ${list.rowCount()} rows, ${this.title}")
}

private fun useList() {
    val activity = start()
    print("start", activity.list)
    for (row in 0 until activity.list.rowCount()) println(spoken(activity.list.rowAt(row)))
    activity.tap("Sign out")
    activity.tap("Sign in")
    activity.tap("Devices")
    activity.tap("Laptop")
    activity.tap("Theme")
    print("a page", activity.list)
    activity.tap("Dark")
    print("chosen", activity.list)
    val saved = activity.save()
    @Suppress("DEPRECATION")
    activity.onBackPressed()
    print("back", activity.list)
    @Suppress("DEPRECATION")
    activity.onBackPressed()
    println("finished: ${activity.isFinished}")
    val next = start(saved)
    println("restored: ${next.settings.state.savedState}, ${next.settings.title}")
}

private fun useLanguages() {
    val arabic = start(null, "ar-EG")
    print("Arabic", arabic.list)
    println("right to left: ${arabic.list.rowAt(0).layoutDirection == View.LAYOUT_DIRECTION_RTL}")
    println("mixed: ${arabic.settings.mixedText}")
    val german = start(null, "fr", "de-AT")
    print("German", german.list)
    println("right to left: ${german.list.rowAt(0).layoutDirection == View.LAYOUT_DIRECTION_RTL}")
    german.settings.setLanguage(SettingsMenu.table)
    german.list.layout()
    println("English: ${shown(german.list.rowAt(0))}")
}

private fun useTheme() {
    fun glyphs(): List<String> =
        listOf("#11223344", "light-dark(#ff0000ff, #00ff0080)", "success", "caution").map {
            Integer.toHexString(MenuRowColors(Context()).glyph(it).defaultColor)
        }
    val pressed = MenuRowColors(Context()).glyph("#11223344", "#55667788")
    val states = listOf(intArrayOf(), intArrayOf(android.R.attr.state_pressed))
    println("glyph, pressed: ${states.map { Integer.toHexString(pressed.getColorForState(it, 0)) }}")
    fun color(): String {
        val view = start().list.apply { layout() }.rowAt(0) as MenuRowView
        val title = (view.getChildAt(0) as LinearLayout).getChildAt(1) as TextView
        return Integer.toHexString(title.textColors.defaultColor)
    }
    println("by day ${color()} ${glyphs()}")
    Context.isNight = true
    println("by night ${color()} ${glyphs()}")
    Context.isNight = false
}

private fun useTalkBack() {
    val activity = start()
    val list = activity.list
    list.layout()
    val row = (0 until list.rowCount()).first { activity.settings.lookAt(it)?.title == "Devices" }
    println("== TalkBack")
    println(spoken(list.rowAt(row)))
    println("wrong action: ${list.rowAt(row).performAccessibilityAction(AccessibilityNodeInfo.ACTION_COLLAPSE, null)}")
    println("expand: ${list.rowAt(row).performAccessibilityAction(AccessibilityNodeInfo.ACTION_EXPAND, null)}")
    list.layout()
    println(spoken(list.rowAt(row)))
    println(spoken(list.rowAt(row + 1)))
}

private fun useSlots() {
    val activity = start()
    val list = activity.list
    val slot = SettingsMenu.Id.accountDevices
    activity.settings.delegate = null
    activity.settings.perform { it.setCount(0, slot) }
    activity.tap("Devices")
    activity.settings.setBusy(true, slot)
    println("before the delay: ${activity.settings.state.isBusy(slot)}")
    Handler.pass(2_000)
    print("busy", list)
    activity.settings.perform { it.setCount(3, slot) }
    activity.settings.setBusy(false, slot)
    list.layout()
    val first = activity.settings.state.row(slot, 0)!!
    val ids = (0..2).map { activity.settings.idAt(first + it) }
    activity.settings.perform { it.insertRows(listOf(0, 2), slot) }
    activity.settings.perform { it.removeRows(listOf(1), slot) }
    val now = (0..3).map { activity.settings.idAt(first + it) }
    println("rows that stay keep their ids: ${now.map { ids.indexOf(it) }}")
    list.layout()
    list.notifications = 0
    list.window = 10
    activity.settings.perform { it.setCount(100_000, slot) }
    println("100,000 rows: ${list.notifications} notifications")
    list.layout()
    activity.tap("Devices")
    list.layout()
    println("${list.rowCount()} rows")
}

/** Events of the program at the worst time: while a list is laid out, and while others are shown. */
private class Eager : MenuListDelegate {
    var reads = 0

    override fun menuTexts(menu: MenuListModel, content: MenuRowContent): MenuRowTexts? {
        reads += 1
        if (reads == 3) menu.perform { it.collapseAll() }
        return MenuRowTexts(title = "\"\$x\" */ \u202E\n😀".takeIf { reads == 1 })
    }

    override fun menuChanged(menu: MenuListModel) {
        if (menu.version == 5) menu.perform { it.expandAll() }
    }
}

private fun useEvents() {
    val menu = MenuListModel(SettingsMenu.table)
    menu.delegate = Eager()
    val list = menu.recyclerView(Context())
    val other = menu.listView(Context())
    list.layout()
    println("== events: ${list.rowCount()} rows, ${shown(list.rowAt(0))}")
    Handler.pass(0)
    list.layout()
    other.layout()
    println("${list.rowCount()} rows, ${other.rowCount()} rows")
    menu.perform { it.reveal(SettingsMenu.Id.themeDark) }
    list.layout()
    println("scrolled to ${list.scrolledTo}, ${other.scrolledTo}; a tap before the list is drawn: ${other.tap(0)}")
    other.layout()
    println("tap: ${other.tap(0)}, ${menu.state.isChecked(SettingsMenu.Id.themeLight)}")
    list.adapter = null
    menu.perform { it.closePage() }
    println("${list.rowCount()} rows without an adapter, ${other.rowCount()} in the list")
}

private fun useOptions() {
    val activity = start()
    val options = OptionsMenu()
    activity.onCreateOptionsMenu(options)
    println("== options")
    options.lines("").forEach { println(it) }
    println("Dark: ${options.find("Dark").click()}, Light: ${options.find("Light")}, Dark: ${options.find("Dark")}")
    println("Sign out: ${options.find("Sign out").click()}, Sign in: ${options.find("Sign in").isVisible}")
    activity.settings.perform { it.setCount(0, SettingsMenu.Id.accountDevices) }
    activity.settings.perform { SettingsMenu.setConditions(it, signedIn = true) }
    println("no devices: ${options.find("No other devices")}")
    val address = options.find("Guide") ?: options.find("Open the guide")
    println("address: ${address?.click()}, ${Context.opened}")
    Context.hasBrowser = false
    println("no browser: ${address?.click()}, ${Context.opened}")
    Context.hasBrowser = true
    val items = listOf(MenuItem("terms", "Terms"), MenuItem("about", "About"))
    val version = buildMenu(items, layout = activity.settings.table.layout)
    activity.settings.perform { it.setTable(version) }
    println("another version")
    options.lines("").forEach { println(it) }
}

/** The oldest version that is supported has none of the newer functions, which throw here. */
private fun useOldVersion() {
    Build.VERSION.SDK_INT = 21
    val activity = start()
    val options = OptionsMenu()
    activity.onCreateOptionsMenu(options)
    activity.tap("Devices")
    activity.list.layout()
    println("== Android 5: ${activity.list.rowCount()} rows, ${options.items.size} items")
    println(spoken(activity.list.rowAt(1)))
    Build.VERSION.SDK_INT = 35
}

/** Texts of the app's resources, which follow the language that Android chose. */
private fun useResources(folder: String) {
    ResourceFiles.read(folder, "com.example.app")
    println("== resources")
    val resources = Context().resources
    val menu = MenuListModel(FilesMenu.tableIn(resources))
    fun rows(): List<String> = (0 until menu.rowCount).map {
        val look = menu.lookAt(it)
        listOf("${look?.title}", "${look?.detail}", "${look?.label}", "${look?.body}").joinToString(" | ")
    }
    menu.perform { it.setCount(1, FilesMenu.Id.recent) }
    menu.perform { it.expand(FilesMenu.Id.awkward) }
    println("${menu.title} ${menu.table.language}")
    rows().forEach { println(it) }
    println(menu.table.url(FilesMenu.Id.only))
    resources.configuration.setLocales(LocaleList(Locale.forLanguageTag("de-AT")))
    println("a text follows: ${menu.lookAt(0)?.title}")
    menu.setLanguage(FilesMenu.tableIn(resources))
    println("${menu.title} ${menu.table.language}")
    rows().forEach { println(it) }
    menu.perform { it.setCount(3, FilesMenu.Id.recent) }
    println(menu.lookAt(0)?.detail)
    println("saved: ${menu.state.savedState}; without the app: ${FilesMenu.table.title(FilesMenu.Id.awkward)}")
}

private fun useKeys() {
    println("== keys")
    val activity = start()
    val list = activity.list
    fun row(title: String): Int {
        list.layout()
        return (0 until list.rowCount()).first { activity.settings.lookAt(it)?.title == title }
    }
    fun press(key: Int, title: String, modifiers: Int = 0) {
        View.focused = null
        val isHandled = list.rowAt(row(title)).press(key, modifiers)
        list.layout()
        Handler.pass(0)
        val focus = View.focused?.let { "${it.contentDescription}" }
        println("$title: $isHandled, ${list.rowCount()} rows, focus on $focus, ${activity.settings.title}")
    }
    press(KeyEvent.KEYCODE_DPAD_RIGHT, "Devices", KeyEvent.META_SHIFT_ON)
    press(KeyEvent.KEYCODE_DPAD_RIGHT, "Devices")
    press(KeyEvent.KEYCODE_DPAD_RIGHT, "Devices")
    press(KeyEvent.KEYCODE_DPAD_LEFT, "Laptop")
    press(KeyEvent.KEYCODE_DPAD_LEFT, "Devices")
    press(KeyEvent.KEYCODE_DPAD_LEFT, "Devices")
    press(KeyEvent.KEYCODE_DPAD_CENTER, "Devices")
    activity.tap("Theme")
    press(KeyEvent.KEYCODE_DPAD_LEFT, "Dark")
    val arabic = MenuListModel(SettingsMenu.tableIn(listOf("ar")))
    val mirrored = arabic.listView(Context())
    mirrored.layout()
    val devices = arabic.state.row(SettingsMenu.Id.accountDevices)!!
    mirrored.setSelection(devices)
    val leaves = mirrored.press(KeyEvent.KEYCODE_DPAD_RIGHT, 0)
    println("→ in Arabic: $leaves, from $devices to ${mirrored.selectedItemPosition}")
    mirrored.setSelection(devices)
    val opens = mirrored.press(KeyEvent.KEYCODE_DPAD_LEFT, 0)
    mirrored.layout()
    println("← in Arabic: $opens, ${arabic.state.isExpanded(SettingsMenu.Id.accountDevices)}")
    mirrored.setSelection(devices + 1)
    val isPlaceholder = arabic.contentAt(devices + 1) is MenuRowContent.Placeholder
    println("the placeholder: $isPlaceholder, ${mirrored.press(KeyEvent.KEYCODE_DPAD_RIGHT, 0)}, to ${mirrored.selectedItemPosition}")
}

private fun usePreparing() {
    println("== preparing")
    val activity = start()
    val menu = activity.settings
    val node = SettingsMenu.Id.accountDevices
    val calls = mutableListOf<(Boolean) -> Unit>()
    menu.prepare = { _, finish -> calls.add(finish) }
    fun show(title: String) {
        activity.list.layout()
        val look = menu.lookAt(menu.state.row(node)!!)
        println("$title: ${calls.size} calls, open ${look?.isOpen}, spinner ${look?.isBusy}, glyph ${look?.glyph?.text}")
    }
    activity.tap("Devices")
    activity.tap("Devices")
    show("tapped")
    Handler.pass(2_000)
    show("after the delay")
    calls[0](false)
    show("failed")
    menu.tap(MenuRowContent.Item(node))
    menu.cancelPreparing(node)
    calls[1](true)
    show("canceled")
    activity.list.rowAt(menu.state.row(node)!!).press(KeyEvent.KEYCODE_DPAD_RIGHT, 0)
    menu.perform { it.setCount(1, node) }
    calls[2](true)
    calls[2](true)
    show("loaded")
    activity.tap("Devices")
    show("closed without a call")
    menu.prepare = { _, finish -> finish(true) }
    activity.tap("Devices")
    show("loaded at once")
}

private fun useSearch() {
    println("== search")
    val menu = MenuListModel(SettingsMenu.tableIn(listOf("de")))
    val list = menu.recyclerView(Context())
    fun search(text: String) {
        menu.searchText = text
        list.layout()
        println("$text: ${(0 until list.rowCount()).map { menu.lookAt(it)?.title }}")
    }
    search("gerate")
    menu.setLanguage(SettingsMenu.table)
    search("LOGIN")
    search("system")
    search("")
}

fun main(arguments: Array<String>) {
    useList()
    useResources(arguments[0])
    useKeys()
    usePreparing()
    useSearch()
    useLanguages()
    useTheme()
    useTalkBack()
    useSlots()
    useEvents()
    useOptions()
    useOldVersion()
}
