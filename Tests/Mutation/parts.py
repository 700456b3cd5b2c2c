"""The parts of the code into which faults are put, and the tests that should find them."""

import pathlib
from typing import NamedTuple


class Part(NamedTuple):
    # A folder below Sources.
    folder: str
    # A regular expression that chooses tests; empty for those in the folder that mirrors a file's.
    tests: str
    count: int
    seed: int


LOWERING = (
    r"\.(SeparatorLowering|InitialState|InterfaceLowering|Translation|RuntimeTable|TableJSON|NativeMenu"
    r"|ConditionLayout|FollowedCondition|Variant)Tests")
VALIDATION = (
    r"\.(DiagnosticGolden|Rule|Check|Placeholder|Address|CatalogGolden|RulePage|PluralCatalog|PluralFormat"
    r"|FixCommand)Tests")
PLANNING = (
    r"MenuCompilerTests\.(DeclaredName|DigitName|EnumerationName|OutputList|ResourceCheck|SiteBase|VersionControl"
    r"|VersionRequirement|CheckTarget|Configuration|ModuleNeeds)Tests"
    r"|MenucTests\.(DiagnosticGolden|CatalogGolden|ModuleBuild|PageLanguage|Command|Project)Tests")
CATALOGS = (
    r"MenuCompilerTests\.(PO\w+|StringCatalog|TextMap\w+|XLIFF|ICUPlural|Unit\w+|QtNumerus|Catalog\w+|ForeignKey)Tests"
    r"|MenucTests\.(PluralCatalog|PluralFormat|SharedCatalog|TranslateCommand)Tests")

PARTS = {
    "swift": Part("MenuRuntime", "MenuRuntimeTests|ItemRoleTests", 52, 1),
    "validate": Part("MenuCompiler/Validate", VALIDATION, 22, 2),
    "lower": Part("MenuCompiler/Lower", LOWERING, 22, 3),
    "plan": Part("MenuCompiler/Plan", PLANNING, 22, 4),
    "catalogs": Part("MenuCompiler/Catalogs", CATALOGS, 22, 5),
    "compare": Part("MenuCompiler/Compare", r"\.Diff", 22, 6),
    "menuc": Part("menuc", "", 22, 7),
}


def tests(part, file):
    """A regular expression that chooses the tests that should find the faults in a file of a part."""
    if PARTS[part].tests:
        return PARTS[part].tests
    # Builds use the files beside the folders.
    folder = ("Build", *pathlib.Path(file).parent.relative_to("Sources/menuc").parts)[-1]
    suites = (pathlib.Path(__file__).parents[1] / "MenucTests" / folder).glob("*Tests.swift")
    return rf"MenucTests\.({'|'.join(sorted(suite.stem for suite in suites))})"
