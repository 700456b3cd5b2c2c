package android.content.res;

import android.os.Build;
import android.test.ResourceFiles;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import androidx.annotation.NonNull;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

public class Resources {
    public static class NotFoundException extends RuntimeException {
        public NotFoundException(String message) {
            super(message);
        }
    }

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

    private String string(int id, String form) {
        List<Locale> locales = new ArrayList<>();
        if (Build.VERSION.SDK_INT < 24) locales.add(configuration.locale);
        else for (int index = 0; index < configuration.getLocales().size(); index++) {
            locales.add(configuration.getLocales().get(index));
        }
        String text = ResourceFiles.text(id, form, locales);
        if (text == null) throw new NotFoundException("String resource ID #0x" + Integer.toHexString(id));
        return text;
    }

    @NonNull
    public String getString(int id) {
        return string(id, "");
    }

    /** Languages other than those with "one" for 1 are beyond this stand-in. */
    @NonNull
    public String getQuantityString(int id, int quantity, Object... arguments) {
        return String.format(Locale.ROOT, string(id, quantity == 1 ? "one" : "other"), arguments);
    }

    @NonNull
    public TypedArray obtainTypedArray(int id) {
        return new TypedArray(ResourceFiles.array(id), false);
    }

    /** The number of a resource, or 0. */
    public int getIdentifier(String name, String type, String packageName) {
        if (name == null) throw new NullPointerException("name is null");
        return type.equals("drawable") ? DRAWABLES.indexOf(name) + 1 : 0;
    }
}
