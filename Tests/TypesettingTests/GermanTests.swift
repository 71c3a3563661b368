import TestSupport
import Terminal
import Testing
@testable import Typesetting

@Suite("A page that is shown in German")
struct GermanTests {
  private func lines(of markdown: String, _ page: Page) throws -> [String] {
    var profile = page.profile
    profile.catalogue = try Translations.catalogue("de")
    return try Page(name: "German", profile: profile).lines(of: markdown).map(\.text)
  }

  @Test("has its own words, and says in German what is beside them")
  func words() throws {
    #expect(
      try lines(of: "```output a.swift without \"weak \"\nx\n```", .plain(80))
        == ["was a.swift ohne „weak “ ausgibt:", "```", "x", "```"])
    #expect(
      try lines(of: "> [!TIP]\n> Read.", .accessible(80))
        == ["Tipp:", "  Read.", "Ende des Tipps."])
    #expect(
      try lines(of: "| a | b |\n|---|---|\n| c | d |", .accessible(80))
        == [
          "Tabelle, 2 Spalten, 1 Zeile:", "Spalten: a; b", "Zeile 1. a: c; b: d",
          "Ende der Tabelle.",
        ]
    )
  }

  @Test("tells a conversation in sentences")
  func conversation() throws {
    let source = """
      ```conversation
      the picker -> its delegate : didPick
      its delegate --> the picker : yes
      note : It is freed.
      ```
      """
    #expect(
      try lines(of: source, .accessible(80)) == [
        "Nachrichten:", "1. the picker sagt zu its delegate: didPick",
        "2. its delegate antwortet the picker: yes", "Anmerkung: It is freed.",
        "Ende der Nachrichten.",
      ])
  }

  @Test("is linted in German, and in English for programs")
  func lint() throws {
    let lint = DocumentLint { _ in true }
    let finding = try #require(try lint.findings(in: "a <b>\n").first)
    #expect(
      try Translations.catalogue("de").text(of: finding.message)
        == "'<b>' ist HTML und wird gezeigt, wie es ist; setz Code zwischen Backticks")
    #expect(finding.sentence.hasPrefix("'<b>' is HTML"))
  }
}
