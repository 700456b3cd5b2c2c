import Testing

@testable import MenuCompiler

/// Names of methods in exported menus of Android.
@Suite struct JavaMethodTests {
  @Test(arguments: [
    ("open", "open"), ("app.open-file", "appOpenFile"), ("new", "onNew"), ("import", "onImport"),
    ("2x", "on2x"), ("zoom 2x", "zoom2x"), ("öffnen", "ffnen"), ("_", "on_"), ("+", "action"),
    ("New", "New"),
  ])
  func everyMethodIsAnIdentifier(action: String, method: String) {
    #expect(javaMethod(for: action) == method)
  }
}
