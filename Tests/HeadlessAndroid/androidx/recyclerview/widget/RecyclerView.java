package androidx.recyclerview.widget;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;

/**
 * A list that keeps its own copy of the rows, follows notifications alone, and throws what the real one
 * throws when rows and notifications do not agree.
 */
public class RecyclerView extends ViewGroup {
    public static final int NO_POSITION = -1;
    public static final long NO_ID = -1;

    public abstract static class ViewHolder {
        @NonNull public final View itemView;
        RecyclerView owner;

        public ViewHolder(@NonNull View itemView) {
            if (itemView == null) throw new IllegalArgumentException("itemView may not be null");
            this.itemView = itemView;
        }

        public final int getBindingAdapterPosition() {
            return owner == null ? NO_POSITION : owner.holders.indexOf(this);
        }
    }

    public abstract static class Adapter<VH extends ViewHolder> {
        final ArrayList<RecyclerView> views = new ArrayList<>();
        private boolean hasStableIds = false;

        @NonNull
        public abstract VH onCreateViewHolder(@NonNull ViewGroup parent, int viewType);

        public abstract void onBindViewHolder(@NonNull VH holder, int position);

        public void onBindViewHolder(@NonNull VH holder, int position, @NonNull List<Object> payloads) {
            onBindViewHolder(holder, position);
        }

        public abstract int getItemCount();

        public long getItemId(int position) {
            return NO_ID;
        }

        public void setHasStableIds(boolean hasStableIds) {
            if (!views.isEmpty()) {
                throw new IllegalStateException(
                    "Cannot change whether this adapter has stable IDs while "
                        + "the adapter has registered observers.");
            }
            this.hasStableIds = hasStableIds;
        }

        public final boolean hasStableIds() {
            return hasStableIds;
        }

        public void onAttachedToRecyclerView(@NonNull RecyclerView recyclerView) {}

        public void onDetachedFromRecyclerView(@NonNull RecyclerView recyclerView) {}

        public final void notifyDataSetChanged() {
            for (RecyclerView view : views) view.replaceAll();
        }

        public final void notifyItemRangeChanged(int start, int count, @Nullable Object payload) {
            for (RecyclerView view : views) view.change(start, count);
        }

        public final void notifyItemRangeInserted(int start, int count) {
            for (RecyclerView view : views) view.insert(start, count);
        }

        public final void notifyItemRangeRemoved(int start, int count) {
            for (RecyclerView view : views) view.remove(start, count);
        }
    }

    public abstract static class LayoutManager {
        RecyclerView view;
    }

    public abstract static class ItemAnimator {
        private long addDuration = 120, removeDuration = 120, moveDuration = 250;

        public void setAddDuration(long duration) {
            addDuration = duration;
        }

        public long getAddDuration() {
            return addDuration;
        }

        public void setRemoveDuration(long duration) {
            removeDuration = duration;
        }

        public long getRemoveDuration() {
            return removeDuration;
        }

        public void setMoveDuration(long duration) {
            moveDuration = duration;
        }

        public long getMoveDuration() {
            return moveDuration;
        }
    }

    private Adapter<ViewHolder> adapter;
    private LayoutManager manager;
    private final ItemAnimator animator = new ItemAnimator() {};
    /** The rows as they were notified: their holders and ids, null while they are yet to be drawn. */
    final ArrayList<ViewHolder> holders = new ArrayList<>();
    private final ArrayList<Long> ids = new ArrayList<>();
    private final ArrayList<Boolean> isStale = new ArrayList<>();
    private boolean isComputingLayout = false;
    /** The number of rows that are drawn. */
    public int window = Integer.MAX_VALUE;
    public int scrolledTo = NO_POSITION;
    public int notifications = 0;

    public RecyclerView(@NonNull Context context) {
        super(context);
    }

    @SuppressWarnings("unchecked")
    public void setAdapter(@Nullable Adapter<?> adapter) {
        if (this.adapter != null) {
            this.adapter.views.remove(this);
            this.adapter.onDetachedFromRecyclerView(this);
        }
        this.adapter = (Adapter<ViewHolder>) adapter;
        if (adapter == null) return;
        this.adapter.views.add(this);
        this.adapter.onAttachedToRecyclerView(this);
        replaceAll();
    }

