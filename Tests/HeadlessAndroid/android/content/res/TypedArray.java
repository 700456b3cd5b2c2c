package android.content.res;

import android.os.Build;
import androidx.annotation.Nullable;

/** Resources of an array, or colors of a theme: dark ones by day, and light ones by night. */
public class TypedArray {
    private final int[] attributes;
    private final boolean isNight;
    private boolean isRecycled = false;

    public TypedArray(int[] attributes, boolean isNight) {
        this.attributes = attributes;
        this.isNight = isNight;
    }

    @Nullable
    public ColorStateList getColorStateList(int index) {
        if (isRecycled) throw new RuntimeException("Cannot make calls to a recycled instance!");
        if (attributes[index] == android.R.attr.colorError) Build.needs(26);
        return ColorStateList.valueOf((isNight ? 0xff000000 : 0) | attributes[index]);
    }

    public int getResourceId(int index, int otherwise) {
        if (isRecycled) throw new RuntimeException("Cannot make calls to a recycled instance!");
        return attributes[index] == 0 ? otherwise : attributes[index];
    }

    public void recycle() {
        if (isRecycled) throw new RuntimeException(this + " recycled twice!");
        isRecycled = true;
    }
}
