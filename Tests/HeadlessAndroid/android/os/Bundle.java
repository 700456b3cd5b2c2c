package android.os;

import androidx.annotation.Nullable;
import java.util.HashMap;

public final class Bundle {
    private final HashMap<String, String> texts = new HashMap<>();

    public void putString(@Nullable String key, @Nullable String value) {
        texts.put(key, value);
    }

    @Nullable
    public String getString(@Nullable String key) {
        return texts.get(key);
    }
}
