package android.view;

public interface Menu {
    int NONE = 0;

    MenuItem add(int groupId, int itemId, int order, CharSequence title);

    SubMenu addSubMenu(int groupId, int itemId, int order, CharSequence title);

    void removeGroup(int groupId);

    void clear();

    void setGroupCheckable(int group, boolean checkable, boolean exclusive);

    void setGroupDividerEnabled(boolean groupDividerEnabled);
}
