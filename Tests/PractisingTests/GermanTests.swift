import Messages
import Terminal
import TestSupport
import Testing

@testable import FullScreen

@Suite("The loop in German")
struct GermanTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Translations.catalogue("de")
  }

  @Test("shows its screens as in the golden", arguments: ScreenTests.sizes.indices)
  func screens(index: Int) throws {
    var place = TerminalProfile(isTerminal: true)
    place.catalogue = catalogue
    let size = ScreenTests.sizes[index]
    let screens = try ScreenTests.scenes.sorted { $0.key < $1.key }.map { name, play in
      var session = Session.opened(
        in: Samples.outline(passed: ["FlipSide"]), columns: size.columns, rows: size.rows,
        profile: place)
      try play(&session)
      return "=== \(name)\n" + place.render(session.model.rows)
    }
    try expectGolden(screens.joined(), "de.\(size.columns).txt")
  }

  @Test("tells its story as in the golden")
  func story() throws {
    var place = try #require(TranscriptTests.places["accessible"])
    place.catalogue = catalogue
    var transcript = PracticeTranscript(
      PracticeModel(Samples.outline(), size: ScreenSize(columns: 72, rows: 24), profile: place))
    let lines = TranscriptTests.story.flatMap { transcript.lines(about: $0) }
    try expectGolden(place.render(lines), "story.de.txt")
  }

  @Test("says what a key comes to, and asks, in German; the keys are the same")
  func keys() throws {
    var place = TerminalProfile(isTerminal: true)
    place.catalogue = catalogue
    var session = Session.opened(Samples.assignment("FlipSide"), columns: 120, profile: place)
    session.type("p")
    #expect(session.footer == "FlipSide ist die erste Übung.")
    session.send(.reviewDue(2))
    #expect(
      session.footer
        == "Zwei Fragen aus dem, was du bestanden hast, sind fällig: 2 Minuten. Jetzt antworten? "
        + "y = ja, n = nein")
    session.type("y")
    #expect(session.effects == [.review])
  }
}
