package com.example.settings

import android.app.Activity
import android.os.Bundle
import android.view.Menu

/** A screen with the settings of an app, and the same items in its menu of options. */
class SettingsActivity : Activity(), MenuListDelegate {
    private val devices = listOf("Laptop", "Watch")
    lateinit var settings: MenuListModel

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        settings = MenuListModel(SettingsMenu.tableIn(resources.configuration.menuLanguages), this)
        settings.perform { it.setCount(devices.size, SettingsMenu.Id.accountDevices) }
        settings.restore(savedInstanceState)
        setContentView(settings.recyclerView(this))
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        settings.save(outState)
    }

    @Suppress("DEPRECATION")
    override fun onBackPressed() {
        if (!settings.back()) super.onBackPressed()
    }

    override fun onCreateOptionsMenu(menu: Menu): Boolean {
        MenuOptions(settings, this).inflate(menu)
        return true
    }

    override fun menuChanged(menu: MenuListModel) {
        title = menu.title
    }

    /** The texts that the menu does not know: how many messages are unread, and the devices. */
    override fun menuTexts(menu: MenuListModel, content: MenuRowContent): MenuRowTexts? = when {
        content is MenuRowContent.SlotRow -> MenuRowTexts(devices[content.index])
        content == MenuRowContent.Item(SettingsMenu.Id.accountInbox) -> MenuRowTexts(badge = "3")
        else -> null
    }

    /** Performs the action of an item. No `else`: an action that the menu gains no longer compiles. */
    override fun menuChosen(
        menu: MenuListModel, node: MenuNode, response: MenuTapResponse<String>
    ): Boolean {
        when (val action = SettingsMenu.Action.of(node)) {
            is SettingsMenu.Action.SignIn -> setSignedIn(true)
            is SettingsMenu.Action.SignOut -> setSignedIn(false)
            is SettingsMenu.Action.OpenScreen, is SettingsMenu.Action.ApplyLogLevel,
            is SettingsMenu.Action.ResetCaches -> println("performs $action")
            null -> return false
        }
        return true
    }

    private fun setSignedIn(isSignedIn: Boolean) =
        settings.perform { SettingsMenu.setConditions(it, signedIn = isSignedIn) }
}
