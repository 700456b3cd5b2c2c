package android.content.res;

import androidx.annotation.NonNull;

public class ColorStateList {
    private final int[][] states;
    private final int[] colors;

    public ColorStateList(int[][] states, int[] colors) {
        if (states.length != colors.length) throw new IllegalArgumentException();
        this.states = states;
        this.colors = colors;
    }

    @NonNull
    public static ColorStateList valueOf(int color) {
        return new ColorStateList(new int[][] {{}}, new int[] {color});
    }

    /** The color of the last list of states that is empty, or else the first color. */
    public int getDefaultColor() {
        int color = colors[0];
        for (int index = 0; index < states.length; index++) if (states[index].length == 0) color = colors[index];
        return color;
    }

    /** The color of the first list of which all states are set. */
    public int getColorForState(int[] set, int otherwise) {
        for (int index = 0; index < states.length; index++) {
            boolean matches = true;
            for (int state : states[index]) {
                boolean isSet = false;
                for (int one : set) isSet |= one == state;
                matches &= isSet;
            }
            if (matches) return colors[index];
        }
        return otherwise;
    }
}
