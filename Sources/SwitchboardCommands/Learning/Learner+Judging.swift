import CourseModel
import Foundation
import Grading
import Messages

extension Learner {
  /// Reads the learner's files for an exercise, as they would be judged.
  func intake(of exercise: Exercise) throws -> Intake {
    let (sources, folder) = (workspace.sources(of: exercise.name), workspace.folder)
    guard FileManager.default.fileExists(atPath: sources.path) else {
      throw LearningError.noSources(path: sources.path, workspace: folder.path)
    }
    return try Intake(folder: sources, module: exercise.name, name: folder.lastPathComponent)
  }

  /// Reads the learner's files for an exercise.
  ///
  /// - Throws: `LearningError.notJudgeable` if there are none.
  func submission(for exercise: Exercise) throws -> Submission {
    switch try intake(of: exercise) {
    case .accepted(let submission): return submission
    case .refused(_, let reason, _), .leftOut(_, let reason):
      throw LearningError.notJudgeable(
        path: workspace.sources(of: exercise.name).path, reason: reason)
    }
  }

  /// Returns a digest of an exercise's sources; the same for all that can't be judged.
  func digest(of exercise: Exercise) -> String {
    (try? submission(for: exercise))?.files.digest ?? ""
  }

  /// Judges the learner's files for an exercise; returns the judged files, too.
  func judge(
    _ exercise: Exercise, with grader: Grader
  ) async throws -> (Report, [SourceFile]) {
    let intake = try intake(of: exercise)
    let report = try await grader.grade(
      intake, processes: ProcessInfo.processInfo.activeProcessorCount)
    guard case .accepted(let submission) = intake else { return (report, []) }
    return (report, submission.files)
  }

  /// Records a verdict with its files.
  func keep(_ report: Report, of files: [SourceFile]) throws {
    try progress.record(report, of: files, at: now())
  }

  /// Returns a sentence about files of given modules that differ from the course's; nil if there
  /// are none.
  func remark(onModulesOf exercise: Exercise) throws -> Message? {
    if exercise.givenModules.isEmpty { return nil }
    let files = try workspace.strayModuleFiles(of: exercise)
    return files.first.map { .strayModules($0, more: files.count - 1) }
  }

  /// Returns how to restore a stub's file if the verdict misses its declarations; otherwise nil.
  func remark(onFilesOf exercise: Exercise, missedBy report: Report) throws -> Message? {
    guard let reason = report.message?.english else { return nil }
    let missing = try exercise.stub().first { reason.contains("`\($0.name)` is missing") }
    return missing.map {
      Message(
        """
        \($0.name, "name") is missing: 'switchboard init .' puts it back as you first got it, and \
        'switchboard attempts \(exercise.name, "exercise")' lists what you had at each check.
        """)
    }
  }

  /// Returns a sentence about checks that were not handed out and so have no verdict; nil if there
  /// are none, if nothing was judged, or if the verdict says it.
  func remark(onHandoutOf exercise: Exercise, judgedTo report: Report) -> Message? {
    guard [.passed, .failed].contains(report.status), !report.isOnlyBegun,
      case .open(let withheld) = exercise.handout,
      withheld > 0
    else { return nil }
    return exercise.guarantee != .begunOnly
      ? Message(
        one: """
          Your instructor has one more check, which is not here: code that passes the others can \
          still be wrong.
          """,
        other: """
          Your instructor has {count} more checks, which are not here: code that passes the \
          others can still be wrong.
          """,
        count: withheld)
      : Message(
        """
        Your instructor's checks are not here: you see whether your code compiles and whether you \
        have begun each TODO, not whether it is right.
        """)
  }

  /// Returns the learner's file for trying out an exercise; creates it if necessary.
  func play(for exercise: Exercise) throws -> (file: SourceFile, url: URL, isNew: Bool) {
    let url = workspace.folder(of: exercise.name).appending(path: Exercise.playFileName)
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    do {
      if isNew {
        try Data(Rehearsal.startingText(for: exercise).utf8).write(to: url, options: .atomic)
      }
      let content = try Data(contentsOf: url)
      return (SourceFile(name: Exercise.playFileName, content: content), url, isNew)
    } catch {
      let reason = error.systemReason
      throw GradingError.file(
        path: url.path, reason: isNew ? .cannotBeWritten(reason) : .cannotBeRead(reason))
    }
  }
}

extension Message {
  /// The first changed file of a given module, and the number of further ones.
  fileprivate static func strayModules(_ path: String, more count: Int) -> Message {
    count == 0
      ? Message(
        """
        \(path, "path") differs from the course's file, and no check sees your change: checks use \
        the course's given modules. Delete yours, and 'switchboard init .' puts it back.
        """)
      : Message(
        """
        \(path, "path") and \(count, "more") more differ from the course's files, and no check \
        sees your changes: checks use the course's given modules. Delete yours, and 'switchboard \
        init .' puts them back.
        """)
  }
}
