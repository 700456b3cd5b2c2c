/// The targets for browsers.
extension TargetLibrary {
  static let html = TargetSource(
    name: "html",
    texts: [
      "html.toml": text(PackageResources.html_toml),
      "html-page.stencil": text(PackageResources.html_page_stencil),
      "page.css": text(PackageResources.page_css),
      "menuRuntime.js": text(PackageResources.menuRuntime_js),
      "pageTable.js": text(PackageResources.pageTable_js),
      "pageExtents.js": text(PackageResources.pageExtents_js),
      "pageElements.js": text(PackageResources.pageElements_js),
      "pageSections.js": text(PackageResources.pageSections_js),
      "pageMotion.js": text(PackageResources.pageMotion_js),
      "pageView.js": text(PackageResources.pageView_js),
      "pageKeys.js": text(PackageResources.pageKeys_js),
      "pageSearch.js": text(PackageResources.pageSearch_js),
      "pageMenu.js": text(PackageResources.pageMenu_js),
    ])

  static let typescript = TargetSource(
    name: "typescript",
    texts: [
      "typescript.toml": text(PackageResources.typescript_toml),
      "typescript-menu.stencil": text(PackageResources.typescript_menu_stencil),
      "typescript-runtime.stencil": text(PackageResources.typescript_runtime_stencil),
      "menuNode.ts": text(PackageResources.menuNode_ts),
      "menuSettings.ts": text(PackageResources.menuSettings_ts),
      "menuStructure.ts": text(PackageResources.menuStructure_ts),
      "menuTableText.ts": text(PackageResources.menuTableText_ts),
      "menuTable.ts": text(PackageResources.menuTable_ts),
      "menuWords.ts": text(PackageResources.menuWords_ts),
      "menuRules.ts": text(PackageResources.menuRules_ts),
      "menuRows.ts": text(PackageResources.menuRows_ts),
      "menuMove.ts": text(PackageResources.menuMove_ts),
      "menuSnapshot.ts": text(PackageResources.menuSnapshot_ts),
      "menuChange.ts": text(PackageResources.menuChange_ts),
      "menuReading.ts": text(PackageResources.menuReading_ts),
      "menuExpansion.ts": text(PackageResources.menuExpansion_ts),
    ])
}
