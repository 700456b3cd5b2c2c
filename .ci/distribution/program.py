"""menuc as a program that needs nothing but the C library where it runs."""
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Where releases will be. No such place exists yet; all that is made here names this one.
ADDRESS = "https://example.org/menuc"
# The oldest GNU C library with which the program runs.
OLDEST_GLIBC = (2, 34)


def output(*command, **options):
    return subprocess.run(
        [str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True, **options
    ).stdout


def version():
    text = (ROOT / "Sources/MenuCompiler/Source/Version.swift").read_text()
    return re.search(r'enum Version {.*?static let text = "([^"]+)"', text, re.S).group(1)


def commit():
    """The commit of the sources, such as 4461c8f7ab12 or 4461c8f7ab12-dirty; empty if none is known."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        return ""
    described = subprocess.run(
        ["git", "-C", ROOT, "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return described.stdout.strip() if described.returncode == 0 else ""


def target_info():
    return json.loads(output("swift", "-print-target-info"))


def this_triple():
    return target_info()["target"]["unversionedTriple"]


def make_program(directory, objects=None):
    """Compiles menuc, or links the objects of a build that is there; returns the program's path."""
    target = target_info()
    built = objects
    if not objects:
        build = ["swift", "build", "--package-path", ROOT, "-c", "release", "--product", "menuc"]
        environment = {**os.environ, "MENUC_COMMIT": commit(), "MENUC_WITHOUT_PLUGINS": "1"}
        subprocess.run(
            [str(word) for word in build], check=True, stdout=sys.stderr, env=environment)
        built = pathlib.Path(output(*build, "--show-bin-path", env=environment).strip())
    program = directory / "menuc"
    if "linux" in target["target"]["triple"]:
        link_statically(target, built, directory, program)
        check_libraries(program)
    else:
        # Swift is part of the system.
        shutil.copy(built / "menuc", program)
        output("strip", "-x", program)
    return program


def link_statically(target, built, directory, program):
    """Links menuc with the static libraries of Swift, without what it never uses.

    Foundation brings ICU, 38 of 64 MB, of which menuc only calls the regular expressions: see
    `without_icu`. Another 3 MB are tables for exceptions to pass through Swift functions, which
    they do not. Those of C++ stay, because the parser of TOML catches its own exceptions.
    """
    libraries = pathlib.Path(
        target["paths"]["runtimeResourcePath"]).parent / "swift_static" / "linux"
    names = "Foundation FoundationInternationalization FoundationEssentials CoreFoundation " \
        "_FoundationCShims _FoundationCollections _FoundationICU " \
        "swiftCore swiftSynchronization swiftDispatch swift_Concurrency swift_StringProcessing " \
        "swift_RegexParser"
    swift = [libraries / f"lib{name}.a" for name in names.split()]
    tables = ["--remove-section", ".eh_frame", "--remove-section", ".rela.eh_frame"]
    inputs = []
    listed = shlex.split((built / "menuc.product/Objects.LinkFileList").read_text())
    for index, file in enumerate([*map(pathlib.Path, listed), *swift]):
        if file.suffix == ".a" or file.name.endswith(".swift.o"):
            copy = directory / f"{index}-{file.name}"
            output("objcopy", *tables, file, copy)
            file = copy
        inputs.append(file)
    inputs.insert(0, without_icu(libraries, directory))
    inputs.insert(0, compiled(ROOT / ".ci/distribution/older_glibc.c", directory))
    # Quoted as the compiler's response files are.
    inputs_file = directory / "inputs"
    inputs_file.write_text("".join(shlex.quote(str(file)) + "\n" for file in inputs))
    options = ["--defsym=main=menuc_main", "--gc-sections", "--no-export-dynamic", "-s"]
    # The linker takes the first library that it finds: here, the static one of C++.
    archives = directory / "archives"
    archives.mkdir()
    (archives / "libstdc++.a").symlink_to(output("clang", "-print-file-name=libstdc++.a").strip())
    output(
        "swiftc", "-static-stdlib", "-use-ld=lld", f"@{inputs_file}", "-o", program,
        *[word for option in options for word in ("-Xlinker", option)],
        "-L", archives, "-ldispatch", "-lBlocksRuntime", "-lstdc++", "-Xclang-linker",
        "-static-libgcc")


def without_icu(libraries, directory):
    """Compiles what stands for the parts of ICU that menuc does not use.

    Its data, of languages and time zones, is empty. The functions that Foundation calls for dates,
    numbers, languages and collation end the program with a message: they could do nothing without
    data. The definitions are weak, so that whatever regular expressions need stays as it is.
    """
    def symbols(library, kind):
        lines = output("nm", kind, libraries / f"lib{library}.a").splitlines()
        return {line.split()[-1] for line in lines if line and not line.endswith(":")}

    called = symbols("CoreFoundation", "--undefined-only") | symbols(
        "FoundationInternationalization", "--undefined-only")
    names = sorted(called & symbols("_FoundationICU", "--defined-only"))
    data = [name for name in symbols("_FoundationICU", "--defined-only")
            if re.fullmatch(r"icudt\d+_dat", name)]
    if len(data) != 1:
        sys.exit(f"artifact-bundle: ICU's data has changed its name: {data}")
    source = directory / "without_icu.c"
    text = """\
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void missing(const char *name) {
  static const char message[] = " is not part of this menuc\\n";
  if (write(2, name, strlen(name)) < 0 || write(2, message, sizeof message - 1) < 0) abort();
  abort();
}

/* The header of a package of data, which lists nothing. */
__attribute__((weak, aligned(16))) const struct {
  unsigned short header_size;
  unsigned char magic[2];
  unsigned short info_size, reserved;
  unsigned char big_endian, charset, size_of_char, reserved_too, format[4], versions[8], padding[8];
  unsigned count;
} DATA = {32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, {'C', 'm', 'n', 'D'}, {1}, {0}, 0};
""".replace("DATA", data[0])
    for name in names:
        if not name.startswith("swift_uregex_"):
            text += f'\n__attribute__((weak)) void {name}(void) {{ missing("{name}"); }}'
    source.write_text(text + "\n")
    return compiled(source, directory)


def compiled(source, directory):
    made = directory / f"{source.stem}.o"
    output("clang", "-O1", "-Wall", "-Werror", "-c", source, "-o", made)
    return made


def check_libraries(program):
    """Checks that the program needs the C library alone, and one that is old enough."""
    listed = output("objdump", "-p", program)
    needed = re.findall(r"NEEDED +(\S+)", listed)
    others = [name for name in needed if not re.match(r"(libc|libm|ld-linux[-\w]*)\.so", name)]
    if others:
        sys.exit(f"the program needs {', '.join(others)}")
    newest = glibc_of(program)
    if newest > OLDEST_GLIBC or "GLIBC_ABI_DT_RELR" in listed:
        symbols = output("objdump", "-T", program)
        late = [line.split()[-1] for line in symbols.splitlines()
                for found in re.findall(r"GLIBC_(\d+)\.(\d+)", line)
                if tuple(map(int, found)) > OLDEST_GLIBC]
        sys.exit(f"the program needs a later C library, for {late or 'packed relocations'}")


def glibc_of(program):
    """The version of the GNU C library that a program needs, as two numbers."""
    listed = output("objdump", "-p", program)
    return max(tuple(map(int, found)) for found in re.findall(r"GLIBC_(\d+)\.(\d+)", listed))
