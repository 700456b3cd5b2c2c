package android.content.res;

import android.os.Build;
import android.os.LocaleList;
import androidx.annotation.NonNull;
import java.util.Locale;

public final class Configuration {
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_YES = 0x20;
    public int uiMode = android.content.Context.isNight ? 0x20 : 0x10;
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
