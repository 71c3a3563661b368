@testable import CourseModel
import Foundation
import GradingTestSupport
import Messages
import TestSupport
import Testing

@testable import Grading

/// A stored finding; the exercise's present words and points are applied to it.
@Suite("A judgement")
struct JudgementTests {
  private let folder: URL

  init() throws { folder = try TestMachine.copy(of: "FlipSide") }

  private func exercise(
    _ checks: String = """
    {"id": "one", "name": "One", "points": 3}, {"id": "two", "name": "Two", "points": 2},
    {"id": "alone", "name": "Alone", "compilesWithout": ["A.swift"], "message": "It does not."}
    """, mistake: String = "fails: [two]"
  ) throws -> Exercise {
    try Data(
      """
      {"format": 1, "topic": "t", "order": 1, "title": "T", "summary": "S",
       "checks": [\(checks.replacing("{\"id\"", with: "{\"todo\": 1, \"id\""))]}
      """.utf8
    ).write(to: folder.appending(path: "exercise.json"))
    // The task's hints name checks of the exercise that this was.
    let task = folder.appending(path: "README.md")
    try Data(String(contentsOf: task, encoding: .utf8).replacing(/<!-- .* -->/, with: "").utf8)
      .write(to: task)
    let mistakes = folder.appending(path: "Mistakes")
    try? FileManager.default.removeItem(at: mistakes)
    try FileManager.default.createDirectory(
      at: mistakes.appending(path: "known"), withIntermediateDirectories: true)
    try Data("---\n\(mistake)\n---\nTwo, and known.\n".utf8)
      .write(to: mistakes.appending(path: "known/message.md"))
    return try Exercise(at: folder)
  }

  private func judgement(
    _ statuses: CheckStatus..., saying messages: [Message] = []
  ) throws -> Judgement {
    let results = try zip(exercise().checks, statuses).map {
      CheckResult($0, $1, messages: $1 == .passed ? [] : messages)
    }
    return Judgement(
      finding: .ran(results), diagnostics: [], seconds: Report.Timing(total: 1),
      provenance: Report.Provenance(judgedAt: "now", content: "c", grader: "g", suite: "s"))
  }

  @Test(
    "of an unchanged stub says where to begin: at its first TODO, also on line 1, or with the task",
    arguments: [
      ("ColorPicker", "in ColorPickerController.swift, line 31."),
      ("Bulletins", "Begin at the first TODO, in Center.swift, line 1."),
      ("ParkingMeter", "Begin with the task ('switchboard show ParkingMeter')."),
    ])
  func welcome(_ name: String, _ end: String) throws {
    let exercise = try TestMachine.exercise(name)
    let stub = try exercise.stub()
    let welcome = exercise.welcome(to: Submission(name: "ada", files: stub), from: stub)
    #expect(welcome?.english.hasSuffix(end) == true, "\(welcome?.english ?? "none")")
  }

  @Test("becomes a report under the submission's name, with what was not looked at")
  func frame() throws {
    let report = try judgement(.passed, .passed, .passed).report(exercise())

    #expect(report.status == .passed)
    #expect(report.points == 6)
    #expect(report.submission == "ada")
    #expect(report.ignored == ["notes.txt"])
    #expect(report.provenance?.judgedAt == "now")
  }

