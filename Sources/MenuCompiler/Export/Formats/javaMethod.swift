/// The name of an action as the name of a Java method. A name that Java can't have becomes words in
/// lower camel case, after `action` if they start with a digit or are a reserved word.
func javaMethod(for action: String) -> String {
  let isPlain = action.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  if isPlain, action.utf8.first?.isDigit == false, !reservedWords.contains(action) { return action }
  let (style, words) = (IdentifierStyle(), IdentifierStyle.words(of: action))
  let name = style.identifier(for: words, after: ["action"])
  return reservedWords.contains(name) ? style.identifier(for: "action " + words) : name
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
