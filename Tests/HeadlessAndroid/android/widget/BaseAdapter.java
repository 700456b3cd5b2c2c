package android.widget;

import java.util.ArrayList;

public abstract class BaseAdapter implements ListAdapter {
    final ArrayList<ListView> lists = new ArrayList<>();

    public boolean hasStableIds() {
        return false;
    }

    public boolean areAllItemsEnabled() {
        return true;
    }

    public boolean isEnabled(int position) {
        return true;
    }

    public void notifyDataSetChanged() {
        for (ListView list : lists) list.dataChanged();
    }
}
