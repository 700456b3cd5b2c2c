"""Finds places in Swift code where one operator can be replaced by another.

Each mutant is a switch in the code: all of them are compiled at once, and the environment variable
MENUC_MUTANT turns one of them on. An operator gets a name of its own, because Swift infers the types."""

import re

# The operator, its replacement, the precedence group, and the function's signature.
BINARY = {
    "&&": ("||", "LogicalConjunctionPrecedence", "logical"),
    "||": ("&&", "LogicalDisjunctionPrecedence", "logical"),
    "==": ("!=", "ComparisonPrecedence", "equal"),
    "!=": ("==", "ComparisonPrecedence", "equal"),
    "<": ("<=", "ComparisonPrecedence", "order"),
    "<=": ("<", "ComparisonPrecedence", "order"),
    ">": (">=", "ComparisonPrecedence", "order"),
    ">=": (">", "ComparisonPrecedence", "order"),
}
SIGNATURES = {
    "logical": "(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool",
    "equal": "<T: Equatable>(l: T, r: T) -> Bool",
    "order": "<T: Comparable>(l: T, r: T) -> Bool",
}
# The same for pairs, as in `($0.node, $0.row) < ($1.node, $1.row)`.
PAIRS = "<T: Comparable, U: Comparable>(l: (T, U), r: (T, U)) -> Bool"
# Each digit of a mutant's number in base four, as a character of operators.
DIGITS = "⊕⊖⊗⊘"
# Lines on which an operator or a literal is part of a declaration, a pattern or a condition of the compiler.
SKIPPED = re.compile(
    r"^\s*(//|#|case |@|import |(static )?func (==|<))|operator |nil\b|default:|\(==\)|\(<\)")
PLACE = re.compile(r' (&&|\|\||==|!=|<=|>=|<|>) |(?<![\w.`"])(true|false)(?![\w`"?:])|(?<=guard )!|(?<=if )!')


def outside_literals(line):
    """The line with the contents of strings and comments blanked out, and of equal length."""
    result, quote, index = [], False, 0
    while index < len(line):
        char = line[index]
        if quote and char == "\\":
            result.append("  ")
            index += 2
            continue
        if char == '"':
            quote = not quote
        elif not quote and line.startswith("//", index):
            return "".join(result).ljust(len(line))
        result.append(" " if quote and char != '"' else char)
        index += 1
    return "".join(result)[: len(line)]


def places(text):
    """Each place as (line from 0, column, operator)."""
    found, block = [], False
    for number, line in enumerate(text.split("\n")):
        if line.count('"""') % 2:
            block = not block
            continue
        if block or '"""' in line or SKIPPED.search(line):
            continue
        for match in PLACE.finditer(outside_literals(line)):
            operator = match.group(1) or match.group(2) or "!"
            column = match.start(1) if match.group(1) else match.start()
            found.append((number, column, operator))
    return found


def name(operator, number):
    digits = ""
    while True:
        digits = DIGITS[number % 4] + digits
        number //= 4
        if not number:
            return operator + digits


def replaced(operator, number):
    """The code that stands in the place of an operator."""
    if operator in BINARY:
        return name(operator, number)
    if operator == "!":
        return f"{name('!', number)}"
    return f"mutantLiteral({operator}, {number})"


def declarations(mutants):
    """The file that declares the operators of mutants: pairs of a number and an operator."""
    lines = [
        "import Foundation",
        "",
        'let mutantNumber = Int(ProcessInfo.processInfo.environment["MENUC_MUTANT"] ?? "") ?? -1',
        "@inline(__always) func mutantLiteral(_ value: Bool, _ number: Int) -> Bool {",
        "  mutantNumber == number ? !value : value",
        "}",
    ]
    for number, operator in mutants:
        if operator == "!":
            lines.append(f"prefix operator {name('!', number)}")
            lines.append(f"prefix func {name('!', number)} (v: Bool) -> Bool {{ mutantNumber == {number} ? v : !v }}")
        elif operator in BINARY:
            other, group, kind = BINARY[operator]
            mutant = name(operator, number)
            is_lazy = kind == "logical"
            right = "r()" if is_lazy else "r"
            lines.append(f"infix operator {mutant} : {group}")
            lines.append(
                f"func {mutant} {SIGNATURES[kind]} {{ {'try ' if is_lazy else ''}"
                f"mutantNumber == {number} ? l {other} {right} : l {operator} {right} }}"
            )
            if kind == "order":
                lines.append(lines[-1].replace(SIGNATURES[kind], PAIRS))
    return "\n".join(lines) + "\n"
