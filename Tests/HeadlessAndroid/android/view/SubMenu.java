package android.view;

public interface SubMenu extends Menu {
    MenuItem getItem();
}
