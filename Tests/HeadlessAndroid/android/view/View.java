package android.view;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.drawable.Drawable;
import android.os.Build;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class View {
    public static final int VISIBLE = 0;
    public static final int INVISIBLE = 4;
    public static final int GONE = 8;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_YES = 1;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_NO = 2;
    public static final int LAYOUT_DIRECTION_LTR = 0;
    public static final int LAYOUT_DIRECTION_RTL = 1;
    public static final int LAYOUT_DIRECTION_INHERIT = 2;
    public static final int TEXT_ALIGNMENT_VIEW_START = 5;

    public interface OnClickListener {
        void onClick(View view);
    }

    public interface OnKeyListener {
        boolean onKey(View view, int keyCode, KeyEvent event);
    }

    /** The view that has the focus. */
    public static View focused;
    private OnKeyListener keyListener;
    private final Context context;
    public ViewGroup parent;
    private ViewGroup.LayoutParams layoutParams;
    private OnClickListener listener;
    private CharSequence contentDescription;
    private CharSequence tooltip;
    private boolean isClickable, isEnabled = true, isFocusable, isActivated;
    private int visibility = VISIBLE, importance, direction = LAYOUT_DIRECTION_INHERIT;
    private float alpha = 1, scale = 1;
    public int shownStart, shownBackground;

    public View(Context context) {
        if (context == null) throw new NullPointerException();
        this.context = context;
    }

    @NonNull
    public final Context getContext() {
        return context;
    }

    public Resources getResources() {
        return context.getResources();
    }

    public void setLayoutParams(ViewGroup.LayoutParams params) {
        if (params == null) throw new NullPointerException("Layout parameters cannot be null");
        layoutParams = params;
    }

    public ViewGroup.LayoutParams getLayoutParams() {
        return layoutParams;
    }

    /** A listener makes a view clickable. */
    public void setOnClickListener(@Nullable OnClickListener listener) {
        isClickable = true;
        this.listener = listener;
    }

    public boolean performClick() {
        if (listener == null) return false;
        listener.onClick(this);
        return true;
    }

    /** A tap by a finger: it goes to the innermost view that is clickable and enabled. */
    public boolean touch() {
        if (!isClickable) return parent != null && parent.touch();
        return isEnabled && performClick();
    }

    public void setOnKeyListener(@Nullable OnKeyListener listener) {
        keyListener = listener;
    }

    /** Presses and releases a key; whether the view handles it. */
    public boolean press(int key, int modifiers) {
        if (keyListener == null) return false;
        boolean isHandled = keyListener.onKey(this, key, new KeyEvent(KeyEvent.ACTION_DOWN, modifiers));
        return keyListener.onKey(this, key, new KeyEvent(KeyEvent.ACTION_UP, modifiers)) || isHandled;
    }

    public final boolean requestFocus() {
        if (!isFocusable || visibility != VISIBLE) return false;
        focused = this;
        return true;
    }

    public boolean post(Runnable action) {
        return new Handler(Looper.getMainLooper()).postDelayed(action, 0);
    }

    public void setClickable(boolean isClickable) {
        this.isClickable = isClickable;
    }

    public boolean isClickable() {
        return isClickable;
    }

    public void setFocusable(boolean isFocusable) {
        this.isFocusable = isFocusable;
    }

    /** Since API level 26, this is the flag alone; the getter was there before. */
    public final boolean isFocusable() {
        return isFocusable;
    }

    public void setEnabled(boolean isEnabled) {
        this.isEnabled = isEnabled;
    }

    public boolean isEnabled() {
        return isEnabled;
    }

    public void setActivated(boolean isActivated) {
        this.isActivated = isActivated;
    }

    public boolean isActivated() {
        return isActivated;
    }

    public void setVisibility(int visibility) {
        this.visibility = visibility;
    }

    public int getVisibility() {
        return visibility;
    }

    public void setAlpha(float alpha) {
        this.alpha = alpha;
    }

    public float getAlpha() {
        return alpha;
    }

    public void setScaleX(float scale) {
        this.scale = scale;
    }

    public float getScaleX() {
        return scale;
    }

    public void setLayoutDirection(int direction) {
        this.direction = direction;
    }

    public int getLayoutDirection() {
        return direction;
    }

    public void setTextAlignment(int alignment) {}

    public int getTextAlignment() {
        return 0;
    }

    public void setMinimumHeight(int height) {}

    public int getMinimumHeight() {
        return 0;
    }

    public void setMinimumWidth(int width) {}

    public int getMinimumWidth() {
        return 0;
    }

    public void setPaddingRelative(int start, int top, int end, int bottom) {
        shownStart = start;
    }

    public void setBackground(Drawable drawable) {}

    public Drawable getBackground() {
        return null;
    }

    public void setBackgroundColor(int color) {
        shownBackground = color;
    }

    public void setBackgroundResource(int resource) {
        shownBackground = resource;
    }

    public void setDuplicateParentStateEnabled(boolean isEnabled) {}

    public boolean isDuplicateParentStateEnabled() {
        return false;
    }

    public void setContentDescription(CharSequence text) {
        contentDescription = text;
    }

    public CharSequence getContentDescription() {
        return contentDescription;
    }

    public void setImportantForAccessibility(int mode) {
        importance = mode;
    }

    public int getImportantForAccessibility() {
        return importance;
    }

    public void setTooltipText(@Nullable CharSequence text) {
        Build.needs(26);
        tooltip = text;
    }

    @Nullable
    public CharSequence getTooltipText() {
        return tooltip;
    }

    public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
        info.setClassName("android.view.View");
    }

    public boolean performAccessibilityAction(int action, @Nullable Bundle arguments) {
        return false;
    }
}
