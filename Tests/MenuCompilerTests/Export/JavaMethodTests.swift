import Testing

@testable import MenuCompiler

/// Names of methods in exported menus of Android.
@Suite struct JavaMethodTests {
  @Test(arguments: [
    ("open", "open"), ("app.open-file", "appOpenFile"), ("new", "actionNew"), ("im-port", "imPort"),
    ("import!", "actionImport"), ("2x", "action2x"), ("zoom 2x", "zoom2x"), ("öffnen", "öffnen"),
    ("_", "action"), ("+", "action"), ("New", "New"), ("on_open", "on_open"),
  ])
  func everyMethodIsAnIdentifier(action: String, method: String) {
    #expect(javaMethod(for: action) == method)
  }
}
