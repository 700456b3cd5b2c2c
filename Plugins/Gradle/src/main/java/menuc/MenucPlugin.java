package menuc;

import org.gradle.api.Plugin;
import org.gradle.api.Project;

/** Adds the task `compileMenus`, which compiles the menus in `src/main/menus`. */
public class MenucPlugin implements Plugin<Project> {
    @Override
    public void apply(Project project) {
        MenucBuild task = project.getTasks().create("compileMenus", MenucBuild.class);
        task.setGroup("build");
        task.setDescription("Compiles the menus.");
        task.setSourceDirectory(project.file("src/main/menus"));
        task.setOutputDirectory(
                project.getLayout().getBuildDirectory().dir("generated/menus").get().getAsFile());
        for (String name : new String[] {"menuc.yaml", "menuc.toml"}) {
            if (project.file(name).isFile()) {
                task.setConfiguration(project.file(name));
            }
        }
        if (project.hasProperty("menuc")) {
            task.setProgram(project.property("menuc").toString());
        }
    }
}
