"""Each switch in the code turns on one fault, and none without the variable."""

import os
import pathlib
import subprocess
import tempfile
import unittest

import operators

CODE = '''
func line(_ a: Int, _ b: Int, _ isSet: Bool) -> [Bool] {
  // Neither this == nor "that && this" is a place.
  let text = "a == b && true"
  let flags = [a == b, a != b, a < b, a <= b, a > b, a >= b, a <= b && isSet, a >= b || isSet, true, false, (a, b) < (b, a)]
  guard !isSet else { return [isSet] }
  return flags + [text.isEmpty]
}
print(line(1, 1, 1.isMultiple(of: 2)).map { $0 ? "1" : "0" }.joined())
'''
RIGHT = "100101011000"


class OperatorTests(unittest.TestCase):
    def test_every_fault_can_be_turned_on(self):
        found = operators.places(CODE)
        self.assertEqual(
            [operator for _, _, operator in found],
            ["==", "!=", "<", "<=", ">", ">=", "<=", "&&", ">=", "||", "true", "false", "<", "!"])
        lines = CODE.split("\n")
        for number, (line, column, operator) in reversed(list(enumerate(found))):
            text = lines[line]
            lines[line] = text[:column] + operators.replaced(operator, number) + text[column + len(operator):]
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "main.swift").write_text("\n".join(lines))
            declared = operators.declarations([(number, place[2]) for number, place in enumerate(found)])
            (folder / "Mutants.swift").write_text(declared)
            subprocess.run(
                ["swiftc", "-Onone", "main.swift", "Mutants.swift", "-o", "program"],
                cwd=folder, check=True, timeout=120)

            def run(number):
                environment = {**os.environ, "MENUC_MUTANT": str(number)}
                return subprocess.run(
                    [folder / "program"], env=environment, check=True, timeout=20, capture_output=True, text=True
                ).stdout.strip()

            self.assertEqual(run(-1), RIGHT)
            for number, place in enumerate(found):
                outcome = run(number)
                # `a <= b && isSet` is the same with `a < b`, because `isSet` is false.
                if number == 6:
                    self.assertEqual(outcome, RIGHT)
                else:
                    self.assertNotEqual(outcome, RIGHT, place)


if __name__ == "__main__":
    unittest.main()
