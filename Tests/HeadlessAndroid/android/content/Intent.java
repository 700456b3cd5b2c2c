package android.content;

import android.net.Uri;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Intent {
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final int FLAG_ACTIVITY_NEW_TASK = 0x10000000;
    private final Uri data;
    private int flags;

    public Intent(String action, Uri data) {
        this.data = data;
    }

    @NonNull
    public Intent addFlags(int flags) {
        this.flags |= flags;
        return this;
    }

    public int getFlags() {
        return flags;
    }

    @Nullable
    public Uri getData() {
        return data;
    }
}
