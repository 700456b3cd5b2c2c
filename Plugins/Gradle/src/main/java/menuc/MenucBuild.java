package menuc;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputDirectory;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;

/**
 * Compiles the menus of a directory: the files named `*.menu.toml`, `*.menu.yaml`, `*.menu.yml` or `*.menu.json`.
 *
 * <p>All files of the directory are inputs, including catalogs and the documents that menus include. Files elsewhere
 * that the menus need must be added with {@code inputs.files(…)}.
 */
@CacheableTask
public class MenucBuild extends DefaultTask {
    private static final String MENU_NAME = ".*\\.menu\\.(toml|yaml|yml|json)";

    private final File projectDirectory = getProject().getProjectDir();
    private String program = "menuc";
    private File sourceDirectory;
    private File outputDirectory;
    private File configuration;
    private String target;
    private Map<String, String> parameters = new TreeMap<>();
    private List<String> options = new ArrayList<>();

    /** The directory with the menus and the documents they include. */
    @InputDirectory
    @PathSensitive(PathSensitivity.RELATIVE)
    public File getSourceDirectory() {
        return sourceDirectory;
    }

    public void setSourceDirectory(File directory) {
        sourceDirectory = directory;
    }

    /** The directory to write into; nothing else may write to it. */
    @OutputDirectory
    public File getOutputDirectory() {
        return outputDirectory;
    }

    public void setOutputDirectory(File directory) {
        outputDirectory = directory;
    }

    /** The project's `menuc.toml` or `menuc.yaml`; by default the one in the project's directory, if there is one. */
    @Optional
    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    public File getConfiguration() {
        return configuration;
    }

    public void setConfiguration(File file) {
        configuration = file;
    }

    /** A target of menuc, such as `kotlin`. Without one, the menus' `generate` decides what is written. */
    @Optional
    @Input
    public String getTarget() {
        return target;
    }

    public void setTarget(String name) {
        target = name;
    }

    /** Parameters of the target, such as `package`. */
    @Input
    public Map<String, String> getParameters() {
        return parameters;
    }

    public void setParameters(Map<String, String> values) {
        parameters = new TreeMap<>(values);
    }

    /** More options of `menuc build`, such as `--strict`. */
    @Input
    public List<String> getOptions() {
        return options;
    }

    public void setOptions(List<String> values) {
        options = new ArrayList<>(values);
    }

    /** The path of menuc, or its name on the path; `-Pmenuc=` sets it. */
    @Internal
    public String getProgram() {
        return program;
    }

    public void setProgram(String name) {
        program = name;
    }

    /** The program itself: if it changes, the menus are compiled again. */
    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    public File getProgramFile() {
        if (program.contains("/") || program.contains(File.separator)) {
            return projectDirectory.toPath().resolve(program).toFile();
        }
        String path = System.getenv("PATH");
        for (String directory : (path == null ? "" : path).split(File.pathSeparator)) {
            for (String name : new String[] {program, program + ".exe"}) {
                File file = new File(directory, name);
                if (file.isFile() && file.canExecute()) {
                    return file;
                }
            }
        }
        throw new GradleException("There is no '" + program + "' on the path. Name it with -Pmenuc=.");
    }

    /** Runs menuc. Its warnings are printed; if there are errors, the task fails, and earlier output stays. */
    @TaskAction
    public void compile() throws IOException, InterruptedException {
        List<String> command = command(menus());
        getLogger().info(String.join(" ", command));
        Process process = new ProcessBuilder(command)
                .directory(projectDirectory)
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        byte[] output = readAll(process);
        int status = process.waitFor();
        String text = new String(output, StandardCharsets.UTF_8).trim();
        if (status != 0) {
            getLogger().error(text);
            throw new GradleException("menuc failed with exit status " + status);
        }
        if (!text.isEmpty()) {
            getLogger().warn(text);
        }
    }

    private List<String> menus() throws IOException {
        try (Stream<Path> files = Files.walk(sourceDirectory.toPath())) {
            return files.filter(file -> file.getFileName().toString().matches(MENU_NAME))
                    .map(file -> projectDirectory.toPath().relativize(file).toString())
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    private List<String> command(List<String> menus) {
        if (menus.isEmpty()) {
            throw new GradleException(
                    "There are no menus in " + sourceDirectory + ". Their names end in .menu.toml or .menu.yaml.");
        }
        List<String> command = new ArrayList<>();
        Collections.addAll(command, getProgramFile().getPath(), "build", "--output", outputDirectory.getPath());
        // The directory belongs to the task.
        Collections.addAll(command, "--force", "--quiet");
        if (configuration == null) {
            command.add("--no-configuration");
        } else {
            Collections.addAll(command, "--configuration", configuration.getPath());
        }
        if (target != null) {
            Collections.addAll(command, "--target", target);
        }
        parameters.forEach((name, value) -> Collections.addAll(command, "--param", name + "=" + value));
        command.addAll(options);
        command.addAll(menus);
        return command;
    }

    private static byte[] readAll(Process process) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] part = new byte[1 << 16];
        int count;
        while ((count = process.getInputStream().read(part)) >= 0) {
            bytes.write(part, 0, count);
        }
        return bytes.toByteArray();
    }
}
