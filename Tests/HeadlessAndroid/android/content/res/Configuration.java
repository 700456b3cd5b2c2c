package android.content.res;

import android.os.Build;
import android.os.LocaleList;
import androidx.annotation.NonNull;
import java.util.Locale;

public final class Configuration {
    @Deprecated public Locale locale = Locale.ENGLISH;
    private LocaleList locales;

    @NonNull
    public LocaleList getLocales() {
        Build.needs(24);
        return locales == null ? new LocaleList(locale) : locales;
    }

    public void setLocales(LocaleList locales) {
        Build.needs(24);
        this.locales = locales;
    }
}