  @Test("says what exercise.json says today, beside what was found out")
  func words() throws {
    let judgement = try judgement(.failed, .failed, .failed)
    let saying = try self.judgement(.failed, .crashed, .failed, saying: ["Found."])
    let checks = """
      {"id": "one", "name": "Uno", "points": 30}, {"id": "two", "name": "Due"},
      {"id": "alone", "name": "Solo", "compilesWithout": ["A.swift"], "message": "No."}
      """
    let silent = try judgement.report(exercise(checks))
    let report = try saying.report(exercise(checks))

    #expect(silent.checks.map(\.name) == ["Uno", "Due", "Solo"])
    #expect(silent.checks.map(\.maxPoints) == [30, 1, 1])
    #expect(
      silent.checks.map { $0.messages.map(\.english) } == [
        ["This does not hold yet: Uno."], ["This does not hold yet: Due."], ["No."],
      ])
    #expect(
      report.checks.map { $0.messages.map(\.english) } == [
        ["Found."], ["Found."], ["No.", "Found."],
      ])
  }

  @Test("names a check's page after a crash about objects, and after no other trap")
  func pageAfterCrash() throws {
    let exercise = try exercise(
      #"{"id": "one", "name": "One", "read": "telling#Twice"}, {"id": "two", "name": "Two"}"#)
    func page(_ status: CheckStatus, isAboutObjects: Bool = false) throws -> LessonPlace? {
      var result = CheckResult(exercise.checks[0], status)
      if !isAboutObjects { result.read = nil }
      let judgement = Judgement(
        finding: .ran([result, CheckResult(exercise.checks[1], .passed)]), diagnostics: [],
        seconds: Report.Timing(), provenance: nil)
      return try judgement.report(exercise).checks[0].read
    }
    #expect(try page(.crashed, isAboutObjects: true)?.heading == "Twice")
    #expect(try page(.crashed) == nil)
    #expect(try page(.timedOut, isAboutObjects: true) == nil)
    #expect(try page(.failed)?.heading == "Twice")
  }

  @Test(
    "tells a library's fatal error from those of Swift and of the learner's",
    arguments: [
      ("MiniCocoa/Misuse.swift:93: Fatal error: A Company was asked for it.", true),
      ("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", false),
      ("Door/Bell.swift:3: Fatal error: no bell", false),
      ("Fatal error: Duplicate keys of type 'Bell' were found in a Dictionary.", false),
      ("Fatal access conflict detected.", false),
    ])
  func misuse(line: String, isOfLibrary: Bool) {
    let names = SourceNames([SourceFile(name: "Bell.swift", content: Data())])
    #expect(FatalMessage(in: line, names: names)?.isOfLibrary == isOfLibrary)
  }

  @Test("recognises the mistakes that are known today")
  func mistakes() throws {
    let judgement = try judgement(.passed, .failed, .passed)

    let known = try judgement.report(exercise())
    let unknown = try judgement.report(exercise(mistake: "fails: [one]"))

    #expect(known.mistake == "known")
    #expect(known.message == "Two, and known.")
    #expect(unknown.mistake == nil)
    #expect(unknown.status == .failed)
  }

  @Test("passes without a check that is worth nothing, which is still explained")
  func worthNothing() throws {
    let report = try judgement(.passed, .failed, .passed).report(
      exercise(
        """
        {"id": "one", "name": "One", "points": 3}, {"id": "two", "name": "Two", "points": 0},
        {"id": "alone", "name": "Alone", "compilesWithout": ["A.swift"], "message": "It does not."}
        """))

    #expect(report.status == .passed)
    #expect(report.points == 4)
    #expect(report.maxPoints == 4)
    #expect(report.mistake == nil)
    #expect(report.checks[1].status == .failed)
    #expect(report.checks[1].messages == ["This does not hold yet: Two."])
  }

  @Test(
    "lets a pass wait for the checks that it needs, near and far",
    arguments: [
      (2, [.passed, .passed, .passed], [.passed, .passed, .passed], 7),
      (2, [.failed, .passed, .passed], [.failed, .pending, .pending], 0),
      (2, [.passed, .failed, .passed], [.passed, .failed, .pending], 4),
      (2, [.crashed, .timedOut, .passed], [.crashed, .timedOut, .pending], 0),
      (2, [.passed, .passed, .untrusted], [.passed, .passed, .untrusted], 6),
      // A check that does not count blocks no other, and does not hide one that counts.
      (0, [.passed, .failed, .passed], [.passed, .failed, .passed], 5),
      (0, [.failed, .failed, .passed], [.failed, .failed, .pending], 0),
    ] as [(Int, [CheckStatus], [CheckStatus], Int)])
  func waiting(second: Int, found: [CheckStatus], shown: [CheckStatus], points: Int) throws {
    let exercise = try exercise(
      """
      {"id": "one", "name": "One", "points": 4},
      {"id": "two", "name": "Two", "points": \(second), "needs": "one"},
      {"id": "three", "name": "Three", "needs": "two"}
      """)
    let results = zip(exercise.checks, found).map { CheckResult($0, $1, seconds: 0.5) }
    let report = try Judgement(
      finding: .ran(results), diagnostics: [], seconds: Report.Timing(), provenance: nil
    ).report(exercise)

    #expect(report.checks.map(\.status) == shown)
    #expect(report.points == points)
    #expect(report.status == (points == exercise.maxPoints ? .passed : .failed))
    #expect(report.checks.map(\.seconds) == results.map(\.seconds))
  }

  @Test("of what was not run has every check, and none that ran")
  func notRun() throws {
    let judgement = Judgement(
      finding: .notRun(.doesNotCompile, message: "Why."), diagnostics: [],
      seconds: Report.Timing(), provenance: nil)

    let report = try judgement.report(exercise())

    #expect(report.status == .doesNotCompile)
    #expect(report.message == "Why.")
    #expect(report.checks.map(\.status) == [.notRun, .notRun, .notRun])
    #expect(report.ignored == ["notes.txt"])
  }

  @Test(
    "of an answer that does not compile is for a person if it lacks what we left out",
    arguments: [
      ("Row", false, "cannot find 'Row' in scope", "The answer lacks `Row` or has it twice,"),
      ("Row", false, "cannot find type 'Row' in scope", "The answer lacks `Row`"),
      ("Row", false, "invalid redeclaration of 'Row'", "The answer lacks `Row` or has it twice,"),
      (
        "Row", false, "'Row' is ambiguous for type lookup in this context", "The answer lacks `Row`"
      ),
      ("swap", false, "invalid redeclaration of 'swap(_:)'", "The answer lacks `swap`"),
      ("swap", false, "value of type 'Row' has no member 'swap'", "The answer lacks `swap`"),
      // The answer has the type.
      ("Row", false, "value of type 'Row' has no member 'swap'", ""),
      ("Row", false, "cannot find 'Rows' in scope", ""), ("Row", false, "'Row' is unused", ""),
      ("Row", true, "missing return", "We left out a part of the hand-in,"),
      ("", false, "missing return", ""),
    ])
  func doubt(_ setAside: String, _ isExcerpt: Bool, _ error: String, _ reason: String) {
    let report = Report.unjudged(
      "ada", .unjudged(named: "Picker"), .doesNotCompile, message: nil,
      diagnostics: [
        Diagnostic(file: "A.swift", line: 1, column: 1, severity: .error, message: .verbatim(error))
      ])
    let doubt = report.doubt(
      about: Submission(name: "ada", files: [], setAside: [setAside], isExcerpt: isExcerpt))
    #expect(doubt?.english.hasPrefix(reason) ?? reason.isEmpty)
  }
}

