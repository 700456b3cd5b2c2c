"""The program as a wheel, which pip puts onto the path: without Python code."""
import base64
import hashlib
import re
import zipfile

from distribution.program import ADDRESS, ROOT, glibc_of, version


def platform_tag(triple, program):
    """The platforms of a wheel with the program, such as manylinux_2_34_x86_64."""
    architecture = triple.split("-")[0]
    if "linux" in triple:
        # A wheel names the oldest C library. pip knows none before 2.17.
        major, minor = max(glibc_of(program), (2, 17))
        return f"manylinux_{major}_{minor}_{architecture}"
    oldest = re.search(r"platforms: \[\.macOS\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())
    return f"macosx_{oldest.group(1)}_0_{architecture}"


def write_wheel(program, triple, out):
    """Writes the wheel, the same from the same program; returns its path."""
    name, tag = f"menuc-{version()}", f"py3-none-{platform_tag(triple, program)}"
    about = f"{name}.dist-info"
    files = {
        f"{name}.data/scripts/menuc": program.read_bytes(),
        f"{about}/METADATA": metadata().encode(),
        f"{about}/WHEEL": f"""\
Wheel-Version: 1.0
Generator: menuc
Root-Is-Purelib: false
Tag: {tag}
""".encode(),
        f"{about}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    record = "".join(f"{path},sha256={digest(data)},{len(data)}\n" for path, data in files.items())
    files[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n".encode()
    path = out / f"{name}-{tag}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for file, data in files.items():
            entry = zipfile.ZipInfo(file, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if "/scripts/" in file else 0o100644) << 16
            wheel.writestr(entry, data)
    return path


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def metadata():
    return f"""\
Metadata-Version: 2.4
Name: menuc
Version: {version()}
Summary: A compiler for menus: from TOML or YAML to tables and code for Swift, C, Kotlin and the web.
Home-page: {ADDRESS}
License-Expression: MIT
License-File: LICENSE
Classifier: Environment :: Console
Classifier: Topic :: Software Development :: Code Generators
Description-Content-Type: text/markdown

`menuc` compiles menus that are declared in TOML or YAML. This package contains the program, and no Python code:
`menuc init` writes a menu to start from, and `menuc --help` lists the commands.
"""
