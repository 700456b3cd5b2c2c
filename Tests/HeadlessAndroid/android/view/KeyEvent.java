package android.view;

public class KeyEvent {
    public static final int META_SHIFT_ON = 0x1;
    public static final int META_ALT_ON = 0x2;
    public static final int META_CTRL_ON = 0x1000;
    public static final int META_META_ON = 0x10000;
    public static final int ACTION_DOWN = 0;
    public static final int ACTION_UP = 1;
    public static final int KEYCODE_DPAD_LEFT = 21;
    public static final int KEYCODE_DPAD_RIGHT = 22;
    public static final int KEYCODE_DPAD_CENTER = 23;
    private final int action, modifiers;

    public KeyEvent(int action, int modifiers) {
        this.action = action;
        this.modifiers = modifiers;
    }

    public final int getAction() {
        return action;
    }

    public final boolean hasNoModifiers() {
        return modifiers == 0;
    }
}