    @Nullable
    public Adapter<?> getAdapter() {
        return adapter;
    }

    public void setLayoutManager(@Nullable LayoutManager manager) {
        this.manager = manager;
        if (manager != null) manager.view = this;
    }

    @Nullable
    public LayoutManager getLayoutManager() {
        return manager;
    }

    @Nullable
    public ItemAnimator getItemAnimator() {
        return animator;
    }

    public boolean isComputingLayout() {
        return isComputingLayout;
    }

    /** The holder of a row that is drawn. */
    @Nullable
    public ViewHolder findViewHolderForAdapterPosition(int position) {
        return position >= 0 && position < holders.size() ? holders.get(position) : null;
    }

    public void scrollToPosition(int position) {
        scrolledTo = position;
    }

    private void noteChange() {
        if (isComputingLayout) {
            throw new IllegalStateException(
                "Cannot call this method while RecyclerView is computing a layout or scrolling");
        }
        notifications += 1;
    }

    private void replaceAll() {
        noteChange();
        holders.clear();
        ids.clear();
        isStale.clear();
        add(0, adapter.getItemCount());
    }

    private void add(int start, int count) {
        holders.addAll(start, Collections.nCopies(count, null));
        ids.addAll(start, Collections.nCopies(count, null));
        isStale.addAll(start, Collections.nCopies(count, true));
    }

    private void check(int start, int count, int limit) {
        noteChange();
        if (count < 1) throw new IllegalArgumentException("a notification of no rows");
        if (start < 0 || start + count > limit) {
            throw new IndexOutOfBoundsException(
                "Inconsistency detected. Invalid item position " + start + "(" + count + ")");
        }
    }

    private void change(int start, int count) {
        check(start, count, holders.size());
        for (int row = start; row < start + count; row++) isStale.set(row, true);
    }

    private void insert(int start, int count) {
        check(start, 1, holders.size() + 1);
        if (count < 1) throw new IllegalArgumentException("a notification of no rows");
        add(start, count);
    }

    private void remove(int start, int count) {
        check(start, count, holders.size());
        holders.subList(start, start + count).clear();
        ids.subList(start, start + count).clear();
        isStale.subList(start, start + count).clear();
    }

    /** Draws the rows that were notified, and compares the others with those that the adapter has. */
    public void layout() {
        if (manager == null) throw new IllegalStateException("No layout manager attached; skipping layout");
        if (holders.size() != adapter.getItemCount()) {
            throw new IndexOutOfBoundsException(
                "Inconsistency detected. Invalid view holder adapter position: " + holders.size()
                    + " rows instead of " + adapter.getItemCount());
        }
        isComputingLayout = true;
        HashSet<Long> known = new HashSet<>();
        for (int row = 0; row < holders.size(); row++) {
            long id = adapter.getItemId(row);
            if (!known.add(id)) {
                throw new IllegalStateException("Two different ViewHolders have the same stable ID.");
            }
            if (ids.get(row) != null && ids.get(row) != id) {
                throw new IllegalStateException("Inconsistency detected. Another item is in row " + row);
            }
            ids.set(row, id);
            if (isStale.get(row) && row < window) draw(row);
        }
        isComputingLayout = false;
    }

    private void draw(int row) {
        ViewHolder holder = holders.get(row);
        if (holder == null) {
            holder = adapter.onCreateViewHolder(this, 0);
            if (holder.itemView.parent != null) {
                throw new IllegalStateException("ViewHolder views must not be attached when created.");
            }
            holder.owner = this;
            holders.set(row, holder);
        }
        adapter.onBindViewHolder(holder, row, Collections.emptyList());
        isStale.set(row, false);
    }

    /** The view of a row that is drawn. */
    public View rowAt(int row) {
        return holders.get(row).itemView;
    }

    public int rowCount() {
        return holders.size();
    }

    /** Whether a row has not been drawn since it came or was said to look different. */
    public boolean isStale(int row) {
        return isStale.get(row);
    }

    /** Draws nothing, but takes all rows as drawn. */
    public void settle() {
        Collections.fill(isStale, false);
    }
}
