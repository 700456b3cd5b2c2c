/** The items of one menu of Android, by the nodes that they show. */
internal class MenuOptionsItems(private val model: MenuListModel, private val context: Context) {
    private val items = mutableMapOf<MenuNode, AndroidMenuItem>()
    private val choices = mutableListOf<MenuOptionsGroup>()

    /** The groups of the rows of slots, and the order of their items. */
    private val slots = mutableMapOf<MenuNode, MenuOptionsGroup>()
    private val slotOrders = mutableMapOf<MenuNode, Int>()
    private var groups = 0
    private var order = 0
    private val state get() = model.state
    private val table get() = model.table

    /** Adds the items below a node, or at the top level, to a menu, after those of the present group. */
    fun add(parent: MenuNode?, menu: Menu) {
        val nodes = if (parent == null) table.topLevel else table.children(parent)
        val choosesOne = table.choosesOneUnder(parent)
        var choice: MenuOptionsGroup? = null
        if (parent != null && table.isSlot(parent)) {
            groups += 1
            slots[parent] = MenuOptionsGroup(menu, groups, mutableListOf())
            slotOrders[parent] = nextOrder()
        }
        for (node in nodes) {
            val isLeaf = !table.isSeparator(node) && !table.isCategory(node)
            val isOfChoice = isLeaf && choosesOne && table.isCheckItem(node)
            if (choice != null && !isOfChoice) {
                choice = null
                groups += 1
            }
            when {
                table.isFooter(node) -> Unit
                table.isSeparator(node) -> groups += 1
                table.isCategory(node) -> addCategory(node, menu)
                else -> {
                    if (isOfChoice && choice == null) {
                        groups += 1
                        choice = MenuOptionsGroup(menu, groups, mutableListOf())
                        choices.add(choice)
                    }
                    choice?.nodes?.add(node)
                    addItem(node, menu, isCheck = table.isCheckItem(node))
                }
            }
        }
        groups += 1
    }

    private fun addCategory(node: MenuNode, menu: Menu) {
        val isInside = menu is SubMenu || table.isInline(node)
        if (!isInside) {
            val submenu = menu.addSubMenu(groups, node.number + 1, nextOrder(), "")
            items[node] = submenu.item
            return add(node, submenu)
        }
        groups += 1
        if (table.title(node) != "") addItem(node, menu, isCheck = false)
        add(node, menu)
    }

    private fun addItem(node: MenuNode, menu: Menu, isCheck: Boolean) {
        val item = menu.add(groups, node.number + 1, nextOrder(), "")
        item.isCheckable = isCheck
        item.setOnMenuItemClickListener {
            model.tap(MenuRowContent.Item(node))
            true
        }
        setShortcut(item, table.shortcuts(node).firstOrNull { it.character != null })
        items[node] = item
    }

    private fun setShortcut(item: AndroidMenuItem, shortcut: MenuShortcut?) {
        val character = shortcut?.character ?: return
        if (Build.VERSION.SDK_INT >= 26) {
            item.setAlphabeticShortcut(character, shortcut.keyModifiers)
        } else if (shortcut.keyModifiers == KeyEvent.META_CTRL_ON) {
            // Older versions of Android know no other modifier.
            item.alphabeticShortcut = character
        }
    }

    /** Shows the state in all items. */
    fun update() {
        for ((node, item) in items) update(node, item)
        for (group in choices) check(group) { state.isChecked(group.nodes[it]) }
        for ((slot, group) in slots) updateRows(slot, group)
    }

    private fun update(node: MenuNode, item: AndroidMenuItem) {
        val texts = model.textsOf(MenuRowContent.Item(node))
        val isHeading = table.isCategory(node) && !item.hasSubMenu()
        val tooltip = if (state.isEnabled(node)) null else table.disabledReason(node)
        item.title = texts.title ?: table.title(node)
        item.isEnabled = !isHeading && texts.isEnabled && state.isEnabled(node)
        item.isVisible = isShown(node)
        val icon = shownText(texts.icon, table.icon(node))
        item.setIcon(if (icon == null) 0 else context.menuDrawable(icon))
        if (Build.VERSION.SDK_INT >= 26) {
            item.tooltipText = tooltip ?: table.help(node)
            item.contentDescription = table.accessibilityLabel(node)
        }
        // An item of a choice is checked with the others of its group.
        val isOfChoice = table.choosesOneUnder(table.parent(node))
        if (table.isCheckItem(node) && !isOfChoice) item.isChecked = state.isChecked(node)
    }

    private fun isShown(node: MenuNode): Boolean =
        !state.isHidden(node) && !state.isEmpty(node) &&
            generateSequence(table.parent(node)) { table.parent(it) }.none { state.isHidden(it) }

    /** Checks one item of a choice. Only another item unchecks one of a group that is exclusive. */
    private fun check(group: MenuOptionsGroup, isChecked: (Int) -> Boolean) {
        val groupItems = group.nodes.mapNotNull { items[it] }
        group.menu.setGroupCheckable(group.number, true, false)
        groupItems.forEachIndexed { index, item -> item.isChecked = isChecked(index) }
        group.menu.setGroupCheckable(group.number, true, true)
    }

    /** The rows of a slot; without any, its placeholder; and while it is busy, its loading row. */
    private fun updateRows(slot: MenuNode, group: MenuOptionsGroup) {
        group.menu.removeGroup(group.number)
        if (!isShown(slot)) return
        val isChoice = table.choosesOneUnder(slot) || table.choosesAnyIn(slot)
        for (index in 0 until state.countIn(slot)) {
            val content = MenuRowContent.SlotRow(slot, index)
            val texts = model.textsOf(content)
            val item = addRow(slot, group, texts.title ?: "")
            item.isEnabled = texts.isEnabled
            item.isCheckable = isChoice
            item.isChecked = texts.isChecked
            item.setOnMenuItemClickListener {
                model.tap(content)
                true
            }
        }
        val text = when {
            state.isBusy(slot) -> table.loading(slot)
            state.countIn(slot) == 0 -> table.placeholder(slot)
            else -> null
        }
        if (text != null) addRow(slot, group, text).isEnabled = false
    }

    private fun addRow(slot: MenuNode, group: MenuOptionsGroup, title: String): AndroidMenuItem =
        group.menu.add(group.number, Menu.NONE, slotOrders[slot] ?: 0, title)

    private fun nextOrder(): Int {
        order += 1
        return order
    }
}
