package android.content.res;

import android.util.DisplayMetrics;
import android.util.TypedValue;
import java.util.Arrays;
import java.util.List;

public class Resources {
    private static final List<String> DRAWABLES =
        Arrays.asList("person", "bell", "chevron_right");
    private final Configuration configuration = new Configuration();
    private final DisplayMetrics metrics = new DisplayMetrics();

    public final class Theme {
        public boolean resolveAttribute(int attribute, TypedValue value, boolean resolves) {
            value.resourceId = attribute;
            return true;
        }
    }

    public Configuration getConfiguration() {
        return configuration;
    }

    public DisplayMetrics getDisplayMetrics() {
        return metrics;
    }

    /** The number of a resource, or 0. */
    public int getIdentifier(String name, String type, String packageName) {
        if (name == null) throw new NullPointerException("name is null");
        return type.equals("drawable") ? DRAWABLES.indexOf(name) + 1 : 0;
    }
}
