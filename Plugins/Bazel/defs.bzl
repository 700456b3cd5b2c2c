"""Compiles menus into source files, for the rules of any language."""

_TOOLCHAIN = str(Label("//:toolchain_type"))

def _menuc_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(menuc = ctx.attr.menuc[DefaultInfo].files_to_run)]

menuc_toolchain = rule(
    implementation = _menuc_toolchain_impl,
    doc = "The menuc for one kind of machine; a `toolchain` says which.",
    attrs = {
        "menuc": attr.label(
            doc = "The program, which must not need other files. For remote execution, link it statically.",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
    },
)

# menuc follows links. In a sandbox, links lead to the source directories, which contain files that are not
# inputs. The inputs are therefore copied to a directory that contains nothing else.
_COMMAND = """\
set -eu
menuc="$PWD/$1"
results="$2"
stage="$3"
shift 3
trap 'rm -rf "$stage"' EXIT
rm -rf "$stage"
mkdir -p "$stage/in" "$stage/out"
while [ "$1" != -- ]; do
  case "$1" in */*) mkdir -p "$stage/in/${1%/*}" ;; esac
  cp -L "$1" "$stage/in/$1"
  shift
done
shift
names=
while [ "$1" != -- ]; do
  names="$names$1
"
  shift
done
shift
(cd "$stage/in" && "$menuc" build --output ../out "$@")
printf %s "$names" | while IFS= read -r name; do
  if [ ! -f "$stage/out/$name" ]; then
    echo "menuc does not write '$name', which is one of the outs. It writes:" >&2
    (cd "$stage/out" && find . -name '.menuc-*' -prune -o -type f -print | sed 's|^./|  |' | LC_ALL=C sort) >&2
    exit 1
  fi
  cp "$stage/out/$name" "$results/$name"
done
"""

def _menuc_library_impl(ctx):
    if bool(ctx.attr.target) == bool(ctx.file.template):
        fail("A menuc_library has either a target or a template.")
    inputs = ctx.files.srcs + ctx.files.includes + ctx.files.catalogs + ctx.files.template_files
    menuc = ctx.toolchains[_TOOLCHAIN].menuc

    # The directories above are not searched. Everything in this directory may be read.
    options = ["--quiet", "--allow-outside", "."]
    if ctx.file.configuration:
        options += ["--configuration", ctx.file.configuration.path]
        inputs.append(ctx.file.configuration)
    else:
        options.append("--no-configuration")
    if ctx.attr.target:
        options += ["--target", ctx.attr.target]
    else:
        # A target of the project is a folder that contains one description file.
        is_folder = ctx.file.template.extension == "toml"
        options += ["--template", ctx.file.template.dirname if is_folder else ctx.file.template.path]
        inputs.append(ctx.file.template)
    for name, value in ctx.attr.params.items():
        options += ["--param", "{}={}".format(name, value)]
    for name, value in ctx.attr.conditions.items():
        options += ["--define", "{}={}".format(name, value)]

    package = "/".join([
        part
        for part in [ctx.bin_dir.path, ctx.label.workspace_root, ctx.label.package]
        if part
    ])
    args = ctx.actions.args()
    args.add(menuc.executable)
    args.add(package)
    args.add(ctx.outputs.outs[0].path + ".stage")
    args.add_all(inputs, uniquify = True)
    args.add("--")
    args.add_all([out.path[len(package) + 1:] for out in ctx.outputs.outs])
    args.add("--")
    args.add_all(options + ctx.attr.options)
    args.add_all(ctx.files.srcs)

    ctx.actions.run_shell(
        command = _COMMAND,
        arguments = [args],
        inputs = inputs,
        tools = [menuc],
        outputs = ctx.outputs.outs,
        mnemonic = "MenucBuild",
        progress_message = "Compiling the menus of %s" % ctx.label,
    )
    return [DefaultInfo(
        files = depset(ctx.outputs.outs),
        runfiles = ctx.runfiles(files = ctx.outputs.outs),
    )]

menuc_library = rule(
    implementation = _menuc_library_impl,
    doc = """Compiles menus into source files.

Everything that is read must be named here. The action gets nothing else, in a sandbox or without one: no
environment, and no configuration that happens to be there. Its paths are relative, so all machines and all
clones of a repository share its output in a cache.
""",
    attrs = {
        "srcs": attr.label_list(
            doc = "The menus. Those of one package that share an engine belong into one menuc_library.",
            allow_files = [".toml", ".yaml", ".yml", ".json"],
            allow_empty = False,
            mandatory = True,
        ),
        "includes": attr.label_list(
            doc = "The documents that the menus include, and those that these include.",
            allow_files = [".toml", ".yaml", ".yml", ".json"],
        ),
        "catalogs": attr.label_list(
            doc = "The catalogs of the menus' translations.",
            allow_files = True,
        ),
        "configuration": attr.label(
            doc = "The project's menuc.toml or menuc.yaml, if it has one.",
            allow_single_file = True,
        ),
        "target": attr.string(
            doc = "A target of menuc, such as `c` or `kotlin`.",
        ),
        "template": attr.label(
            doc = "A template of the project, or the description of a target of the project, instead of a target.",
            allow_single_file = [".stencil", ".toml"],
        ),
        "template_files": attr.label_list(
            doc = "The other files in the folder of such a target.",
            allow_files = True,
        ),
        "params": attr.string_dict(
            doc = "Parameters of the target, as in `generate`.",
        ),
        "conditions": attr.string_dict(
            doc = "Values of conditions, as for the option `--define`.",
        ),
        "options": attr.string_list(
            doc = "More options of `menuc build`, such as `--strict`.",
        ),
        "outs": attr.output_list(
            doc = "The files that are written, as `menuc build --list-outputs` prints them.",
            allow_empty = False,
            mandatory = True,
        ),
    },
    toolchains = [_TOOLCHAIN],
)
