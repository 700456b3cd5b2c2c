package android.widget;

import android.content.Context;
import android.view.View;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.HashSet;

/** A list that draws all rows, and notices when they change without a word. */
public class ListView extends AdapterView {
    private BaseAdapter adapter;
    private final ArrayList<View> rows = new ArrayList<>();
    private final ArrayList<Long> ids = new ArrayList<>();
    private int count;
    private boolean isChanged;
    public int scrolledTo = -1;
    private int selected = -1;

    public ListView(Context context) {
        super(context);
    }

    public void setAdapter(ListAdapter adapter) {
        if (this.adapter != null) this.adapter.lists.remove(this);
        this.adapter = (BaseAdapter) adapter;
        if (this.adapter != null) this.adapter.lists.add(this);
        dataChanged();
    }

    @Nullable
    public ListAdapter getAdapter() {
        return adapter;
    }

    public void setDividerHeight(int height) {}

    public int getDividerHeight() {
        return 0;
    }

    /** Scrolls to a row and, with a keyboard, moves the focus to it. */
    public void setSelection(int position) {
        scrolledTo = position;
        selected = position;
    }

    public int getSelectedItemPosition() {
        return selected;
    }

    @Nullable
    public View getSelectedView() {
        return selected >= 0 && selected < rows.size() ? rows.get(selected) : null;
    }

    public void smoothScrollToPosition(int position) {
        scrolledTo = position;
    }

    void dataChanged() {
        count = adapter == null ? 0 : adapter.getCount();
        isChanged = true;
    }

    /** Draws the rows. */
    public void layout() {
        if (adapter == null) return;
        if (count != adapter.getCount()) {
            throw new IllegalStateException(
                "The content of the adapter has changed but ListView did not receive a notification.");
        }
        if (isChanged) {
            ids.clear();
            for (int position = 0; position < count; position++) {
                View old = position < rows.size() ? rows.get(position) : null;
                View view = adapter.getView(position, old, this);
                if (old == null) rows.add(view); else rows.set(position, view);
                ids.add(adapter.getItemId(position));
            }
            if (new HashSet<>(ids).size() != count) throw new IllegalStateException("two rows have one id");
        }
        isChanged = false;
    }

    public int rowCount() {
        return count;
    }

    public View rowAt(int position) {
        return rows.get(position);
    }

    /** A tap on a row; until changes are drawn, a list ignores taps. */
    public boolean tap(int position) {
        if (isChanged || !adapter.isEnabled(position) || clickListener == null) return false;
        clickListener.onItemClick(this, rows.get(position), position, adapter.getItemId(position));
        return true;
    }
}
