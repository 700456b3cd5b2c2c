package android.view;

import android.content.Context;
import java.util.ArrayList;

public abstract class ViewGroup extends View {
    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;

        public LayoutParams(int width, int height) {}
    }

    public static class MarginLayoutParams extends LayoutParams {
        private int marginEnd;

        public MarginLayoutParams(int width, int height) {
            super(width, height);
        }

        public void setMarginEnd(int end) {
            marginEnd = end;
        }

        public int getMarginEnd() {
            return marginEnd;
        }
    }

    private final ArrayList<View> children = new ArrayList<>();

    public ViewGroup(Context context) {
        super(context);
    }

    public void addView(View child, LayoutParams params) {
        if (child.parent != null) {
            throw new IllegalStateException(
                "The specified child already has a parent. You must call removeView() first.");
        }
        child.parent = this;
        child.setLayoutParams(params);
        children.add(child);
    }

    public int getChildCount() {
        return children.size();
    }

    public View getChildAt(int index) {
        return index >= 0 && index < children.size() ? children.get(index) : null;
    }
}
