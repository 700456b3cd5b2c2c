"""menuc.artifactbundle, and the package with menuc's plugins that runs it."""
import hashlib
import json
import re
import shutil
import sys
import zipfile

from distribution.program import ROOT, version

BUNDLE = "menuc.artifactbundle"


def variant_path(triple):
    return f"menuc-{triple}/bin/menuc"


def write_bundle(out, programs):
    """Writes the bundle of programs, by their triples, and its zip, the same from the same programs."""
    bundle = out / BUNDLE
    shutil.rmtree(bundle, ignore_errors=True)
    files = {"LICENSE": ROOT / "LICENSE"}
    for triple, program in programs.items():
        files[variant_path(triple)] = program
    for name, file in files.items():
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, bundle / name)
    for triple in programs:
        (bundle / variant_path(triple)).chmod(0o755)
    info = {
        "schemaVersion": "1.0",
        "artifacts": {
            "menuc": {
                "type": "executable",
                "version": version(),
                "variants": [
                    {"path": variant_path(triple), "supportedTriples": [triple]}
                    for triple in sorted(programs)
                ],
            }
        },
    }
    (bundle / "info.json").write_text(json.dumps(info, indent=2) + "\n")
    archive = out / f"{BUNDLE}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for name in sorted([*files, "info.json"]):
            entry = zipfile.ZipInfo(f"{BUNDLE}/{name}", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if name.endswith("/menuc") else 0o100644) << 16
            zipped.writestr(entry, (bundle / name).read_bytes())
    # What `swift package compute-checksum` prints.
    return hashlib.sha256(archive.read_bytes()).hexdigest()


def programs_of(bundle):
    """The programs of a bundle, by their triples."""
    info = json.loads((bundle / "info.json").read_text())
    return {
        triple: bundle / variant["path"]
        for variant in info["artifacts"]["menuc"]["variants"]
        for triple in variant["supportedTriples"]
    }


def write_plugin_package(out, url, checksum):
    """Writes a package with menuc's plugins and engine, whose menuc is the bundle."""
    package = out / "menuc-plugin"
    shutil.rmtree(package, ignore_errors=True)
    manifest = (ROOT / "Package.swift").read_text()
    plugins = re.findall(r'\.plugin\(name: "(\w+)", targets:', manifest)
    where = f'url: "{url}", checksum: "{checksum}"' if url else f'path: "{BUNDLE}.zip"'
    products = [f'.plugin(name: "{name}", targets: ["{name}"]),' for name in plugins]
    products += ['.library(name: "MenuRuntime", targets: ["MenuRuntime"]),']
    targets = [f'.binaryTarget(name: "menuc", {where}),', '.target(name: "MenuRuntime"),']
    targets += [declaration(manifest, name) + "," for name in plugins]
    platforms = re.search(r"^  platforms: .*$", manifest, re.M).group(0)
    package.mkdir(parents=True)
    (package / "Package.swift").write_text("\n".join([
        manifest.splitlines()[0], "import PackageDescription", "",
        "// menuc's plugins with menuc as a program; its sources are in the repository menuc.",
        "let package = Package(", '  name: "menuc-plugin",', platforms,
        "  products: [", *[f"    {line}" for line in products], "  ],",
        "  targets: [", *[f"    {line}" for line in targets], "  ]", ")", "",
    ]))
    for name in plugins:
        shutil.copytree(ROOT / "Plugins" / name, package / "Plugins" / name)
    shutil.copytree(ROOT / "Sources/MenuRuntime", package / "Sources/MenuRuntime")
    shutil.copy(ROOT / "LICENSE", package)
    if not url:
        shutil.copy(out / f"{BUNDLE}.zip", package)


def declaration(manifest, name):
    """The declaration of a plugin's target in menuc's manifest."""
    start = re.search(r'\.plugin\(\s*name: "%s",\s*capability:' % name, manifest)
    if not start:
        sys.exit(f"artifact-bundle: Package.swift does not declare {name}")
    depth = 0
    for end in range(start.start(), len(manifest)):
        depth += {"(": 1, ")": -1}.get(manifest[end], 0)
        if manifest[end] == ")" and depth == 0:
            return manifest[start.start():end + 1]
    sys.exit(f"artifact-bundle: the declaration of {name} has no end")
