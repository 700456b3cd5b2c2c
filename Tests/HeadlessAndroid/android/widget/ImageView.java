package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.view.View;
import androidx.annotation.Nullable;

public class ImageView extends View {
    private ColorStateList tint;

    public ImageView(Context context) {
        super(context);
    }

    public void setImageResource(int resource) {}

    public void setImageTintList(@Nullable ColorStateList tint) {
        this.tint = tint;
    }

    @Nullable
    public ColorStateList getImageTintList() {
        return tint;
    }
}
