import CourseModel
import Foundation
import Grading
import Workspaces

extension Workspace {
  /// What the learner has written for an exercise, as it would be judged.
  func intake(of exercise: Exercise) throws -> Intake {
    let sources = sources(of: exercise.name)
    guard FileManager.default.fileExists(atPath: sources.path) else {
      throw UsageError(
        "\(sources.path) is not there; 'switchboard init \(folder.path)' puts it back")
    }
    return try Intake(folder: sources, module: exercise.name, name: folder.lastPathComponent)
  }

  /// What the learner has written for an exercise.
  ///
  /// - Throws: `UsageError` if there is nothing.
  func submission(for exercise: Exercise) throws -> Submission {
    switch try intake(of: exercise) {
    case .accepted(let submission): return submission
    case .refused(_, let reason, _), .several(_, let reason):
      throw UsageError("\(sources(of: exercise.name).path): \(reason)")
    }
  }

  /// What to say of files of given modules that are not as the course has them, in a sentence; nil
  /// if there are none.
  func remark(onModulesOf exercise: Exercise) throws -> String? {
    if exercise.givenModules.isEmpty { return nil }
    let files = try strayModuleFiles(of: exercise)
    guard let first = files.first else { return nil }
    let more = files.count == 1 ? "" : " and \(files.count - 1) more"
    return "\(first)\(more): not as the course has it, and no check sees that. Given modules are "
      + "the course's own here; delete yours, and 'switchboard init .' brings it as it was."
  }

  /// The statements that the learner tries an exercise with, made now if there are none.
  func play(for exercise: Exercise) throws -> (file: SourceFile, url: URL, isNew: Bool) {
    let url = folder(of: exercise.name).appending(path: Exercise.playFileName)
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    do {
      if isNew {
        try Data(Rehearsal.startingText(for: exercise).utf8).write(to: url, options: .atomic)
      }
      let content = try Data(contentsOf: url)
      return (SourceFile(name: Exercise.playFileName, content: content), url, isNew)
    } catch {
      let deed = isNew ? "written" : "read"
      throw GradingError.file(
        path: url.path, reason: "cannot be \(deed): \(error.localizedDescription)")
    }
  }
}
