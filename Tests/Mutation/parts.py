"""The parts of the code into which faults are put, and the tests that should find them."""

from typing import NamedTuple


class Part(NamedTuple):
    # A folder below Sources.
    folder: str
    # A regular expression that chooses tests.
    tests: str
    count: int
    seed: int


PARTS = {
    "swift": Part("MenuRuntime", "MenuRuntimeTests", 52, 1),
    "validate": Part("MenuCompiler/Validate", "DiagnosticGoldenTests", 22, 2),
    "lower": Part("MenuCompiler/Lower", "LoweringTests", 22, 3),
    "plan": Part("MenuCompiler/Plan", "TargetTests", 22, 4),
    "catalogs": Part("MenuCompiler/Catalogs", "POTests", 22, 5),
    "compare": Part("MenuCompiler/Compare", "DiffTests", 22, 6),
    "menuc": Part("menuc", "MenucTests", 22, 7),
}
