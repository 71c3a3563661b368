import Foundation
import Grading
import GradingTestSupport
@testable import Messages
import TestSupport
import Testing

@testable import SwitchboardCommands

@Suite("The language")
struct LanguageTests {
  private let tool: Tool
  private let translations: URL

  init() throws {
    tool = try Tool()
    translations = tool.folder.appending(path: "translations")
    try FileManager.default.createDirectory(at: translations, withIntermediateDirectories: true)
    let german = Translations.folder.appending(path: "de.po")
    try Data(Translations.bytes(ofTemplate: german)).write(to: file("de"))
    // The locale of a minimal Debian, which has no other.
    tool.environment["LANG"] = "C.UTF-8"
    tool.environment[Catalogue.environmentVariable] = translations.path
  }

  private func file(_ language: String) -> URL { translations.appending(path: "\(language).mo") }

  /// Returns doctor's output in an environment where it checks little, because there is no place
  /// for files.
  private func doctor(_ environment: [String: String]) throws -> String {
    tool.environment.merge(environment) { $1 }
    tool.environment["TMPDIR"] = "/no/such/place"
    let outcome = try tool.run("doctor", "--course", Tool.repository.path)
    #expect(outcome.code == 2)
    return outcome.output + outcome.errorOutput
  }

  private static let english = """
    ✗  scratch    /no/such/place cannot be written; name another in TMPDIR
    """
  private static let german = """
    ✗  Temp-Ordner     in /no/such/place lässt sich nicht schreiben; nenne in TMPDIR einen \
    anderen Ordner
    """

