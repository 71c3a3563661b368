import Foundation
import Messages
import Reporting
import Terminal
import TestSupport
import Typesetting

@testable import CourseModel
@testable import FullScreen

/// A course of three exercises, and events in it.
enum Samples {
  static func outline(
    passed: Set<String> = [], seen: Set<String> = [], read: Set<String> = [],
    tried: Set<String> = [], lessons: [String: [String]] = [:], left: String? = nil,
    path: CourseOutline.Path? = nil, next: [String: String] = [:]
  ) -> CourseOutline {
    func lesson(_ name: String, _ title: String) -> CourseOutline.Lesson {
      CourseOutline.Lesson(
        name: name, title: title, isRead: read.contains(name), next: next[name])
    }
    func page(before name: String) -> String? {
      passed.union(tried).contains(name) ? nil : lessons[name]?.first { !read.contains($0) }
    }
    func ahead(of name: String) -> CourseOutline.Exercise.Ahead {
      let all = ["FlipSide", "ColorPicker", "Multicast"]
      let way = path?.steps.filter(all.contains) ?? all
      let start = way.firstIndex(of: name).map { $0 + 1 } ?? 0
      let next = (way[start...] + way[..<start]).first { !passed.contains($0) && $0 != name }
      return .init(page: next.map(page) ?? left, exercise: next)
    }
    func exercise(_ name: String, _ title: String, _ summary: String) -> CourseOutline.Exercise {
      CourseOutline.Exercise(
        name: name, title: title, summary: summary, page: page(before: name),
        ahead: ahead(of: name), maxPoints: 6, isPassed: passed.contains(name),
        attempts: passed.contains(name) ? 3 : tried.contains(name) ? 1 : 0,
        bestPoints: passed.contains(name) ? 6 : 0,
        solutionSeen: seen.contains(name))
    }
    return CourseOutline(
      title: "Objects that talk",
      topics: [
        CourseOutline.Topic(
          name: "delegation", title: "Delegation", summary: "Telling without knowing whom.",
          lessons: [
            lesson("telling-without-knowing", "Telling without knowing"),
            lesson("who-owns-whom", "Who owns whom"),
          ],
          exercises: [
            exercise("FlipSide", "The other side", "An information screen that goes away again."),
            exercise(
              "ColorPicker", "Report back",
              "A colour picker tells whoever presented it what was chosen, without knowing who that is."
            ),
          ]),
        CourseOutline.Topic(
          name: "notifications", title: "Notifications",
          exercises: [exercise("Multicast", "To all", "One sender, any number of listeners.")]),
      ], path: path)
  }

  static let task = document(
    """
    # Report back

    A settings screen presents a colour picker. When the picker is done, the settings have to know
    which colour was chosen; but the picker must not know the settings.

    ```conversation
    settings -> picker : present
    picker -> settings : didChoose(colour)
    ```

    ## Your part

    - A protocol `ColorPickerDelegate` in the picker's file.
    - A `weak` delegate of the picker.

    \((1...12).map { "\($0). A thing to be done, and why." }.joined(separator: "\n"))
    """)

  static let lesson = PracticePage(
    title: "Telling without knowing", lesson: "telling-without-knowing",
    QuestionedPage(
      document("# Telling without knowing\n\nA hotel orders a taxi."),
      of: "telling-without-knowing"))

  static let hints = [
    document("Who has to know whom? Draw the *arrows*."),
    document("The delegate is asked in `done()`."),
  ]
  static let hintOfSecond = document("Cancel is an answer, too.")

  static func document(_ markdown: String) -> MarkdownDocument {
    do {
      return try MarkdownDocument(parsing: markdown)
    } catch {
      preconditionFailure("a sample that cannot be parsed: \(error)")
    }
  }

  static func assignment(
    _ exercise: String = "ColorPicker", digest: String = "stub",
    hints: [Int: [Int: MarkdownDocument]] = [:], hasMore: Bool = false,
    heardChecks: Set<String> = []
  ) -> Assignment {
    Assignment(
      exercise: exercise, task: task, lesson: lesson, hints: hints, hintCounts: [2, 1],
      hasOther: hasMore, hasTwin: hasMore, heardChecks: heardChecks, digest: digest)
  }

