package android.widget;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.Nullable;

public abstract class AdapterView extends ViewGroup {
    public interface OnItemClickListener {
        void onItemClick(AdapterView parent, View view, int position, long id);
    }

    OnItemClickListener clickListener;

    public AdapterView(Context context) {
        super(context);
    }

    public void setOnItemClickListener(@Nullable OnItemClickListener listener) {
        clickListener = listener;
    }
}