  @Test(
    "Without its catalogue, doctor names the command that makes it; there may be no translation")
  func notBuilt() throws {
    let german = ["LANGUAGE": "de_AT:fr", Catalogue.environmentVariable: "/none"]
    #expect(
      try doctor(german).contains(
        "✗  language   the translation into 'de_AT' was not built; 'make start' builds it, and so "
          + "does: \(Tool.repository.path)/Scripts/translate /none\n"))
    let none = try doctor(["LANGUAGE": "fr"])
    #expect(none.contains("✓  language   en, since there is no translation into 'fr'\n"))
    #expect(
      try doctor(["LANGUAGE": "de", Catalogue.environmentVariable: translations.path])
        .contains("✓  Sprache  "))
  }

  @Test("is that of a learner's steps, and of what is wrong with them")
  func learner() async throws {
    let workspace = try tool.makeWorkspace()
    tool.environment["LANGUAGE"] = "de"
    let hint = await tool.call("hint", in: workspace)
    #expect(hint.output.hasPrefix("Hinweis 1 von 4 zu TODO 1\n"))
    #expect(
      hint.errorOutput == """
        Weiter: switchboard check FlipSide  (oder noch einmal 'hint': TODO 1 hat noch 3)

        """)
    let undo = await tool.call("undo", in: workspace)
    #expect(undo.code == 64)
    #expect(undo.errorOutput.hasPrefix("switchboard: FlipSide wurde nie zurückgesetzt, "))
    let reset = await tool.call("reset", in: workspace)
    #expect(reset.output.hasPrefix("FlipSide ist noch im Anfangszustand: "))
    let list = await tool.call("list", "delegation", in: workspace)
    #expect(
      list.errorOutput.hasSuffix(
        "  lesen; dann zeigt switchboard show FlipSide  die nächste Übung.\n"))
    let attempts = await tool.call("attempts", in: workspace)
    #expect(attempts.output == "An FlipSide gibt es noch keinen Versuch.\n\n")
  }

  @Test("is that of a name that there is not")
  func mistakes() async throws {
    tool.environment["LANGUAGE"] = "de"
    let workspace = try tool.makeWorkspace()
    let show = await tool.call("show", "FlipSied", in: workspace)
    #expect(show.code == 64)
    #expect(
      show.errorOutput == "switchboard: es gibt keine Übung 'FlipSied'; meinst du 'FlipSide'?\n")
    let lesson = await tool.call("lesson", "zzz", in: workspace)
    #expect(
      lesson.errorOutput
        == "switchboard: es gibt keine Lektion 'zzz'; 'switchboard list --all' nennt sie alle\n")
    let new = await tool.call(
      "new", "exercise", "flipSide", "--topic", "delegation", "--course", Tool.repository.path)
    #expect(new.code == 64)
    #expect(
      new.errorOutput.hasPrefix("switchboard: 'flipSide' kann nicht der Name sein: "),
      "\(new.errorOutput)")
  }

  @Test(
    "is German where the environment says so, whatever locales there are",
    arguments: [
      ["LANGUAGE": "de"], ["LANGUAGE": "tlh:de"], ["LANG": "de_AT.UTF-8"],
      ["LC_MESSAGES": "de_DE.UTF-8"], ["LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"],
    ])
  func isGerman(environment: [String: String]) throws {
    let text = try doctor(environment)

    #expect(text.contains(Self.german), "\(text)")
    #expect(text.contains("✓  Grenzwerte      genug Prozesse und Dateien\n"))
    #expect(text.contains("(\(Tool.exerciseCount) Übungen), "))
    #expect(text.contains("Weiter: mach, was in den Zeilen mit ✗ steht, dann switchboard doctor"))
  }

  @Test(
    "is English where no other is wanted or known",
    arguments: [
      [:], ["LANGUAGE": "tlh"], ["LANGUAGE": "de", "LC_ALL": "C"], ["LANGUAGE": "en:de"],
      ["LANGUAGE": "../translations/de"], [Catalogue.environmentVariable: "/no/such/place"],
    ])
  func isEnglish(environment: [String: String]) throws {
    let text = try doctor(
      ["LANGUAGE": "de"].merging(environment) { $1 }
        .filter { !environment.isEmpty || $0.key != "LANGUAGE" })

    #expect(text.contains(Self.english), "\(text)")
    #expect(text.contains("Next: do what the lines with ✗ say, then switchboard doctor"))
  }

  @Test(
    "is English where the catalogue is broken",
    arguments: [Data(), Data("msgid \"\"\n".utf8), Data([0xDE, 0x12, 0x04, 0x95])])
  func isBroken(content: Data) throws {
    try content.write(to: file("de"))

    #expect(try doctor(["LANGUAGE": "de"]).contains(Self.english))
  }

  @Test("looks for no file where English is wanted")
  func looksForNothing() throws {
    #expect(Catalogue.installed(for: [:]) == .english)
    #expect(Catalogue.installed(for: ["LANG": "en_US.UTF-8", "LANGUAGE": "en"]) == .english)
    let german = Catalogue.installed(
      for: ["LANGUAGE": "de", Catalogue.environmentVariable: translations.path])
    #expect(german.language == "de")
  }

  @Test("what doctor says of a tool that is missing, as the grader itself says it in English")
  func errors() throws {
    let german = try Translations.catalogue("de")
    for error in [GradingError.toolchainMissing, .toolMissing("/usr/bin/xz", package: "xz-utils")] {
      #expect(error.message.english == error.description)
      #expect(german.text(of: error.message) != error.description)
    }
    #expect(
      german.text(of: GradingError.execution(.sandboxMissing).message)
        .hasPrefix("bubblewrap fehlt"))
  }

  @Test("of a verdict is German, and that of its documents never")
  func verdict() async throws {
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")
    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: sources)
    tool.environment["LANGUAGE"] = "de"

    let page = await tool.call("check", "FlipSide", in: workspace)
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("FlipSide · "))
    #expect(page.output.contains(" · bestanden, "), "\(page.output)")

    for reporter in ["json", "junit", "csv", "excel"] {
      let arguments = [
        "grade", sources.path, "--one", "--exercise", "FlipSide", "--course", Tool.repository.path,
        "--reporter", reporter,
      ]
      // Judged the first time and cached afterwards, so that the times are the same.
      _ = await tool.call(arguments: arguments)
      let german = await tool.call(arguments: arguments)
      tool.environment["LANGUAGE"] = nil
      let english = await tool.call(arguments: arguments)
      tool.environment["LANGUAGE"] = "de"
      #expect(german.output == english.output)
      #expect(!english.output.isEmpty)
    }
  }
}
