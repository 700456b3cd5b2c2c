package android.test;

import android.os.Build;
import android.view.MenuItem;

public class OptionsItem implements MenuItem {
    private final OptionsMenu menu;
    final int group;
    final int order;
    OptionsMenu submenu;
    boolean isExclusive, isChecked;
    private CharSequence title, description, tooltip;
    private boolean isCheckable, isVisible = true, isEnabled = true;
    private int icon;
    private String shortcut = "";
    private OnMenuItemClickListener listener;

    OptionsItem(OptionsMenu menu, int group, int order, CharSequence title) {
        this.menu = menu;
        this.group = group;
        this.order = order;
        this.title = title;
    }

    @Override
    public MenuItem setTitle(CharSequence title) {
        this.title = title;
        return this;
    }

    @Override
    public CharSequence getTitle() {
        return title;
    }

    @Override
    public MenuItem setIcon(int resource) {
        icon = resource;
        return this;
    }

    @Override
    public MenuItem setAlphabeticShortcut(char alphaChar) {
        return setShortcut(alphaChar, 0x1000);
    }

    @Override
    public MenuItem setAlphabeticShortcut(char alphaChar, int alphaModifiers) {
        Build.needs(26);
        return setShortcut(alphaChar, alphaModifiers);
    }

    private MenuItem setShortcut(char character, int modifiers) {
        shortcut = " " + Integer.toHexString(modifiers) + "+" + character;
        return this;
    }

    @Override
    public char getAlphabeticShortcut() {
        return shortcut.isEmpty() ? 0 : shortcut.charAt(shortcut.length() - 1);
    }

    @Override
    public MenuItem setCheckable(boolean checkable) {
        isCheckable = checkable;
        return this;
    }

    @Override
    public boolean isCheckable() {
        return isCheckable;
    }

    /** In an exclusive group, whatever is set checks the item. */
    @Override
    public MenuItem setChecked(boolean checked) {
        if (isExclusive) menu.checkAlone(this); else isChecked = checked;
        return this;
    }

    @Override
    public boolean isChecked() {
        return isChecked;
    }

    @Override
    public MenuItem setVisible(boolean visible) {
        isVisible = visible;
        return this;
    }

    @Override
    public boolean isVisible() {
        return isVisible;
    }

    @Override
    public MenuItem setEnabled(boolean enabled) {
        isEnabled = enabled;
        return this;
    }

    @Override
    public boolean isEnabled() {
        return isEnabled;
    }

    @Override
    public boolean hasSubMenu() {
        return submenu != null;
    }

    @Override
    public MenuItem setOnMenuItemClickListener(OnMenuItemClickListener listener) {
        this.listener = listener;
        return this;
    }

    @Override
    public MenuItem setContentDescription(CharSequence contentDescription) {
        Build.needs(26);
        description = contentDescription;
        return this;
    }

    @Override
    public CharSequence getContentDescription() {
        return description;
    }

    @Override
    public MenuItem setTooltipText(CharSequence tooltipText) {
        Build.needs(26);
        tooltip = tooltipText;
        return this;
    }

    @Override
    public CharSequence getTooltipText() {
        return tooltip;
    }

    /** What a finger or a key does. */
    public boolean click() {
        return isEnabled && isVisible && listener != null && listener.onMenuItemClick(this);
    }

    @Override
    public String toString() {
        String check = !isCheckable ? "" : isExclusive ? (isChecked ? "(•) " : "( ) ") : isChecked ? "[x] " : "[ ] ";
        return check + title + shortcut + (icon != 0 ? " icon" : "") + (isEnabled ? "" : " disabled")
            + (tooltip != null ? " \"" + tooltip + "\"" : "") + (submenu != null ? " >" : "");
    }
}
