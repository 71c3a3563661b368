import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Messages
import TestSupport
import Testing

@testable import Grading

@Suite("What the grader says in German")
struct GermanTests {
  private let catalogue: Catalogue

  init() throws { catalogue = try Translations.catalogue("de") }

  private static let difference = InterfaceDifference(
    owner: "Bell", expected: "func ring()", kind: .declaredTwice(["A.swift:1", "B.swift:2"]))
  private static let unmetRequirement = UnmetRequirement(
    owner: "Bell", name: "ring(_:)", what: "method",
    kind: .otherType(ofArgument: 1, found: "Int"))

  @Test(
    "names the learner's code, and keeps it as it is",
    arguments: [
      (
        Refusal.macro("#twice").sentence,
        """
        '#twice' ist hier nicht erlaubt: Ein eigenes Makro würde Code umschreiben, bevor er \
        kompiliert wird. Schreib stattdessen eine Funktion.
        """
      ),
      (
        difference.sentence,
        """
        `func ring()` in `Bell` ist zweimal deklariert, in A.swift:1 und B.swift:2: Behalte die \
        Deklaration der Vorlage, und gib der anderen einen anderen Namen.
        """
      ),
      (
        [difference, difference, difference].sentence ?? "",
        "(2 weitere Deklarationen passen nicht zu den Prüfungen.)"
      ),
      (
        unmetRequirement.sentence(knowing: nil),
        """
        Methode `ring(_:)` von `Bell`: Das zweite Argument hat den Typ `Int`, und die Aufgabe \
        braucht einen anderen.
        """
      ),
      (
        Crash(reason: .verbatim("Index out of range."), place: "A.swift:3").message,
        "Dein Code hat das Programm bei A.swift:3 beendet: Index out of range. Frag `indices.contains`, bevor du "
          + "einen Index verwendest, oder durchlaufe stattdessen die Elemente."
      ),
      (
        Crash(reason: CrashFinder.reason(of: .signalled(8)), place: nil).message,
        "Dein Code hat das Programm beendet: eine Division durch null."
      ),
      (
        DocumentKind.pdf.refusal(of: "A.swift"),
        """
        A.swift ist ein PDF-Dokument: Kopiere den Code in eine reine Textdatei, deren Name auf \
        .swift endet, und gib diese ab.
        """
      ),
      (
        MultipleAuthors.sentence(about: ["ada", "bob", "eve", "kim"]),
        """
        Das sieht nach der Arbeit von mehreren aus (ada, bob, eve und 1 weitere) und wurde nicht \
        als eine Abgabe bewertet. Lege die Dateien von jedem in einen eigenen Ordner und bewerte \
        den Ordner darum herum; ist es doch eine Abgabe, bewerte sie allein mit --one.
        """
      ),
      (
        ExpectedSources(module: "A", types: ["A"], stub: [SourceFile("B.swift", "class B {}")])
          .completing([SourceFile("A.swift", "class A {}")]).notes[0],
        "B.swift wurde nicht abgegeben; dafür zählt die Datei der Vorlage."
      ),
    ])
  func says(_ message: Message, _ words: String) {
    #expect(catalogue.text(of: message).hasSuffix(words))
  }

  private func explanation(of words: String) throws -> Message {
    let diagnostic = Diagnostic(
      file: "A.swift", line: 1, column: 1, severity: .error, message: .verbatim(words))
    let files = [SourceFile("A.swift", "delegat = self\n")]
    let program = Program(files, imports: [], participants: [], reading: nil)
    let explained = Explainer(program).explained([diagnostic])
    return try #require(explained.first?.explanation)
  }

  @Test(
    "explains the compiler's words",
    arguments: [
      (
        "cannot find 'delegat' in scope",
        """
        Hier gibt es nichts mit dem Namen `delegat`. Prüf die Schreibweise. Ein Name, der in geschweiften Klammern \
        deklariert ist, gilt nur dort.
        """
      ),
      ("expected ')' in expression list", "Zu einer `(` fehlt die schließende `)`."),
      ("extraneous '}' at top level", "Dieses `}` schließt nichts."),
    ])
  func explains(_ words: String, _ german: String) throws {
    let message = try explanation(of: words)

    #expect(catalogue.text(of: message).hasPrefix(german))
  }

  @Test("is also in German where it comes from the cache, and in English in documents")
  func keeps() throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let place = Cache(environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path])
    let reports = try ReportCache(cache: place, exercise: exercise, judge: "one")
    let files = [SourceFile("A.swift", "a")]
    let crash = Crash(reason: CrashFinder.reason(of: .signalled(6)), place: "A.swift:3").message
    let differences = [Self.difference, Self.difference].sentence
    try reports.keep(
      Judgement(
        finding: .ran(exercise.checks.map { CheckResult($0, .crashed, messages: [crash]) })),
      of: files)
    let kept = try #require(reports.judgement(of: files))

    guard case .ran(let results) = kept.finding else { throw Missing() }
    #expect(results.first?.messages.map(catalogue.text) == [catalogue.text(of: crash)])
    let report = Report.unjudged("ada", exercise, .doesNotCompile, message: differences)
    let document = String(decoding: try Report.json(report), as: UTF8.self)
    #expect(document.contains(try #require(differences).english))
  }

  private struct Missing: Error {}
}
