package android.os;

import androidx.annotation.NonNull;
import java.util.ArrayList;

public class Handler {
    private static final class Message {
        final Runnable action;
        final long time;

        Message(Runnable action, long time) {
            this.action = action;
            this.time = time;
        }
    }

    private static final ArrayList<Message> messages = new ArrayList<>();
    private static long now = 0;

    public Handler(@NonNull Looper looper) {
        if (looper == null) throw new NullPointerException();
    }

    public final boolean postDelayed(@NonNull Runnable action, long milliseconds) {
        messages.add(new Message(action, now + milliseconds));
        return true;
    }

    public final void removeCallbacks(@NonNull Runnable action) {
        messages.removeIf(message -> message.action == action);
    }

    /** Lets time pass: runs what is due, in order. */
    public static void pass(long milliseconds) {
        long end = now + milliseconds;
        while (true) {
            Message first = null;
            for (Message message : messages) {
                if (message.time <= end && (first == null || message.time < first.time)) first = message;
            }
            if (first == null) break;
            messages.remove(first);
            now = Math.max(now, first.time);
            first.action.run();
        }
        now = end;
    }
}
