package android.widget;

import android.content.Context;

public abstract class CompoundButton extends TextView {
    private boolean isChecked;

    public CompoundButton(Context context) {
        super(context);
        setClickable(true);
        setFocusable(true);
    }

    public void setChecked(boolean isChecked) {
        this.isChecked = isChecked;
    }

    public boolean isChecked() {
        return isChecked;
    }
}
