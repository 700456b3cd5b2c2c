"""The files of an installation below a prefix, and the archive of them."""
import gzip
import io
import os
import stat
import subprocess
import tarfile

from distribution.program import ROOT, output, version

COMPLETIONS = {
    "bash": "share/bash-completion/completions/menuc",
    "zsh": "share/zsh/site-functions/_menuc",
    "fish": "share/fish/vendor_completions.d/menuc.fish",
}
# Writes the manual pages into a directory; given the directory and the program.
MANUAL = ROOT / ".ci/manual-pages"


def installation(program, directory):
    """The contents of all files by their paths, in order; `directory` is for what is made."""
    files = {"bin/menuc": program.read_bytes()}
    for shell, path in COMPLETIONS.items():
        script = output(program, "--generate-completion-script", shell, cwd=directory)
        files[path] = script.encode()
    files["share/doc/menuc/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files["share/doc/menuc/CHANGELOG.md"] = (ROOT / "CHANGELOG.md").read_bytes()
    if MANUAL.exists():
        pages = directory / "pages"
        pages.mkdir()
        subprocess.run([MANUAL, pages, program], check=True)
        for page in sorted(pages.iterdir()):
            files[f"share/man/man{page.suffix[1:]}/{page.name}"] = page.read_bytes()
    return dict(sorted(files.items()))


def is_program(path):
    return path.startswith("bin/")


def install(files, prefix):
    """Writes the files below a prefix. A program that runs keeps its old file."""
    for path, contents in files.items():
        file = prefix / path
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_name(f".{file.name}.new")
        new.write_bytes(contents)
        new.chmod(0o755 if is_program(path) else 0o644)
        os.replace(new, file)


def write_archive(files, triple, out):
    """Writes the files as an archive, the same from the same files; returns its path."""
    name = f"menuc-{version()}-{triple}"
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, contents in files.items():
            entry = tarfile.TarInfo(f"{name}/{path}")
            entry.size = len(contents)
            entry.mode = stat.S_IMODE(0o755 if is_program(path) else 0o644)
            archive.addfile(entry, io.BytesIO(contents))
    path = out / f"{name}.tar.gz"
    # The header of gzip has neither a name nor a time.
    path.write_bytes(gzip.compress(written.getvalue(), compresslevel=9, mtime=0))
    return path
