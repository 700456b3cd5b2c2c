"""Texts with which package managers install what a release contains."""
import hashlib
import re
import tarfile

from distribution.program import ADDRESS, ROOT, version

# Homebrew's words for the parts of a triple.
SYSTEMS = {"linux": "linux", "apple": "macos"}
PROCESSORS = {"x86_64": "intel", "aarch64": "arm", "arm64": "arm"}


def write_formula(out):
    """Writes a formula for Homebrew that installs the archives in OUT, one for each platform."""
    blocks, pages = [], ""
    for archive in sorted(out.glob(f"menuc-{version()}-*.tar.gz")):
        triple = re.fullmatch(r"menuc-[\d.]+-(.*)\.tar\.gz", archive.name).group(1)
        system = next(word for part, word in SYSTEMS.items() if part in triple)
        processor = PROCESSORS[triple.split("-")[0]]
        blocks.append(f"""\
  on_{system} do
    on_{processor} do
      url "{ADDRESS}/{version()}/{archive.name}"
      sha256 "{hashlib.sha256(archive.read_bytes()).hexdigest()}"
    end
  end

""")
        with tarfile.open(archive) as opened:
            if any("/share/man/" in name for name in opened.getnames()):
                pages = '    man1.install Dir["share/man/man1/*.1"]\n'
    (out / "menuc.rb").write_text(f"""\
# Installs menuc with Homebrew, from a tap.
class Menuc < Formula
  desc "Compiler for menus: from TOML or YAML to tables and code"
  homepage "{ADDRESS}"
  version "{version()}"
  license "MIT"

{"".join(blocks)}\
  def install
    bin.install "bin/menuc"
    bash_completion.install "share/bash-completion/completions/menuc"
    zsh_completion.install "share/zsh/site-functions/_menuc"
    fish_completion.install "share/fish/vendor_completions.d/menuc.fish"
{pages}  end

  test do
    system bin/"menuc", "init"
    system bin/"menuc", "lint", "menu.toml"
  end
end
""")


def write_container(out, triple):
    """Writes a Dockerfile for the archive beside it. Git is for `menuc diff --against`."""
    name = f"menuc-{version()}-{triple}"
    (out / "Dockerfile").write_text(f"""\
# docker build --tag menuc .
# docker run --rm --user "$(id -u)" --volume "$PWD:/work" menuc lint menu.toml
FROM debian:12-slim
RUN apt-get update \\
    && apt-get install --yes --no-install-recommends git \\
    && rm -rf /var/lib/apt/lists/*
ADD {name}.tar.gz /opt/
RUN ln -s /opt/{name}/bin/menuc /usr/local/bin/menuc
WORKDIR /work
ENTRYPOINT ["menuc"]
""")


def write_hooks(out):
    """Writes a repository of hooks for pre-commit, which installs the wheel for them."""
    folder = out / "menuc-pre-commit"
    folder.mkdir(exist_ok=True)
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text()
    hooks = hooks.replace("language: system", "language: python")
    hooks = re.sub(r"^# .*$", "# Hooks for https://pre-commit.com, which install menuc.", hooks, count=1,
                   flags=re.M)
    (folder / ".pre-commit-hooks.yaml").write_text(hooks)
    (folder / "pyproject.toml").write_text(f"""\
# pre-commit installs this package, and menuc with it.
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "menuc-pre-commit"
version = "{version()}"
dependencies = ["menuc=={version()}"]

[tool.setuptools]
py-modules = []
""")
    (folder / "LICENSE").write_bytes((ROOT / "LICENSE").read_bytes())


def write_checksums(out):
    """Writes the checksums of all files that a release offers, as sha256sum does."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
             for file in sorted(out.iterdir())
             if file.is_file() and file.name != "SHA256SUMS"]
    (out / "SHA256SUMS").write_text("".join(lines))
