"""Faults in text are put where the code decides something, and in Kotlin each has a switch of its own."""

import unittest

import texts

C = """/* Not a == b. */
static void close(menu_node node, bool is_open)
{
    if (!is_open || node < 0 && "a == b"[0] == 'a')
        return;
    count = count + 1;
    if (names == NULL)
        return;
}
"""
TYPESCRIPT = """// Not a === b.
export function close(rows: MenuRows, node: number): void {
  const text = `a === b` + "a";
  if (!rows.isOpen(node) || node >= 3) rows.set(true, node - 1);
  if (rows.words === undefined) return;
}
"""
KOTLIN = """/** Not a == b. */
internal fun MenuRows.close(node: Int) {
    if (!isOpen(node) || node < 3 && has(node == 1, "a == b") && node > 0) return
    set(true, node + 1)
    if (menu == null) return
}
"""


class TextTests(unittest.TestCase):
    def operators(self, text, language):
        return [operator for _, _, operator in texts.places(text, language)]

    def test_comments_literals_and_null_are_no_places(self):
        self.assertEqual(self.operators(C, "c"), ["{", "!", "||", "<", "&&", "==", "+"])
        self.assertEqual(self.operators(TYPESCRIPT, "typescript"), ["{", "!", "||", ">=", "true", "-"])
        self.assertEqual(self.operators(KOTLIN, "kotlin"), ["{", "!", "||", "<", "&&", "==", "&&", ">", "true", "+"])

    def test_a_fault_changes_one_line(self):
        for text, language in [(C, "c"), (TYPESCRIPT, "typescript")]:
            for place in texts.places(text, language):
                new = texts.replaced(text, *place)
                different = [pair for pair in zip(text.split("\n"), new.split("\n")) if pair[0] != pair[1]]
                self.assertEqual(len(different), 1, place)

    def test_faults_of_a_line_in_kotlin_have_their_switches(self):
        line = KOTLIN.split("\n")[2]
        found = [(column, operator) for number, column, operator in texts.places(KOTLIN, "kotlin") if number == 2]
        for number, (column, operator) in reversed(list(enumerate(found))):
            line, _ = texts.switched(line, column, operator, number)
        self.assertEqual(
            line.strip(),
            "if (mutant(0) != !isOpen(node) || !mutant(1) && node isBelow2 3 && (mutant(3) ||"
            ' has(node isEqual4 1, "a == b")) && (mutant(5) || node isAbove6 0)) return')
        line = KOTLIN.split("\n")[3]
        line, _ = texts.switched(line, line.index("+"), "+", 8)
        line, _ = texts.switched(line, line.index("true"), "true", 7)
        self.assertEqual(line.strip(), "set((mutant(7) != true), node + (if (mutant(8)) -1 else 1) * 1)")


if __name__ == "__main__":
    unittest.main()
