"""Where menuc comes from."""

_BUILD = """\
load("{defs}", "menuc_toolchain")

package(default_visibility = ["//visibility:public"])

exports_files(["menuc"])

menuc_toolchain(
    name = "local",
    menuc = "menuc",
)

toolchain(
    name = "toolchain",
    toolchain = ":local",
    toolchain_type = "{type}",
)
"""

def _menuc_local_impl(ctx):
    path = ctx.attr.path or ctx.os.environ.get("MENUC") or ctx.which("menuc")
    if not path:
        fail("There is no menuc on the path. Name it in the environment variable MENUC.")
    ctx.symlink(path, "menuc")
    ctx.file("BUILD.bazel", _BUILD.format(
        defs = str(Label("//:defs.bzl")),
        type = str(Label("//:toolchain_type")),
    ))

menuc_local = repository_rule(
    implementation = _menuc_local_impl,
    doc = "A repository with the menuc of this machine, and `:toolchain` to register it.",
    attrs = {
        "path": attr.string(
            doc = "Its absolute path; by default the environment variable MENUC, or the menuc on the path.",
        ),
    },
    environ = ["MENUC", "PATH"],
    local = True,
)
