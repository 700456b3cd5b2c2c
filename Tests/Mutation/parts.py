"""The parts of the code into which faults are put, and the tests that should find them."""

from typing import NamedTuple


class Part(NamedTuple):
    # A folder below Sources.
    folder: str
    # A regular expression that chooses tests.
    tests: str
    count: int
    seed: int


LOWERING = (
    r"\.(SeparatorLowering|InitialState|InterfaceLowering|Translation|RuntimeTable|TableJSON|NativeMenu"
    r"|ConditionLayout|FollowedCondition|Variant)Tests")
VALIDATION = (
    r"\.(DiagnosticGolden|Rule|Check|Placeholder|Address|CatalogGolden|RulePage|PluralCatalog|PluralFormat"
    r"|FixCommand)Tests")

PARTS = {
    "swift": Part("MenuRuntime", "MenuRuntimeTests|ItemRoleTests", 52, 1),
    "validate": Part("MenuCompiler/Validate", VALIDATION, 22, 2),
    "lower": Part("MenuCompiler/Lower", LOWERING, 22, 3),
    "plan": Part("MenuCompiler/Plan", "TargetTests", 22, 4),
    "catalogs": Part("MenuCompiler/Catalogs", "POTests", 22, 5),
    "compare": Part("MenuCompiler/Compare", r"\.Diff", 22, 6),
    "menuc": Part("menuc", "MenucTests", 22, 7),
}
