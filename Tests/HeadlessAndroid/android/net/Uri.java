package android.net;

import androidx.annotation.NonNull;

public final class Uri {
    private final String text;

    private Uri(String text) {
        this.text = text;
    }

    public static Uri parse(String text) {
        if (text == null) throw new NullPointerException("uriString");
        return new Uri(text);
    }

    @Override
    @NonNull
    public String toString() {
        return text;
    }
}
