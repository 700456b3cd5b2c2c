extension SampleProgram {
  /// Glyphs that toggle and rows that act; a group that keeps one open; an item that is shown later.
  static let tour = SampleProgram(
    sample: "tour",
    script: """
      var replay = Replay(DarkroomMenu.table)
      replay.show()
      replay.tap("library")
      replay.tap("library.places", glyph: true)
      replay.tap("library.places", glyph: true)
      replay.tap("library.recently-deleted")
      replay.tap("adjust", glyph: true)
      replay.tap("shared-with-you", glyph: true)
      replay.tap("presets", glyph: true)
      replay.tap("help")
      replay.tap("help", glyph: true)
      replay.tap("help.what-is-a-raw-photo", glyph: true)
      replay.event("show the tools of testers") {
        $0.setHidden([DarkroomMenu.ID.adjustRemoveNoise], false)
      }
      replay.show()
      for tool in DarkroomMenu.table.children(of: DarkroomMenu.ID.adjust) {
        print(
          DarkroomMenu.table.title(of: tool), DarkroomMenu.since(of: tool),
          DarkroomMenu.credits(of: tool), DarkroomMenu.strength(of: tool),
          DarkroomMenu.beta(of: tool))
      }
      """,
    output: """
      0   ⌄ Library (2,481 photos)
      0.0   ⌄ Albums
      0.1     · Travel (312)
      0.2     · Family (96)
      0.3   › Places
      0.4     ────
      0.5   · Import…
      0.6   · Recently deleted
            (Last import: this morning.)
      1     Adjust
      1.0   · Crop
      1.1   · Contrast
      1.2   · Show grid
      2   ☁ Shared with you
      3   › Presets
      4   ? Help
      tap library
        action open-library
      tap the glyph of library.places
        closes library.albums
        opens library.places
        removes 1...2 of section 0, fade
        inserts 2...3 of section 0, top
        redraws row 0 of section 0
        redraws row 1 of section 0
        scrolls to row 3 of section 0, reveal
      tap the glyph of library.places
        nothing changes
      tap library.recently-deleted
        can't be tapped
      tap the glyph of adjust
        nothing changes
      tap the glyph of shared-with-you
        nothing changes
      tap the glyph of presets
        opens presets
        inserts 0...3 of section 3, top
        redraws header 3
        scrolls to row 2 of section 3, reveal
      tap help
        url https://darkroom.example/help
      tap the glyph of help
        opens help
        inserts 0...3 of section 4, top
        redraws header 4
        scrolls to row 2 of section 4, reveal
      tap the glyph of help.what-is-a-raw-photo
        opens help.what-is-a-raw-photo
        redraws row 0 of section 4
        scrolls to row 0 of section 4, reveal
      show the tools of testers
        inserts 3...3 of section 1, top
      0   ⌄ Library (2,481 photos)
      0.0   › Albums
      0.1   ⌄ Places
      0.2     · Lisbon
      0.3     · Kyoto
      0.4     ────
      0.5   · Import…
      0.6   · Recently deleted
            (Last import: this morning.)
      1     Adjust
      1.0   · Crop
      1.1   · Contrast
      1.2   · Show grid
      1.3   · Remove noise
      2   ☁ Shared with you
      3   ⌄ Presets
      3.0   · Black and white
      3.1   · Faded film
      3.2   · Golden hour
      3.3   · High key
      4   × Help
      4.0   ⌄ What is a raw photo?
              | What the sensor saw, before the camera made a picture of it.…
      4.1   › Where are my photos?
      4.2     ────
      4.3   · Report a problem
      Crop 1.0 0 1.0 false
      Contrast 1.0 0 0.5 false
      Show grid 1.1 0 1.0 false
      Remove noise 2.0 3 0.25 true
      """)
}
