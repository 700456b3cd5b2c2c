package android.graphics;

public class Color {
    public static final int BLACK = 0xff000000;
    public static final int GRAY = 0xff888888;
    public static final int LTGRAY = 0xffcccccc;
    public static final int RED = 0xffff0000;
    public static final int BLUE = 0xff0000ff;
    public static final int TRANSPARENT = 0;
}
