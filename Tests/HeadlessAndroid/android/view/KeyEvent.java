package android.view;

public class KeyEvent {
    public static final int META_SHIFT_ON = 0x1;
    public static final int META_ALT_ON = 0x2;
    public static final int META_CTRL_ON = 0x1000;
    public static final int META_META_ON = 0x10000;
}
