package android.content;

import android.content.res.Resources;
import android.content.res.TypedArray;
import androidx.annotation.NonNull;
import java.util.ArrayList;

/** An app by day or by night, with a few drawables. */
public class Context {
    public static boolean isNight = false;
    /** Whether an app opens addresses, and those that were opened. */
    public static boolean hasBrowser = true;
    public static final ArrayList<String> opened = new ArrayList<>();
    private final Resources resources = new Resources();

    public Resources getResources() {
        return resources;
    }

    public Resources.Theme getTheme() {
        return resources.new Theme();
    }

    public String getPackageName() {
        return "com.example";
    }

    @NonNull
    public final TypedArray obtainStyledAttributes(@NonNull int[] attributes) {
        return new TypedArray(attributes, isNight);
    }

    public void startActivity(Intent intent) {
        boolean isNew = (intent.getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) != 0;
        if (!isNew && !(this instanceof android.app.Activity)) {
            throw new RuntimeException("Calling startActivity() from outside of an Activity");
        }
        if (!hasBrowser) throw new ActivityNotFoundException();
        opened.add(String.valueOf(intent.getData()));
    }
}