@Suite("The member around a line")
struct MemberTests {
  private let stub = [
    SourceFile(
      "Log.swift",
      """
      class Log {
        // TODO: 3. Stop before it is deallocated.
        func start(
          at time: Int
        ) {
          // TODO: 1. Register.
        }
        func stop() {
          if isOn {
            // TODO: 2. Remove the token.
          }
        }
        func both() {
          // TODO: 1. One.
          // TODO: 2. Two.
        }
      }
      """)
  ]

  @Test("says to which TODO of the stub the line belongs")
  func member() {
    let file = SourceFile(
      "Mine.swift",
      """
      class Log {
        let center: Center
        func stop() {
          let once = {
            center.remove(token!)
          }
          once()
        }

        func start(
          at time: Int
        ) {
      #if DEBUG
          token = center.add(time!)
      #endif
        }
        func both() { start(at: time!) }
        func another() { stop() }
      }
      """)
    for (line, number) in [5: 2, 7: 2, 11: 1, 14: 1] {
      #expect(stub.todo(inside: file.member(around: line)) == number, "\(line)")
    }
    for line in [1, 2, 17, 18, 30] { #expect(stub.todo(inside: file.member(around: line)) == nil) }
    #expect(file.member(around: 5) == ["classLog", "funcstop()"])
  }
}

extension Judgement {
  /// The report on Ada's submission.
  fileprivate func report(_ exercise: Exercise) throws -> Report {
    try report(
      on: Submission(name: "ada", files: [], ignored: ["notes.txt"]), of: exercise,
      Recognition(of: exercise))
  }
}
