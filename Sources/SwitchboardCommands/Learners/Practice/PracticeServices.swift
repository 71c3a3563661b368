import CourseModel
import Execution
import Foundation
import FullScreen
import Grading
import Messages
import Synchronization
import Terminal
import Typesetting

/// The services of the loop: a course, a workspace with its history, a grader.
///
/// Slow work answers by messages. It is a class, because it keeps its graders for the next time.
final class PracticeServices: Sendable {
  let learner: Learner
  let context: Context
  let tasks: LoopTasks<PracticeMessage>
  /// Runs the programs of lessons.
  let host: PageProgramHost
  private let machine: Machine
  /// The course as it was when the loop began, so that no step waits for all of it to be read
  /// again.
  let exercises: [Exercise]
  let lessons: [Lesson]
  private let graders = Mutex<[String: Grader]>([:])
  private let recorders = Mutex<[String: CheckConversations]>([:])
  /// Cancels the work that has no other cancellation, such as the first preparation of a grader.
  private let ending: Cancellation

  /// - Parameter sandboxed: Whether the learner's code is confined.
  init(
    _ learner: Learner, in context: Context, sandboxed: Bool, _ tasks: LoopTasks<PracticeMessage>
  ) throws {
    self.learner = learner
    self.context = context
    exercises = try learner.course.exercises()
    lessons = try learner.course.lessons()
    self.tasks = tasks
    ending = try Cancellation()
    machine = try Machine(in: context, sandboxed: sandboxed, isInterruptible: false) {
      tasks.send(.announced(.verbatim($0)))
    }.cancelled(by: ending)
    host = PageProgramHost(
      in: context, workspace: learner.workspace, progress: learner.progress, isSandboxed: sandboxed,
      isQuiet: true)
  }

  /// Ends all work under way.
  func end() {
    ending.cancel()
    host.stop()
  }

  /// The terminal of the loop.
  var place: TerminalProfile { context.screen.output }
  var course: Course { learner.course }
  var workspace: Workspace { learner.workspace }
  var progress: ProgressStore { learner.progress }

  // MARK: - The course and the workspace

  /// The course as far as the learner has come.
  func outline() throws -> CourseOutline {
    let order = ReadingOrder(lessons: lessons, exercises: exercises)
    return CourseOutline(course, try Standing(at: order, paths: course.paths, progress))
  }

  /// An exercise with all its texts.
  func assignment(_ name: String) throws -> Assignment {
    let exercise = try course.exercise(named: name)
    let seen = try progress.states()[exercise.name]?.hints ?? HintsSeen()
    let todos = 1...exercise.todoCount
    return Assignment(
      exercise: exercise.name,
      task: try MarkdownDocument(parsing: exercise.task).spelledOut(
        from: exercise.readme, in: context),
      lesson: try exercise.lesson.map { try lesson(named: $0) },
      hints: try Dictionary(
        uniqueKeysWithValues: todos.map { todo in
          let numbers = seen.numbers(forTODO: todo)
          let hints = exercise.hints(forTODO: todo).filter { numbers.contains($0.number) }
          return (
            todo,
            try Dictionary(
              uniqueKeysWithValues: hints.map {
                ($0.number, try $0.document(of: exercise, in: context))
              })
          )
        }),
      hintCounts: todos.map { exercise.hints(forTODO: $0).count },
      openTODO: try learner.openTODO(of: exercise),
      hasOther: exercise.hasShownVariant, hasTwin: exercise.hasTwin,
      hasDemo: exercise.hasDemo,
      heardChecks: Set(exercise.showsAnswers ? exercise.checksByKind.tests.map(\.id) : []),
      showsSolution: exercise.showsAnswers,
      digest: digest(of: exercise.name), outline: try outline())
  }

  /// A lesson as a page, as it is now, opened at a heading.
  func lesson(named name: String, at heading: String? = nil) throws -> PracticePage {
    let lesson = try course.lesson(named: name)
    let document = try MarkdownDocument(parsing: lesson.body).spelledOut(
      from: lesson.file, in: context)
    return PracticePage(
      title: lesson.title, lesson: lesson.name,
      try progress.page(of: lesson, document), at: heading,
      answered: { [host] in host.answeredHere($0) })
  }

  func card(ofTopic name: String) throws -> PracticePage {
    let card = try course.knownCard(of: course.topic(named: name))
    return PracticePage(
      // Translators: The title of a topic's card.
      title: place.text(of: Message("\(card.topic.title, "topic") on one page")),
      document: try MarkdownDocument(parsing: card.body).spelledOut(
        from: card.file, in: context))
  }

  /// One hint more for the TODO of this number, which counts as seen from now on.
  func nextHint(of name: String, forTODO todo: Int) throws -> PracticeMessage? {
    let exercise = try course.exercise(named: name)
    guard let number = try learner.nextHint(of: exercise, forTODO: todo),
      let hint = exercise.hints(forTODO: todo).first(where: { $0.number == number })
    else { return nil }
    try progress.seeHint(number, of: exercise.name, forTODO: todo)
    return .hint(
      exercise: exercise.name, todo: todo, number: number,
      try hint.document(of: exercise, in: context))
  }

  // MARK: - The sources

  /// The digest of an exercise's sources; the same for all that cannot be judged.
  func digest(of name: String) -> String {
    (try? exercise(named: name)).map(learner.digest) ?? ""
  }

  // MARK: - Judging

