import Foundation
import Messages
import SwiftSources
import Terminal
import TestSupport
import Testing

@testable import CourseModel
@testable import Reporting

@Suite("A text in German")
struct GermanTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Translations.catalogue("de")
  }

  private func place(_ profile: String) throws -> TerminalProfile {
    var place = try #require(PageTests.profiles[profile])
    place.catalogue = catalogue
    return place
  }

  @Test(
    "a verdict of every kind, like its golden", arguments: PageTests.profiles.keys.sorted())
  func verdicts(profile: String) throws {
    let place = try place(profile)
    let pages = Samples.all.map { report in
      let page = VerdictPage(
        report, title: "Report back", files: Samples.files, explainsAll: false, profile: place)
      return place.render(page.lines)
    }
    try expectGolden(pages.joined(separator: "----\n"), "verdict.de.\(profile).txt")
  }

  @Test("a table of every kind, like its golden", arguments: PageTests.profiles.keys.sorted())
  func table(profile: String) throws {
    let place = try place(profile)
    try expectGolden(
      place.render(GradeTable(Samples.all, profile: place).lines), "table.de.\(profile).txt")
  }

  @Test("points with a comma, and what an instructor has to decide")
  func numbers() throws {
    var place = TerminalProfile(isTerminal: false, columns: 200)
    place.catalogue = catalogue
    let assignment = ClassAssignment(
      title: "A", parts: [ClassAssignment.Part(exercise: "E", weight: 7.5)],
      due: Date(timeIntervalSince1970: 0))
    var late = Grades.report(2, of: 4)
    late.delivery = Delivery(isLate: true)
    let table = AssignmentTable(assignment, [assignment.grade([late])], profile: place).lines
    let text = place.render(table)
    #expect(text.contains("3,75/7,5"), "\(text)")
    #expect(text.contains("Es ist als verspätet gekennzeichnet"), "\(text)")
  }

  @Test(
    "an answer beside the model's, like its golden",
    arguments: PageTests.profiles.keys.sorted())
  func comparison(profile: String) throws {
    func files(_ name: String, _ text: String) -> [SourceFile] {
      [SourceFile(name: name, content: Data(text.utf8))]
    }
    let mine = files(
      "Mine.swift", "// of mine\nstruct Same {}\nstruct Other { let a = 1 }\nstruct Mine {}\n")
    let model = files(
      "Model.swift", "struct Same {}\nstruct Other { let b = 1 }\nstruct Model {}\n")
    let place = try place(profile)
    let pages = [
      ComparisonPage(
        SourceComparison(of: mine, with: model), title: "Deine und das Muster", profile: place),
      ComparisonPage(
        SourceComparison(of: model, with: mine), title: "Muster und andere", sides: .otherAnswer,
        profile: place),
      ComparisonPage(
        SourceComparison(of: mine, with: mine), title: "Dieselbe", profile: place),
      ComparisonPage(
        SourceComparison(of: mine, with: files("Mine.swift", "struct {")), title: "Fehler",
        profile: place),
    ]
    let text = pages.map { place.render($0.lines) }.joined(separator: "----\n")
    try expectGolden(text, "comparison.de.\(profile).txt")
  }

  @Test("differences between runs, and a matrix of mistakes")
  func differences() throws {
    func file(_ text: String) -> SourceFile {
      SourceFile(name: "A.swift", content: Data(text.utf8))
    }
    func lines(_ profile: String) throws -> [String] {
      DifferencePage(
        from: [file("let a = 1\n")],
        to: [file("let a = 2\n"), SourceFile(name: "B.swift", content: Data("x\n".utf8))],
        profile: try place(profile)
      ).lines.map(\.text)
    }
    #expect(try lines("plain").contains("B.swift · nur jetzt"))
    #expect(try lines("plain").contains("  Zeile 1"))
    #expect(try lines("accessible").contains("  damals: let a = 1"))

    let check = Check(id: "a", name: "A", points: 1, kind: .test)
    func report(_ status: CheckStatus) -> Report {
      Report(
        exercise: "Bell", submission: "loud", status: status == .passed ? .passed : .failed,
        checks: [CheckResult(check, status)])
    }
    let changes = AuditMatrix.changes(from: [report(.passed)], to: [report(.failed)])
    #expect(changes.map(catalogue.text) == ["loud fällt jetzt bei a durch"])
    #expect(changes.map(\.english) == ["loud fails a now"])
  }

  @Test("points in the form of their number", arguments: [0: "Punkten", 1: "Punkt", 2: "Punkten"])
  func points(count: Int, word: String) throws {
    let check = Check(id: "a", name: "A", points: count, kind: .test)
    let report = Report(
      exercise: "ColorPicker", submission: "s", status: .failed,
      checks: [CheckResult(check, .failed)])
    let parts = VerdictParts(report, files: [], profile: try place("plain"))

    #expect(Line(parts.summary).text == "noch nicht bestanden, 0 von \(count) \(word)")
  }

  @Test(
    "how many errors are not shown, and how many of them follow from others",
    arguments: [
      (1, 0, "und 1 weitere Meldung"), (2, 0, "und 2 weitere Meldungen"),
      (
        1, 1,
        "und 1 weitere Meldung des Compilers, die vielleicht verschwindet, wenn das behoben ist"
      ),
      (
        2, 2,
        "und 2 weitere Meldungen des Compilers, die vielleicht verschwinden, wenn das behoben ist"
      ),
      (
        3, 1,
        "und 3 weitere Meldungen des Compilers, von denen 1 vielleicht verschwindet, wenn das behoben ist"
      ),
      (
        3, 2,
        "und 3 weitere Meldungen des Compilers, von denen 2 vielleicht verschwinden, wenn das behoben ist"
      ),
    ])
  func rest(count: Int, echoes: Int, sentence: String) throws {
    func error(isCascading: Bool) -> Diagnostic {
      Diagnostic(
        file: "A.swift", line: 1, column: 1, severity: .error, message: "wrong",
        isCascading: isCascading)
    }
    let report = Report(
      exercise: "ColorPicker", submission: "s", status: .doesNotCompile, checks: [],
      diagnostics: (0..<3 + count - echoes).map { _ in error(isCascading: false) }
        + (0..<echoes).map { _ in error(isCascading: true) })
    var wide = try place("plain")
    wide.columns = 200
    let parts = VerdictParts(report, files: [], profile: wide)

    #expect(parts.diagnostics(all: false).map(\.text).contains("  \(sentence)"))
  }

  @Test("output, reading, skipped files, and open checks")
  func everythingElse() throws {
    var (quiet, loud) = (Samples.checks[0], Samples.checks[1])
    quiet.read = LessonPlace(lesson: "telling", heading: "{command} and others")
    loud.read = nil
    let report = Report(
      exercise: "ColorPicker", submission: "s", status: .failed,
      checks: [
        CheckResult(quiet, .pending), CheckResult(quiet, .failed),
        CheckResult(loud, .failed, printed: "{check}"),
      ], diagnostics: [], ignored: ["main.swift", "{files}"])
    func parts(_ key: Character?) throws -> VerdictParts {
      VerdictParts(report, files: [], profile: try place("plain"), readingKey: key)
    }
    func text(_ lines: [Line]) -> String { lines.map(\.text).joined(separator: "\n") }

    #expect(text(try parts(nil).ignored) == "  Nicht angesehen: main.swift, {files}")
    let open = try parts(nil).firstOpenCheck()
    #expect(
      text(open) == """
          ✗ Done reports <the> "colour"
            Zum Nachlesen: „{command} and others“, switchboard lesson telling

          In „Cancel reports nil“ hat dein Code ausgegeben:
          │ {check}

        """)
    let byKey = try parts("w").reading(of: report.checks[1], indent: 0)
    #expect(text(byKey) == "Zum Nachlesen: „{command} and others“, Taste w")
    let pending = try parts(nil).line(of: report.checks[0])
    #expect(text(pending) == "  · Done reports <the> \"colour\" (noch nichts zu bewerten)")
    #expect(text(try parts(nil).messages(of: report.checks[2], indent: 0)).hasPrefix("Dein Code"))
  }

  @Test("the reasons of a verdict, wherever they appear")
  func reasons() throws {
    let check = Check(id: "a", name: "A", points: 1, kind: .test)
    // The context keeps it from being text that is not translated.
    let message = Message("Nothing was handed in.", context: nil)
    let report = Report(
      exercise: "Bell", submission: "ada", status: .failed, message: message,
      checks: [CheckResult(check, .failed, messages: [message])],
      diagnostics: [
        Diagnostic(
          file: "A.swift", line: 1, column: 1, severity: .error, message: message,
          explanation: message)
      ])
    let parts = VerdictParts(report, files: [], profile: try place("plain"))
    let lines = parts.message + parts.messages(of: report.checks[0]) + parts.diagnostics(all: true)

    #expect(lines.count { $0.text.contains("Es wurde nichts abgegeben.") } == 4)
    #expect(report.observation(in: catalogue) == "Es wurde nichts abgegeben.")
    #expect(report.observation() == message.english)
  }

  @Test("documents for programs are English, whoever reads the rest in German")
  func documents() throws {
    // Documents have no terminal profile, and so no language: texts that they share with pages are
    // in English.
    for format in ReportFormat.allCases {
      let document = try format.document(of: Samples.all, asArray: true)
      #expect(!document.contains("bestanden"), "\(format)")
    }
    #expect(Samples.failed.reason() == "forgets-cancel")
    #expect(Samples.failed.observation() == "crashed: No delegate, no trap (and 1 more)")
    #expect(
      Samples.failed.observation(in: catalogue)
        == "abgestürzt: No delegate, no trap (und 1 weitere)")
  }
}
