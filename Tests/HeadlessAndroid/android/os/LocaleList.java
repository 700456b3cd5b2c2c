package android.os;

import java.util.Locale;

public final class LocaleList {
    private final Locale[] locales;

    public LocaleList(Locale... locales) {
        Build.needs(24);
        this.locales = locales;
    }

    public int size() {
        return locales.length;
    }

    public Locale get(int index) {
        return index >= 0 && index < locales.length ? locales[index] : null;
    }
}
