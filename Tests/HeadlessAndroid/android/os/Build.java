package android.os;

/** The version of Android that a test pretends to run on. */
public class Build {
    public static class VERSION {
        public static int SDK_INT = 35;
    }

    /** What an older version does when a program calls what it does not have. */
    public static void needs(int level) {
        if (VERSION.SDK_INT < level) throw new NoSuchMethodError("needs API level " + level);
    }
}
