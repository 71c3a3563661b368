import Foundation
import GradingTestSupport
import Messages
import TestSupport
import Testing

@testable import SwitchboardCommands

@Suite("Commands in German")
struct GermanCommandsTests {
  private let tool: Tool
  private let workspace: URL

  init() throws {
    tool = try Tool()
    workspace = try tool.makeWorkspace()
    let translations = tool.folder.appending(path: "translations")
    try FileManager.default.createDirectory(at: translations, withIntermediateDirectories: true)
    try Data(Translations.bytes(ofTemplate: Translations.folder.appending(path: "de.po")))
      .write(to: translations.appending(path: "de.mo"))
    tool.environment[Catalogue.environmentVariable] = translations.path
    tool.environment["LANG"] = "C.UTF-8"
    tool.environment["LANGUAGE"] = "de"
  }

  @Test("say where a learner is")
  func standing() async throws {
    let count = Tool.exerciseCount
    let status = await tool.call("status", in: workspace)
    #expect(
      status.output.contains("\n0 von \(count) Übungen bestanden.\n\nDu bist bei FlipSide · "))
    #expect(status.output.contains("\n  Aufgabe: switchboard show FlipSide\n"))
    #expect(status.errorOutput.contains("  lesen, dann switchboard check FlipSide\n"))
    let solution = await tool.call("solution", in: workspace)
    #expect(solution.errorOutput.hasPrefix("switchboard: du hast FlipSide noch nicht bestanden; "))
    let review = await tool.call("review", in: workspace)
    #expect(
      review.output == """
        Jetzt ist nichts fällig.
        Es gibt nichts zu wiederholen, solange du keine Übung bestanden hast.

        """)
    let update = await tool.call("update", in: workspace)
    #expect(update.output == "Arbeitsbereich \(workspace.path)\n  Nichts ist neu.\n\n")
  }

  @Test("say what is wrong with a command line, where the parser would speak English, too")
  func usage() async throws {
    let command = await tool.call("chekc", in: workspace)
    #expect(command.code == 64)
    #expect(
      command.errorOutput
        == "switchboard: es gibt keinen Befehl 'chekc'; meintest du 'check'?\n")
    let validation = await tool.call("progress", "delegation", "--json", in: workspace)
    #expect(validation.code == 64)
    #expect(
      validation.errorOutput.hasPrefix(
        "Error: Nenne ein Thema, --all oder --json, nicht mehrere davon.\nUsage: "))
    let folder = await tool.call("lesson", "--file", ".", in: workspace)
    #expect(
      folder.errorOutput == "switchboard: . ist ein Ordner; nenne eine Markdown-Datei darin\n")
  }

  @Test("set pages whose links and ends are in German, too")
  func pages() async throws {
    let twin = await tool.call("twin", "FlipSide", "--anyway", in: workspace)
    let words = twin.output.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    #expect(words.contains("Es wird hier gezeigt und nicht ausgeführt."))
    #expect(twin.output.contains("Quelle: "))
    let index = await tool.call("index", "UITableView", in: workspace)
    #expect(index.output.hasPrefix("Name "))
  }

  @Test("say what stops an instructor and an author")
  func instructorsAndAuthors() async throws {
    let jobs = await tool.call("grade", ".", "--exercise", "FlipSide", "--jobs", "0")
    #expect(
      jobs.errorOutput.hasPrefix("Error: --jobs ist eine Zahl von 1 bis 256, nicht 0.\nUsage: "))
    let course = await tool.call(
      "grade", Tool.repository.path, "--exercise", "FlipSide", in: tool.folder)
    #expect(
      course.errorOutput.contains(" enthält die Abgaben und auch den Kurs, der sie bewerten "))
    let none = await tool.call("new", "lesson", "a", "--topic", "b", in: tool.folder)
    #expect(none.errorOutput.hasPrefix("switchboard: du bist in keinem Kurs: "))
    let words = await tool.call(
      "audit", "--words", "delegation", "--course", Tool.repository.path)
    #expect(words.output.contains("\nSeite "))
    #expect(words.output.contains("\nWörter: in Überschriften, "))
  }

  @Test("write the same JSON as in English")
  func documents() async throws {
    for arguments in [["list", "--json"], ["progress", "--json"], ["attempts", "--json"]] {
      tool.environment["LANGUAGE"] = "de"
      let german = await tool.call(arguments: arguments, in: workspace)
      tool.environment["LANGUAGE"] = nil
      let english = await tool.call(arguments: arguments, in: workspace)
      #expect(german.output == english.output)
      #expect(!english.output.isEmpty)
    }
  }
}