  /// Judges the present sources, and reports each step; ends early, without another message, when
  /// it is cancelled.
  ///
  /// - Returns: A remark on the exercise's files, after the verdict.
  func judge(_ order: CheckOrder, until cancellation: Cancellation) async -> PracticeMessage? {
    do {
      let exercise = try exercise(named: order.exercise)
      let intake = try learner.intake(of: exercise)
      var files: [SourceFile] = []
      if case .accepted(let submission) = intake { files = submission.files }
      tasks.send(.checkStarted(order, digest: files.isEmpty ? "" : files.digest))
      let report = try await grader(for: order.exercise).cancelled(by: cancellation)
        .telling { [tasks, files] in tasks.send(.found(order, $0, files: files)) }
        .grade(intake, processes: ProcessInfo.processInfo.activeProcessorCount)
      tasks.send(.judged(order, report, files: files))
      let remark =
        try learner.remark(onModulesOf: exercise)
        ?? learner.remark(onHandoutOf: exercise, judgedTo: report)
      return remark.map { .notice($0) }
    } catch GradingError.execution(.cancelled) {
      return nil
    } catch {
      return .notJudged(order, sentence: .saying(error))
    }
  }

  /// Runs the learner's code without judging it, and shows its output.
  func run(_ name: String, until cancellation: Cancellation) async -> PracticeMessage? {
    do {
      let exercise = try course.exercise(named: name)
      let play = try learner.play(for: exercise)
      let submission = try learner.submission(for: exercise)
      let outcome = try await grader(for: name).cancelled(by: cancellation)
        .rehearse(submission, with: play.file)
      let files = submission.files + [play.file]
      let page = PracticePage(title: place.text(of: .outputTitle(play.url.lastPathComponent))) {
        profile, theme in
        RehearsalPage(outcome, exercise: exercise, files: files, profile: profile, theme: theme)
          .lines
      }
      let notice =
        play.isNew
        ? Message(
          """
          \(play.url.path, "path") is new: write the code that you want to run there.
          """) : nil
      return .ran(exercise: name, page, notice: notice)
    } catch GradingError.execution(.cancelled) {
      return nil
    } catch {
      return .notRun(exercise: name, sentence: .saying(error))
    }
  }

  /// Keeps a verdict, and returns the course's new state.
  func keep(_ report: Report, of files: [SourceFile]) -> PracticeMessage {
    do {
      try learner.keep(report, of: files)
      return .progressChanged(try outline())
    } catch {
      return .notice(.saying(error))
    }
  }

  /// An exercise as it is judged, which is not read again at each save.
  func exercise(named name: String) throws -> Exercise {
    try exercises.first { $0.name == name } ?? course.exercise(named: name)
  }

  /// The recorder of an exercise's checks, made once; nil if there is none, or if something cancels
  /// it, such as a save: the first one for a toolchain takes some seconds.
  func conversations(
    of exercise: Exercise, until cancellation: Cancellation
  ) -> CheckConversations? {
    if let known = recorders.withLock({ $0[exercise.name] }) {
      return known.cancelled(by: cancellation)
    }
    let machine = machine.quiet().cancelled(by: cancellation)
    guard let new = CheckConversations(of: exercise, in: machine)?.kept() else { return nil }
    recorders.withLock { $0[exercise.name] = new.cancelled(by: ending) }
    return new
  }

  /// Starts the processes for the next check and for its picture ahead. No result depends on it: if
  /// it fails, the next check takes as long as the first. Only this exercise's next check waits for
  /// it.
  func makeReady(_ name: String) {
    graders.withLock(\.self).filter { $0.key != name }.values.forEach { $0.dismissReady() }
    recorders.withLock(\.self).filter { $0.key != name }.values.forEach { $0.dismissReady() }
    try? grader(for: name).makeReady()
    recorders.withLock { $0[name] }?.makeReady()
  }

  /// The grader of an exercise, made once.
  private func grader(for name: String) throws -> Grader {
    if let grader = graders.withLock({ $0[name] }) { return grader }
    let grader = try Grader(for: exercise(named: name), in: machine).kept()
    graders.withLock { $0[name] = grader }
    return grader
  }
}

extension CourseOutline {
  /// A course as far as a learner has come.
  init(_ course: Course, _ standing: Standing) {
    self.init(
      title: course.title,
      topics: course.topics.map { topic in
        Topic(
          name: topic.name, title: topic.title, summary: topic.summary,
          lessons: standing.order.lessons.filter { $0.topic == topic.name }
            .map { lesson in
              Lesson(
                name: lesson.name, title: lesson.title,
                isRead: standing.lessonsRead[lesson.name] != nil,
                next: standing.nextStep(after: lesson.name)?.name)
            },
          exercises: standing.exercises.filter { $0.topic == topic.name }
            .map { Exercise($0, standing) },
          hasCard: course.hasCard(topic))
      },
      path: standing.path.flatMap { path in
        standing.position.map { position in
          Path(
            position: position,
            parts: path.parts.map {
              Path.Part(title: $0.title, steps: $0.of, isDone: standing.isDone($0))
            })
        }
      })
  }
}

extension CourseOutline.Exercise {
  fileprivate init(_ exercise: Exercise, _ standing: Standing) {
    let state = standing.state(of: exercise)
    let ahead = standing.passing(exercise).ahead(of: exercise.name)
    self.init(
      name: exercise.name, title: exercise.title, summary: exercise.summary,
      page: standing.lessonToRead(before: exercise)?.name,
      ahead: Ahead(page: ahead.page?.name, exercise: ahead.exercise?.name),
      maxPoints: exercise.maxPoints,
      isPassed: state.passedAt != nil, isTestedOut: state.isTestedOut, attempts: state.attempts,
      bestPoints: state.bestPoints, solutionSeen: state.solutionSeenAt != nil)
  }
}

extension Message {
  /// The title of what a program has printed.
  static func outputTitle(_ program: String) -> Message {
    Message("What \(program, "program") prints")
  }
}
