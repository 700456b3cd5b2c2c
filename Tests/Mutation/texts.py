"""Finds places in the text of engines in C, Kotlin and TypeScript where a fault can be put, and puts it.

A fault in C or TypeScript replaces a text. One in Kotlin, whose compiler is slow, is a switch in the code, as in
Swift: `mutant(7)` holds if the environment variable MENUC_MUTANT is 7."""

import re

OTHERS = {
    "&&": "||", "||": "&&", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=",
    ">=": ">", "+": "-", "-": "+", "true": "false", "false": "true", "!": "", "{": "{ return;",
}
# In Kotlin, functions stand for these operators: between two values, they bind less than arithmetic, and more than
# conditions.
INFIX = {"==": "isEqual", "!=": "isEqual", "<": "isBelow", "<=": "isBelow", ">": "isAbove", ">=": "isAbove"}
PLACE = re.compile(
    r" (&&|\|\||===?|!==?|<=|>=|<|>|\+|-) |(?<![\w.`$@])(true|false)(?![\w`?:])|(?<=[( ])(!)(?=[\w(])")
SKIPPED = {
    "c": re.compile(r"^\s*(#|/?\*)|NULL"),
    # A comparison with null also tells the compiler the type.
    "kotlin": re.compile(r"^\s*(//|/?\*|@|import )|null|\bis [A-Z]|const val|\boperator fun"),
    "typescript": re.compile(r"^\s*(//|/?\*|import )|undefined|typeof|^\s*readonly |: (true|false)"),
}
# The line at whose end the body of a function without a value begins.
BEGINNING = {
    "c": re.compile(r"^{$"),
    "kotlin": re.compile(r"^\s*((internal|private|public|override|inline) )*fun [^=]*\) {$"),
    "typescript": re.compile(r"^\s*((export|private|public|static) )*(function )?\w+\(.*\): void {$"),
}
FUNCTION_IN_C = re.compile(r"^(static )?(inline )?void \w+\(")

HELPERS = """
private val chosenMutant = System.getenv("MENUC_MUTANT")?.toInt() ?: -1
internal fun mutant(number: Int): Boolean = chosenMutant == number
"""


def outside_literals(line):
    """The line with the contents of strings, characters and comments blanked out, and of equal length."""
    blank = lambda match: " " * len(match.group())
    line = re.sub(r"\"(\\.|[^\"\\])*\"|'(\\.|[^'\\])*'|`[^`]*`", blank, line)
    return re.sub(r"//.*|/\*.*?\*/", blank, line)


def places(text, language):
    """Each place as (line from 0, column, operator)."""
    found, lines = [], text.split("\n")
    returns = False
    for number, line in enumerate(lines):
        if line and not line[0].isspace() and line[0] not in "{}":
            returns = bool(FUNCTION_IN_C.match(line))
        if BEGINNING[language].search(line) and (language != "c" or returns):
            found.append((number, len(line) - 1, "{"))
        if SKIPPED[language].search(line):
            continue
        for match in PLACE.finditer(outside_literals(line)):
            operator = match.group(1) or match.group(2) or match.group(3)
            is_text = operator in "+-" and ('"' in line or "'" in line or "`" in line)
            if not is_text:
                found.append((number, match.start(match.lastindex), operator))
    return found


def replaced(text, line, column, operator):
    """The text with a fault."""
    lines = text.split("\n")
    end = column + len(operator)
    lines[line] = lines[line][:column] + OTHERS[operator] + lines[line][end:]
    return "\n".join(lines)


def end_of_operand(line, start):
    """Where the right operand of `&&` ends."""
    depth, code = 0, outside_literals(line)
    for index in range(start, len(code)):
        if code[index] in "([{":
            if code[index] == "{" and depth == 0 and code.endswith("{") and index == len(code) - 1:
                return index - 1
            depth += 1
        elif code[index] in ")]}":
            depth -= 1
            if depth < 0:
                return index
        elif depth == 0 and (code[index] in ",;" or re.match(r" (&&|\|\||->|else|\?:) ", code[index:])):
            return index
    return len(code.rstrip())


def switched(line, column, operator, number):
    """The line in Kotlin with a fault behind its switch, and a function that it needs. A line gets its faults from the
    last to the first."""
    left, right = line[:column], line[column + len(operator):]
    if operator == "{":
        return f"{line} if (mutant({number})) return", ""
    if operator in ("true", "false"):
        return f"{left}(mutant({number}) != {operator}){right}", ""
    if operator == "!":
        return f"{left}mutant({number}) != !{right}", ""
    if operator == "||":
        return f"{left}|| !mutant({number}) &&{right}", ""
    if operator == "&&":
        end = end_of_operand(right, 1)
        return f"{left}&& (mutant({number}) ||{right[:end]}){right[end:]}", ""
    if operator in "+-":
        return f"{left}{operator} (if (mutant({number})) -1 else 1) *{right}", ""
    name = f"{INFIX[operator]}{number}"
    kind = "<T>" if operator in ("==", "!=") else "<T : Comparable<T>>"
    return f"{left}{name}{right}", (
        f"internal infix fun {kind} T.{name}(other: T): Boolean =\n"
        f"    if (mutant({number})) this {OTHERS[operator]} other else this {operator} other\n")
