package android.app;

import android.content.Context;
import android.os.Bundle;
import android.view.Menu;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Activity extends Context {
    public View content;
    public boolean isFinished = false;
    private CharSequence title;

    protected void onCreate(@Nullable Bundle savedInstanceState) {}

    protected void onSaveInstanceState(@NonNull Bundle outState) {}

    public boolean onCreateOptionsMenu(Menu menu) {
        return true;
    }

    @Deprecated
    public void onBackPressed() {
        isFinished = true;
    }

    public void setContentView(View view) {
        content = view;
    }

    public void setTitle(CharSequence title) {
        this.title = title;
    }

    public final CharSequence getTitle() {
        return title;
    }

    /** Starts the activity with what an earlier one saved. */
    public void create(@Nullable Bundle saved) {
        onCreate(saved);
    }

    /** Saves the activity's state, as before it is destroyed. */
    public Bundle save() {
        Bundle bundle = new Bundle();
        onSaveInstanceState(bundle);
        return bundle;
    }
}
