package android.graphics.drawable;

public class GradientDrawable extends Drawable {
    private int color;
    private float radius;

    public void setCornerRadius(float radius) {
        this.radius = radius;
    }

    public float getCornerRadius() {
        return radius;
    }

    public void setColor(int argb) {
        color = argb;
    }
}
