/// The name of an action as the name of a Java method, in lower camel case. A name that Java can't
/// have, because it starts with a digit or is a reserved word, gets the prefix `on`.
func javaMethod(for action: String) -> String {
  let words = action.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
  let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
  let name = (words.first.map { String($0) } ?? "action") + rest.joined()
  let isValid = name.first?.isNumber == false && !reservedWords.contains(name)
  return isValid ? name : "on" + name.prefix(1).uppercased() + name.dropFirst()
}

/// The reserved keywords and literals of Java: The Java Language Specification, section 3.9.
private let reservedWords: Set<String> = [
  "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
  "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
  "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
  "native", "new", "null", "package", "private", "protected", "public", "return", "short", "static",
  "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true",
  "try", "void", "volatile", "while",
]
