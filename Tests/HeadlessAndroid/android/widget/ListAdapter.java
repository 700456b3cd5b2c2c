package android.widget;

import android.view.View;
import android.view.ViewGroup;

public interface ListAdapter {
    int getCount();

    Object getItem(int position);

    long getItemId(int position);

    boolean hasStableIds();

    boolean areAllItemsEnabled();

    boolean isEnabled(int position);

    View getView(int position, View convertView, ViewGroup parent);
}
