package android.view;

public class Gravity {
    public static final int CENTER = 17;
    public static final int CENTER_VERTICAL = 16;
}
