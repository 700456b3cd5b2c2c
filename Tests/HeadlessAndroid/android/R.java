package android;

public final class R {
    public static final class attr {
        public static final int state_pressed = 16842919;
        public static final int textColorPrimary = 16842806;
        public static final int textColorSecondary = 16842808;
        public static final int selectableItemBackground = 16843534;
        public static final int colorAccent = 16843829;
        public static final int colorControlHighlight = 16843820;
        public static final int colorError = 16844099;
    }
}
