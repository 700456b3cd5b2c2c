package android.test;

import android.os.Build;
import android.view.Menu;
import android.view.MenuItem;
import android.view.SubMenu;
import java.util.ArrayList;
import java.util.List;

/** A menu with the rules of Android's: items in their order, groups, and submenus of one level. */
public class OptionsMenu implements Menu {
    public final ArrayList<OptionsItem> items = new ArrayList<>();

    /** A menu below an item. */
    static final class OptionsSubMenu extends OptionsMenu implements SubMenu {
        private final OptionsItem owner;

        OptionsSubMenu(OptionsItem owner) {
            this.owner = owner;
        }

        @Override
        public MenuItem getItem() {
            return owner;
        }
    }

    @Override
    public MenuItem add(int groupId, int itemId, int order, CharSequence title) {
        if (order < 0 || order > 0xffff) throw new IllegalArgumentException("order does not contain a valid category.");
        OptionsItem item = new OptionsItem(this, groupId, order, title);
        int place = items.size();
        while (place > 0 && items.get(place - 1).order > order) place -= 1;
        items.add(place, item);
        return item;
    }

    @Override
    public SubMenu addSubMenu(int groupId, int itemId, int order, CharSequence title) {
        if (this instanceof SubMenu) {
            throw new UnsupportedOperationException("Sub menus do not support nested sub menus.");
        }
        OptionsItem item = (OptionsItem) add(groupId, itemId, order, title);
        OptionsSubMenu submenu = new OptionsSubMenu(item);
        item.submenu = submenu;
        return submenu;
    }

    @Override
    public void removeGroup(int groupId) {
        items.removeIf(item -> item.group == groupId);
    }

    @Override
    public void clear() {
        items.clear();
    }

    @Override
    public void setGroupCheckable(int group, boolean checkable, boolean exclusive) {
        for (OptionsItem item : items) {
            if (item.group != group) continue;
            item.isExclusive = exclusive;
            item.setCheckable(checkable);
        }
    }

    @Override
    public void setGroupDividerEnabled(boolean isEnabled) {
        Build.needs(28);
    }

    /** Checks one item of a group, and unchecks the others. */
    void checkAlone(OptionsItem checked) {
        for (OptionsItem item : items) {
            if (item.group == checked.group && item.isExclusive && item.isCheckable()) {
                item.isChecked = item == checked;
            }
        }
    }

    /** The lines that the menu shows, with those of submenus below. */
    public List<String> lines(String indent) {
        ArrayList<String> lines = new ArrayList<>();
        int group = -1;
        for (OptionsItem item : items) {
            if (!item.isVisible()) continue;
            if (group >= 0 && group != item.group) lines.add(indent + "---");
            group = item.group;
            lines.add(indent + item);
            if (item.submenu != null) lines.addAll(item.submenu.lines(indent + "  "));
        }
        return lines;
    }

    /** The item with a title, in this menu or a submenu. */
    public OptionsItem find(String title) {
        for (OptionsItem item : items) {
            if (title.contentEquals(item.getTitle())) return item;
            OptionsItem found = item.submenu == null ? null : item.submenu.find(title);
            if (found != null) return found;
        }
        return null;
    }
}
