package android.view;

import androidx.annotation.Nullable;

public interface MenuItem {
    interface OnMenuItemClickListener {
        boolean onMenuItemClick(MenuItem item);
    }

    MenuItem setTitle(CharSequence title);

    CharSequence getTitle();

    MenuItem setIcon(int resource);

    MenuItem setAlphabeticShortcut(char alphaChar);

    MenuItem setAlphabeticShortcut(char alphaChar, int alphaModifiers);

    char getAlphabeticShortcut();

    MenuItem setCheckable(boolean checkable);

    boolean isCheckable();

    MenuItem setChecked(boolean checked);

    boolean isChecked();

    MenuItem setVisible(boolean visible);

    boolean isVisible();

    MenuItem setEnabled(boolean enabled);

    boolean isEnabled();

    boolean hasSubMenu();

    MenuItem setOnMenuItemClickListener(OnMenuItemClickListener listener);

    MenuItem setContentDescription(@Nullable CharSequence contentDescription);

    @Nullable
    CharSequence getContentDescription();

    MenuItem setTooltipText(@Nullable CharSequence tooltipText);

    @Nullable
    CharSequence getTooltipText();
}
