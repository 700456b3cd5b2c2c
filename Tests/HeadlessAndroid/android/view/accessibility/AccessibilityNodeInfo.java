package android.view.accessibility;

import android.os.Build;
import androidx.annotation.Nullable;
import java.util.ArrayList;

/** What a view reports to TalkBack. */
public class AccessibilityNodeInfo {
    public static final int ACTION_EXPAND = 0x40000;
    public static final int ACTION_COLLAPSE = 0x80000;

    public static final class AccessibilityAction {
        public static final AccessibilityAction ACTION_EXPAND = new AccessibilityAction("expand");
        public static final AccessibilityAction ACTION_COLLAPSE = new AccessibilityAction("collapse");
        private final String name;

        private AccessibilityAction(String name) {
            this.name = name;
        }
    }

    public static final class CollectionItemInfo {
        final String text;

        public CollectionItemInfo(
            int rowIndex, int rowSpan, int columnIndex, int columnSpan, boolean heading,
            boolean selected) {
            Build.needs(30);
            text = "item " + rowIndex + (selected ? " selected" : "");
        }
    }

    private final ArrayList<String> parts = new ArrayList<>();
    private CharSequence className;

    private void add(String part) {
        parts.add(part);
    }

    public void setClassName(CharSequence name) {
        className = name;
    }

    public CharSequence getClassName() {
        return className;
    }

    public void setCheckable(boolean checkable) {
        if (checkable) add("checkable");
    }

    public boolean isCheckable() {
        return parts.contains("checkable");
    }

    @Deprecated
    public void setChecked(boolean checked) {
        if (checked) add("checked");
    }

    @Deprecated
    public boolean isChecked() {
        return parts.contains("checked");
    }

    public void setSelected(boolean selected) {
        if (selected) add("selected");
    }

    public boolean isSelected() {
        return parts.contains("selected");
    }

    public void addAction(AccessibilityAction action) {
        add(action.name);
    }

    public void setHeading(boolean isHeading) {
        Build.needs(28);
        if (isHeading) add("heading");
    }

    public boolean isHeading() {
        return parts.contains("heading");
    }

    public void setTooltipText(@Nullable CharSequence text) {
        Build.needs(28);
        if (text != null) add("hint \"" + text + "\"");
    }

    @Nullable
    public CharSequence getTooltipText() {
        return null;
    }

    public void setStateDescription(@Nullable CharSequence text) {
        Build.needs(30);
        if (text != null) add("state \"" + text + "\"");
    }

    @Nullable
    public CharSequence getStateDescription() {
        return null;
    }

    public void setCollectionItemInfo(CollectionItemInfo item) {
        add(item.text);
    }

    public CollectionItemInfo getCollectionItemInfo() {
        return null;
    }

    /** What was reported, for a test. */
    public String describe() {
        String name = className == null ? "" : className.toString();
        return name.substring(name.lastIndexOf('.') + 1) + " " + parts;
    }
}
