package android.test;

import java.io.File;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** The strings in the folders of an app's resources, with the numbers that aapt2 has given them. */
public final class ResourceFiles {
    /** The texts of each folder, such as `-de`, by number and form. */
    private static final Map<String, Map<String, String>> folders = new HashMap<>();
    private static final Map<Integer, int[]> arrays = new HashMap<>();
    private static Class<?> numbers;

    private ResourceFiles() {}

    /** Reads the files in folders `values`, with the numbers in the class R of a package. */
    public static void read(String path, String packageName) throws Exception {
        numbers = Class.forName(packageName + ".R");
        for (File folder : new File(path).listFiles()) {
            if (!folder.getName().startsWith("values")) continue;
            Map<String, String> texts = new HashMap<>();
            folders.put(folder.getName().substring("values".length()), texts);
            for (File file : folder.listFiles()) if (file.getName().endsWith(".xml")) read(file, texts);
        }
    }

    private static void read(File file, Map<String, String> texts) throws Exception {
        Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file)
            .getDocumentElement();
        for (Element element : elements(root)) {
            String name = element.getAttribute("name");
            String type = element.getTagName();
            int number = number(type, name);
            Element[] items = elements(element);
            if (type.equals("string")) texts.put(number + " ", decoded(element.getTextContent()));
            if (type.equals("array")) arrays.put(number, new int[items.length]);
            for (int index = 0; index < items.length; index++) {
                String text = items[index].getTextContent();
                if (type.equals("array")) {
                    int slash = text.indexOf('/');
                    arrays.get(number)[index] = number(text.substring(1, slash), text.substring(slash + 1));
                } else {
                    texts.put(number + " " + items[index].getAttribute("quantity"), decoded(text));
                }
            }
        }
    }

    private static Element[] elements(Node parent) {
        NodeList nodes = parent.getChildNodes();
        java.util.ArrayList<Element> elements = new java.util.ArrayList<>();
        for (int index = 0; index < nodes.getLength(); index++) {
            if (nodes.item(index) instanceof Element) elements.add((Element) nodes.item(index));
        }
        return elements.toArray(new Element[0]);
    }

    private static int number(String type, String name) throws Exception {
        for (Class<?> group : numbers.getClasses()) {
            if (!group.getSimpleName().equals(type)) continue;
            Field field = group.getField(name.replace('.', '_').replace('-', '_'));
            return field.getInt(null);
        }
        throw new NoSuchFieldException(type);
    }

    private static String decoded(String text) {
        StringBuilder result = new StringBuilder();
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            if (character != '\\') {
                result.append(character);
                continue;
            }
            index += 1;
            switch (text.charAt(index)) {
                case 'n': result.append('\n'); break;
                case 't': result.append('\t'); break;
                case 'u':
                    result.append((char) Integer.parseInt(text.substring(index + 1, index + 5), 16));
                    index += 4;
                    break;
                default: result.append(text.charAt(index));
            }
        }
        return result.toString();
    }

    /** The text for the first locale that has a folder, or that of the app; null if there is none. */
    public static String text(int number, String form, List<Locale> locales) {
        for (Locale locale : locales) {
            String region = "-" + locale.getLanguage() + "-r" + locale.getCountry();
            for (String folder : new String[] {region, "-" + locale.getLanguage()}) {
                Map<String, String> texts = folders.get(folder);
                if (texts == null) continue;
                String text = texts.get(number + " " + form);
                if (text != null) return text;
            }
        }
        Map<String, String> own = folders.get("");
        return own == null ? null : own.get(number + " " + form);
    }

    /** The numbers in an array. */
    public static int[] array(int number) {
        return arrays.get(number).clone();
    }
}