  /// The conversation of a check, with a missing message.
  static let conversation = Conversation(
    participants: ["the check", "picker", "listener"],
    steps: [
      .message(.init(sender: 0, receiver: 1, text: "cancel()")),
      .message(
        .init(
          sender: 1, receiver: 2, text: "colorPicker(_:didSetColorNamed:to:)", mark: .missing)),
    ])

  /// Two attempts at ColorPicker.
  static var attempts: PracticeMessage {
    let entries = [uncompiled, failed].enumerated().map { index, report in
      AttemptTable.Entry(
        number: index + 1, time: Date(timeIntervalSince1970: Double(index) * 3600), report: report)
    }
    return .attempts(exercise: "ColorPicker", entries, .gmt)
  }

  // MARK: - Reports

  static let checks = [
    Check(
      id: "done", name: "Done reports the name and the colour", points: 3, kind: .test,
      todo: 1),
    Check(
      id: "cancel", name: "Cancel reports nil for the name and the colour, whatever was chosen",
      points: 2, kind: .test, todo: 1),
    Check(
      id: "noTrap", name: "Without a delegate, nothing happens", points: 1, kind: .test, todo: 2),
  ]

  static let files = [
    SourceFile(
      name: "Picker.swift",
      content: Data(
        "import MiniCocoa\n\nclass Picker {\n  // TODO: 1. Tell the delegate.\n  let x = y\n}\n"
          .appending("// TODO: 2. Think of Cancel.\n")
          .utf8))
  ]

  static func report(
    _ status: ReportStatus, _ statuses: [CheckStatus] = [], exercise: String = "ColorPicker",
    mistake: String? = nil, message: Message? = nil, isUntouched: Bool = false,
    diagnostics: [Diagnostic] = []
  ) -> Report {
    let messages: [CheckStatus: Message] = [
      .failed: "*Done* was tapped: the delegate should have heard of it, and heard nothing.",
      .crashed: "Your code stopped the program at Picker.swift:5: Index out of range.",
    ]
    return Report(
      exercise: exercise, submission: "workspace", status: status, mistake: mistake,
      message: message, isUntouched: isUntouched,
      checks: zip(checks, statuses).map { check, status in
        CheckResult(check, status, messages: messages[status].map { [$0] } ?? [])
      }, diagnostics: diagnostics)
  }

  /// Too many checks for a small screen.
  static let many = Report(
    exercise: "ColorPicker", submission: "workspace", status: .failed,
    checks: (1...26).map { number in
      let check = Check(id: "c\(number)", name: "Check \(number)", points: 1, kind: .test)
      return CheckResult(
        check, number.isMultiple(of: 13) ? .passed : .failed,
        messages: [
          .verbatim("Number \(number) is not as it should be, for which there is a reason.")
        ])
    })

  /// The place where `crashed` stopped.
  static let crashPlace = SourcePlace(file: "Picker.swift", line: 5)

  static let passed = report(.passed, [.passed, .passed, .passed])
  static let failed = report(.failed, [.passed, .failed, .crashed])
  /// A failure with a lesson that explains it.
  static let explained: Report = {
    var report = failed
    report.checks[1].read = LessonPlace(lesson: "who-owns-whom", heading: "Down and up")
    return report
  }()
  static let stub = report(
    .failed, [.failed, .failed, .passed],
    message: "This is the exercise as it was given. Begin at Picker.swift, line 4.",
    isUntouched: true)
  static let mistaken = report(
    .failed, [.failed, .failed, .passed], mistake: "nobody-listens",
    message: "Your picker tells its delegate, but *nobody* is the delegate.")
  static let error = Diagnostic(
    file: "Picker.swift", line: 5, column: 11, severity: .error,
    message: "cannot find 'y' in scope")
  static let uncompiled = report(
    .doesNotCompile, [.notRun, .notRun, .notRun], diagnostics: [error])
}
