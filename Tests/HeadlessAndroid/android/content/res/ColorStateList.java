package android.content.res;

import androidx.annotation.NonNull;

public class ColorStateList {
    private final int color;

    private ColorStateList(int color) {
        this.color = color;
    }

    @NonNull
    public static ColorStateList valueOf(int color) {
        return new ColorStateList(color);
    }

    public int getDefaultColor() {
        return color;
    }
}
