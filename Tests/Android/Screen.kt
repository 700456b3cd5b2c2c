package com.example.settings

import android.content.Context
import android.os.Build
import android.os.Bundle
import android.os.Handler
import android.os.LocaleList
import android.test.OptionsMenu
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
    fun color(): String {
        val view = start().list.apply { layout() }.rowAt(0) as MenuRowView
        val title = (view.getChildAt(0) as LinearLayout).getChildAt(1) as TextView
        return Integer.toHexString(title.textColors.defaultColor)
    }
    println("by day ${color()}")
    Context.isNight = true
    println("by night ${color()}")
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

fun main() {
    useList()
    useLanguages()
    useTheme()
    useTalkBack()
    useSlots()
    useEvents()
    useOptions()
    useOldVersion()
}
