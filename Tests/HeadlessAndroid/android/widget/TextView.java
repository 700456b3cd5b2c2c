package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.Typeface;
import android.text.TextUtils;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class TextView extends View {
    private CharSequence text = "";
    private ColorStateList color;
    private int lines;

    public TextView(Context context) {
        super(context);
    }

    public final void setText(CharSequence text) {
        this.text = text == null ? "" : text;
    }

    @NonNull
    public CharSequence getText() {
        return text;
    }

    public void setTextColor(ColorStateList color) {
        if (color == null) throw new NullPointerException();
        this.color = color;
    }

    public final ColorStateList getTextColors() {
        return color;
    }

    public void setTextSize(int unit, float size) {}

    public void setMaxLines(int lines) {
        this.lines = lines;
    }

    public int getMaxLines() {
        return lines;
    }

    public void setEllipsize(TextUtils.TruncateAt where) {}

    public TextUtils.TruncateAt getEllipsize() {
        return null;
    }

    public void setTypeface(@Nullable Typeface typeface, int style) {}

    public void setGravity(int gravity) {}

    public int getGravity() {
        return 0;
    }
}
